import Foundation

/// A bar with the title of a screen and its buttons.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { owner?.barsDidChange() } }
  /// True if what is behind shines through.
  open var isTranslucent = true { didSet { owner?.barsDidChange() } }
  weak var owner: UINavigationController?
  /// The color of the bar; nil for that of the system.
  open var barTintColor: UIColor?
  /// The image of the shadow; nil for that of the system.
  open var shadowImage: UIImage?
  /// The attributes of the title; nil for those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; nil for those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look above content at its top; nil for the look.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar; nil for the look.
  open var compactAppearance: UINavigationBarAppearance?
  /// The item that is shown; nil for none.
  open internal(set) var topItem: UINavigationItem?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Keeps the image of the background; nothing is drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the image of the background; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Returns a bar whose properties are for all bars; here for none.
  public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}
