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
