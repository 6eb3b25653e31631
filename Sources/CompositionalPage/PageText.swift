import Foundation

/// The page that the command carries.
enum PageText {
  /// The page without a layout.
  static let html: String = decoded(PageTemplate.source)
    .replacingOccurrences(of: "{{engine of the page}}", with: decoded(PageEngine.source))

  /// Returns a text whose control characters stand 256 places higher.
  private static func decoded(_ source: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in source.unicodeScalars {
      let isControl = 0x100..<0x120 ~= scalar.value
      text.append(isControl ? Unicode.Scalar(UInt8(scalar.value - 0x100)) : scalar)
    }
    return String(text)
  }
}
