/// The movement of a pinned boundary item: a pure function of the viewport.
///
/// It moves along the scroll direction only, between its natural place and the end of what it
/// belongs to, which pushes it out (rule 2.10).
package struct Pin: Hashable, Sendable {
  /// The side of the visible rectangle an item keeps to.
  package enum Edge: Hashable, Sendable {
    /// The side the content scrolls out at.
    case start
    /// The side the content scrolls in at.
    case end
    /// Either side: an item beside the content stays visible at both.
    case either
  }

  /// The amount added to the z-index of a visible pinned item (rule 2.21).
  package static let zIndex = 1_000_000_000

  /// The side of the visible rectangle it keeps to.
  package let edge: Edge
  /// The natural start, in points.
  package let natural: Double
  /// The lowest and the highest place it may move to, in points.
  package let limits: Span
  /// Its length along the scroll direction, in points.
  package let length: Double
  /// True if the natural place wins over the limit in a section too short for both.
  package let keepsNatural: Bool

  /// Returns the start of the item for a visible span.
  ///
  /// Both are in points from the start of the content that the item belongs to.
  package func start(in visible: Span) -> Double {
    let forward = min(visible.low, limits.high)
    let backward = max(visible.high - length, limits.low)
    switch edge {
    case .start where keepsNatural: return max(natural, forward)
    case .start: return min(max(natural, visible.low), limits.high)
    case .end where keepsNatural: return min(natural, backward)
    case .end: return max(min(natural, visible.high - length), limits.low)
    case .either: return forward > natural ? forward : min(natural, backward)
    }
  }

  /// The possible starts of the item, in points from the start of the content it belongs to.
  package var starts: Span {
    Span(
      low: min(natural, limits.low, limits.high), high: max(natural, limits.low, limits.high))
  }
}
