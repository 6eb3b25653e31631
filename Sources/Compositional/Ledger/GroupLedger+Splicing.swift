// Insertion and removal of groups.

extension GroupLedger {
  /// Inserts groups before the group that starts with an item, or after the last.
  ///
  /// - Parameters:
  ///   - entry: The groups.
  ///   - item: The index of the first inserted item.
  /// - Complexity: O(log entries)
  mutating func insert(_ entry: Entry, at item: Int) {
    guard entry.groups > 0 else { return }
    prepareToChange()
    var place = page(ofItem: min(item, max(0, itemCount - 1)))
    var (slot, first) = slot(ofItem: item, in: place)
    if item == itemCount { (slot, first) = (lanes.slots(ofNode: place.node).upperBound, item) }
    // A run is split around the inserted groups.
    let before = item == first ? 0 : (item - first) / lanes.itemsPerGroup(slot)
    makeRoom(for: before > 0 ? 2 : 1, at: &slot, in: &place)
    if before > 0 {
      insertSlots(2, at: slot + 1)
      copyRun(slot, to: slot + 2)
      if lanes.isMeasured(slot) { state.measuredEntries += 1 }
      setGroups(lanes.groups[slot] - before, of: slot + 2)
      setGroups(before, of: slot)
      slot += 1
    } else {
      insertSlots(1, at: slot)
    }
    write(entry, to: slot)
    sumUp(from: place.node)
    checkInvariants()
  }

  /// Inserts groups without measured cells, of one item each, before an item or at the end.
  ///
  /// - Complexity: O(log entries)
  package mutating func insertUnmeasured(groups: Int, at item: Int) {
    insert(unmeasuredEntry(groups: groups), at: item)
  }

  /// Returns groups without measured cells.
  func unmeasuredEntry(groups: Int) -> Entry {
    Entry(
      groups: groups, items: standard.items, length: standard.length, across: standard.across,
      value: Details.unmeasured)
  }

  /// Replaces groups with others.
  ///
  /// - Parameters:
  ///   - items: All items of the groups.
  ///   - entries: The groups that take their place.
  /// - Complexity: O((1 + `entries.count`) log entries + pages removed); O(pages log entries) for those that
  ///   take the place of as many others.
  mutating func replace(items: Range<Int>, with entries: [Entry]) {
    prepareToChange()
    guard !replaceInPage(items, with: entries) else { return }
    var (entries, item, rest) = (entries[...], items.lowerBound, items.count)
    while let (slots, items) = endOfPage(from: item, within: rest), slots.count <= entries.count {
      item += overwrite(slots, with: entries.prefix(slots.count))
      entries = entries.dropFirst(slots.count)
      rest -= items
    }
    remove(items: item..<item + rest)
    if item == itemCount { return append(contentsOf: entries) }
    for entry in entries {
      insert(entry, at: item)
      item += entry.groups * entry.items
    }
    checkInvariants()
  }

  /// Returns the slots of a page from the entry that starts with an item on, and the number of their items; nil if
  /// there is no such entry, or if these are more than a number of items.
  private func endOfPage(from item: Int, within count: Int) -> (slots: Range<Int>, items: Int)? {
    guard count > 0 else { return nil }
    let place = page(ofItem: item)
    let (slot, start) = slot(ofItem: item, in: place)
    guard start == item else { return nil }
    let slots = slot..<lanes.slots(ofNode: place.node).upperBound
    let items = slots.reduce(0) { $0 + lanes.items[$1] }
    return items <= count ? (slots, items) : nil
  }

  /// Writes entries over others, and returns the number of their items.
  private mutating func overwrite(_ slots: Range<Int>, with entries: ArraySlice<Entry>) -> Int {
    var items = 0
    for (slot, entry) in zip(slots, entries) {
      state.measuredEntries -= lanes.isMeasured(slot) ? 1 : 0
      write(entry, to: slot)
      items += entry.groups * entry.items
    }
    sumUp(from: LedgerNode.of(slots.lowerBound))
    return items
  }

  /// Replaces whole entries of one page that has room for the others; returns false if it cannot.
  private mutating func replaceInPage(_ items: Range<Int>, with entries: [Entry]) -> Bool {
    guard !items.isEmpty, !entries.isEmpty else { return false }
    let place = page(ofItem: items.lowerBound)
    let slots = lanes.slots(ofNode: place.node)
    let (first, start) = slot(ofItem: items.lowerBound, in: place)
    guard start == items.lowerBound else { return false }
    var end = first
    var item = start
    while end < slots.upperBound, item < items.upperBound {
      item += lanes.items[end]
      end += 1
    }
    let more = entries.count - (end - first)
    guard item == items.upperBound, slots.count + more <= LedgerNode.fanOut else { return false }
    for slot in first..<end where lanes.isMeasured(slot) { state.measuredEntries -= 1 }
    if more > 0 { insertSlots(more, at: end) }
    if more < 0 { removeSlots(end + more..<end) }
    for (slot, entry) in zip(first..., entries) { write(entry, to: slot) }
    sumUp(from: place.node)
    checkInvariants()
    return true
  }

  /// Removes groups.
  ///
  /// - Parameter items: All items of the groups.
  /// - Complexity: O(log entries + pages removed)
  package mutating func remove(items: Range<Int>) {
    guard !items.isEmpty else { return }
    prepareToChange()
    var rest = items.count
    while rest > 0 {
      let place = page(ofItem: items.lowerBound)
      rest -= removeItems(from: items.lowerBound, atMost: rest, in: place)
      prepareToChange()
    }
    checkInvariants()
  }

  /// Removes groups from one page, and returns the number of their items.
  private mutating func removeItems(from item: Int, atMost count: Int, in place: PageStart) -> Int {
    let (found, first) = slot(ofItem: item, in: place)
    var slot = found
    let before = item - first
    if before > 0 || lanes.items[slot] > count {
      // All parts of a run are alike, so the rest of a run stays a run.
      let each = lanes.itemsPerGroup(slot)
      let taken = min(lanes.items[slot] - before, count)
      require(
        before % each == 0 && taken % each == 0, "A ledger can be cut between groups only.")
      setGroups((lanes.items[slot] - taken) / each, of: slot)
      sumUp(from: place.node)
      return taken
    }
    let end = lanes.slots(ofNode: place.node).upperBound
    let firstTaken = slot
    var taken = 0
    while slot < end, taken + lanes.items[slot] <= count {
      taken += lanes.items[slot]
      if lanes.isMeasured(slot) { state.measuredEntries -= 1 }
      slot += 1
    }
    removeSlots(firstTaken..<slot)
    if lanes.heads[place.node].count == 0 {
      unlink(place.node)
      if lanes.heads[state.root].count == 0 { sumUp(from: state.root) }
      mergeIfSparse(state.root)
    } else {
      sumUp(from: place.node)
      mergeIfSparse(place.node)
    }
    return taken
  }
}
