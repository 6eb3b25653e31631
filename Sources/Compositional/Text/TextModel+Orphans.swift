extension TextModel.LineBreaker {
  /// The words that lines give away, so that no paragraph ends with a line of a single word.
  ///
  /// The line before such a word ends before its own last word, if the last line has room for both. The
  /// number of lines stays the same.
  struct Orphans {
    /// The length of a line without and with the spaces at its end, in thousandths of the font size.
    typealias Lengths = (words: Int, withSpaces: Int)

    /// The length of a line.
    let limit: Int
    /// The number of words on the current line.
    private var words = 0
    /// The length of the current line before its last word.
    private var beforeLastWord: Lengths = (0, 0)
    /// The previous line of the paragraph, which may give its last word away.
    private var previous: (line: Lengths, beforeLastWord: Lengths, words: Int)?

    init(limit: Int) { self.limit = limit }

    /// Adds a word, or a part of one, to the current line.
    ///
    /// - Parameters:
    ///   - line: The length of the line before it.
    ///   - spaces: The length of the spaces between the two.
    mutating func addWord(after line: Int, _ spaces: Int) {
      guard line == 0 || spaces > 0 else { return }
      words = line == 0 ? 1 : words + 1
      beforeLastWord = (line, line + spaces)
    }

    /// Ends the current line, and returns the lengths of the longest line that is known by it.
    mutating func endLine(_ line: Lengths, isBroken: Bool) -> Lengths {
      defer { words = 0 }
      guard !isBroken else {
        defer { previous = (line, beforeLastWord, words) }
        return end()
      }
      guard let before = previous, words == 1, before.words > 1 else {
        return longest(end(), line)
      }
      let last = before.line.withSpaces - before.beforeLastWord.withSpaces + line.words
      guard last <= limit else { return longest(end(), line) }
      previous = nil
      return longest(before.beforeLastWord, (last, last))
    }

    /// Ends the text, and returns the lengths of the line that was kept.
    mutating func end() -> Lengths {
      defer { previous = nil }
      return previous?.line ?? (0, 0)
    }

    private func longest(_ one: Lengths, _ other: Lengths) -> Lengths {
      (max(one.words, other.words), max(one.withSpaces, other.withSpaces))
    }
  }
}
