/// A group whose items stand one below the other.
@preconcurrency @MainActor
public final class VGroup: LayoutGroup, StyledGroup {
  /// What a group has beside its items.
  public struct Style: Hashable {
    /// The horizontal alignment of items without their own.
    public var alignment: ItemAlignment
    /// The distance between items, in points.
    public var spacing: CGFloat
    /// The way in which an animated change of the items runs.
    public var animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of items without their own.
    ///   - spacing: The distance between items, in points.
    ///   - animation: The way in which an animated change of the items runs.
    public init(
      alignment: ItemAlignment = .fill, spacing: CGFloat = 0,
      animation: LayoutGroupUpdateAnimation = .spring()
    ) {
      self.alignment = alignment
      self.spacing = spacing
      self.animation = animation
    }
  }

  /// The horizontal alignment of items without their own.
  public let alignment: ItemAlignment

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - style: What the group has beside its items.
  ///   - items: The items; nil for none.
  public init(style: Style, items: [GroupItemModeling?] = []) {
    alignment = style.alignment
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
  ///   - alignment: The horizontal alignment of items without their own.
  ///   - spacing: The distance between items, in points.
  ///   - items: The items; nil for none.
  public convenience init(
    alignment: ItemAlignment = .fill, spacing: CGFloat = 0, items: [GroupItemModeling?] = []
  ) {
    self.init(style: Style(alignment: alignment, spacing: spacing), items: items)
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of items without their own.
  ///   - spacing: The distance between items, in points.
  ///   - items: The items.
  public convenience init(
    alignment: ItemAlignment = .fill, spacing: CGFloat = 0,
    @GroupModelBuilder _ items: () -> [GroupItemModeling]
  ) {
    self.init(alignment: alignment, spacing: spacing, items: items())
  }

  /// Creates a group without items; the archive is not read.
  public required init?(coder: NSCoder) {
    alignment = .fill
    super.init(coder: coder)
  }

  override func acrossAlignment(of placement: GroupItemPlacement) -> AcrossAlignment {
    (placement.horizontalAlignment ?? alignment).across
  }
}
