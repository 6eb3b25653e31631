/// Insets in points, with sides that follow the reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the edge where reading starts, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the edge where reading ends, in points.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets, in points; omitted sides are zero.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the same inset on every side.
  ///
  /// - Parameter value: The inset, in points.
  public static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    symmetric(horizontal: value, vertical: value)
  }

  /// Returns horizontal and vertical insets.
  ///
  /// - Parameters:
  ///   - horizontal: The leading and the trailing inset, in points.
  ///   - vertical: The top and the bottom inset, in points.
  public static func symmetric(
    horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The inset at the lower end of an axis: leading or top, in points.
  package func start(_ axis: LayoutAxis) -> Double {
    Double(axis == .horizontal ? leading : top)
  }

  /// The inset at the upper end of an axis: trailing or bottom, in points.
  package func end(_ axis: LayoutAxis) -> Double {
    Double(axis == .horizontal ? trailing : bottom)
  }

  /// Returns the insets by their sides in a reading direction.
  public func physical(_ direction: UserInterfaceLayoutDirection) -> PhysicalEdgeInsets {
    direction == .leftToRight
      ? PhysicalEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : PhysicalEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }

  /// The sum of both insets of an axis, in points.
  package func total(_ axis: LayoutAxis) -> Double {
    start(axis) + end(axis)
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The four sides in the order of the initializer.
  public var description: String {
    "{top: \(points: top), leading: \(points: leading), "
      + "bottom: \(points: bottom), trailing: \(points: trailing)}"
  }
}
