import Compositional
import CompositionalIsolation
import CompositionalUIKit
import PlaygroundKit

extension UICollectionViewCompositionalLayout: GalleryLayout {
  /// The layout as a value of the engine, not prepared.
  nonisolated public var collectionLayout: CollectionLayout { withoutIsolation { value } }
}
