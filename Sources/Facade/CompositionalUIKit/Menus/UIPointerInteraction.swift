import Foundation

/// A change of the pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view; nil for none.
  open internal(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Creates a change.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
}
