import Compositional

/// The number of cells of a group that repeats, and the distance of two of them.
struct Period {
  /// The number of cells of a group.
  let length: Int
  /// The distance of two groups in each view, in points; nil where only one was seen.
  let pitches: [Double?]
  /// The part of the pairs that agree, from 0 to 1.
  let share: Double

  /// True if two groups were seen in a view.
  var isSeen: Bool { pitches.contains { $0 != nil } }

  /// The longest group that is searched for.
  static let longest = 96

  /// Returns the periods of the cells, the best first.
  static func all(_ views: [CellView], along axis: LayoutAxis, _ slack: Slack) -> [Period] {
    let count = views.map { $0.cells.count }.max() ?? 0
    guard count > 1 else { return [Period(length: 1, pitches: views.map { _ in nil }, share: 1)] }
    var found: [Period] = []
    for length in 1...Swift.min(longest, count) {
      var pitches: [Double?] = []
      var agreeing = 0
      var pairs = 0
      for view in views {
        let vote = Vote(view, every: length, along: axis, slack)
        pitches.append(vote.pitch)
        agreeing += vote.agreeing
        pairs += vote.pairs
      }
      if length < count, pairs == 0 { continue }
      let share = pairs == 0 ? 1 : Double(agreeing) / Double(pairs)
      if share < 0.5 { continue }
      if share == 1, found.contains(where: { $0.share == 1 && length % $0.length == 0 }) {
        continue
      }
      found.append(Period(length: length, pitches: pitches, share: share))
    }
    let whole = found.filter { $0.share == 1 }
    // Of those that most pairs agree with the shortest is the plainest.
    let others = found.filter { $0.share < 1 }.sorted {
      $0.share >= 0.8 && $1.share >= 0.8
        ? $0.length < $1.length : ($1.share, $0.length) < ($0.share, $1.length)
    }
    return Array(whole.prefix(2) + others.prefix(2))
  }

  /// The agreement of pairs of cells in a view.
  private struct Vote {
    var pitch: Double?
    var agreeing = 0
    var pairs = 0

    init(_ view: CellView, every length: Int, along axis: LayoutAxis, _ slack: Slack) {
      let cells = view.cells
      guard cells.count > length else { return }
      let across = axis.perpendicular
      var distances: [Double] = []
      var failures = 0
      for index in 0..<(cells.count - length) {
        guard let one = cells[index], let other = cells[index + length] else { continue }
        pairs += 1
        let distance = other.min(axis) - one.min(axis)
        let same = 2 * slack.same
        // A length that is not on the grid of pixels begins at any of two.
        if distance > same, abs(one.size.x - other.size.x) <= same,
          abs(one.size.y - other.size.y) <= same,
          abs(one.min(across) - other.min(across)) <= same
        {
          distances.append(distance)
        } else {
          failures += 1
          if failures > 64, failures > distances.count * 2 { return }
        }
      }
      guard !distances.isEmpty else { return }
      let sorted = distances.sorted()
      let median = sorted[sorted.count / 2]
      let near = distances.filter { abs($0 - median) <= view.pixel + 2 * slack.same }
      pitch = near.reduce(0, +) / Double(near.count)
      if near.count == distances.count, slack.same < 0.01 {
        pitch = slack.common(near) ?? Self.betweenPixels(near, view.pixel, every: length)
      }
      agreeing = near.count
    }

    /// Returns the distance of groups that begin on pixels, and not all on equal ones.
    ///
    /// A half point is half of a pixel at three pixels a point.
    private static func betweenPixels(
      _ distances: [Double], _ pixel: Double, every length: Int
    ) -> Double {
      let mean = distances.reduce(0, +) / Double(distances.count)
      let half = ((mean / pixel - 0.5).rounded() + 0.5) * pixel
      let groups = Double(max(1, distances.count / length))
      return abs(mean - half) <= pixel / groups ? half : mean
    }
  }
}
