import Foundation

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
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
