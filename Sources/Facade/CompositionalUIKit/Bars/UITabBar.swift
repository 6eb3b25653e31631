import Foundation

/// A bar with the tabs of an app.
open class UITabBar: UIView {
  /// The tabs; nil for none.
  open var items: [UITabBarItem]?
  /// True if the bar takes no room.
  open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }
  /// True if what is behind shines through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The color of the bar; nil for that of the system.
  open var barTintColor: UIColor?
  /// The image behind the bar; nil for that of the system.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar; nil for that of the system.
  open var shadowImage: UIImage?
  /// The color of other tabs; nil for that of the system.
  open var unselectedItemTintColor: UIColor?
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look above content at its end; nil for the look.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Returns a bar whose properties are for all bars; here for none.
  public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
}
