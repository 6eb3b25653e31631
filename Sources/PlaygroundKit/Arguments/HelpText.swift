/// The help of the command and of its verbs, written from the argument table.
enum HelpText {
  /// What the command is, in a line.
  static let abstract =
    "Computes what UIKit's compositional layout computes, without UIKit, and shows it."

  /// The help of the whole command.
  static func command(on terminal: Terminal) -> String {
    let verbs = VerbDescription.all.map { ($0.verb.rawValue + $0.operands.usage, $0.summary) }
    let examples = VerbDescription.all.compactMap(\.examples.first)
    return lines(
      [abstract, ""] + heading("Examples", terminal) + table(examples.map(pair))
        + [""] + heading("Usage", terminal) + ["  playground VERB ARGUMENTS", ""]
        + heading("Verbs", terminal) + table(verbs) + [""] + heading("Options", terminal)
        + table([
          ("-h, --help", "shows this help, or after a verb the help of the verb"),
          ("--version", "shows the version"),
        ]) + [""] + heading("Exit status", terminal)
        + table([
          ("0", "fine"), ("1", "the answer is no: a case fails"), ("64", "wrong arguments"),
          ("65", "a wrong document"), ("66", "a missing or unreadable file"),
        ]))
  }

  /// The help of a verb.
  static func verb(_ table: VerbDescription, on terminal: Terminal) -> String {
    let name = table.verb.rawValue
    let usage = "  playground \(name)\(table.operands.usage) [options]"
    let options = table.allOptions.map { line in
      (line.option.flag + (line.option.placeholder.map { " " + $0 } ?? ""), line.help)
    }
    return lines(
      ["playground \(name): \(table.summary)", ""] + heading("Examples", terminal)
        + table.examples.flatMap { example in
          ["  playground " + example.arguments, "      " + example.effect]
        } + [""] + heading("Usage", terminal) + [usage]
        + (table.discussion.isEmpty ? [] : [""] + table.discussion) + [""]
        + heading("Options", terminal) + self.table(options))
  }

  private static func pair(_ example: VerbDescription.Example) -> (String, String) {
    ("playground " + example.arguments, example.effect)
  }

  private static func heading(_ text: String, _ terminal: Terminal) -> [String] {
    [Ink.heading.paint(text, on: terminal)]
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.0.padded(to: width) + "  " + $0.1 }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
