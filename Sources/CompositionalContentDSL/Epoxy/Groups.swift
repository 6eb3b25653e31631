extension Epoxy {
  /// Items side by side: Epoxy's `HGroup`, without a data id.
  public struct HGroup: ContentElement, EpoxyGroup {
    /// The properties of the group.
    public var style: Style
    /// The items, with unique names.
    public var items: [Content]
    /// The insets of the items from the edges of the group.
    public var stackInsets = AdaptiveInsets.zero

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - style: The properties of the group.
    ///   - items: The items, with unique names.
    public init(
      style: Style = .init(), @ContentListBuilder items: () -> [ContentElement] = { [] }
    ) {
      self.style = style
      self.items = ContentNames.siblings(items())
    }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - alignment: The alignment across the group.
    ///   - accessibilityAlignment: The alignment of the items when the group stands vertically.
    ///   - spacing: The distance between two items, in points.
    ///   - items: The items, with unique names.
    public init(
      alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
      spacing: CGFloat = 0, @ContentListBuilder items: () -> [ContentElement] = { [] }
    ) {
      self.init(
        style: .init(
          alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing),
        items: items)
    }

    /// The content of the group.
    public var content: Content {
      return Content(
        kind: .stack(
          ContentStack(
            style.arrangement, spacing: style.spacing, insets: stackInsets, items: items)))
    }

    /// Decides if the group stands vertically at the accessibility text sizes.
    public func reflowsForAccessibilityTypeSizes(_ reflows: Bool) -> HGroup {
      var group = self
      group.style.reflowsForAccessibilityTypeSizes = reflows
      return group
    }

    /// Decides if the group always stands vertically.
    public func forceAccessibilityVerticalLayout(_ isForced: Bool) -> HGroup {
      var group = self
      group.style.forceVerticalAccessibilityLayout = isForced
      return group
    }
  }

  /// Items from the top to the bottom: Epoxy's `VGroup`, without a data id.
  public struct VGroup: ContentElement, EpoxyGroup {
    /// The properties of the group.
    public var style: Style
    /// The items, with unique names.
    public var items: [Content]
    /// The insets of the items from the edges of the group.
    public var stackInsets = AdaptiveInsets.zero

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - style: The properties of the group.
    ///   - items: The items, with unique names.
    public init(
      style: Style = .init(), @ContentListBuilder items: () -> [ContentElement] = { [] }
    ) {
      self.style = style
      self.items = ContentNames.siblings(items())
    }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - alignment: The alignment across the group.
    ///   - spacing: The distance between two items, in points.
    ///   - items: The items, with unique names.
    public init(
      alignment: ItemAlignment = .fill, spacing: CGFloat = 0,
      @ContentListBuilder items: () -> [ContentElement] = { [] }
    ) {
      self.init(style: .init(alignment: alignment, spacing: spacing), items: items)
    }

    /// The content of the group.
    public var content: Content {
      return Content(
        kind: .stack(
          ContentStack(
            .vertical(alignment: style.alignment), spacing: style.spacing, insets: stackInsets,
            items: items)))
    }
  }
}
