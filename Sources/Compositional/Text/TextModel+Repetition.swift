extension TextModel.LineBreaker {
  /// A word and the space after it; a part of a word that ends with a hyphen has none.
  struct Piece: Sendable {
    /// The characters, with the space.
    let scalars: [Unicode.Scalar]
    /// The characters before the space: their number, and their length without tracking.
    private let word: (count: Int, length: Int)
    /// The same of the space.
    private let space: (count: Int, length: Int)

    /// Creates a piece of ASCII characters that stay on one line if it is long enough.
    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
      let end = scalars.last == " " ? 1 : 0
      func sum(_ scalars: ArraySlice<Unicode.Scalar>) -> (count: Int, length: Int) {
        (scalars.count, scalars.reduce(0) { $0 + TextModel.advance(of: $1, .init($1)) })
      }
      word = sum(scalars.dropLast(end))
      space = sum(scalars.suffix(end))
    }

    /// Returns the lengths of the word and the space, in thousandths of the font size.
    func lengths(tracking: Int) -> (word: Int, space: Int) {
      (word.length + word.count * tracking, space.length + space.count * tracking)
    }
  }

  /// Reads words that end with a space, a number of times.
  ///
  /// After each repetition the next depends on the length of the current line alone. So the lines
  /// repeat as soon as a length does, and as long as a line has room for more repetitions they only
  /// make it longer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words, of which each may start a line.
  mutating func read(_ pieces: [Piece], times: Int) {
    var left = times
    var seen: [Int: (left: Int, lines: Int)] = [:]
    while left > 0, !isFull {
      if let earlier = seen.updateValue((left, lines), forKey: line) {
        repeatLines(lines - earlier.lines, times: left / (earlier.left - left))
        left %= earlier.left - left
        seen = [:]
        if left == 0 { return }
      }
      let (start, count) = (line, lines)
      for piece in pieces { read(piece) }
      left -= 1
      guard lines == count, start > 0 else { continue }
      let more = min(left, room / (line - start))
      lengthen(by: more * (line - start))
      left -= more
    }
  }
}
