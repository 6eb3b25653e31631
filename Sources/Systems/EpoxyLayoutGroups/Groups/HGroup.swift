/// A group whose items stand side by side.
///
/// At the five accessibility text sizes they stand one below the other, unless
/// ``reflowsForAccessibilityTypeSizes`` is false.
@preconcurrency @MainActor
public final class HGroup: LayoutGroup, StyledGroup {
  /// What a group has beside its items.
  public struct Style: Hashable {
    /// The vertical alignment of items without their own.
    public var alignment: ItemAlignment
    /// The horizontal alignment of items without their own while the group stands vertically.
    public var accessibilityAlignment: VGroup.ItemAlignment
    /// The distance between items, in points.
    public var spacing: CGFloat
    /// True if the group stands vertically at the accessibility text sizes.
    public var reflowsForAccessibilityTypeSizes: Bool
    /// True if the group stands vertically at every text size.
    public var forceVerticalAccessibilityLayout: Bool
    /// The way in which an animated change of the items runs.
    public var animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of items without their own.
    ///   - accessibilityAlignment: The horizontal one while the group stands vertically.
    ///   - spacing: The distance between items, in points.
    ///   - reflowsForAccessibilityTypeSizes: True if the group stands vertically at the
    ///     accessibility text sizes.
    ///   - forceVerticalAccessibilityLayout: True if it does at every text size.
    ///   - animation: The way in which an animated change of the items runs.
    public init(
      alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
      spacing: CGFloat = 0, reflowsForAccessibilityTypeSizes: Bool = true,
      forceVerticalAccessibilityLayout: Bool = false,
      animation: LayoutGroupUpdateAnimation = .spring()
    ) {
      self.alignment = alignment
      self.accessibilityAlignment = accessibilityAlignment
      self.spacing = spacing
      self.reflowsForAccessibilityTypeSizes = reflowsForAccessibilityTypeSizes
      self.forceVerticalAccessibilityLayout = forceVerticalAccessibilityLayout
      self.animation = animation
    }
  }

  /// The vertical alignment of items without their own.
  public let alignment: ItemAlignment
  /// The horizontal alignment of items without their own while the group stands vertically.
  public let accessibilityAlignment: VGroup.ItemAlignment
  /// True if the group stands vertically at the accessibility text sizes.
  public var reflowsForAccessibilityTypeSizes: Bool {
    didSet { if reflowsForAccessibilityTypeSizes != oldValue { constrain() } }
  }
  /// True if the group stands vertically at every text size.
  public var forceVerticalAccessibilityLayout: Bool {
    didSet { if forceVerticalAccessibilityLayout != oldValue { constrain() } }
  }
  private var constrainedAxis: NSLayoutConstraint.Axis?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - style: What the group has beside its items.
  ///   - items: The items; nil for none.
  public init(style: Style, items: [GroupItemModeling?] = []) {
    alignment = style.alignment
    accessibilityAlignment = style.accessibilityAlignment
    reflowsForAccessibilityTypeSizes = style.reflowsForAccessibilityTypeSizes
    forceVerticalAccessibilityLayout = style.forceVerticalAccessibilityLayout
    super.init(spacing: style.spacing, animation: style.animation, items: items)
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - style: What the group has beside its items.
  ///   - items: The items.
  public convenience init(style: Style, @GroupModelBuilder _ items: () -> [GroupItemModeling]) {
    self.init(style: style, items: items())
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of items without their own.
  ///   - accessibilityAlignment: The horizontal one while the group stands vertically.
  ///   - spacing: The distance between items, in points.
  ///   - items: The items; nil for none.
  public convenience init(
    alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
    spacing: CGFloat = 0, items: [GroupItemModeling?] = []
  ) {
    self.init(
      style: Style(
        alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing),
      items: items)
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of items without their own.
  ///   - accessibilityAlignment: The horizontal one while the group stands vertically.
  ///   - spacing: The distance between items, in points.
  ///   - items: The items.
  public convenience init(
    alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
    spacing: CGFloat = 0, @GroupModelBuilder _ items: () -> [GroupItemModeling]
  ) {
    self.init(
      alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing,
      items: items())
  }

  /// Creates a group without items; the archive is not read.
  public required init?(coder: NSCoder) {
    (alignment, accessibilityAlignment) = (.fill, .leading)
    (reflowsForAccessibilityTypeSizes, forceVerticalAccessibilityLayout) = (true, false)
    super.init(coder: coder)
  }

  /// Lets the group stand vertically at the accessibility text sizes, or not; returns the group.
  @discardableResult
  public func reflowsForAccessibilityTypeSizes(_ reflows: Bool) -> HGroup {
    reflowsForAccessibilityTypeSizes = reflows
    return self
  }

  /// Lets the group stand vertically at every text size, or not; returns the group.
  @discardableResult
  public func forceAccessibilityVerticalLayout(_ forceIn: Bool) -> HGroup {
    forceVerticalAccessibilityLayout = forceIn
    return self
  }

  // MARK: LayoutGroup

  override var axis: NSLayoutConstraint.Axis {
    let category = owningView?.traitCollection.preferredContentSizeCategory
    let isLarge = category?.isAccessibilityCategory ?? false
    return forceVerticalAccessibilityLayout || (isLarge && reflowsForAccessibilityTypeSizes)
      ? .vertical : .horizontal
  }

  override var hugsAcross: Bool { axis == .horizontal }

  override func acrossAlignment(of placement: GroupItemPlacement) -> AcrossAlignment {
    guard axis == .vertical else { return (placement.verticalAlignment ?? alignment).across }
    let own = placement.accessibilityAlignment ?? placement.horizontalAlignment
    return (own ?? accessibilityAlignment).across
  }

  override func constrain(_ containers: [ConstrainableContainer]) {
    constrainedAxis = axis
    super.constrain(containers)
  }

  override func textSizeDidChange() {
    if axis != constrainedAxis { constrain() }
  }
}
