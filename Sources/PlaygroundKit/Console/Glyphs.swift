/// The characters of running text that ASCII does not have, with what stands in for them.
struct Glyphs {
  /// Between the two sides of a size.
  let times: String
  /// Between the parts of a heading.
  let dot: String
  /// A line under a table's heading.
  let rule: Character
  /// Lines that were left out.
  let ellipsis: String
  /// A number below zero.
  let minus: String
  /// The part of a track that is in sight.
  let thumb: Character
  /// The part of a track that is not.
  let track: Character
  /// In front of what passed and of what failed.
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
