import Foundation

/// The controller of a presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public unowned let presentedViewController: UIViewController
  /// The controller that presents; nil for none.
  public var presentingViewController: UIViewController? {
    presentedViewController.presentingViewController ?? presenter
  }
  private weak var presenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }
}
