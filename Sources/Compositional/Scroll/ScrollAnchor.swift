/// An element that is to stay where it is on screen while what is around it changes.
///
/// A value: taken before a change, asked after it.
///
/// ```swift
/// let anchor = layout.scrollAnchor(in: viewport, edge: .top)
/// layout.record(measurement)
/// viewport.contentOffset = layout.contentOffset(keeping: anchor, in: viewport)
/// ```
public struct ScrollAnchor: Hashable, Sendable {
  /// Which edge of which element stays.
  public enum Edge: Hashable, Sendable {
    /// The start of the first element that starts in sight: what is above grows upwards.
    case top
    /// The end of the last element that ends in sight: what is below grows downwards, as in a
    /// conversation that is read from its end.
    case bottom
  }

  /// The element.
  public let id: ElementID
  /// The edge that stays.
  public let edge: Edge
  /// From the content offset to that edge along the scroll direction, in points.
  public let distance: CGFloat
  /// Whether the view was pulled past an end, where it stays until it is let go.
  package let isPulled: Bool
}
