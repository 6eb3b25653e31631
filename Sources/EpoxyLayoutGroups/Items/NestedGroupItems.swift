/// An item that is an ``HGroup``.
@preconcurrency @MainActor
public struct HGroupItem: GroupItemModeling {
  /// The id, unlike that of other items in the group around it.
  public let dataID: AnyHashable
  /// What the group has beside its items.
  public var style: HGroup.Style
  /// The items of the group.
  public var groupItems: [GroupItemModeling?]
  /// The alignments and the padding.
  public var placement = GroupItemPlacement()

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group around it.
  ///   - style: What the group has beside its items.
  ///   - groupItems: The items of the group; nil for none.
  public init(dataID: AnyHashable, style: HGroup.Style, groupItems: [GroupItemModeling?] = []) {
    self.dataID = dataID
    self.style = style
    self.groupItems = groupItems
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group around it.
  ///   - style: What the group has beside its items.
  ///   - groupItems: The items of the group.
  public init(
    dataID: AnyHashable, style: HGroup.Style,
    @GroupModelBuilder _ groupItems: () -> [GroupItemModeling]
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItems())
  }

  /// Returns the item with other items in the group.
  public func groupItems(_ groupItems: [GroupItemModeling?]) -> Self {
    var item = self
    item.groupItems = groupItems
    return item
  }

  /// Returns the item of a group that stands vertically at the accessibility text sizes, or not.
  public func reflowsForAccessibilityTypeSizes(_ reflows: Bool) -> Self {
    var item = self
    item.style.reflowsForAccessibilityTypeSizes = reflows
    return item
  }

  /// Returns the item without its type.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let (style, items) = (style, groupItems)
    return AnyGroupItem(
      dataID: dataID, nested: style, items, placement, make: { HGroup(style: style, items: items) })
  }
}

/// An item that is a ``VGroup``.
@preconcurrency @MainActor
public struct VGroupItem: GroupItemModeling {
  /// The id, unlike that of other items in the group around it.
  public let dataID: AnyHashable
  /// What the group has beside its items.
  public var style: VGroup.Style
  /// The items of the group.
  public var groupItems: [GroupItemModeling?]
  /// The alignments and the padding.
  public var placement = GroupItemPlacement()

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group around it.
  ///   - style: What the group has beside its items.
  ///   - groupItems: The items of the group; nil for none.
  public init(dataID: AnyHashable, style: VGroup.Style, groupItems: [GroupItemModeling?] = []) {
    self.dataID = dataID
    self.style = style
    self.groupItems = groupItems
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group around it.
  ///   - style: What the group has beside its items.
  ///   - groupItems: The items of the group.
  public init(
    dataID: AnyHashable, style: VGroup.Style,
    @GroupModelBuilder _ groupItems: () -> [GroupItemModeling]
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItems())
  }

  /// Returns the item with other items in the group.
  public func groupItems(_ groupItems: [GroupItemModeling?]) -> Self {
    var item = self
    item.groupItems = groupItems
    return item
  }

  /// Returns the item without its type.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let (style, items) = (style, groupItems)
    return AnyGroupItem(
      dataID: dataID, nested: style, items, placement, make: { VGroup(style: style, items: items) })
  }
}

extension AnyGroupItem {
  /// Creates the item of a group, which compares its items itself.
  fileprivate init<Style: Hashable>(
    dataID: AnyHashable, nested style: Style, _ items: [GroupItemModeling?],
    _ placement: GroupItemPlacement, make: @escaping () -> LayoutGroup
  ) {
    self.init(
      dataID: dataID, style: style, placement: placement, content: .unequal, make: make,
      update: { ($0 as? LayoutGroup)?.setItems(items, animated: $1) })
  }
}
