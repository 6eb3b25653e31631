import Foundation

/// The controller of a presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; nil for none.
  public let presentingViewController: UIViewController?
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }
}
