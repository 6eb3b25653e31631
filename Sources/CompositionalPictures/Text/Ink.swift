/// The meaning of a character of the output, which determines its color.
package enum Ink: UInt8 {
  /// Ordinary text.
  case plain
  /// A heading.
  case heading
  /// Text of minor importance.
  case faint
  /// A cell.
  case cell
  /// A header, a footer or another boundary item.
  case boundary
  /// A pinned boundary item.
  case pinned
  /// A supplementary anchored to an item or a group.
  case badge
  /// A background.
  case decoration
  /// The natural position of a displaced item, and other lines that are no elements.
  case guide
  /// Success.
  case good
  /// Failure.
  case bad

  /// The parameter of the escape sequence; nil for ordinary text.
  private var code: String? {
    switch self {
    case .plain, .cell: nil
    case .heading: "1"
    case .faint, .decoration: "2"
    case .guide: "33"
    case .boundary: "36"
    case .pinned: "1;33"
    case .badge: "35"
    case .good: "32"
    case .bad: "31"
    }
  }

  /// Returns the text in this ink, unchanged without color.
  package func paint(_ text: String, usesColor: Bool) -> String {
    guard usesColor, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
