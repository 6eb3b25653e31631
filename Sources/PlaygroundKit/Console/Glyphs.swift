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
}
