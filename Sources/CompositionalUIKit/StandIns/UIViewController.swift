// A stand-in for view controllers and nibs, whose subclasses contain layout code.

import Compositional
import Foundation

/// A controller of a view.
///
/// Use it from one thread at a time; no thread is checked.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The content of the navigation bar.
  public let navigationItem = UINavigationItem()
  /// The name of the nib; it is not read.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  private var loadedView: UIView?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib, which is not read.
  ///   - nibBundleOrNil: The bundle of the nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
  }

  /// Creates a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, which is loaded on first access.
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

  /// The view; nil if it is not loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// True if the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    require(
      loadedView != nil,
      "\(type(of: self)).loadView() did not set self.view. Set it there, or call super.loadView().")
    viewDidLoad()
  }

  /// Creates the view, with the size of the screen; overridden by subclasses.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called after the view is loaded; overridden by subclasses.
  open func viewDidLoad() {}

  /// The traits of the view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Called after the traits have changed; overridden by subclasses and called by a simulation.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the size of the view changes; overridden by subclasses, called by a simulation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the view appears; overridden by subclasses and called by a simulation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view appeared; overridden by subclasses and called by a simulation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; overridden by subclasses and called by a simulation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared; overridden by subclasses and called by a simulation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the subviews are laid out; overridden by subclasses.
  open func viewWillLayoutSubviews() {}

  /// Called after the subviews are laid out; overridden by subclasses.
  open func viewDidLayoutSubviews() {}
}

/// The coordinator of closures that run alongside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator {
  /// Runs closures during the change and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// The context that such closures receive.
public typealias UIViewControllerTransitionCoordinatorContext =
  UIViewControllerTransitionCoordinator

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure during the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The content of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?

  /// Creates an item without a title.
  public override init() {}

  /// Creates an item.
  public init(title: String) { self.title = title }
}

/// The name of a file with views; it is not read.
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// The name of the file.
  public let name: String
  /// The bundle of the file; nil for the main bundle.
  public let bundle: Bundle?

  /// Creates a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bundleOrNil: The bundle of the file; nil for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }
}
