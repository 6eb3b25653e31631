// A stand-in for fonts, with sizes and line heights.

import Compositional
import Foundation

/// A font: a name, a size and the metrics that follow from it.
///
/// Every font has the proportions of the system's, San Francisco: an ascender of 1950 and a
/// descender of 494 units of 2048. A line of 17 points is 20.287 points high, as on a device.
public final class UIFont: NSObject, Sendable {
  /// The purpose of a text.
  public typealias TextStyle = Compositional.TextStyle

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    /// The second lightest.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    /// Slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    /// The second heaviest.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  public let fontName: String
  public let pointSize: CGFloat
  /// The spacing between lines, in points: that which Apple publishes for the font of a text style,
  /// without the height of the line, and 0 for other fonts.
  ///
  /// It is below zero at the largest text sizes, at which lines are published to be closer.
  public let leading: CGFloat
  /// The rule by which the font follows the preferred text size; nil if it does not.
  let scaling: Scaling?

  /// Creates a font with a name and the proportions of the system's.
  ///
  /// - Parameters:
  ///   - fontName: The name; it is not looked up.
  ///   - fontSize: The size, in points.
  /// - Returns: A font, never nil, because no fonts are looked up.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, ofSize: fontSize)
  }

  convenience init(named fontName: String, ofSize pointSize: CGFloat) {
    self.init(fontName, pointSize, nil)
  }

  init(_ fontName: String, _ pointSize: CGFloat, _ scaling: Scaling?, leading: CGFloat = 0) {
    requireFinite(pointSize, "font size")
    self.fontName = fontName
    self.pointSize = pointSize
    self.leading = leading
    self.scaling = scaling
  }

  /// Returns the system's font.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(named: ".SFUI-\(weight.name)", ofSize: fontSize)
  }

  /// Returns the system's bold font of a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-Semibold", ofSize: fontSize)
  }

  /// Returns the system's font with digits of one width, which is measured as the system's font.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's italic font of a size, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-RegularItalic", ofSize: fontSize)
  }

  /// Returns the font of a text style at the text size of ``UIApplication``.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, in: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// Returns the font of a text style at a text size.
  package static func preferredFont(
    forTextStyle style: TextStyle, in category: PreferredContentSizeCategory
  ) -> UIFont {
    let metrics = style.metrics(in: category)
    let font = systemFont(
      ofSize: metrics.pointSize, weight: style == .headline ? .semibold : .regular)
    return UIFont(
      font.fontName, font.pointSize, .style(style), leading: metrics.leading - metrics.lineHeight)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, ofSize: fontSize) }

  /// The size of the text of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the text of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// From the baseline to the top of the line, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// The distance from the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { pointSize * -494 / 2048 }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { TextStyle.Metrics(pointSize: pointSize).lineHeight }

  /// Returns true if the other font has the same name and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// Hashes what equality compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The class, the name and the size.
  public override var description: String { "<UIFont: \(fontName) \(points: pointSize)>" }
}

extension UIFont {
  /// The size and the distance of lines, in points, for the text model.
  var metrics: TextStyle.Metrics {
    TextStyle.Metrics(pointSize: pointSize, leading: lineHeight + leading)
  }

  /// The weight that the name says, for the text model; the nearest of which widths are known.
  ///
  /// - Parameter isBold: True where the user prefers bold text.
  func textWeight(isBold: Bool) -> TextWeight {
    func says(_ words: String...) -> Bool { words.contains(where: fontName.contains) }
    if says("Bold", "Heavy", "Black") { return .bold }
    if says("Semibold") { return isBold ? .bold : .semibold }
    if says("Medium") { return isBold ? .bold : .medium }
    return isBold ? .semibold : .regular
  }
}

extension UIFont.Weight {
  /// The weight in a font's name: that of the nearest named weight.
  fileprivate var name: String {
    let names: [(Self, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? "Regular"
  }
}
