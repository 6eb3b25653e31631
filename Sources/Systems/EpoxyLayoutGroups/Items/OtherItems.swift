/// An item that is a ``LayoutSpacer``.
@preconcurrency @MainActor
public struct SpacerItem: GroupItemModeling {
  /// The id, unlike that of other items in the group.
  public let dataID: AnyHashable
  /// The limits of the spacer.
  public let style: LayoutSpacer.Style
  /// The alignments and the padding.
  public var placement = GroupItemPlacement()

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - style: The limits of the spacer.
  public init(dataID: AnyHashable, style: LayoutSpacer.Style = .init()) {
    self.dataID = dataID
    self.style = style
  }

  /// Returns the item without its type.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let style = style
    return AnyGroupItem(
      dataID: dataID, style: style, placement: placement, content: nil,
      make: { LayoutSpacer(style: style) })
  }
}

/// An item that is a view or a group which exists already.
@preconcurrency @MainActor
public struct StaticGroupItem: GroupItemModeling {
  /// The view or the group.
  public let constrainable: Constrainable
  /// The alignments and the padding.
  public var placement: GroupItemPlacement

  /// Creates an item with the alignments and the padding that the element was given.
  public init(_ constrainable: Constrainable) {
    let container = ConstrainableContainer(constrainable)
    self.constrainable = container.constrainable
    placement = container.placement
  }

  /// The identity of the element.
  public var dataID: AnyHashable { constrainable.dataID }

  /// Returns the item without its type.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let constrainable = constrainable
    return AnyGroupItem(
      dataID: dataID, style: "static", placement: placement, content: nil,
      make: { constrainable })
  }
}
