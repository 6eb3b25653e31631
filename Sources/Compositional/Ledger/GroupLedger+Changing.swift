// Changes of single groups of a ledger.

extension GroupLedger {
  @inline(__always)
  func setLength(_ length: Double, of slot: Int) {
    let lanes = lanes
    lanes.payloads[slot] = length.bitPattern
    lanes.setExtent(Double(lanes.groups[slot]) * (length + standard.gap), of: slot)
    if let summaries = lanes.summaries { summaries[slot] = summary(ofEntry: slot) }
  }

  /// Returns the summary of an entry.
  func summary(ofEntry slot: Int) -> Details.Summary {
    Details.summary(of: entry(slot), gap: standard.gap, isMeasured: lanes.isMeasured(slot))
  }

  /// Replaces a group with another of the same number of items.
  ///
  /// - Complexity: O(log entries)
  mutating func replace(_ found: FoundGroup, with entry: Entry) {
    prepareToChange()
    var place = page(ofItem: found.firstItem)
    let slot = isolate(found.slot, group: found.offset, in: &place)
    let wasMeasured = lanes.isMeasured(slot)
    write(entry, to: slot)
    state.measuredEntries -= wasMeasured ? 1 : 0
    sumUp(from: place.node)
    checkInvariants()
  }

  /// Appends groups, and sums up each page once.
  ///
  /// - Parameter entries: The groups.
  /// - Complexity: O(log entries + new entries)
  mutating func append(contentsOf entries: some Collection<Entry>) {
    // As many pages as they fill, and the nodes above these.
    prepareToChange(nodes: entries.count / LedgerNode.fanOut * 9 / 8)
    var place = lastPage
    for entry in entries where entry.groups > 0 {
      if lanes.heads[place.node].count == LedgerNode.fanOut { startPage(behind: &place) }
      lanes.heads[place.node].count += 1
      write(entry, to: lanes.slots(ofNode: place.node).upperBound - 1)
    }
    sumUp(from: place.node)
    checkInvariants()
  }

  /// Starts a page after the last, whose groups may not be summed up yet.
  mutating func startPage(behind place: inout PageStart) {
    prepareToChange()
    var slot = lanes.slots(ofNode: place.node).upperBound
    makeRoom(for: LedgerNode.fanOut, at: &slot, in: &place)
  }

  /// The last page, with the sums before it; the root if the ledger is empty.
  var lastPage: PageStart {
    itemCount > 0 ? page(ofItem: itemCount - 1) : PageStart(node: state.root)
  }

  /// Writes an entry to a slot without measured sizes.
  mutating func write(_ entry: Entry, to slot: Int) {
    let lanes = lanes
    lanes.groups[slot] = entry.groups
    lanes.items[slot] = entry.groups * entry.items
    lanes.details.write(entry.value, across: entry.across, to: slot)
    setLength(entry.length, of: slot)
    countGroups(slot)
    state.measuredEntries += lanes.isMeasured(slot) ? 1 : 0
  }

  /// Splits a run so that one of its groups has a slot of its own, and returns that slot.
  @inline(__always)
  mutating func isolate(_ slot: Int, group offset: Int, in place: inout PageStart) -> Int {
    lanes.groups[slot] == 1 ? slot : splitRun(slot, group: offset, in: &place)
  }

  private mutating func splitRun(_ slot: Int, group offset: Int, in place: inout PageStart) -> Int {
    var slot = slot
    let groups = lanes.groups[slot]
    let after = groups - offset - 1
    let more = (offset > 0 ? 1 : 0) + (after > 0 ? 1 : 0)
    makeRoom(for: more, at: &slot, in: &place)
    insertSlots(more, at: slot + 1)
    // The parts of a run differ only in their numbers of groups.
    for part in 0..<more { copyRun(slot, to: slot + 1 + part) }
    if lanes.isMeasured(slot) { state.measuredEntries += more }
    if after > 0 { setGroups(after, of: slot + more) }
    guard offset > 0 else {
      setGroups(1, of: slot)
      return slot
    }
    setGroups(1, of: slot + 1)
    setGroups(offset, of: slot)
    return slot + 1
  }

  /// Copies a run to a slot that was inserted.
  func copyRun(_ slot: Int, to target: Int) {
    let lanes = lanes
    lanes.groups[target] = lanes.groups[slot]
    lanes.items[target] = lanes.items[slot]
    lanes.payloads[target] = lanes.payloads[slot]
    lanes.details.write(
      lanes.details.value(slot), across: lanes.details.across(slot) ?? standard.across, to: target)
  }

  /// Changes the number of groups of a run.
  func setGroups(_ count: Int, of slot: Int) {
    let lanes = lanes
    lanes.items[slot] = lanes.itemsPerGroup(slot) * count
    lanes.groups[slot] = count
    setLength(lanes.length(slot), of: slot)
    countGroups(slot)
  }

  /// Makes room for slots at or after a slot, and splits the page if it is too full.
  ///
  /// - Parameters:
  ///   - count: The number of slots.
  ///   - slot: A slot of the page, or the end of its slots; updated if the slot moves.
  ///   - place: The page; updated to the page of the slot.
  mutating func makeRoom(for count: Int, at slot: inout Int, in place: inout PageStart) {
    let slots = lanes.slots(ofNode: place.node)
    guard slots.count + count > LedgerNode.fanOut else { return }
    // If a list grows at its end, pages stay full.
    let cut =
      slot >= slots.upperBound - 1 ? slot : slots.lowerBound + slots.count / 2
    let new = split(place.node, at: cut)
    guard slot >= cut else { return }
    place.skip(lanes.heads[place.node].slotAbove, lanes)
    place.node = new
    slot = new * LedgerNode.fanOut + slot - cut
  }
}
