extension String {
  /// The text with spaces after it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text with spaces before it up to a width.
  func padded(from width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text cut to a width, with a mark where something is missing.
  func cut(to width: Int, _ mark: String) -> String {
    guard count > width else { return self }
    return String(prefix(Swift.max(0, width - mark.count))) + mark.prefix(width)
  }
}
