// View controllers and nibs: a stand-in, what headless layout code needs of the classes that hold
// its functions.

import Compositional
import Foundation

/// What holds a view and the code about it.
///
/// It belongs to no actor and is to be used from one place at a time.
open class UIViewController: NSObject {
  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What the bar above the screen shows.
  public let navigationItem = UINavigationItem()
  /// The name of the nib; it is not read.
  public let nibName: String?
  /// Where the nib is.
  public let nibBundle: Bundle?
  private var loadedView: UIView?

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the name of a nib, which is not read.
  ///   - nibBundleOrNil: where it is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  /// Makes a controller; of the archive nothing is read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
  }

  /// Makes a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it was made already.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil,
      "\(type(of: self)).loadView() made no view. Set self.view there, or call super.loadView().")
    viewDidLoad()
  }

  /// Makes the view, as large as the screen; to be overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view was made; to be overridden.
  open func viewDidLoad() {}

  /// Size classes, text size and direction: those of the view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// The traits have changed; to be overridden, and called by a simulation.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view is about to get another size; to be overridden, and called by a simulation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}

  /// The view is about to be shown; to be overridden, and called by a simulation.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is shown; to be overridden, and called by a simulation.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go; to be overridden, and called by a simulation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone; to be overridden, and called by a simulation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The subviews are about to be placed; to be overridden.
  open func viewWillLayoutSubviews() {}

  /// The subviews were placed; to be overridden.
  open func viewDidLayoutSubviews() {}
}

/// What runs beside the change of a controller's size.
public protocol UIViewControllerTransitionCoordinator {
  /// Runs closures with the change and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// What the closures beside such a change are given.
public typealias UIViewControllerTransitionCoordinatorContext =
  UIViewControllerTransitionCoordinator

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What the bar above a screen shows.
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?

  /// Makes an item without a title.
  public override init() {}

  /// Makes an item.
  public init(title: String) { self.title = title }
}

/// The name of a file with views; it is not read.
public final class UINib: NSObject {
  /// The name of the file.
  public let name: String
  /// Where the file is; nil for the main bundle.
  public let bundle: Bundle?

  /// Makes a nib.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - bundleOrNil: where it is; nil for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }
}
