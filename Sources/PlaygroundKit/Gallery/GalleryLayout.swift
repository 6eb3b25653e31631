import Compositional

/// A layout that a gallery can show: a `CollectionLayout`, or Apple's layout class.
///
/// The DSL's `LayoutBuilder` returns a `CollectionLayout` where `CompositionalDSL` is imported, and
/// a `UICollectionViewCompositionalLayout` where `CompositionalUIKitDSL` is imported. The latter
/// conforms with `import PlaygroundUIKit`.
public protocol GalleryLayout {
  /// The layout as a value of the engine.
  var collectionLayout: CollectionLayout { get }
}

extension CollectionLayout: GalleryLayout {
  /// The layout itself.
  public var collectionLayout: CollectionLayout { self }
}
