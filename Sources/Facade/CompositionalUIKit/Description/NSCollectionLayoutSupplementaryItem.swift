import Compositional
import Foundation

/// A view anchored to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The anchor point on the host.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor point on the view; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order in depth; higher is in front.
  open var zIndex: Int = 1

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions are of the host's size.
  ///   - elementKind: The element kind.
  ///   - containerAnchor: The anchor point on the host and on the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view with an item anchor.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions are of the host's size.
  ///   - elementKind: The element kind.
  ///   - containerAnchor: The anchor point on the host.
  ///   - itemAnchor: The anchor point on the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The supplementary item of the engine.
  var supplementaryValue: CollectionLayoutSupplementaryItem {
    var value = CollectionLayoutSupplementaryItem(
      layoutSize: layoutSize.value, elementKind: elementKind,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value)
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing?.value
    return value
  }

  override var content: any Hashable { supplementaryValue }

  override func copied() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.takeRoom(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
