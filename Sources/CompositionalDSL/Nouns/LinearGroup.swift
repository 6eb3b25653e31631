/// A group whose subitems follow one another along an axis: a row or a column.
///
/// ``HGroup`` and ``VGroup`` are the two there are; everything they can do is written here once.
/// The subitems are given in one of three ways:
///
/// ```
/// { A; B }             A, B, A, B ... as often as they fit
/// (count: 3) { A }     three equal slots; the size of A along the axis does not count
/// (repeating: 3) { A } three of A, each with its own size
/// ```
public protocol LinearGroup: LayoutGroup, ResizableItem, InsettableItem {
  /// The axis along which the subitems follow one another.
  static var axis: LayoutAxis { get }
  /// The content. Public because a requirement of a public protocol has to be.
  var _content: _LinearGroupContent { get set }
  /// Creates a group. Public because a requirement of a public protocol has to be.
  init(_content: _LinearGroupContent)
}

/// The size, subitems and modifications of a row or a column.
///
/// Public because the requirements of ``LinearGroup`` mention it.
public struct _LinearGroupContent {
  /// How the subitems are given.
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
  /// Makes a group of a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - subItems: items and groups, at least one.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    @LayoutItemBuilder subItems: () -> [LayoutItem]
  ) {
    self.init(_content: .init(width, height, .list(subItems())))
  }

  /// Makes a group of a size and a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - size: the size of the group.
  ///   - subItems: items and groups, at least one.
  public init(size: CollectionLayoutSize, @LayoutItemBuilder subItems: () -> [LayoutItem]) {
    self.init(width: size.widthDimension, height: size.heightDimension, subItems: subItems)
  }

  /// Makes a group of equal slots; the subitem's own size along the group does not count.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - count: the number of slots, at least one.
  ///   - subItem: what stands in every slot.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1), count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(_content: .init(width, height, .counted(subItem(), count)))
  }

  /// Makes a group of a size with equal slots.
  ///
  /// - Parameters:
  ///   - size: the size of the group.
  ///   - count: the number of slots, at least one.
  ///   - subItem: what stands in every slot.
  public init(
    size: CollectionLayoutSize, count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, count: count, subItem: subItem)
  }

  /// Makes a group of one subitem several times, each with the size it names.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - repeating: how often, at least once.
  ///   - subItem: what is repeated; that all of them fit is the caller's business.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1), repeating: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(_content: .init(width, height, .repeating(subItem(), repeating)))
  }

  /// Makes a group of a size with one subitem several times, each with the size it names.
  ///
  /// - Parameters:
  ///   - size: the size of the group.
  ///   - repeating: how often, at least once.
  ///   - subItem: what is repeated; that all of them fit is the caller's business.
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
  /// The width; all there is without a call.
  public var widthDimension: CollectionLayoutDimension {
    get { _content.width }
    set { _content.width = newValue }
  }

  /// The height; all there is without a call.
  public var heightDimension: CollectionLayoutDimension {
    get { _content.height }
    set { _content.height = newValue }
  }

  /// The insets inside the frame, in points.
  public var insets: DirectionalEdgeInsets {
    get { _content.modifications.insets }
    set { _content.modifications.insets = newValue }
  }

  /// The spacing outside the frame; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing? {
    get { _content.modifications.outerSpacing }
    set { _content.modifications.outerSpacing = newValue }
  }

  /// A row or a column is made of itself.
  public var layoutGroup: LayoutGroup { self }

  /// The group of the engine.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    let subitems: CollectionLayoutItem.Subitems =
      switch _content.subitems {
      case .list(let items): .list(items.map { $0._collectionLayoutItem(path) })
      case .counted(let item, let count): .counted([item._collectionLayoutItem(path)], count: count)
      case .repeating(let item, let count):
        .repeating([item._collectionLayoutItem(path)], count: count)
      }
    let group: CollectionLayoutGroup =
      switch Self.axis {
      case .horizontal: .horizontal(layoutSize: layoutSize, subitems: subitems)
      case .vertical: .vertical(layoutSize: layoutSize, subitems: subitems)
      }
    return _content.modifications.applied(to: group, path)
  }

  /// Sets the spacing between adjacent subitems; nil removes it.
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
