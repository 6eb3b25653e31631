import Compositional
import CompositionalDSL
import CompositionalUIKit
import Foundation

// The initializers of groups with Apple's sizes. Where a value may be either, it is the engine's.

extension LinearGroup {
  /// Creates a group from a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - subItems: The items and groups, at least one.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1),
    @LayoutItemBuilder subItems: () -> [LayoutItem]
  ) {
    self.init(width: width.value, height: height.value, subItems: subItems)
  }

  /// Creates a group with a size from a list of subitems, repeated until the group is full.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - subItems: The items and groups, at least one.
  @_disfavoredOverload
  public init(
    size: NSCollectionLayoutSize,
    @LayoutItemBuilder subItems: () -> [LayoutItem]
  ) {
    self.init(size: size.value, subItems: subItems)
  }

  /// Creates a group of equal slots.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - count: The number of slots, at least one.
  ///   - subItem: The item or group of every slot.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1), count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(width: width.value, height: height.value, count: count, subItem: subItem)
  }

  /// Creates a group with a size of equal slots.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - count: The number of slots, at least one.
  ///   - subItem: The item or group of every slot.
  @_disfavoredOverload
  public init(
    size: NSCollectionLayoutSize, count: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(size: size.value, count: count, subItem: subItem)
  }

  /// Creates a group that repeats one subitem with its own size.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - repeating: The number of subitems, at least one.
  ///   - subItem: The item or group to repeat.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1), repeating: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(width: width.value, height: height.value, repeating: repeating, subItem: subItem)
  }

  /// Creates a group with a size that repeats one subitem with its own size.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - repeating: The number of subitems, at least one.
  ///   - subItem: The item or group to repeat.
  @_disfavoredOverload
  public init(
    size: NSCollectionLayoutSize, repeating: Int,
    @SingleResultBuilder<LayoutItem> subItem: () -> LayoutItem
  ) {
    self.init(size: size.value, repeating: repeating, subItem: subItem)
  }

  /// Sets the spacing between adjacent subitems; nil for none.
  @_disfavoredOverload
  public func interItemSpacing(_ spacing: NSCollectionLayoutSpacing?) -> Self {
    interItemSpacing(spacing?.value)
  }
}

extension LayoutGroup {
  /// Sets the spacing between adjacent subitems; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func interItemSpacing(_ spacing: NSCollectionLayoutSpacing?) -> LayoutGroup {
    interItemSpacing(spacing?.value)
  }
}

extension CustomGroup {
  /// Creates a group from a provider of its frames.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - items: The provider of the frames.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1),
    items: CollectionLayoutCustomItemProvider
  ) {
    self.init(width: width.value, height: height.value, items: items)
  }

  /// Sets the spacing between adjacent subitems; nil for none.
  @_disfavoredOverload
  public func interItemSpacing(_ spacing: NSCollectionLayoutSpacing?) -> Self {
    interItemSpacing(spacing?.value)
  }
}
