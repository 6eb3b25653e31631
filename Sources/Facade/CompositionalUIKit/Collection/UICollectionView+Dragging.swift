// Dragging items out of and into collection views; the delegates are kept and not called.

import Foundation

extension UICollectionView {
  /// Nil: no context menu is shown.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
