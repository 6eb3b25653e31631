/// How a pinned boundary item follows the visible rectangle: a pure function of the viewport.
///
/// It moves along the scroll direction only, between its natural place and the end of what it
/// belongs to, which pushes it out (semantics 2.10, Pinning).
package struct Pin: Hashable, Sendable {
  /// The side of the visible rectangle it keeps to.
  package enum Edge: Hashable, Sendable {
    case start
    case end
  }

  /// What is added to the depth of a pinned item that is in sight.
  package static let zIndex = 1_000_000_000

  /// The side of the visible rectangle it keeps to.
  package let edge: Edge
  /// Where it starts at rest, in points.
  package let natural: Double
  /// The farthest place it may start at, in points.
  package let limit: Double
  /// Its length along the scroll direction, in points.
  package let length: Double

  /// Where the item starts when the visible rectangle spans `visible`, all in points from the
  /// start of the content it belongs to.
  package func start(in visible: Span) -> Double {
    switch edge {
    case .start: min(max(natural, visible.low), limit)
    case .end: max(min(natural, visible.high - length), limit)
    }
  }

  /// Where the item can start at all, in points from the start of the content it belongs to.
  package var starts: Span {
    Span(low: min(natural, limit), high: max(natural, limit))
  }
}
