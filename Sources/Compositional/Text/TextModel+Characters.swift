// Character properties that do not follow from the Unicode category.

extension Unicode.Scalar {
  /// True if a line ends here; a carriage return and a line feed are one end.
  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// True if this is a space at which lines do not break.
  var isFixedSpace: Bool { value == 0xA0 || value == 0x2007 || value == 0x202F }

  /// True if a line may break after this character between letters.
  var isHyphen: Bool {
    switch value {
    case 0x2D, 0x2010, 0x2012...0x2014: true
    default: false
    }
  }

  /// True if this changes the color of the preceding emoji.
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// True if two of these form a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// True for vowels and finals that are composed into the preceding syllable.
  var isConjoiningJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// True for the blocks of Chinese, Japanese and Korean, and the full-width forms.
  var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// True for the blocks of emoji and pictures.
  var isEmoji: Bool {
    switch value {
    case 0x231A...0x231B, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2600...0x27BF, 0x2B05...0x2B07,
      0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x1F000...0x1F0FF, 0x1F18E, 0x1F191...0x1F19A,
      0x1F1E6...0x1F2FF, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  /// True for the long dash and the ellipsis.
  var isWide: Bool { value == 0x2014 || value == 0x2026 }

  /// The letter without the marks and strokes of this one, if it is a Latin letter with any.
  var plainLetter: Unicode.Scalar? {
    let byte: UInt8
    switch value {
    case 0xC0...0x233: byte = Self.plainLetters[Int(value) - 0xC0]
    case 0x1E00...0x1EFF: byte = Self.additionalPlainLetters[Int(value) - 0x1E00]
    case 0x212A: return "K"
    case 0x212B: return "A"
    default: return nil
    }
    return byte == UInt8(ascii: ".") ? nil : Unicode.Scalar(byte)
  }

  /// The plain letters of U+00C0 to U+0233; a full stop where there is none.
  private static let plainLetters = Array(
    """
    AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYP.aaaaaa.ceeeeiiiidnooooo.ouuuuypyAaAaAaCcCcCcCcDdDdEe\
    EeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLlLlNnNnNn.NnOoOoOo..RrRrRrSsSsSsSsTtTtTt\
    UuUuUuUuUuUuWwYyYZzZzZzf................................Oo.............Uu...........\
    .................AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa..OoAaAaEeEeIiIiOoOo\
    RrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy
    """.utf8)

  /// The plain letters of U+1E00 to U+1EFF; a full stop where there is none.
  private static let additionalPlainLetters = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOo\
    PpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy.f....AaAaAaAa\
    AaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy..\
    ....
    """.utf8)
}
