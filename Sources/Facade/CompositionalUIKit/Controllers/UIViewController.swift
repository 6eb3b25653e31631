// A stand-in for view controllers. A window gives them their life; the functions to override are here,
// because Swift overrides none that is in an extension.

import Compositional
import Foundation

/// A controller of a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The content of the navigation bar.
  public let navigationItem = UINavigationItem()
  /// The name of the nib; it is not read.
  public let nibName: String?
  public let nibBundle: Bundle?
  /// The coordinator of the animated appearance that is under way; nil for none.
  var ownTransition: SizeTransition?
  /// The size that the controller wishes where it is contained, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      placePresentation()
    }
  }
  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellInsets() }
    }
  }
  /// True if the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.tellInsets() }
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  private var ownTabBarItem: UITabBarItem?
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = madeEditButton()
  /// The items of the bar at the end of the screen; nil for none.
  open var toolbarItems: [UIBarButtonItem]?
  /// True if a tab bar is out of sight while the controller is on a stack of controllers.
  open var hidesBottomBarWhenPushed = false { didSet { tellBars() } }
  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { tellBars() } }
  /// True if the view extends below bars that are opaque, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { tellBars() } }
  /// True if a finger cannot pull the sheet of the controller down.
  open var isModalInPresentation = false
  /// The guides of bars, made when they are asked for.
  var barGuides: (top: BarGuide, bottom: BarGuide)?
  /// True if what is presented covers this controller; kept, without effect.
  open var definesPresentationContext = false {
    didSet { UIKitSimulation.noteInert("UIViewController.definesPresentationContext") }
  }
  /// The change to a presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The sheet that presents the controller; nil if its style is no sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle.isSheet ? ownSheet : nil
  }
  /// The popover that presents the controller; nil for another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? ownPopover : nil
  }
  private lazy var ownSheet = UISheetPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  private lazy var ownPopover = UIPopoverPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  /// The presentation with another style.
  lazy var ownPresentation = UIPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  /// True while the content is edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }

  private var loadedView: UIView?
  private var isEdited = false
  /// The part of the appearance in which the controller is.
  var appearance = Appearance.hidden
  /// Why the controller appears or disappears; nil if what covers it, or a tab, comes or goes.
  var reason: AppearanceReason?
  /// The controller that contains this one; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The contained controllers.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one, or one that contains it, presents; nil for none.
  open var presentedViewController: UIViewController? {
    shownViewController ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one that contains it; nil for none.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// The heights of the bars that a container shows over the view, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet {
      if barInsets != oldValue { viewIfLoaded?.tellInsets() }
    }
  }
  /// The controller that this one presents itself.
  var shownViewController: UIViewController?
  /// The scroll view that was set for bars; nil for the one that is found.
  var givenScrollView: UIScrollView?
  weak var presenter: UIViewController?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib, which is not read.
  ///   - nibBundleOrNil: The bundle of the nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    if nibName != nil { UIKitSimulation.noteInert("UIViewController.init(nibName:bundle:)") }
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

  /// The responder after the controller: the view around its view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  /// The traits around the view, with the ``traitOverrides`` of the controller.
  open var traitCollection: UITraitCollection {
    view.traitRules == nil ? view.traitCollection : view.traitsOfController
  }
  var traitRules: _TraitRules?

  /// Creates the view, with the size of the screen; overridden by subclasses.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called after the view is loaded; overridden by subclasses.
  open func viewDidLoad() {}

  /// Called after the controller is read from a storyboard; never called, because none is read.
  open func awakeFromNib() {}

  /// Called before the view appears; overridden by subclasses.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window with its traits, before it is laid out; overridden by
  /// subclasses.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared; overridden by subclasses.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; overridden by subclasses.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared; overridden by subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the subviews are laid out; overridden by subclasses.
  open func viewWillLayoutSubviews() {}

  /// What is shown in place of content that is not there; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { takeUnavailableContent() }
  }
  var unavailable = UnavailableContent()

  /// Called in a layout pass to choose that for a state; overridden by subclasses.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called after the subviews are laid out; overridden by subclasses.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed; overridden by subclasses.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed; overridden by subclasses.
  open func viewLayoutMarginsDidChange() {}

  /// Updates the constraints of the view; overridden by subclasses, which call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when memory is short; never, because it is not.
  open func didReceiveMemoryWarning() {}

  /// Called after the traits have changed; overridden by subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change, for the contained controllers too.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    shownViewController?.willTransition(to: newCollection, with: coordinator)
  }

  /// Called before the size of the view changes, for the contained controllers too.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of closures that run alongside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if inner != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: inner, with: coordinator)
      }
    }
    shownViewController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Returns the size of a contained controller for a size of this one, in points.
  ///
  /// A view as large as that of this controller stays so; another keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let inner = (container as? UIViewController)?.viewIfLoaded?.bounds.size,
      inner != viewIfLoaded?.bounds.size
    else { return parentSize }
    return inner
  }

  /// Clears the selection that was made before the view appears again; overridden by lists.
  func clearSelection() {}

  /// Called when a contained controller wishes another size; overridden by subclasses.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Begins or ends editing; overridden by subclasses, which call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEdited = editing }

  /// Called before the controller is contained by another, or by none; overridden by subclasses.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { reason = .leavesParent }
  }

  /// Called after the controller is contained by another, or by none; overridden by subclasses.
  open func didMove(toParent parent: UIViewController?) {}

  /// Contains another controller.
  open func addChild(_ childController: UIViewController) { contain(childController) }

  /// Contains the controller no more.
  open func removeFromParent() { leaveParent() }

  /// True if the contained controllers appear and disappear with this one.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller over this one; if there is none, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  /// Shows a controller as the container suits: a navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail of a split view; without one, as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Called before a storyboard shows a controller; never, because none is read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns true: a storyboard may show a controller.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Does nothing, because no storyboard is read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitSimulation.noteInert("UIViewController.performSegue(withIdentifier:sender:)")
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// True if there is no status bar.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// True if the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations in which the controller is shown: all on tablets, else all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// True if the controller rotates.
  open var shouldAutorotate: Bool { true }
}
