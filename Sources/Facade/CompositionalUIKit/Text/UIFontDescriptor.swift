// A stand-in for descriptions of fonts: a name, a size and the traits that the name stands for.

import Foundation

/// A description of a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Properties of a font that text can ask for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Each character as wide as the others.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Lines closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
  }

  /// A design of the system's font; kept, because all fonts have the same proportions.
  public enum SystemDesign: String, Hashable, Sendable {
    /// The usual design.
    case `default`
    case rounded
    case serif
    /// Each character as wide as the others.
    case monospaced
  }

  /// The name of the font.
  public let postscriptName: String
  public let pointSize: CGFloat
  /// The properties.
  public let symbolicTraits: SymbolicTraits

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name of the font; it is not looked up.
  ///   - size: The size, in points.
  public convenience init(name: String, size: CGFloat) { self.init(name, size, []) }

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
  }

  /// Returns the description of the font of a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traitCollection: The traits that say the text size; nil for the current ones.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the description with other properties.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight = symbolicTraits.contains(.traitBold) ? "Semibold" : "Regular"
    let slant = symbolicTraits.contains(.traitItalic) ? "Italic" : ""
    let name = postscriptName.hasPrefix(".SFUI") ? ".SFUI-\(weight)\(slant)" : postscriptName
    return UIFontDescriptor(name, pointSize, symbolicTraits)
  }

  /// Returns the description itself, because all fonts have the same proportions.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns the description with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, symbolicTraits)
  }
}

extension UIFont {
  /// Creates a font from a description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size, in points; 0 for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      named: descriptor.postscriptName,
      ofSize: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if ["Semibold", "Bold", "Heavy", "Black"].contains(where: fontName.contains) {
      traits.insert(.traitBold)
    }
    if fontName.hasSuffix("Italic") { traits.insert(.traitItalic) }
    return UIFontDescriptor(fontName, pointSize, traits)
  }
}
