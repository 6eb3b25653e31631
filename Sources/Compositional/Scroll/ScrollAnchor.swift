/// An element that keeps its position on screen while the content around it changes.
///
/// Create it before a change, and use it after the change (rule 2.8.11).
///
/// ```swift
/// let anchor = layout.scrollAnchor(in: viewport, keeping: .top)
/// layout.record(measurement)
/// viewport.contentOffset = layout.contentOffset(keeping: anchor, in: viewport)
/// ```
public struct ScrollAnchor: Hashable, Sendable {
  /// The edge that keeps its position, and the choice of the element.
  public enum Edge: Hashable, Sendable {
    /// The start of the first element whose start is visible: content above it grows upward.
    case top
    /// The end of the last element whose end is visible: content below it grows downward, as in a
    /// conversation read from its end.
    case bottom
  }

  /// The identifier of the element.
  public let id: ElementID
  /// The edge that keeps its position: that of the search, or after an update the other one if only that
  /// was visible.
  public let edge: Edge
  /// The distance from the content offset to that edge along the scroll direction, in points.
  public let distance: CGFloat
  /// Where the view stands; at its start it stays there, and the element moves.
  package let stand: ScrollStand
  /// True if the view stands at its end, where it stays while elements are measured.
  package let isAtEnd: Bool
}

/// What a view shows before a change, and what keeps its place through it.
struct KeptView {
  let viewport: Viewport
  let anchor: ScrollAnchor?
  let stand: ScrollStand
}
