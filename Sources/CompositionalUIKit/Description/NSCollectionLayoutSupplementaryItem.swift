import Compositional
import Foundation

/// A view anchored to an item or a group, such as a badge.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The point of the host.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that goes there; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order in depth: higher is nearer to the eye.
  public var zIndex: Int = 1

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - layoutSize: its size; fractions are of the host's size.
  ///   - elementKind: the kind of view.
  ///   - containerAnchor: the point of the host, which goes onto the same one of the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Makes a view with an anchor of its own.
  ///
  /// - Parameters:
  ///   - layoutSize: its size; fractions are of the host's size.
  ///   - elementKind: the kind of view.
  ///   - containerAnchor: the point of the host.
  ///   - itemAnchor: the point of the view that goes there.
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
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing
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
