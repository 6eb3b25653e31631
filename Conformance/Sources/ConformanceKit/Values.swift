import CompositionalDocuments
import UIKit

/// Values of a document as Apple's types.

extension NSCollectionLayoutDimension {
  /// Returns a dimension of a document.
  static func recorded(_ value: CollectionLayoutDimension) -> NSCollectionLayoutDimension {
    switch value.kind {
    case .fractionalWidth: .fractionalWidth(value.dimension)
    case .fractionalHeight: .fractionalHeight(value.dimension)
    case .absolute: .absolute(value.dimension)
    case .estimated: .estimated(value.dimension)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: value.dimension)
    }
  }
}

extension NSCollectionLayoutSize {
  /// Creates a size of a document.
  convenience init(recorded value: CollectionLayoutSize) {
    self.init(
      widthDimension: .recorded(value.widthDimension),
      heightDimension: .recorded(value.heightDimension))
  }
}

extension NSCollectionLayoutSpacing {
  /// Returns a spacing of a document.
  static func recorded(_ value: CollectionLayoutSpacing) -> NSCollectionLayoutSpacing {
    value.isFlexible ? .flexible(value.spacing) : .fixed(value.spacing)
  }
}

extension NSCollectionLayoutEdgeSpacing {
  /// Creates an edge spacing of a document.
  convenience init(recorded value: CollectionLayoutEdgeSpacing) {
    self.init(
      leading: value.leading.map { .recorded($0) }, top: value.top.map { .recorded($0) },
      trailing: value.trailing.map { .recorded($0) }, bottom: value.bottom.map { .recorded($0) })
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets of a document.
  init(recorded value: DirectionalEdgeInsets) {
    self.init(
      top: value.top, leading: value.leading, bottom: value.bottom, trailing: value.trailing)
  }
}

extension UIEdgeInsets {
  /// Creates insets of a document.
  init(recorded value: PhysicalEdgeInsets) {
    self.init(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
  }
}

extension NSCollectionLayoutAnchor {
  /// Returns an anchor of a document.
  static func recorded(_ value: CollectionLayoutAnchor) -> NSCollectionLayoutAnchor {
    let edges = NSDirectionalRectEdge(rawValue: value.edges.rawValue)
    return value.isFractionalOffset
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: value.offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: value.offset)
  }
}
