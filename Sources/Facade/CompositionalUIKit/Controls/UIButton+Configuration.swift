// The look of a button. Its lengths were recorded on iOS 26.

import Foundation

extension UIButton {
  /// The look of a button.
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small = 1
      /// Smallest.
      case mini = 2
      case large = 3
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As its background says.
      case fixed = -1
      /// As its background says, by the text size.
      case dynamic = 0
      /// Little round.
      case small = 1
      /// Round.
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The title; nil for none.
    public var title: String?
    /// The second title; nil for none.
    public var subtitle: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The distance of the image from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The edge at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance of the titles, in points.
    public var titlePadding: CGFloat = 1
    /// The distances of the content from the edges, in points; those of ``buttonSize`` unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The color of the background; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The color of the content; nil for that of the style.
    public var baseForegroundColor: UIColor?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration.clear()
    /// True if the button shows that something goes on.
    public var showsActivityIndicator = false
    /// The configuration of a symbol; nil for none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Sets the insets of the size of the button.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns a look without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a look with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a look with a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a look with a background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a look without a look.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a look with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a look with a pale border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a prominent look with a border.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

extension UIButton.Configuration.Size {
  /// The recorded distances of the content from the edges, in points.
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The recorded size of the title, in points.
  var titleSize: CGFloat {
    switch self {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }
}
