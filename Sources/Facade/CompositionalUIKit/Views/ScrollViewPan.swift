import Compositional
import CompositionalSimulation
import Foundation

/// The recognizer of the drags of a scroll view.
///
/// It knows the finger that a test moves over a collection view.
final class ScrollViewPan: UIPanGestureRecognizer {
  private var collectionView: UICollectionView? { self.view as? UICollectionView }

  override func translation(in view: UIView?) -> CGPoint {
    let set = super.translation(in: view)
    let moved = collectionView?.simulator.dragTranslation ?? .zero
    return CGPoint(x: set.x + moved.x, y: set.y + moved.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = collectionView?.simulator.dragTranslation ?? .zero
    super.setTranslation(
      CGPoint(x: translation.x - moved.x, y: translation.y - moved.y), in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    collectionView?.simulator.dragVelocity ?? .zero
  }
}
