/// A group whose cells have explicit frames, in points from the group's corner.
///
/// ```swift
/// CustomGroup { environment in
///   let width = environment.container.contentSize.width / 2
///   return [
///     CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 80)),
///     CollectionLayoutGroupCustomItem(frame: CGRect(x: width, y: 40, width: width, height: 80)),
///   ]
/// }
/// .height(.absolute(120))
/// ```
/// ```
/// ┌─────────┐
/// │    0    ├─────────┐    a staircase of two:
/// │         │    1    │    at y 0 and at y 40
/// └─────────┤         │
///           └─────────┘
/// ```
public struct CustomGroup: LayoutGroup, SizedItem, InsettableItem {
  /// The width; the container's by default.
  public var widthDimension: CollectionLayoutDimension
  /// The height; the container's by default.
  public var heightDimension: CollectionLayoutDimension
  private let provider: CollectionLayoutCustomItemProvider
  private var modifications = GroupModifications()

  /// Creates a group from frames or from a provider with an identifier.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - items: The provider of the frames.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    items: CollectionLayoutCustomItemProvider
  ) {
    widthDimension = width
    heightDimension = height
    provider = items
  }

  /// Creates a group from frames that do not depend on the environment.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - items: The frames.
  @_disfavoredOverload
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    items: [CollectionLayoutGroupCustomItem]
  ) {
    self.init(width: width, height: height, items: CollectionLayoutCustomItemProvider(items))
  }

  /// Creates a group from a closure that returns its frames.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - itemProvider: A closure that returns the frames for an environment whose container is the
  ///     group.
  @_disfavoredOverload
  @preconcurrency
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    itemProvider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) {
    self.init(width: width, height: height, items: .init(itemProvider))
  }

  /// Creates a group with a size from a closure that returns its frames.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - itemProvider: A closure that returns the frames for an environment whose container is the
  ///     group.
  @_disfavoredOverload
  @preconcurrency
  public init(
    size: CollectionLayoutSize,
    itemProvider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, items: .init(itemProvider))
  }

  /// The group itself.
  public var layoutGroup: LayoutGroup { self }

  /// Returns the group of the engine.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    modifications.applied(
      to: CollectionLayoutGroup.custom(layoutSize: layoutSize, itemProvider: provider).item)
  }
}

extension CustomGroup {
  /// The insets inside the slot, in points.
  public var insets: DirectionalEdgeInsets {
    get { modifications.insets }
    set { modifications.insets = newValue }
  }

  /// The spacing outside the slot; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing? {
    get { modifications.outerSpacing }
    set { modifications.outerSpacing = newValue }
  }

  /// Sets the spacing between adjacent subitems; nil for none.
  public func interItemSpacing(_ spacing: CollectionLayoutSpacing?) -> Self {
    var group = self
    group.modifications.interItemSpacing = spacing
    return group
  }

  /// Adds views that are anchored to the group.
  public func supplementaryItems(
    @LayoutSupplementaryItemBuilder _ supplementaryItems: () -> [LayoutSupplementaryItem]
  ) -> Self {
    var group = self
    group.modifications.supplementaryItems += supplementaryItems()
    return group
  }
}
