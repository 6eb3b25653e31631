import Compositional
import CompositionalDSL
import CompositionalUIKit
import Foundation

// The DSL's initializers with Apple's sizes. Where a value may be either, it is the engine's.

extension Item {
  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - width: The width; the group's by default.
  ///   - height: The height; the group's by default.
  ///   - supplementaryItems: The views anchored to the cell.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1),
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    self.init(
      width: width.value, height: height.value, supplementaryItems: supplementaryItems)
  }

  /// Creates a cell with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - supplementaryItems: The views anchored to the cell.
  @_disfavoredOverload
  public init(
    size: NSCollectionLayoutSize,
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    self.init(size: size.value, supplementaryItems: supplementaryItems)
  }
}

extension SupplementaryItem {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - widthDimension: The width; the host's by default.
  ///   - heightDimension: The height; the host's by default.
  ///   - elementKind: The element kind.
  @_disfavoredOverload
  public init(
    widthDimension: NSCollectionLayoutDimension = .fractionalWidth(1),
    heightDimension: NSCollectionLayoutDimension = .fractionalHeight(1), elementKind: String
  ) {
    self.init(
      widthDimension: widthDimension.value, heightDimension: heightDimension.value,
      elementKind: elementKind)
  }

  /// Creates a view with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - elementKind: The element kind.
  @_disfavoredOverload
  public init(size: NSCollectionLayoutSize, elementKind: String) {
    self.init(size: size.value, elementKind: elementKind)
  }

  /// Sets the anchor point on the host; the top leading corner by default.
  @_disfavoredOverload
  public func containerAnchor(_ anchor: NSCollectionLayoutAnchor) -> Self {
    containerAnchor(anchor.value)
  }

  /// Sets the anchor point on the view; the one of the same edges by default.
  @_disfavoredOverload
  public func itemAnchor(_ anchor: NSCollectionLayoutAnchor?) -> Self {
    itemAnchor(anchor?.value)
  }
}

extension BoundarySupplementaryItem {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - width: The width; the section's by default.
  ///   - height: The height; the container's by default.
  ///   - elementKind: The element kind, unique within a section.
  @_disfavoredOverload
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1), elementKind: String
  ) {
    self.init(width: width.value, height: height.value, elementKind: elementKind)
  }

  /// Creates a view with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - elementKind: The element kind, unique within a section.
  @_disfavoredOverload
  public init(size: NSCollectionLayoutSize, elementKind: String) {
    self.init(size: size.value, elementKind: elementKind)
  }
}

extension SizedItem {
  /// Sets the width; the last call wins.
  @_disfavoredOverload
  public func width(_ width: NSCollectionLayoutDimension) -> Self { self.width(width.value) }

  /// Sets the height; the last call wins.
  @_disfavoredOverload
  public func height(_ height: NSCollectionLayoutDimension) -> Self { self.height(height.value) }
}

extension CompositionalDSL.ResizableItem {
  /// Sets width and height; the last call wins.
  @_disfavoredOverload
  public func size(_ size: NSCollectionLayoutSize) -> Self { self.size(size.value) }
}
