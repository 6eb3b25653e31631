extension String {
  /// The text in lines of so many characters at most, broken between words.
  ///
  /// A word that is longer than a line has one of its own. Spaces at the beginning are kept, and lines
  /// after the first are indented by as many and more.
  ///
  /// - Parameters:
  ///   - width: characters a line.
  ///   - indent: spaces in front of all lines but the first; nil for two more than it begins with.
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
