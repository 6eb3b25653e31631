extension TextModel {
  /// The text that filler text repeats; ASCII, so that a byte is a character.
  private static let filler = Array(
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
}
