// Searches by item and by index.

extension GroupLedger {
  /// Returns the group that contains an item.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log entries)
  package func group(ofItem item: Int) -> FoundGroup {
    let lanes = lanes
    var place = page(ofItem: item)
    let slot = slot(ofItem: item, from: &place)
    let each = lanes.itemsPerGroup(slot)
    return found(slot, offset: each == 0 ? 0 : (item - place.items) / each, after: place)
  }

  /// Returns the items of the entry that contains an item, the number of items of each of its
  /// groups, and the first item of the item's group.
  ///
  /// In place of ``group(ofItem:)``, where the sums before the group are not needed.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log entries)
  func entry(ofItem item: Int) -> (items: Range<Int>, each: Int, firstItem: Int) {
    let (slot, first) = slot(ofItem: item, in: page(ofItem: item))
    let each = lanes.itemsPerGroup(slot)
    let offset = each == 0 ? 0 : (item - first) / each
    return (first..<first + lanes.items[slot], each, first + offset * each)
  }

  /// Returns the group at an index.
  ///
  /// - Precondition: The group exists.
  /// - Complexity: O(log entries)
  package func group(_ index: Int) -> FoundGroup {
    let lanes = lanes
    var place = PageStart(node: state.root)
    while true {
      var slots = lanes.slots(ofNode: place.node)
      while slots.count > 1, index >= place.groups + lanes.groups[slots.lowerBound] {
        place.skip(slots.removeFirst(), lanes)
      }
      guard lanes.heads[place.node].level > 0 else {
        return found(slots.lowerBound, offset: index - place.groups, after: place)
      }
      place.node = lanes.child(slots.lowerBound)
    }
  }

  func found(_ slot: Int, offset: Int, after place: PageStart) -> FoundGroup {
    FoundGroup(
      slot: slot, offset: offset, group: place.groups + offset,
      firstItem: place.items + offset * lanes.itemsPerGroup(slot),
      start: place.start + Double(offset) * (lanes.length(slot) + standard.gap))
  }

  /// Returns the page that contains an item.
  ///
  /// - Complexity: O(log entries)
  func page(ofItem item: Int) -> PageStart {
    let lanes = lanes
    var place = PageStart(node: state.root)
    while lanes.heads[place.node].level > 0 {
      let slots = lanes.slots(ofNode: place.node)
      var slot = slots.lowerBound
      while slot < slots.upperBound - 1, item >= place.items + lanes.items[slot] {
        place.skip(slot, lanes)
        slot += 1
      }
      place.node = lanes.child(slot)
    }
    return place
  }

  /// Returns the entry of a page that contains an item, and advances `place` to the entry.
  @inline(__always)
  func slot(ofItem item: Int, from place: inout PageStart) -> Int {
    let lanes = lanes
    let slots = lanes.slots(ofNode: place.node)
    var slot = slots.lowerBound
    while slot < slots.upperBound - 1, item >= place.items + lanes.items[slot] {
      place.skip(slot, lanes)
      slot += 1
    }
    return slot
  }

  /// Returns the entry of a page that contains an item, and its first item.
  @inline(__always)
  func slot(ofItem item: Int, in place: PageStart) -> (slot: Int, firstItem: Int) {
    let lanes = lanes
    let slots = lanes.slots(ofNode: place.node)
    var slot = slots.lowerBound
    var next = place.items &+ lanes.items[slot]
    while slot < slots.upperBound - 1, item >= next {
      slot += 1
      next &+= lanes.items[slot]
    }
    return (slot, next &- lanes.items[slot])
  }

  /// Returns the numbers of an entry as they are stored.
  func entry(_ slot: Int) -> Entry {
    let lanes = lanes
    return Entry(
      groups: lanes.groups[slot], items: lanes.itemsPerGroup(slot),
      length: lanes.length(slot),
      across: lanes.details.across(slot) ?? standard.across, value: lanes.details.value(slot))
  }

  /// Returns the groups of the entry that contains a group.
  func entry(_ found: FoundGroup) -> Entry { entry(found.slot) }

  /// Returns the details of a group.
  @inline(__always)
  func value(_ found: FoundGroup) -> Details.Value { lanes.details.value(found.slot) }

  /// Returns the number of items of a group.
  @inline(__always)
  func itemsPerGroup(_ found: FoundGroup) -> Int { lanes.itemsPerGroup(found.slot) }

  /// Returns the length of a group along the advance axis, in points.
  @inline(__always)
  func length(_ found: FoundGroup) -> Double { lanes.length(found.slot) }

  /// Returns the length of a group across the advance axis, in points.
  @inline(__always)
  func across(_ found: FoundGroup) -> Double {
    lanes.details.across(found.slot) ?? standard.across
  }
}
