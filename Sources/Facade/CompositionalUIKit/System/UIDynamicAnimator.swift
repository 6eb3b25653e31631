import Foundation

/// A motion of views by rules of nature; nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view; nil for none.
  public private(set) weak var referenceView: UIView?
  /// The rules.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Creates a motion in a view.
  public init(referenceView view: UIView) { referenceView = view }

  /// Creates a motion of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
  }

  /// Adds a rule; kept, without effect.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    UIKitSimulation.noteInert("UIDynamicAnimator.addBehavior(_:)")
  }

  /// Removes all rules.
  open func removeAllBehaviors() { behaviors = [] }
}
