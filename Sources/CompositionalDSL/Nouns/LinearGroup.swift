/// A row or a column: a group whose subitems are placed along an axis.
///
/// ``HGroup`` and ``VGroup`` conform to it. The subitems have one of three forms:
///
/// ```
/// { A; B }             A, B, A, B ... as often as they fit
/// (count: 3) { A }     three equal slots; the size of A along the axis does not count
/// (repeating: 3) { A } three of A, each with its own size
/// ```
public protocol LinearGroup: LayoutGroup, SizedItem, InsettableItem {
  /// The axis along which subitems are placed.
  static var axis: LayoutAxis { get }
  /// The content.
  ///
  /// Public because requirements of a public protocol are.
  var _content: _LinearGroupContent { get set }
  /// Creates a group from its content.
  ///
  /// Public because requirements of a public protocol are.
  init(_content: _LinearGroupContent)
}

/// The size, subitems and modifications of a row or a column.
///
/// Public because ``LinearGroup`` requires it.
public struct _LinearGroupContent {
  /// The forms of the subitems.
  enum Subitems {
    case list([LayoutItem])
    case counted(LayoutItem, Int)
    case repeating(LayoutItem, Int)
  }

  var width: CollectionLayoutDimension
  var height: CollectionLayoutDimension
  let subitems: Subitems
  var modifications = GroupModifications()

  init(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension, _ items: Subitems) {
    self.width = width
    self.height = height
    subitems = items
  }
}

extension LinearGroup {
  /// Creates a group from a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - subItems: The items and groups, at least one.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    @LayoutItemBuilder subItems: () -> [LayoutItem]
  ) {
    self.init(_content: .init(width, height, .list(subItems())))
  }

  /// Creates a group with a size from a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - subItems: The items and groups, at least one.
  public init(size: CollectionLayoutSize, @LayoutItemBuilder subItems: () -> [LayoutItem]) {
    self.init(width: size.widthDimension, height: size.heightDimension, subItems: subItems)
  }

  /// Creates a group of equal slots; the subitem's own size along the axis is ignored.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - count: The number of slots, at least one.
  ///   - subItem: The item or group of every slot.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1), count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(_content: .init(width, height, .counted(subItem(), count)))
  }

  /// Creates a group with a size and equal slots.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - count: The number of slots, at least one.
  ///   - subItem: The item or group of every slot.
  public init(
    size: CollectionLayoutSize, count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, count: count, subItem: subItem)
  }

  /// Creates a group that repeats one subitem with its own size.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - repeating: The number of subitems, at least one.
  ///   - subItem: The item or group to repeat; the caller makes sure that all of them fit.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1), repeating: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(_content: .init(width, height, .repeating(subItem(), repeating)))
  }

  /// Creates a group with a size that repeats one subitem with its own size.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - repeating: The number of subitems, at least one.
  ///   - subItem: The item or group to repeat; the caller makes sure that all of them fit.
  public init(
    size: CollectionLayoutSize, repeating: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, repeating: repeating,
      subItem: subItem)
  }
}

extension LinearGroup {
  /// The width; the container's by default.
  public var widthDimension: CollectionLayoutDimension {
    get { _content.width }
    set { _content.width = newValue }
  }

  /// The height; the container's by default.
  public var heightDimension: CollectionLayoutDimension {
    get { _content.height }
    set { _content.height = newValue }
  }

  /// The insets inside the slot, in points.
  public var insets: DirectionalEdgeInsets {
    get { _content.modifications.insets }
    set { _content.modifications.insets = newValue }
  }

  /// The spacing outside the slot; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing? {
    get { _content.modifications.outerSpacing }
    set { _content.modifications.outerSpacing = newValue }
  }

  /// The group itself.
  public var layoutGroup: LayoutGroup { self }

  /// Returns the group of the engine.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    let subitems: CollectionLayoutItem.Subitems =
      switch _content.subitems {
      case .list(let items): .list(items.map { $0._collectionLayoutItem() })
      case .counted(let item, let count): .counted([item._collectionLayoutItem()], count: count)
      case .repeating(let item, let count):
        .repeating([item._collectionLayoutItem()], count: count)
      }
    let group: CollectionLayoutGroup =
      switch Self.axis {
      case .horizontal: .horizontal(layoutSize: layoutSize, subitems: subitems)
      case .vertical: .vertical(layoutSize: layoutSize, subitems: subitems)
      }
    return _content.modifications.applied(to: group.item)
  }

  /// Sets the spacing between adjacent subitems; nil for none.
  public func interItemSpacing(_ spacing: CollectionLayoutSpacing?) -> Self {
    var group = self
    group._content.modifications.interItemSpacing = spacing
    return group
  }

  /// Adds views that are anchored to the group.
  public func supplementaryItems(
    @LayoutSupplementaryItemBuilder _ supplementaryItems: () -> [LayoutSupplementaryItem]
  ) -> Self {
    var group = self
    group._content.modifications.supplementaryItems += supplementaryItems()
    return group
  }
}
