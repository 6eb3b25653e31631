/// What the length of a subview in a ``ScrollingView`` comes from.
public enum ScrollingViewLayoutType: Hashable, Sendable {
  /// The subview itself.
  case automatic
  /// A number of points.
  case fixed
}

/// The length and the insets of a subview in a ``ScrollingView``.
public struct ScrollingViewLayoutInstruction: Equatable, Sendable {
  /// What the length comes from.
  public var layoutType: ScrollingViewLayoutType
  /// The length of a fixed subview, in points.
  public var value: CGFloat
  /// The insets of the subview from its slot, in points.
  public var edgeInsets: UIEdgeInsets

  /// Creates an instruction.
  ///
  /// - Parameters:
  ///   - layoutType: What the length comes from.
  ///   - value: The length of a fixed subview, in points.
  ///   - edgeInsets: The insets of the subview from its slot, in points.
  public init(
    layoutType: ScrollingViewLayoutType = .automatic, value: CGFloat = 0,
    edgeInsets: UIEdgeInsets = .zero
  ) {
    self.layoutType = layoutType
    self.value = value
    self.edgeInsets = edgeInsets
  }
}

/// The length and the insets of a split in a ``ScrollingView``.
@preconcurrency @MainActor
public struct ScrollingViewSplitLayoutInstruction {
  /// What the length comes from.
  enum Length {
    case fixed(CGFloat)
    case basedOn(UIView)
  }

  let length: Length
  /// The insets of the split from its slot, in points.
  public var edgeInsets: UIEdgeInsets

  /// Creates an instruction of a length.
  ///
  /// - Parameters:
  ///   - fixedLayoutTypeValue: The length, in points.
  ///   - edgeInsets: The insets of the split from its slot, in points.
  public init(fixedLayoutTypeValue: CGFloat, edgeInsets: UIEdgeInsets = .zero) {
    length = .fixed(fixedLayoutTypeValue)
    self.edgeInsets = edgeInsets
  }

  /// Creates an instruction of the length that a subview of the split needs in its place there.
  ///
  /// - Parameters:
  ///   - subview: The subview.
  ///   - edgeInsets: The insets of the split from its slot, in points.
  public init(
    automaticLayoutTypeDetermineSizeBasedOn subview: UIView, edgeInsets: UIEdgeInsets = .zero
  ) {
    length = .basedOn(subview)
    self.edgeInsets = edgeInsets
  }
}
