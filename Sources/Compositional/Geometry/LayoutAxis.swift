/// One of the two axes of the plane; the rules of the engine are written once for both.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// Along x, to the right.
  case horizontal

  /// Along y, downward.
  case vertical

  /// The other axis.
  public var perpendicular: LayoutAxis {
    self == .horizontal ? .vertical : .horizontal
  }
}
