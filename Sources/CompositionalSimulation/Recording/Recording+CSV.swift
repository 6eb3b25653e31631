import Compositional

extension Recording {
  /// The columns of ``csv``, in order.
  public static let csvColumns = [
    "frame", "time", "offset_x", "offset_y", "velocity", "row_offsets", "content_width",
    "content_height",
    "visible", "created", "reused", "returned", "prefetched", "cancelled",
    "adjustment_x", "adjustment_y", "jump", "groups_solved", "elements_visited", "measurements",
    "events",
  ]

  /// A table with one line per frame, after a line with the column names.
  ///
  /// Times are in seconds and lengths in points. `velocity` is that of the content offset along the
  /// scroll direction, in points per second. `row_offsets` contains the offsets of orthogonal
  /// sections that are not at zero, such as `0=108 2=-27.5`. `visible` is without the backgrounds of
  /// lists. `events` contains the kinds of the
  /// events, separated by spaces.
  ///
  /// - Complexity: O(frames + changes in them)
  public var csv: String {
    var text = Self.csvColumns.joined(separator: ",") + "\n"
    var player = RecordingPlayer(self)
    for (index, frame) in frames.enumerated() {
      player.seek(to: index)
      let state = player.state
      let shift = frame.contentOffsetAdjustment
      let rows = state.orthogonalOffsets.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        .map { "\($0.key)=\(points: $0.value)" }
      let lengths =
        [frame.contentOffset.x, frame.contentOffset.y, frame.velocity].map { "\(points: $0)" }
        + [rows.joined(separator: " ")]
        + [state.contentSize.width, state.contentSize.height].map { "\(points: $0)" }
      let counts = [
        state.elements.count { !$0.id.isListBackground }, frame.created, frame.reused,
        frame.returned,
        frame.prefetched.count, frame.cancelled.count,
      ].map { "\($0)" }
      let rest = [
        "\(points: shift.x)", "\(points: shift.y)", "\(points: frame.jump)",
        "\(frame.work.groupsSolved)", "\(frame.work.elementsVisited)",
        "\(frame.work.measurements)",
        frame.events.map { $0.kind.rawValue }.joined(separator: " "),
      ]
      let fields = ["\(index)", "\(points: frame.time)"] + lengths + counts + rest
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }
}
