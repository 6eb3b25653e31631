// Groups that meet a span.

extension GroupLedger where Details.Summary == GroupOutline {
  /// Returns a walk over the groups whose boxes may meet a span, in order.
  ///
  /// - Parameter span: The span along the advance axis, in points from the start of the first
  ///   group.
  /// - Complexity: O(log entries + groups)
  package func walk(meeting span: Span) -> GroupWalk<Details> { GroupWalk(self, meeting: span) }

  /// Returns a walk over the groups whose boxes may meet a span, from the group of an item on.
  ///
  /// The groups before are not looked at, also if very many of them are in the same place.
  ///
  /// - Parameters:
  ///   - span: The span along the advance axis, in points from the start of the first group.
  ///   - item: The item.
  /// - Complexity: O(log entries + groups)
  func walk(meeting span: Span, fromGroupOf item: Int) -> GroupWalk<Details> {
    GroupWalk(self, meeting: span, from: 0..<itemCount ~= item ? item : 0)
  }

  /// Returns an upper bound of the number of groups that meet a span.
  ///
  /// - Parameter span: The span along the advance axis, in points from the start of the first
  ///   group.
  /// - Complexity: O(log entries)
  package func groupBound(meeting span: Span) -> Int {
    bound(meeting: span) { lanes.groups[$0] }
  }

  /// Returns an upper bound of the items of the groups that meet a span, and of some numbers that are
  /// counted for these groups.
  ///
  /// - Parameters:
  ///   - span: The span along the advance axis, in points from the start of the first group.
  ///   - numbers: The indices of the numbers in ``Standard/counted``.
  /// - Complexity: O(log entries)
  func elementBound(meeting span: Span, counting numbers: Range<Int>) -> Int {
    bound(meeting: span) { slot in
      numbers.reduce(lanes.items[slot]) { $0.addingUpToMax(lanes.sum(of: $1, slot)) }
    }
  }

  /// Returns the sum of a number of each slot over the groups that may meet a span.
  private func bound(meeting span: Span, _ number: (_ slot: Int) -> Int) -> Int {
    let lanes = lanes
    func bound(_ node: Int, _ start: Double) -> Int {
      var start = start
      var count = 0
      for slot in lanes.slots(ofNode: node) {
        let reach = reach(slot).moved(by: start)
        if reach.low <= span.high, reach.high >= span.low {
          if reach.low >= span.low, reach.high <= span.high {
            count = count.addingUpToMax(number(slot))
          } else if lanes.heads[node].level > 0 {
            count = count.addingUpToMax(bound(lanes.child(slot), start))
          } else {
            let met = lanes.offsets(ofRun: slot, at: start, meeting: span, gap: standard.gap)
            // All groups of a run have the same number.
            count = count.addingUpToMax(number(slot) / lanes.groups[slot] * met.count)
          }
        }
        start += lanes.extent(slot)
      }
      return count
    }
    return bound(state.root, 0)
  }

  /// Returns the span of the groups below a slot, in points from the start of the first.
  private func reach(_ slot: Int) -> Span {
    lanes.summaries?[slot].reach ?? Span(low: 0, high: lanes.extent(slot) - standard.gap)
  }
}

