/// The totals of measured groups.
struct MeasuredTotals {
  /// The number of items.
  let itemCount: Int
  /// The distance from the start of the first group to that of a group after the last, in points.
  let extent: Double
  /// The extent that the groups cover, and their largest lengths across.
  let outline: GroupOutline
}

extension GroupLedger where Details.Summary == GroupOutline {
  /// The totals of all groups.
  ///
  /// - Complexity: O(1)
  var totals: MeasuredTotals {
    MeasuredTotals(itemCount: itemCount, extent: extent, outline: outline)
  }

  private var outline: GroupOutline {
    if lanes.summaries != nil || groupCount == 0 { return summary }
    return GroupOutline(
      reach: Span(low: 0, high: extent - standard.gap),
      tallest: hasMeasurements ? standard.across : -.infinity, widest: standard.across)
  }
}
