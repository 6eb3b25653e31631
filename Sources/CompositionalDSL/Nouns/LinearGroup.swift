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
public protocol LinearGroup: LayoutGroup, ResizableItem, ModifiableElement
where Value == CollectionLayoutItem {
  /// What the group is made of.
  var content: LinearGroupContent { get set }
  /// Makes a group of its content.
  init(content: LinearGroupContent)
  /// The group of the engine for a size and subitems.
  static func group(
    _ size: CollectionLayoutSize, _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup
}

/// What a row or a column is made of: its size and its subitems, as elements of the DSL.
public struct LinearGroupContent {
  /// How the subitems are given.
  enum Subitems {
    case list([LayoutItem])
    case counted(LayoutItem, Int)
    case repeating(LayoutItem, Int)
  }

  var width: CollectionLayoutDimension
  var height: CollectionLayoutDimension
  let subitems: Subitems
  var modifications = LayoutModifications<CollectionLayoutItem>()

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
    self.init(content: .init(width, height, .list(subItems())))
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
    self.init(content: .init(width, height, .counted(subItem(), count)))
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
    self.init(content: .init(width, height, .repeating(subItem(), repeating)))
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
    get { content.width }
    set { content.width = newValue }
  }

  /// The height; all there is without a call.
  public var heightDimension: CollectionLayoutDimension {
    get { content.height }
    set { content.height = newValue }
  }

  /// What modifiers have changed so far.
  public var modifications: LayoutModifications<CollectionLayoutItem> {
    get { content.modifications }
    set { content.modifications = newValue }
  }

  /// A row or a column is made of itself.
  public var layoutGroup: LayoutGroup { self }

  /// The group of the engine.
  public func collectionLayoutItem(_ path: BodyPath) -> CollectionLayoutItem {
    let subitems: CollectionLayoutItem.Subitems =
      switch content.subitems {
      case .list(let items): .list(items.map { $0.collectionLayoutItem(path) })
      case .counted(let item, let count): .counted([item.collectionLayoutItem(path)], count: count)
      case .repeating(let item, let count):
        .repeating([item.collectionLayoutItem(path)], count: count)
      }
    return content.modifications.applied(to: Self.group(layoutSize, subitems), path)
  }
}