/// A walk over the groups of a ledger that may meet a span.
///
/// One loop searches and advances: it passes slots that cannot meet the span, descends into those
/// that may, and ascends at the end of a node. It keeps no reference: the ledger must outlive it.
package struct GroupWalk<Details: GroupDetails>: IteratorProtocol
where Details.Summary == GroupOutline {
  let lanes: LedgerLanes<Details>
  private let span: Span
  let gap: Double
  private let standardAcross: Double
  /// True if groups reach over exactly their extents: the walk ends after the span.
  private let reachesExtents: Bool
  /// An item of the first group.
  private let firstItem: Int
  /// The current node, and the sums before ``slot``.
  private var place: PageStart
  private var slot: Int
  /// The end of the slots of the node.
  private var end: Int
  /// The next group of the entry at ``slot``.
  private var offset = 0
  private var lastOffset = 0
  /// True if the entry at ``slot`` meets the span.
  private var isInEntry = false
  /// The number of visited nodes.
  private(set) var visited = 1

  init(_ ledger: GroupLedger<Details>, meeting span: Span, from item: Int = 0) {
    lanes = ledger.lanes
    self.span = span
    firstItem = item
    gap = ledger.standard.gap
    standardAcross = ledger.standard.across
    reachesExtents = ledger.lanes.summaries == nil
    place = item > 0 ? ledger.page(ofItem: item) : PageStart(node: ledger.state.root)
    let slots = lanes.slots(ofNode: place.node)
    end = slots.upperBound
    slot = item > 0 ? ledger.slot(ofItem: item, from: &place) : slots.lowerBound
  }

  /// Returns the next group; nil after the last.
  @inline(__always)
  package mutating func next() -> FoundGroup? {
    if offset == lastOffset {
      guard isNextNear() || findEntry() else { return nil }
    }
    defer { offset += 1 }
    if offset == 0 {
      return FoundGroup(
        slot: slot, offset: 0, group: place.groups, firstItem: place.items, start: place.start)
    }
    return FoundGroup(
      slot: slot, offset: offset, group: place.groups + offset,
      firstItem: place.items + offset * lanes.itemsPerGroup(slot),
      start: place.start + Double(offset) * (lanes.length(slot) + gap))
  }

  /// Returns the length of a group across the advance axis, in points.
  func across(_ found: FoundGroup) -> Double { lanes.details.across(found.slot) ?? standardAcross }

  /// Returns the details of a group.
  @inline(__always)
  func value(_ found: FoundGroup) -> Details.Value { lanes.details.value(found.slot) }

  /// Returns the number of items of a group.
  @inline(__always)
  func itemsPerGroup(_ found: FoundGroup) -> Int { lanes.itemsPerGroup(found.slot) }

  /// Returns the length of a group along the advance axis, in points.
  @inline(__always)
  func length(_ found: FoundGroup) -> Double { lanes.length(found.slot) }

  /// Passes the other groups of the last one's run, if they are all in the same place.
  mutating func passGroupsInTheSamePlace() {
    if lanes.length(slot) + gap == 0 { offset = lastOffset }
  }

  /// Advances to the next slot of the node if it is a single group within the span.
  @inline(__always)
  private mutating func isNextNear() -> Bool {
    guard isInEntry, reachesExtents, slot + 1 < end, lanes.groups[slot + 1] == 1 else {
      return false
    }
    pass()
    isInEntry = place.start <= span.high
    (offset, lastOffset) = (0, isInEntry ? 1 : 0)
    return isInEntry
  }

  /// Advances to the next entry with a group that may meet the span.
  private mutating func findEntry() -> Bool {
    if isInEntry {
      isInEntry = false
      pass()
    }
    while true {
      while slot == end {
        let above = lanes.heads[place.node].slotAbove
        guard above >= 0 else { return false }
        enter(LedgerNode.of(above), at: above + 1)
      }
      if reachesExtents {
        guard passBefore() else { continue }
        if place.start > span.high { return false }
      } else if !outlineMeets() {
        pass()
        continue
      }
      guard lanes.heads[place.node].level == 0 else {
        let child = lanes.child(slot)
        enter(child, at: child * LedgerNode.fanOut)
        continue
      }
      var offsets = lanes.offsets(ofRun: slot, at: place.start, meeting: span, gap: gap)
      if place.items < firstItem {
        let passed = (firstItem - place.items) / max(1, lanes.itemsPerGroup(slot))
        offsets = min(max(offsets.lowerBound, passed), offsets.upperBound)..<offsets.upperBound
      }
      guard !offsets.isEmpty else {
        pass()
        continue
      }
      (offset, lastOffset) = (offsets.lowerBound, offsets.upperBound)
      isInEntry = true
      return true
    }
  }

  /// Passes the slots that end before the span, and returns true if the node has another slot.
  @inline(__always)
  private mutating func passBefore() -> Bool {
    // Numbers, not a place, stay in registers.
    let lanes = lanes
    let (low, end) = (span.low, end)
    var (groups, items, start) = (place.groups, place.items, place.start)
    var slot = slot
    while slot < end {
      let next = start + lanes.extent(slot)
      guard next < low else { break }
      groups &+= lanes.groups[slot]
      items &+= lanes.items[slot]
      start = next
      slot &+= 1
    }
    self.slot = slot
    (place.groups, place.items, place.start) = (groups, items, start)
    return slot < end
  }

  private func outlineMeets() -> Bool {
    guard let reach = lanes.summaries?[slot].reach else { return true }
    return place.start + reach.low <= span.high && place.start + reach.high >= span.low
  }

  @inline(__always)
  private mutating func pass() {
    place.skip(slot, lanes)
    slot += 1
  }

  private mutating func enter(_ node: Int, at slot: Int) {
    visited += 1
    place.node = node
    self.slot = slot
    end = lanes.slots(ofNode: node).upperBound
  }
}

extension LedgerLanes {
  /// Returns the groups of an entry that may meet a span.
  @inline(__always)
  func offsets(ofRun slot: Int, at start: Double, meeting span: Span, gap: Double) -> Range<Int> {
    let length = length(slot)
    guard groups[slot] > 1 else {
      let isNear = start <= span.high && start + max(0, length) >= span.low
      return 0..<(isNear ? groups[slot] : 0)
    }
    return EvenSpans(start: start, length: length, pitch: length + gap)
      .indices(meeting: span, count: groups[slot])
  }
}

extension Int {
  /// Returns the sum with a number, which counts as zero if negative, or the largest integer.
  fileprivate func addingUpToMax(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(Swift.max(0, other))
    return overflow ? .max : sum
  }
}
