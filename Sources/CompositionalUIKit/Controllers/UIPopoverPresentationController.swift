import Foundation

/// The controller of a popover, which is kept without effect.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; nil for none.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in points of the view.
  open var sourceRect = CGRect.null
  /// The button that the popover points at; nil for none.
  open var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  /// The controller of the presentation as a popover; nil for none.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let controller: UIPopoverPresentationController = kept(nil) { return controller }
    let controller = UIPopoverPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    keep(controller as UIPopoverPresentationController?)
    return controller
  }
}
