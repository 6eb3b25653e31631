/// A group of a ledger, with its place.
package struct FoundGroup {
  /// The slot of its entry.
  var slot: Int
  /// Its index among the groups of the entry.
  var offset: Int
  /// Its index among the groups of the section.
  package var group: Int
  /// Its first item.
  package var firstItem: Int
  /// Its start along the advance axis, in points from the first group.
  package var start: Double
}

/// A page of a ledger, and the sums of everything before it.
struct PageStart {
  var node: Int
  var groups = 0
  var items = 0
  /// In points from the first group.
  var start = 0.0

  /// Advances past a slot.
  @inline(__always)
  mutating func skip<Details>(_ slot: Int, _ lanes: LedgerLanes<Details>) {
    // Counts of what a ledger holds; their sums are known to fit.
    groups &+= lanes.groups[slot]
    items &+= lanes.items[slot]
    start += lanes.extent(slot)
  }
}

/// The extent of consecutive groups along both axes.
///
/// It is kept if it does not follow from the lengths. Groups of one length across, whose lengths and gaps
/// are never negative, reach over exactly their extents.
package struct GroupOutline: LedgerSummary {
  /// The span that the groups cover, in points from the start of the first.
  package var reach = Span.none
  /// The largest length across of the measured groups, in points; negative if none is measured.
  package var tallest = -Double.infinity
  /// The largest length across of all groups, in points.
  package var widest = 0.0

  package init() {}

  init(reach: Span, tallest: Double, widest: Double) {
    self.reach = reach
    self.tallest = tallest
    self.widest = widest
  }

  @inline(__always)
  package mutating func add(_ other: GroupOutline, at start: Double) {
    // Unlike `max`, a comparison of this form is one instruction.
    func larger(_ one: Double, _ two: Double) -> Double { two > one ? two : one }
    reach.low = min(reach.low, other.reach.low + start)
    reach.high = larger(reach.high, other.reach.high + start)
    tallest = larger(tallest, other.tallest)
    widest = larger(widest, other.widest)
  }
}
