import Foundation

/// The controller of a popover, which is kept without effect.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; nil for none.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in points of the view.
  open var sourceRect = CGRect.null
  /// The button that the popover points at; nil for none; kept, without effect.
  open var barButtonItem: UIBarButtonItem? {
    didSet { UIKitSimulation.noteInert("UIPopoverPresentationController.barButtonItem") }
  }
}
