import Compositional
import Foundation

/// A background behind a whole section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The order in depth; a section with a background raises its cells from 0 to 1.
  open var zIndex: Int = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  convenience init(_ value: CollectionLayoutDecorationItem) {
    self.init(elementKind: value.elementKind)
    zIndex = value.zIndex
    contentInsets = value.contentInsets
    edgeSpacing = value.edgeSpacing.map { NSCollectionLayoutEdgeSpacing($0) }
  }

  /// Returns a background that covers the section with its insets, headers and footers.
  ///
  /// - Parameter elementKind: The element kind, registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The decoration item of the engine.
  var decorationValue: CollectionLayoutDecorationItem {
    var value = CollectionLayoutDecorationItem.background(elementKind: elementKind)
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing?.value
    return value
  }

  override var content: any Hashable { decorationValue }

  override func copied() -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(decorationValue)
  }
}
