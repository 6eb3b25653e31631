import Foundation

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; nil for none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: a delegate that declares no property keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
