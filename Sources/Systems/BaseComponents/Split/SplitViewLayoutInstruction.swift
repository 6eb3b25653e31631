/// The direction in which children follow one another.
public enum SplitViewDirection: Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// What the length of a child in a ``SplitView`` comes from.
public enum SplitViewLayoutType: Hashable, Sendable {
  /// The child itself.
  case automatic
  /// A share of what is left, as large as that of the other equal children.
  case equal
  /// A number of points; a number between 0 and 1 stands for one pixel.
  case fixed
  /// A percentage of what fixed and automatic children leave.
  case percentage
}

/// The length and the insets of a child in a ``SplitView``.
public struct SplitViewLayoutInstruction: Equatable, Sendable {
  /// What the length comes from.
  public var layoutType: SplitViewLayoutType
  /// Points, or a percentage from 0 to 100.
  public var value: CGFloat
  /// The insets of the child from its slot, in points.
  public var edgeInsets: UIEdgeInsets

  /// Creates an instruction.
  ///
  /// - Parameters:
  ///   - layoutType: What the length comes from.
  ///   - value: Points, or a percentage from 0 to 100.
  ///   - edgeInsets: The insets of the child from its slot, in points.
  public init(
    layoutType: SplitViewLayoutType = .equal, value: CGFloat = 0, edgeInsets: UIEdgeInsets = .zero
  ) {
    self.layoutType = layoutType
    self.value = value
    self.edgeInsets = edgeInsets
  }
}

/// A side of a view whose inset a padding follows.
public enum SplitViewPaddingDirection: Hashable, Sendable {
  /// The left side.
  case left
  /// The top.
  case top
  /// The right side.
  case right
  /// The bottom.
  case bottom

  /// Returns the inset at the side, in points.
  func inset(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left: insets.left
    case .top: insets.top
    case .right: insets.right
    case .bottom: insets.bottom
    }
  }
}
