import Compositional

/// The numbers of frames as comma-separated values, a row a frame.
enum FrameTable {
  /// The names of the columns.
  static let heading =
    "time,x,y,velocityX,velocityY,contentWidth,contentHeight,visible,appeared,disappeared,created,"
    + "reused,returned,prefetched,cancelled,adjustmentX,adjustmentY,jump,groupsSolved,"
    + "elementsVisited,measurements\n"

  /// The row of a frame.
  static func row(_ frame: SimulatedFrame) -> String {
    let numbers: [Double] = [
      frame.time, Double(frame.contentOffset.x), Double(frame.contentOffset.y),
      Double(frame.velocity.x), Double(frame.velocity.y), Double(frame.contentSize.width),
      Double(frame.contentSize.height), Double(frame.visibleCount),
      Double(frame.appeared.count), Double(frame.disappeared.count), Double(frame.created),
      Double(frame.reused), Double(frame.returned), Double(frame.prefetched.count),
      Double(frame.cancelled.count), Double(frame.contentOffsetAdjustment.x),
      Double(frame.contentOffsetAdjustment.y), frame.jump, Double(frame.work.groupsSolved),
      Double(frame.work.elementsVisited), Double(frame.work.measurements),
    ]
    return numbers.map { NumberText($0, decimals: 4).description }.joined(separator: ",") + "\n"
  }
}
