import Foundation

/// A change of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus; nil for none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that takes the focus; nil for none.
  open var nextFocusedView: UIView? { nil }
}
