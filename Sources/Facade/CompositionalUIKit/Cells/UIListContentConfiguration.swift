import Compositional
import Foundation

/// The content of a row: an image, a text and a secondary text.
///
/// Apple publishes no distances for it. Here a row with one line of body text is 44 points high at the
/// standard text size, and other rows follow from the fonts and the margins. On iOS 26 it is 52 points
/// high, and with a second line 68.333 (recorded on 26.1 at a display scale of 3).
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// By the reading direction.
      case natural = 0
      case center = 1
      /// On both sides.
      case justified = 2
    }

    /// The change of case of a text.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      /// All letters upper case.
      case uppercase = 1
      /// All letters lower case.
      case lowercase = 2
      /// The first letter of each word upper case.
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor = .label
    /// The change of the color; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    /// The handling of a line that is too long.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// True if the font shrinks to fit a long text.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor of that shrinking, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// True if the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// The change of case.
    public var transform = TextTransform.none

    /// Returns the color after its change.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The properties of the image.
  public struct ImageProperties {
    /// The size of the largest image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept for the image, in points; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of a template image; nil for that of the view.
    public var tintColor: UIColor?
    /// The change of the color of a template image; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// True if the image has inverted colors with an accessibility setting.
    public var accessibilityIgnoresInvertColors = false
    /// The look of a symbol, kept because no image is read; nil for none.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Returns the color of a template image after its change.
    ///
    /// - Parameter tintColor: The color of the view, for an image that has none of its own.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The attributed text; its attributes are not read.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The attributed secondary text; its attributes are not read.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// True if the two texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// The axes along which the content keeps the margins of the view around it; kept, without effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both {
    didSet {
      UIKitSimulation.noteInert("UIListContentConfiguration.axesPreservingSuperviewLayoutMargins")
    }
  }
  /// The distance of the image from the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance of the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance of the texts below each other, in points.
  public var textToSecondaryTextVerticalPadding = SystemMetrics.rowPadding
  /// The least height of a row, in points.
  var leastHeight = SystemMetrics.row

  init(
    font: UIFont.TextStyle, secondaryFont: UIFont.TextStyle, verticalMargin: CGFloat,
    isSideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: font))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondaryFont))
    secondaryTextProperties.color = .secondaryLabel
    prefersSideBySideTextAndSecondaryText = isSideBySide
    directionalLayoutMargins = DirectionalEdgeInsets(
      top: verticalMargin, leading: 16, bottom: verticalMargin, trailing: 8)
  }

  /// Creates a view that shows the content.
  @MainActor @preconcurrency public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself: no state changes its size.
  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// Returns the content of a row of a list.
  public static func cell() -> UIListContentConfiguration { row() }

  /// Returns the content of a row with a secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration { row() }

  /// Returns the content of a row with a value beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .body, secondaryFont: .body, verticalMargin: SystemMetrics.rowMargin, isSideBySide: true
    )
  }

  /// Returns the content of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { row() }

  /// Returns the content of a row of a sidebar with a secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { row() }

  /// Returns the content of a row of an accompanied sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { row() }

  /// Returns the content of a row of an accompanied sidebar with a secondary text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { row() }

  public static func plainHeader() -> UIListContentConfiguration { edge(.headline) }

  public static func plainFooter() -> UIListContentConfiguration { edge(.footnote) }

  public static func groupedHeader() -> UIListContentConfiguration { edge(.footnote) }

  public static func groupedFooter() -> UIListContentConfiguration { edge(.footnote) }

  public static func sidebarHeader() -> UIListContentConfiguration { edge(.headline) }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { edge(.title3) }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title2)
  }

  /// Returns the content of a header of a section.
  public static func header() -> UIListContentConfiguration { edge(.headline) }

  /// Returns the content of a footer of a section.
  public static func footer() -> UIListContentConfiguration { edge(.footnote) }

  /// Takes the lengths that a row of a table has for texts of its own, on each system.
  mutating func takeLengthsOfTable() {
    leastHeight = 44
    (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (11, 11)
    textToSecondaryTextVerticalPadding = 2
  }

  private static func row() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .body, secondaryFont: .subheadline, verticalMargin: SystemMetrics.rowMargin)
  }

  private static func edge(_ font: UIFont.TextStyle) -> UIListContentConfiguration {
    UIListContentConfiguration(font: font, secondaryFont: .footnote, verticalMargin: 8)
  }
}
