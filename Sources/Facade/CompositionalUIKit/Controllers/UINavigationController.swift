// A navigation controller keeps a stack of controllers, and the uppermost lives.

import Foundation

/// A controller of a stack of controllers, of which the uppermost is shown below a bar.
///
/// The bar takes 44 points of the safe area, 32 on a phone on its side, and 52 more for a large title.
open class UINavigationController: UIViewController {
  /// The kind of a change.
  public enum Operation: Int, Hashable, Sendable {
    case none = 0
    /// A controller comes.
    case push = 1
    /// A controller goes.
    case pop = 2
  }

  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the end of the screen; it is hidden at first.
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// True if there is no bar.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// True if there is no bar at the end of the screen.
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// True if the bar hides while the content scrolls; kept, without effect.
  open var hidesBarsOnSwipe = false {
    didSet { UIKitSimulation.noteInert("UINavigationController.hidesBarsOnSwipe") }
  }
  /// The gesture that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  private var stack: [UIViewController] = []
  /// The controller that the delegate was told of last.
  private weak var toldTop: UIViewController?
  /// The height by which the large title has collapsed, in points.
  var hiddenTitle: CGFloat = 0

  /// Creates a controller with the first of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with classes of bars; they are not used.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from the first to the uppermost.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The uppermost controller; nil for none.
  open var topViewController: UIViewController? { stack.last }
  /// The uppermost controller, or what it presents; nil for none.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Shows the uppermost controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.owner = self
    view.addSubview(navigationBar)
    if let toolbar { view.addSubview(toolbar) }
    if let top = topViewController { fill(with: top) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    let gone = stack.filter { controller in !viewControllers.contains { $0 === controller } }
    for controller in gone {
      controller.reason = .leavesParent
      controller.willMove(toParent: nil)
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    let came = viewControllers.filter { controller in !stack.contains { $0 === controller } }
    stack = viewControllers
    if old !== topViewController { exchange(old, animated) }
    for controller in gone { controller.removeFromParent() }
    for controller in came { controller.didMove(toParent: self) }
  }

  /// Puts a controller on the stack, and shows it.
  ///
  /// - Precondition: The controller is not on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "The controller is on the stack. Pop to it with popToViewController(_:animated:).")
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the uppermost controller away, and returns it; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away what is above a controller, and returns it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Takes away all but the first controller, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Puts a controller on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the end of the screen.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Adapts the heights of the bars.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    barsDidChange()
    if let view = contentScrollView { follow(view) }
  }

  private func exchange(_ old: UIViewController?, _ animated: Bool) {
    guard isViewLoaded, let top = topViewController else { return }
    guard isShown else {
      old?.viewIfLoaded?.removeFromSuperview()
      return fill(with: top)
    }
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
    old?.willDisappear(animated)
    top.willAppear(animated)
    fill(with: top)
    top.isInWindow(animated)
    view.layoutIfNeeded()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.disappeared(animated)
    top.appeared(animated)
    toldTop = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Tells the delegate of an uppermost controller that came while the stack was out of sight.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let top = topViewController, top !== toldTop else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate of an uppermost controller that came while the stack was out of sight.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let top = topViewController, top !== toldTop else { return }
    toldTop = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private func fill(with top: UIViewController) {
    navigationBar.topItem = top.navigationItem
    top.navigationItem.owner = self
    hiddenTitle = contentScrollView?.hiddenBarHeight ?? 0
    Container.add(top, to: view)
    barsDidChange()
    tabBarController?.barsDidChange()
  }

}

/// Adds the views of contained controllers.
@MainActor
enum Container {
  /// Adds the view of a controller, as large as the view around it.
  static func add(_ controller: UIViewController, to view: UIView) {
    guard let inner = controller.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.translatesAutoresizingMaskIntoConstraints = true
    // Bars stand above the content.
    view.insertSubview(inner, at: 0)
  }
}
