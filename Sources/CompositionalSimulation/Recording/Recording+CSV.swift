import Compositional

extension Recording {
  /// The columns of ``csv``, in order.
  public static let csvColumns = [
    "frame", "time", "offset_x", "offset_y", "velocity_x", "velocity_y", "content_width",
    "content_height", "visible", "created", "reused", "returned", "prefetched", "cancelled",
    "adjustment_x", "adjustment_y", "jump", "groups_solved", "elements_visited", "measurements",
    "events",
  ]

  /// A table with one line per frame, after a line with the column names.
  ///
  /// Times are in seconds and lengths in points. A velocity is the change of the content offset
  /// since the previous frame without its adjustment, in points per second. `events` contains the
  /// kinds of the events, separated by spaces.
  ///
  /// - Complexity: O(frames + changes in them)
  public var csv: String {
    var text = Self.csvColumns.joined(separator: ",") + "\n"
    var player = RecordingPlayer(self)
    for (index, frame) in frames.enumerated() {
      player.seek(to: index)
      let state = player.state
      let shift = frame.contentOffsetAdjustment
      var velocity = CGPoint(x: 0, y: 0)
      if index > 0, frame.tick > frames[index - 1].tick {
        let before = frames[index - 1]
        let seconds = CGFloat(frame.time - before.time)
        velocity.x = (frame.contentOffset.x - before.contentOffset.x - shift.x) / seconds
        velocity.y = (frame.contentOffset.y - before.contentOffset.y - shift.y) / seconds
      }
      let lengths = [
        frame.contentOffset.x, frame.contentOffset.y, velocity.x, velocity.y,
        state.contentSize.width, state.contentSize.height,
      ].map { "\(points: $0)" }
      let counts = [
        state.elements.count, frame.created, frame.reused, frame.returned,
        frame.prefetched.count, frame.cancelled.count,
      ].map { "\($0)" }
      let rest = [
        "\(points: shift.x)", "\(points: shift.y)", "\(points: frame.jump)",
        "\(frame.work.groupsSolved)", "\(frame.work.elementsVisited)",
        "\(frame.work.measurements)",
        frame.events.map(\.kind.rawValue).joined(separator: " "),
      ]
      let fields = ["\(index)", "\(points: frame.time)"] + lengths + counts + rest
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }
}
