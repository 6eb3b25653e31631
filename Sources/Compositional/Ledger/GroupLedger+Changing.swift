// What changes a ledger: the size of a group, and groups that come and go.

extension GroupLedger {
  @inline(__always)
  func setLength(_ length: Double, of slot: Int) {
    let lanes = lanes
    lanes.payloads[slot] = length.bitPattern
    lanes.extents[slot] = Double(lanes.groups[slot]) * (length + standard.gap)
    if let outlines = lanes.outlines {
      outlines[slot] = entry(slot).outline(
        gap: standard.gap, isMeasured: lanes.isMeasured(slot))
    }
  }

  /// Puts another group of as many items in the place of one.
  ///
  /// - Complexity: O(log entries)
  mutating func replace(_ found: FoundGroup, with entry: Entry) {
    prepareToChange()
    var place = page(ofItem: found.firstItem)
    let slot = isolate(found.slot, group: found.offset, in: &place)
    let wasMeasured = lanes.isMeasured(slot)
    write(entry, to: slot)
    state.measuredEntries -= wasMeasured ? 1 : 0
    state.remember(place)
    sumUp(from: place.node)
    checkInvariants()
  }

  /// Adds groups at the end.
  ///
  /// - Parameter entry: groups of a ledger that is not compact, or without sizes.
  /// - Complexity: O(log entries)
  mutating func append(_ entry: Entry) {
    guard entry.groups > 0 else { return }
    prepareToChange()
    var place = lastPage
    var slot = lanes.slots(ofNode: place.node).upperBound
    makeRoom(for: 1, at: &slot, in: &place)
    open(1, at: slot)
    write(entry, to: slot)
    state.remember(place)
    sumUp(from: place.node)
    checkInvariants()
  }

  var lastPage: PagePlace {
    let lanes = lanes
    var place = PagePlace(node: state.root, groups: groupCount, items: itemCount, start: extent)
    while lanes.heads[place.node].level > 0 {
      place.node = lanes.child(lanes.slots(ofNode: place.node).upperBound - 1)
    }
    // Summed from the start, as any search does.
    return itemCount > 0 ? page(ofItem: itemCount - 1) : place
  }

  /// Writes an entry without sizes to a slot whose sizes are forgotten.
  mutating func write(_ entry: Entry, to slot: Int) {
    let lanes = lanes
    lanes.groups[slot] = entry.groups
    lanes.items[slot] = entry.groups * entry.items
    lanes.details.write(entry.value, across: entry.across, to: slot)
    setLength(entry.length, of: slot)
    countTallies(slot)
    state.measuredEntries += lanes.isMeasured(slot) ? 1 : 0
  }

  /// Splits a run so that a group of it stands alone; answers its slot.
  @inline(__always)
  mutating func isolate(_ slot: Int, group offset: Int, in place: inout PagePlace) -> Int {
    lanes.groups[slot] == 1 ? slot : splitRun(slot, group: offset, in: &place)
  }

  private mutating func splitRun(_ slot: Int, group offset: Int, in place: inout PagePlace) -> Int {
    var slot = slot
    let groups = lanes.groups[slot]
    let after = groups - offset - 1
    let more = (offset > 0 ? 1 : 0) + (after > 0 ? 1 : 0)
    makeRoom(for: more, at: &slot, in: &place)
    open(more, at: slot + 1)
    // Parts of a run without sizes differ in how many groups they are only.
    for part in 0..<more { copyRun(slot, to: slot + 1 + part) }
    if after > 0 { setGroups(after, of: slot + more) }
    guard offset > 0 else {
      setGroups(1, of: slot)
      return slot
    }
    setGroups(1, of: slot + 1)
    setGroups(offset, of: slot)
    return slot + 1
  }

  /// Writes a run once more, to a slot that was opened.
  func copyRun(_ slot: Int, to target: Int) {
    let lanes = lanes
    lanes.groups[target] = lanes.groups[slot]
    lanes.items[target] = lanes.items[slot]
    lanes.payloads[target] = lanes.payloads[slot]
    lanes.details.write(
      lanes.details.value(slot), across: lanes.details.across(slot) ?? standard.across, to: target)
  }

  /// Makes a run one of more or fewer groups.
  func setGroups(_ count: Int, of slot: Int) {
    let lanes = lanes
    lanes.items[slot] = lanes.itemsPerGroup(slot) * count
    lanes.groups[slot] = count
    setLength(lanes.length(slot), of: slot)
    countTallies(slot)
  }

  /// Makes room for some slots at or behind one, cutting the page in two where it is too full.
  ///
  /// - Parameters:
  ///   - count: one or two.
  ///   - slot: of the page, or behind its last; becomes the same slot in the page it is now in.
  ///   - place: the page; becomes that page.
  mutating func makeRoom(for count: Int, at slot: inout Int, in place: inout PagePlace) {
    let slots = lanes.slots(ofNode: place.node)
    guard slots.count + count > LedgerNode.fanOut else { return }
    // Where a list grows at its end, pages stay full.
    let cut =
      slot >= slots.upperBound - 1 ? slot : slots.lowerBound + slots.count / 2
    let new = split(place.node, at: cut)
    state.forgetRecent()
    guard slot >= cut else { return }
    place.skip(lanes.heads[place.node].place, lanes)
    place.node = new
    slot = new * LedgerNode.fanOut + slot - cut
  }
}
