extension TextModel {
  /// Breaks text into lines as it is read, storing no more than the current word.
  ///
  /// Lengths are sums of integers, so that no line breaks because of floating-point noise.
  struct LineBreaker {
    /// Lines of text: their number, and the lengths of the longest in thousandths of the font size.
    typealias Result = (count: Int, widest: Int, widestWithSpaces: Int)

    /// The kind of the previous character, as far as it affects line breaks.
    private enum Before { case letter, hyphen, emoji, other }

    private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let ideographicSpace: Unicode.Scalar = "\u{3000}"

    /// The length of a line, in thousandths of the font size.
    private let limit: Int
    private let lineLimit: Int
    /// The length added to each character of the system's font, in thousandths of its size.
    private let tracking: Int
    /// The number of finished lines.
    private(set) var lines = 0
    /// The length of the longest finished line, in thousandths of the font size.
    private var widest = 0
    /// The same with the spaces at which lines were broken.
    private var widestWithSpaces = 0
    /// The length of the words of the current line and the spaces between them.
    private(set) var line = 0
    /// The length of the spaces after them, which hang if no word follows on this line.
    private var spaces = 0
    /// The length of the current word, not yet on the line; no longer than a line unless a single
    /// character is.
    private var word = 0
    private var before = Before.other
    private var isJoined = false
    private var isInFlag = false
    private var isAfterReturn = false
    private var isEmpty = true
    /// The last words of lines; nil if they stay where they fit.
    private var orphans: Orphans?

    init(limit: Int, lineLimit: Int, tracking: Int, pushesOutOrphans: Bool = false) {
      self.limit = limit
      self.lineLimit = lineLimit
      self.tracking = tracking
      orphans = pushesOutOrphans ? Orphans(limit: limit) : nil
    }

    /// The finished lines.
    var result: Result { (lines, widest, widestWithSpaces) }

    /// True if the line limit is reached.
    var isFull: Bool { lines >= lineLimit }

    /// Reads the next character.
    mutating func read(_ scalar: Unicode.Scalar) {
      isEmpty = false
      let wasReturn = isAfterReturn
      isAfterReturn = scalar == "\r"
      if scalar.isLineEnd {
        if !(wasReturn && scalar == "\n") {
          endWord()
          endLine(isBroken: false)
        }
        note(.other)
        return
      }
      let kind = CharacterClass(scalar)
      let advance = TextModel.advance(of: scalar, kind)
      switch kind {
      case .combining:
        if scalar == Self.zeroWidthSpace {
          endWord()
          note(.other)
        }
        isJoined = scalar == Self.zeroWidthJoiner
      case .space where !scalar.isFixedSpace: readSpace(advance + tracking)
      case .fullWidth where scalar == Self.ideographicSpace: readSpace(advance)
      case .fullWidth:
        readAlone(advance)
        note(.other)
      case .emoji: readEmoji(scalar)
      default:
        if before == .hyphen, kind.isLetter { endWord() }
        add(advance + tracking)
        if scalar.isHyphen {
          note(before == .letter ? .hyphen : .other)
        } else {
          note(kind.isLetter || kind == .digit ? .letter : .other)
        }
      }
    }

    /// Reads a word at once if a line is long enough for it.
    mutating func read(_ piece: Piece) {
      let lengths = piece.lengths(tracking: tracking)
      guard lengths.word <= limit else {
        for scalar in piece.scalars { read(scalar) }
        return
      }
      isEmpty = false
      endWord()
      word = lengths.word
      endWord()
      spaces += lengths.space
      note(.other)
    }

    /// The length that words may yet take on the current line, after the spaces.
    var room: Int { max(0, limit - line - spaces) }

    /// Adds words to the current line, which has room for them.
    mutating func lengthen(by length: Int) { line += length }

    /// Adds lines that are no longer than those before.
    mutating func repeatLines(_ count: Int, times: Int) {
      lines += min(count * times, lineLimit - lines)
    }

    /// Finishes the last line; text without characters has none.
    mutating func finish() {
      guard !isEmpty else { return }
      endWord()
      endLine(isBroken: false)
      if let last = orphans?.end() { widen(last) }
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

    /// Reads a character before and after which lines may break.
    private mutating func readAlone(_ advance: Int) {
      endWord()
      add(advance)
      endWord()
    }

    /// Reads an emoji, or a modification of the previous one.
    private mutating func readEmoji(_ scalar: Unicode.Scalar) {
      let endsFlag = isInFlag && scalar.isRegionalIndicator
      let adds = before == .emoji && (isJoined || scalar.isEmojiModifier || endsFlag)
      if !adds { readAlone(CharacterClass.emoji.thousandths) }
      note(.emoji)
      isInFlag = scalar.isRegionalIndicator && !endsFlag
    }

    /// Adds a character to the word; a word longer than the line continues on further lines.
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

    /// Places the word on the line, or on the next if it does not fit.
    private mutating func endWord() {
      guard word > 0 else { return }
      if line + spaces > 0, word > limit - line - spaces { endLine() }
      orphans?.addWord(after: line, spaces)
      line += spaces + word
      spaces = 0
      word = 0
    }

    /// Ends the line, with the spaces after its words if it is broken there.
    private mutating func endLine(isBroken: Bool = true) {
      if !isFull {
        lines += 1
        let ended = (line, isBroken ? line + spaces : line)
        widen(orphans?.endLine(ended, isBroken: isBroken) ?? ended)
      }
      line = 0
      spaces = 0
    }

    private mutating func widen(_ lengths: Orphans.Lengths) {
      widest = max(widest, lengths.words)
      widestWithSpaces = max(widestWithSpaces, lengths.withSpaces)
    }
  }
}
