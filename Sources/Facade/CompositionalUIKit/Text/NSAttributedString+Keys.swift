// The attributes of text. Fonts and attachments count for its size; the others are kept.

import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distances of lines and paragraphs.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The address that the text leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

#if !canImport(Darwin)
  extension NSMutableAttributedString {
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }
  }

  extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension NSString {
    /// Returns a text with numbers as the user writes them.
    public class func localizedStringWithFormat(
      _ format: String, _ arguments: CVarArg...
    ) -> NSString {
      NSString(string: String(format: format, locale: .current, arguments: arguments))
    }
  }
#endif
