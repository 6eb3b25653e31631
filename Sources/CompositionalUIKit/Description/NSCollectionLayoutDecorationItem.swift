import Compositional
import Foundation

/// A background behind a whole section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind.
  public let elementKind: String
  /// The order in depth; a section with a background raises its cells from 0 to 1.
  public var zIndex: Int = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [])
  }

  convenience init(_ value: CollectionLayoutDecorationItem) {
    self.init(elementKind: value.elementKind)
    zIndex = value.zIndex
    contentInsets = value.contentInsets
    edgeSpacing = value.edgeSpacing
  }

  /// Returns a background that covers the section with its insets, headers and footers.
  ///
  /// - Parameter elementKind: The element kind, registered with the layout.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The decoration item of the engine.
  var decorationValue: CollectionLayoutDecorationItem {
    var value = CollectionLayoutDecorationItem.background(elementKind: elementKind)
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing
    return value
  }

  override var content: any Hashable { decorationValue }

  override func copied() -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(decorationValue)
  }
}
