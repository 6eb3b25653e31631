import Foundation

// What the layout hears of other bounds. The order of calls was recorded (Documentation/ViewControllers.md).

extension UICollectionView {
  /// Asks the layout whether other bounds invalidate it; nil if not.
  ///
  /// An invalid layout is not asked again until it is prepared, unless the size changes.
  func context(forBounds new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard !pending.preparation || new.size != bounds.size,
      layout.shouldInvalidateLayout(forBoundsChange: new)
    else { return nil }
    return layout.invalidationContext(forBoundsChange: new)
  }

  /// Lets the layout hear at once of the offset at which an animated scroll ends.
  func announce(_ offset: CGPoint) {
    let target = CGRect(origin: offset, size: bounds.size)
    guard target != bounds else { return }
    pending.boundsContext = context(forBounds: target)
    invalidateForBounds()
  }

  /// Invalidates the layout if it has said so.
  func invalidateForBounds() {
    guard let context = pending.boundsContext else { return }
    pending.boundsContext = nil
    collectionViewLayout.invalidate(with: context)
  }
}
