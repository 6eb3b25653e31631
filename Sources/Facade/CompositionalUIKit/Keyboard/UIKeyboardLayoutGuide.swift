// Stand-ins for the guide of the keyboard and the space of coordinates.

import Foundation

extension UIView {
  /// The guide of the keyboard: a line at the bottom of the safe area while it is away, else its
  /// rectangle in the view.
  public var keyboardLayoutGuide: UILayoutGuide { keyboardGuide }

  /// The distances of the keyboard, or of that line, from the edges, in points.
  var keyboardInsets: UIEdgeInsets {
    if let window, window.keyboardHeight > 0 {
      let height = window.bounds.height - window.keyboardHeight
      let top = convert(CGPoint(x: 0, y: height), from: window)
      let away = bounds.height - safeAreaInsets.bottom
      if top.y < away { return UIEdgeInsets(top: max(0, top.y), left: 0, bottom: 0, right: 0) }
    }
    return UIEdgeInsets(
      top: max(0, bounds.height - safeAreaInsets.bottom), left: 0, bottom: safeAreaInsets.bottom,
      right: 0)
  }
}

/// An object whose points can be converted to those of another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}

/// The focus of a keyboard or a remote control, which is nowhere.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
  /// Returns nil: there is no focus.
  public static func focusSystem(for environment: Any) -> UIFocusSystem? { nil }
}

/// A change of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus; nil for none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that takes the focus; nil for none.
  open var nextFocusedView: UIView? { nil }
}

/// A change of the focus in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that takes the focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
