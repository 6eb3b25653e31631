import Compositional
import Foundation

/// Characters of text that ASCII does not have, and their substitutes.
struct Glyphs {
  /// The sign between the two sides of a size.
  let times: String
  /// The separator of the parts of a heading.
  let dot: String
  /// The rule under the heading of a table.
  let rule: Character
  /// The mark of omitted lines.
  let ellipsis: String
  /// The minus sign.
  let minus: String
  /// The visible part of a track.
  let thumb: Character
  /// The rest of a track.
  let track: Character
  /// The marks of what passed and of what failed.
  let pass: String
  let fail: String

  init(unicode: Bool) {
    times = unicode ? "×" : "x"
    dot = unicode ? "·" : "-"
    rule = unicode ? "─" : "-"
    ellipsis = unicode ? "…" : "..."
    minus = unicode ? "−" : "-"
    thumb = unicode ? "█" : "#"
    track = unicode ? "░" : "."
    pass = unicode ? "✓" : "ok  "
    fail = unicode ? "✗" : "FAIL"
  }

  /// Returns a text with the signs of products and quotients that the output can show.
  func arithmetic(_ text: String) -> String {
    guard times != "×" else { return text }
    return text.replacingOccurrences(of: " × ", with: " \(times) ")
      .replacingOccurrences(of: " ÷ ", with: " / ")
  }

  /// Returns a size as text, such as `375 × 12,000`.
  func text(_ size: CGSize) -> String {
    let width = NumberText(Double(size.width), decimals: 1)
    let height = NumberText(Double(size.height), decimals: 1)
    return "\(width) \(times) \(height)"
  }
}
