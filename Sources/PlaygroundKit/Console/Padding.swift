extension String {
  /// Returns the text with trailing spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the text with leading spaces up to a width.
  func padded(from width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// Returns the text cut to a width, with a mark at the cut.
  func cut(to width: Int, _ mark: String) -> String {
    guard count > width else { return self }
    return String(prefix(Swift.max(0, width - mark.count))) + mark.prefix(width)
  }
}
