import UIKit

/// A controller whose view is an ``AloeStackView``.
open class AloeStackViewController: UIViewController {
  /// The list, which is the view of the controller.
  public let stackView = AloeStackView()
  /// True to flash the scroll indicators when the view has appeared.
  open var automaticallyFlashScrollIndicators = false

  /// Creates a controller with an empty list.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a controller with an empty list; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the list the view.
  open override func loadView() { view = stackView }

  /// Flashes the scroll indicators, if it shall.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if automaticallyFlashScrollIndicators { stackView.flashScrollIndicators() }
  }
}
