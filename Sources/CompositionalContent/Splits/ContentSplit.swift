import Compositional

/// Slots that divide a length: the splits of BaseComponents (content rule 6).
public struct ContentSplit: Hashable, Sendable {
  /// The axis along which the slots follow one another.
  public var direction: SplitDirection
  /// The space around each item inside its slot, in points.
  public var subviewPadding: CGFloat
  /// True if every item has the whole split, each in front of the one before; the direction and the
  /// slots do not count (content rule 6.7).
  public var overlaps: Bool
  /// The items, in order; their placement says their slots.
  public var items: [Content]

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - direction: The axis along which the slots follow one another.
  ///   - subviewPadding: The space around each item inside its slot, in points.
  ///   - overlaps: True to give every item the whole split.
  ///   - items: The items, in order.
  public init(
    _ direction: SplitDirection = .vertical, subviewPadding: CGFloat = 0, overlaps: Bool = false,
    items: [Content]
  ) {
    requireFinite(subviewPadding, "subview padding")
    self.direction = direction
    self.subviewPadding = subviewPadding
    self.overlaps = overlaps
    self.items = items
  }
}

/// Slots in a row that may be longer than the view, which scrolls (content rule 6).
public struct ContentScrollingSplit: Hashable, Sendable {
  /// The axis along which the slots follow one another.
  public var direction: SplitDirection
  /// The insets of the slots, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// True to add the layout margins of the environment to the insets.
  public var addsLayoutMargins: Bool
  /// The items, in order; their placement says their slots.
  public var items: [Content]

  /// Creates a scrolling split.
  ///
  /// - Parameters:
  ///   - direction: The axis along which the slots follow one another.
  ///   - contentInsets: The insets of the slots, in points.
  ///   - addsLayoutMargins: True to add the layout margins of the environment to the insets.
  ///   - items: The items, in order.
  public init(
    _ direction: SplitDirection = .vertical, contentInsets: DirectionalEdgeInsets = .zero,
    addsLayoutMargins: Bool = false, items: [Content]
  ) {
    self.direction = direction
    self.contentInsets = contentInsets
    self.addsLayoutMargins = addsLayoutMargins
    self.items = items
  }
}

/// The axis along which the slots of a split follow one another.
public enum SplitDirection: Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical
  /// One axis where a condition holds, and another elsewhere.
  indirect case conditional(ContentCondition, then: LayoutAxis, otherwise: LayoutAxis)

  /// Returns the axis.
  ///
  /// - Parameters:
  ///   - width: The width of the split, in points; nil if it is not known yet.
  ///   - environment: The environment.
  func axis(width: Double?, in environment: ContentEnvironment) -> LayoutAxis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .conditional(let condition, let then, let otherwise):
      condition.holds(width: width.map { CGFloat($0) }, in: environment) ? then : otherwise
    }
  }
}
