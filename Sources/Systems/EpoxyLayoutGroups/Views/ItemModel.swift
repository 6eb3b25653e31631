/// An item of a list: what makes a view and gives it its content.
@preconcurrency @MainActor
public protocol ItemModeling {
  /// The id, unlike that of other items in the list.
  var dataID: AnyHashable { get }

  /// Returns a new view with the content of the item.
  func makeView() -> UIView
  /// Gives a view that an item of the same type and style has made the content of this one.
  func configure(_ view: UIView, animated: Bool)
}

/// An item of a list that shows views of one class.
@preconcurrency @MainActor
public struct ItemModel<View: UIView>: ItemModeling {
  private let item: AnyGroupItem

  init(_ item: GroupItem<View>) { self.item = item.eraseToAnyGroupItem() }

  /// The id, unlike that of other items in the list.
  public var dataID: AnyHashable { item.dataID }

  /// Returns a new view with the content of the item.
  public func makeView() -> UIView {
    let made = item.make()
    item.setBehaviors(made)
    return made as? UIView ?? UIView(frame: .zero)
  }

  /// Gives a view that an item of the same type and style has made the content of this one.
  public func configure(_ view: UIView, animated: Bool = false) {
    item.update(view, animated)
    item.setBehaviors(view)
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// Returns an item of a list that makes such a view.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the list.
  ///   - content: What the view shows.
  ///   - behaviors: The closures of the view.
  ///   - style: What the view is made with.
  public static func itemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> ItemModel<Self> {
    ItemModel(groupItem(dataID: dataID, content: content, behaviors: behaviors, style: style))
  }
}

extension StylelessView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// Returns an item of a list that makes such a view, which has no style.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the list.
  ///   - content: What the view shows.
  ///   - behaviors: The closures of the view.
  public static func itemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> ItemModel<Self> {
    ItemModel(groupItem(dataID: dataID, content: content, behaviors: behaviors))
  }
}
