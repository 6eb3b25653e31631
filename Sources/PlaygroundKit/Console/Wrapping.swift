extension String {
  /// Returns the text in lines of at most `width` characters, broken between words.
  ///
  /// A word that is longer than a line takes a whole line. Leading spaces are kept, and the lines
  /// after the first are indented further.
  ///
  /// - Parameters:
  ///   - width: The most characters of a line.
  ///   - indent: The spaces before the lines after the first; nil for two more than the first has.
  func wrapped(to width: Int, indent: Int? = nil) -> [String] {
    guard count > width else { return [self] }
    let start = String(prefix { $0 == " " })
    let next = String(repeating: " ", count: indent ?? start.count + 2)
    var lines = [start]
    var isEmpty = true
    for word in dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if isEmpty {
        lines[lines.count - 1] = last + word
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(next + word)
      }
      isEmpty = false
    }
    return lines
  }
}
