import Foundation

/// A change of the focus in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that takes the focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
