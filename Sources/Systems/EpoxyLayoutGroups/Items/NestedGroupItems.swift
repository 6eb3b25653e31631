/// An item that is a group.
@preconcurrency @MainActor
public struct NestedGroupItem<Group: StyledGroup>: GroupItemModeling {
  /// The id, unlike that of other items in the group around it.
  public let dataID: AnyHashable
  /// What the group has beside its items.
  public var style: Group.Style
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
  public init(dataID: AnyHashable, style: Group.Style, groupItems: [GroupItemModeling?] = []) {
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
    dataID: AnyHashable, style: Group.Style,
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
    // The group compares its items itself.
    return AnyGroupItem(
      dataID: dataID, style: style, placement: placement, content: .unequal,
      make: { Group(style: style, items: items) },
      update: { ($0 as? LayoutGroup)?.setItems(items, animated: $1) })
  }
}

/// An item that is an ``HGroup``.
public typealias HGroupItem = NestedGroupItem<HGroup>

/// An item that is a ``VGroup``.
public typealias VGroupItem = NestedGroupItem<VGroup>

extension NestedGroupItem where Group == HGroup {
  /// Returns the item of a group that stands vertically at the accessibility text sizes, or not.
  public func reflowsForAccessibilityTypeSizes(_ reflows: Bool) -> Self {
    var item = self
    item.style.reflowsForAccessibilityTypeSizes = reflows
    return item
  }
}
