/// Insets in points, with sides fixed in space, as for safe areas and content insets.
public struct PhysicalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat

  /// No insets.
  public static let zero = PhysicalEdgeInsets()

  /// Creates insets, in points; omitted sides are zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the insets with sides that follow a reading direction.
  public func directional(_ direction: UserInterfaceLayoutDirection) -> DirectionalEdgeInsets {
    direction == .leftToRight
      ? DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : DirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }

  /// Adds two insets, side by side.
  public static func + (one: PhysicalEdgeInsets, other: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
    PhysicalEdgeInsets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}

extension PhysicalEdgeInsets: CustomStringConvertible {
  /// The four sides in the order of the initializer.
  public var description: String {
    "{top: \(points: top), left: \(points: left), "
      + "bottom: \(points: bottom), right: \(points: right)}"
  }
}
