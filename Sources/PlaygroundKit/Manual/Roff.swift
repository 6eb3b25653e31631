/// Text in roff, the language of manual pages.
enum Roff {
  /// Returns text for a line: what roff would read as a request or an escape is quoted.
  static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    if result.first == "." || result.first == "'" { result = "\\&" + result }
    return result
  }

  /// Returns an argument of a request, in quotes.
  static func argument(_ text: String) -> String {
    "\""
      + self.text(text).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// Returns lines as they are, in a block that is not filled.
  static func example(_ lines: [String]) -> [String] {
    [".PP", ".RS 4", ".nf"] + lines.map(text) + [".fi", ".RE"]
  }

  /// Returns a list of terms with their meanings.
  static func terms(_ rows: [(term: String, meaning: String)]) -> [String] {
    rows.flatMap { [".TP", ".B " + argument($0.term), text($0.meaning)] }
  }
}
