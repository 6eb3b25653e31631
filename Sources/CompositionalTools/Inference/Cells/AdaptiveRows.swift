import Compositional

/// The rows of equal cells that a view shows.
struct AdaptiveRows {
  let view: CellView
  /// The number of cells in a full row.
  let count: Int
  let cell: Box
  /// The last cell of the first row.
  let last: Box
  /// The room between the cells of a row, in points; nil if a row has one.
  let gap: Double?
  /// The distance of two rows, in points; nil if there is one.
  let pitch: Double?
  /// True if a row is known to be full.
  let isFull: Bool

  init?(_ view: CellView, along axis: LayoutAxis, _ slack: Slack) {
    let across = axis.perpendicular
    guard let first = view.cells.first ?? nil else { return nil }
    var count = 0
    for cell in view.cells {
      guard let cell, abs(cell.min(axis) - first.min(axis)) <= 2 * slack.same else { break }
      count += 1
    }
    for case let cell? in view.cells {
      guard abs(cell.size.x - first.size.x) <= 2 * slack.same,
        abs(cell.size.y - first.size.y) <= 2 * slack.same
      else { return nil }
    }
    self.view = view
    self.count = count
    cell = first
    last = (count > 0 ? view.cells[count - 1] : nil) ?? first
    isFull = count < view.cells.count
    pitch = isFull ? view.cells[count].map { $0.min(axis) - first.min(axis) } : nil
    if count > 1 {
      gap =
        (last.min(across) - first.min(across)) / Double(count - 1) - first.size[across]
    } else {
      gap = nil
    }
  }
}
