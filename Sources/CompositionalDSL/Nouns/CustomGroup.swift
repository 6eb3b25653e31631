/// A group whose cells stand at frames of the user's own, in points from the group's corner.
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
public struct CustomGroup: LayoutGroup, ResizableItem, InsettableItem {
  /// The width; all there is without a call.
  public var widthDimension: CollectionLayoutDimension
  /// The height; all there is without a call.
  public var heightDimension: CollectionLayoutDimension
  private let provider: CollectionLayoutCustomItemProvider
  private var modifications = GroupModifications()

  /// Makes a group of frames, or of a provider with an id.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - items: gives the frames.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    items: CollectionLayoutCustomItemProvider
  ) {
    widthDimension = width
    heightDimension = height
    provider = items
  }

  /// Makes a group of frames that do not depend on the environment.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - items: the frames.
  @_disfavoredOverload
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    items: [CollectionLayoutGroupCustomItem]
  ) {
    self.init(width: width, height: height, items: CollectionLayoutCustomItemProvider(items))
  }

  /// Makes a group whose frames a closure gives.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - itemProvider: gives the frames for an environment whose container is the group.
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

  /// Makes a group of a size whose frames a closure gives.
  ///
  /// - Parameters:
  ///   - size: the size of the group.
  ///   - itemProvider: gives the frames for an environment whose container is the group.
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

  /// A custom group is made of itself.
  public var layoutGroup: LayoutGroup { self }

  /// The group of the engine.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    modifications.applied(
      to: .custom(layoutSize: layoutSize, itemProvider: provider), path)
  }
}

extension CustomGroup {
  /// The insets inside the frame, in points.
  public var insets: DirectionalEdgeInsets {
    get { modifications.insets }
    set { modifications.insets = newValue }
  }

  /// The spacing outside the frame; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing? {
    get { modifications.outerSpacing }
    set { modifications.outerSpacing = newValue }
  }

  /// Sets the spacing between adjacent subitems; nil removes it.
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
