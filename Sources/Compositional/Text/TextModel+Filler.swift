extension TextModel {
  /// The text that filler text repeats; ASCII, so that a byte is a character.
  static let filler = Array(
    """
    A cell asks for as much room as its text needs, and the row gives it. Some rows are short. \
    Others hold a well-meant paragraph that goes on for longer than anyone planned, with 3 commas, \
    2 asides and no pictures at all. Nobody counts the lines; the layout does, from the first to \
    the last, and puts whatever follows right below them. 
    """.utf8)

  /// Returns filler text of a number of characters, always the same.
  ///
  /// All results are prefixes of one long text, so that a longer text never takes fewer lines. A
  /// space at the end is replaced with a full stop.
  ///
  /// - Parameter length: The number of characters, not negative.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public static func text(of length: Int) -> String {
    require(
      length >= 0, "Invalid text length: \(length). A text has zero characters or more.")
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    while bytes.count < length { bytes += filler.prefix(length - bytes.count) }
    if bytes.last == UInt8(ascii: " ") { bytes[bytes.count - 1] = UInt8(ascii: ".") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the size of filler text, like ``size(of:fitting:)`` for ``text(of:)``.
  ///
  /// - Parameters:
  ///   - length: The number of characters, not negative.
  ///   - width: The length of a line, in points, as in ``size(of:fitting:)``.
  /// - Complexity: O(1): the lines of a repeated text repeat, too.
  package func size(ofFillerOf length: Int, fitting width: CGFloat?) -> CGSize {
    var breaker = breaker(fitting: width)
    if length > 0 {
      // The last repetition is read by itself, because its last character may be replaced.
      let whole = (length - 1) / Self.filler.count
      breaker.read(Self.pieces, times: whole)
      let rest = Self.filler.prefix(length - whole * Self.filler.count)
      for byte in rest.dropLast() { breaker.read(Unicode.Scalar(byte)) }
      let last = rest.last.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: ".") : $0 }
      if let last { breaker.read(Unicode.Scalar(last)) }
    }
    breaker.finish()
    return size(of: breaker.result, within: width)
  }

  /// The words of the text that filler text repeats, with the spaces after them.
  private static let pieces: [LineBreaker.Piece] = {
    var pieces: [LineBreaker.Piece] = []
    var scalars: [Unicode.Scalar] = []
    for byte in filler {
      let scalar = Unicode.Scalar(byte)
      scalars.append(scalar)
      guard scalar == " " || scalar.isHyphen else { continue }
      pieces.append(LineBreaker.Piece(scalars))
      scalars = []
    }
    return pieces
  }()
}
