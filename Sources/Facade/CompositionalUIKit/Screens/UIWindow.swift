import Compositional
import Foundation

/// A window, which shows the view of a controller and gives the controller its life.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.simulation.rotate(to: .landscapeLeft)
/// ```
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, !isHidden else { return }
      replace(oldValue)
    }
  }
  /// The scene; nil for none.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  /// The responder after the window: its scene.
  open override var next: UIResponder? { windowScene }
  /// The order in depth among windows.
  open var windowLevel = Level.normal
  /// True if the window receives keys.
  open var isKeyWindow: Bool { isKey }
  private var isKey = false
  /// The orientation of the content.
  public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The safe area before the window was turned on its side, in points.
  var uprightInsets = UIEdgeInsets.zero
  /// The height of the simulated keyboard, in points; 0 for none.
  var keyboardHeight: CGFloat = 0
  /// The change of the size that is under way; nil for none.
  var transition: SizeTransition?
  /// The responder that receives text and keys; nil for none.
  weak var firstResponder: UIResponder?

  /// The order in depth among windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The order; higher is in front.
    public let rawValue: CGFloat
    /// Creates an order.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of the app.
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// Creates a hidden window.
  ///
  /// - Parameter frame: The frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    takeTraits()
  }

  /// Creates a hidden window as large as its scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: windowScene.size))
    simulatedSafeAreaInsets = windowScene.safeAreaInsets
    self.windowScene = windowScene
    // A property set in an initializer does not call its observer.
    if !windowScene.windows.contains(where: { $0 === self }) { windowScene.windows.append(self) }
  }

  /// Creates a window; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The safe area, without the 20 points of a status bar that is hidden on a phone with a home button.
  open override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if insets.top == 20, rootViewController?.hidesStatusBar == true { insets.top = 0 }
    return insets
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// True if the window is not shown; showing it shows the root controller.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        rootViewController?.willDisappear(false)
        rootViewController?.disappeared(false)
      } else {
        replace(nil)
      }
    }
  }

  /// Shows the window and its root controller, and receives keys.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Receives keys.
  open func makeKey() { isKey = true }

  /// Shows the root controller instead of another.
  private func replace(_ old: UIViewController?) {
    old?.willDisappear(false)
    guard let root = rootViewController else {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.disappeared(false)
      return
    }
    root.loadViewIfNeeded()
    root.willAppear(false)
    old?.viewIfLoaded?.removeFromSuperview()
    fill(with: root)
    root.isInWindow(false)
    layoutIfNeeded()
    root.appeared(false)
    old?.disappeared(false)
  }

  /// Adds the view of a controller, as large as the window.
  func fill(with controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.placePresentation(in: self)
    addSubview(view)
    view.tellFirstTraits()
    view.tellInsets(isFirst: true)
  }
}
