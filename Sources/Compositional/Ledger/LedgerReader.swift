/// The addresses of a ledger, for queries.
///
/// It keeps no reference, and so costs a query no reference counting: the ledger must outlive it.
struct LedgerReader<Details: GroupDetails> {
  let lanes: LedgerLanes<Details>
  let state: UnsafePointer<LedgerState<Details.Summary>>
  /// The distance from the end of a group to the start of the next, in points.
  let gap: Double
  /// The length of a group without measured cells across the advance axis, in points.
  fileprivate let across: Double

  @inline(__always)
  init(_ pool: LedgerPool<Details>) {
    lanes = pool.lanes
    state = UnsafePointer(pool.state)
    gap = pool.standard.gap
    across = pool.standard.across
  }
}

extension LedgerReader where Details.Summary == GroupOutline {
  /// The totals of all groups.
  ///
  /// - Complexity: O(1)
  var totals: MeasuredTotals {
    MeasuredTotals(
      itemCount: state.pointee.itemCount, extent: extent, outline: outline)
  }

  /// The outline of all groups.
  ///
  /// - Complexity: O(1)
  var outline: GroupOutline {
    if lanes.summaries != nil || state.pointee.groupCount == 0 {
      var outline = state.pointee.summary
      if Details.mayGrow { addCommonLength(to: &outline) }
      return outline
    }
    return GroupOutline(
      reach: Span(low: 0, high: state.pointee.extent - gap),
      tallest: state.pointee.measuredEntries > 0 ? across : -.infinity, widest: across)
  }

  /// Returns a walk over the groups whose boxes may meet a span, in order.
  ///
  /// - Parameter span: The span along the advance axis, in points from the start of the first
  ///   group.
  /// - Complexity: O(log entries + groups)
  func walk(meeting span: Span) -> GroupWalk<Details> { GroupWalk(self, meeting: span) }
}

extension GroupLedger {
  /// The addresses of the ledger.
  var reader: LedgerReader<Details> { @inline(__always) get { LedgerReader(pool) } }
}

/// The totals of measured groups.
struct MeasuredTotals {
  /// The number of items.
  let itemCount: Int
  /// The distance from the start of the first group to that of a group after the last, in points.
  let extent: Double
  /// The extent that the groups cover, and their largest lengths across.
  let outline: GroupOutline
}
