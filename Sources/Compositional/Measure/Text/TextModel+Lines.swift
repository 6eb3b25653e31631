extension TextModel {
  /// Breaks text into lines as it is read, remembering no more than the word at hand.
  ///
  /// Lengths are sums of whole numbers, so that no line breaks for the noise of doubles.
  struct LineBreaker {
    /// What stands before the character that is read, as far as it decides about it.
    private enum Before { case letter, hyphen, emoji, other }

    private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let ideographicSpace: Unicode.Scalar = "\u{3000}"

    /// What a line holds, in thousandths of the font size.
    private let limit: Int
    private let lineLimit: Int
    /// The lines that are finished.
    private(set) var lines = 0
    /// The longest of them, in thousandths of the font size.
    private(set) var widest = 0
    /// The words of the line at hand and the spaces between them.
    private var line = 0
    /// The spaces after them, which hang if no word follows on this line.
    private var spaces = 0
    /// The word at hand, which may be on the line or not; no longer than a line unless a single
    /// character is.
    private var word = 0
    private var before = Before.other
    private var isJoined = false
    private var isInFlag = false
    private var isAfterReturn = false
    private var isEmpty = true

    init(limit: Int, lineLimit: Int) {
      self.limit = limit
      self.lineLimit = lineLimit
    }

    /// Whether there can be no more lines.
    var isFull: Bool { lines >= lineLimit }

    /// Reads the next character.
    mutating func read(_ scalar: Unicode.Scalar) {
      isEmpty = false
      let wasReturn = isAfterReturn
      isAfterReturn = scalar == "\r"
      if scalar.isLineEnd {
        if !(wasReturn && scalar == "\n") {
          endWord()
          endLine()
        }
        note(.other)
        return
      }
      let kind = CharacterClass(scalar)
      switch kind {
      case .combining:
        if scalar == Self.zeroWidthSpace {
          endWord()
          note(.other)
        }
        isJoined = scalar == Self.zeroWidthJoiner
      case .space where !scalar.isFixedSpace: readSpace(kind.thousandths)
      case .fullWidth where scalar == Self.ideographicSpace: readSpace(kind.thousandths)
      case .fullWidth:
        readAlone(kind.thousandths)
        note(.other)
      case .emoji: readEmoji(scalar)
      default:
        if before == .hyphen, kind.isLetter { endWord() }
        add(kind.thousandths)
        if scalar.isHyphen {
          note(before == .letter ? .hyphen : .other)
        } else {
          note(kind.isLetter || kind == .digit ? .letter : .other)
        }
      }
    }

    /// Finishes the last line; text without characters has none.
    mutating func finish() {
      guard !isEmpty else { return }
      endWord()
      endLine()
    }

    private mutating func note(_ before: Before) {
      self.before = before
      isJoined = false
      isInFlag = false
    }

    private mutating func readSpace(_ advance: Int) {
      endWord()
      spaces += advance
      note(.other)
    }

    /// Reads a character that lines break before and after.
    private mutating func readAlone(_ advance: Int) {
      endWord()
      add(advance)
      endWord()
    }

    /// Reads an emoji, or what adds to the one before.
    private mutating func readEmoji(_ scalar: Unicode.Scalar) {
      let endsFlag = isInFlag && scalar.isRegionalIndicator
      let adds = before == .emoji && (isJoined || scalar.isEmojiModifier || endsFlag)
      if !adds { readAlone(CharacterClass.emoji.thousandths) }
      note(.emoji)
      isInFlag = scalar.isRegionalIndicator && !endsFlag
    }

    /// Adds a character to the word; one that outgrows the line goes on in lines of its own.
    private mutating func add(_ advance: Int) {
      if advance > limit - word {
        if line + spaces > 0 { endLine() }
        if word > 0 {
          line = word
          endLine()
        }
        word = 0
      }
      word += advance
    }

    /// Puts the word on the line, or on the next where it does not fit.
    private mutating func endWord() {
      guard word > 0 else { return }
      if line + spaces > 0, word > limit - line - spaces { endLine() }
      line += spaces + word
      spaces = 0
      word = 0
    }

    private mutating func endLine() {
      if !isFull {
        lines += 1
        widest = max(widest, line)
      }
      line = 0
      spaces = 0
    }
  }
}
