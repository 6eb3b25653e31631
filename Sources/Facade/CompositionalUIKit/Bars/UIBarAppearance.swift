// Stand-ins for the look of bars, which is kept and not drawn.

import Foundation

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color; nil for none.
  open var backgroundColor: UIColor?
  /// The blur; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The image; nil for none.
  open var backgroundImage: UIImage?
  /// The color of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The image of the shadow; nil for none.
  open var shadowImage: UIImage?

  /// Creates a look.
  public override init() {}

  /// Takes the look of the system.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Takes a look without transparency.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Takes a transparent look.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the bold buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The look of the buttons of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a touched button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates a look of a style.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The look of a button in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A distance from a place, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates a distance, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
