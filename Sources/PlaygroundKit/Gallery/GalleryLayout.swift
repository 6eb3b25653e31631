import Compositional
import CompositionalDSL
import CompositionalUIKit

/// A layout that a gallery can show: a `CollectionLayout`, or Apple's layout class.
///
/// The DSL's `LayoutBuilder` returns a `CollectionLayout` where `CompositionalDSL` is imported, and
/// a `UICollectionViewCompositionalLayout` where `CompositionalUIKit` is imported. Both conform.
public protocol GalleryLayout {
  /// The layout as a value of the engine.
  var collectionLayout: CollectionLayout { get }
}

extension CollectionLayout: GalleryLayout {
  /// The layout itself.
  public var collectionLayout: CollectionLayout { self }
}

extension UICollectionViewCompositionalLayout: GalleryLayout {
  /// The layout as a value of the engine, not prepared.
  nonisolated public var collectionLayout: CollectionLayout { withoutIsolation { value } }
}
