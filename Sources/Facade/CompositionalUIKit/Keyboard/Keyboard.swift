// The notifications of the keyboard. No keys are shown; a test sends them by `showKeyboard` of a window's simulation.

import Foundation

extension UIResponder {
  /// Told before the keyboard is shown.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Told after the keyboard is shown.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Told before the keyboard is away.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Told after the keyboard is away.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Told before the frame of the keyboard changes.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Told after the frame of the keyboard has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame before, in points of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after, in points of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a number that is true if the keyboard is that of this application.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// Foundation of iOS has no values of rectangles.
#if os(macOS) || !canImport(Darwin)
  extension NSValue {
    public var cgRectValue: CGRect { rectValue }

    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  }

  extension UIWindow {
    /// Returns the frame of a keyboard of which a height is in the window.
    fileprivate func keyboardFrame(_ height: CGFloat, of whole: CGFloat) -> CGRect {
      CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, whole))
    }
  }

  extension ObjectSimulation where Base: UIWindow {
    /// Shows the keyboard, or takes it away: guides follow, and the notifications are posted.
    ///
    /// The window is laid out between those that tell of the future and those that tell of the past.
    ///
    /// - Parameter height: The height, in points from the bottom of the window; 0 to take it away.
    public func showKeyboard(height: CGFloat) {
      precondition(height >= 0, "A keyboard is not \(height) points high.")
      let old = base.keyboardHeight
      guard height != old else { return }
      base.keyboardHeight = height
      let center = NotificationCenter.default
      let information: [AnyHashable: Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
          cgRect: base.keyboardFrame(old, of: max(old, height))),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: base.keyboardFrame(height, of: max(old, height))),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
      func post(_ name: NSNotification.Name) {
        center.post(name: name, object: nil, userInfo: information)
      }
      let isShown = old > 0
      post(UIResponder.keyboardWillChangeFrameNotification)
      if height == 0 { post(UIResponder.keyboardWillHideNotification) }
      if !isShown { post(UIResponder.keyboardWillShowNotification) }
      base.simulateInsetsChange()
      base.layoutIfNeeded()
      post(UIResponder.keyboardDidChangeFrameNotification)
      if height == 0 { post(UIResponder.keyboardDidHideNotification) }
      if !isShown { post(UIResponder.keyboardDidShowNotification) }
    }
  }
#endif
