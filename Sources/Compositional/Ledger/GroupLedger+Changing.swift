// What changes a ledger: the size of a group, and groups that come and go.

extension GroupLedger {
  /// What a measurement has changed.
  package struct Change {
    /// The item that the group starts with.
    package var firstItem: Int
    /// Whether the group is as long as before.
    package var isSameLength: Bool
  }

  /// Notes what a cell of a compact ledger was measured at.
  ///
  /// - Parameters:
  ///   - item: the cell.
  ///   - size: its length along the advance axis, in points; NaN leaves it as it stands.
  /// - Returns: nil when it was measured at that before.
  /// - Complexity: O(log entries + cells of a group); the search is O(1) near the last change.
  package mutating func measure(item: Int, _ size: Double) -> Change? {
    var place = page(ofItem: item)
    let (found, first) = slot(ofItem: item, in: place)
    let (offset, cell) = position(of: item - first, in: found)
    let known = lanes.sizes[found * lanes.each + cell]
    let estimate = lanes.cells[cell].length
    let size = !size.isNaN ? size : known.isNaN ? estimate : known
    guard known != size else { return nil }
    set(size, of: cell, group: offset, at: found, &place)
    return Change(
      firstItem: item - cell, isSameLength: (known.isNaN ? estimate : known) == size)
  }

  /// Forgets what a cell of a compact ledger was measured at; whether it was.
  ///
  /// - Complexity: O(log entries + cells of a group)
  package mutating func forget(item: Int) -> Bool {
    var place = page(ofItem: item)
    let (found, first) = slot(ofItem: item, in: place)
    let (offset, cell) = position(of: item - first, in: found)
    guard !lanes.sizes[found * lanes.each + cell].isNaN else { return false }
    set(.nan, of: cell, group: offset, at: found, &place)
    return true
  }

  /// Which group of an entry an item is in, and which cell of it.
  @inline(__always)
  private func position(of item: Int, in slot: Int) -> (group: Int, cell: Int) {
    guard lanes.groups[slot] > 1 else { return (0, item) }
    let each = lanes.each
    return each == 1 ? (item, 0) : (item / each, item % each)
  }

  private mutating func set(
    _ size: Double, of cell: Int, group offset: Int, at slot: Int, _ place: inout PagePlace
  ) {
    prepareToChange()
    let slot = isolate(slot, group: offset, in: &place)
    let known = lanes.sizes[slot * lanes.each + cell]
    lanes.sizes[slot * lanes.each + cell] = size
    if known.isNaN != size.isNaN, lanes.measuredCells(slot) == (size.isNaN ? 0 : 1) {
      state.measuredEntries += size.isNaN ? -1 : 1
    }
    setLength(lanes.length(slot, present: lanes.items[slot]), of: slot)
    state.remember(place)
    sumUpLengths(from: place.node)
    checkInvariants()
  }

  @inline(__always)
  private func setLength(_ length: Double, of slot: Int) {
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
  mutating func replace(_ found: Found, with entry: Entry) {
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
    lanes.clearSizes(slot)
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
    if let across = lanes.across { across[slot] = entry.across }
    if let solved = lanes.solved { solved[slot] = entry.solved }
    setLength(entry.length, of: slot)
    countTallies(slot)
    state.measuredEntries += lanes.isMeasured(slot) ? 1 : 0
  }

  /// Splits a run so that a group of it stands alone; answers its slot.
  @inline(__always)
  private mutating func isolate(_ slot: Int, group offset: Int, in place: inout PagePlace) -> Int {
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
    if let across = lanes.across { across[target] = across[slot] }
    if let solved = lanes.solved { solved[target] = solved[slot] }
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
    guard slots.count + count > LedgerLanes.fanOut else { return }
    // Where a list grows at its end, pages stay full.
    let cut =
      slot >= slots.upperBound - 1 ? slot : slots.lowerBound + slots.count / 2
    let new = split(place.node, at: cut)
    state.forgetRecent()
    guard slot >= cut else { return }
    place.skip(lanes.heads[place.node].place, lanes)
    place.node = new
    slot = new * LedgerLanes.fanOut + slot - cut
  }
}
