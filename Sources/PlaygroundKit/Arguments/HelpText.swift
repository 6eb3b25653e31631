import CompositionalPictures

/// The help of the command and of its verbs, written from the argument table.
struct HelpText {
  private let program: Program
  private let terminal: Terminal

  /// A line about the command.
  static let abstract =
    "Computes, explains and draws the frames of UIKit's compositional layouts, without UIKit."

  init(_ program: Program, on terminal: Terminal) {
    self.program = program
    self.terminal = terminal
  }

  /// The help of the whole command.
  var command: String {
    let tables = Verb.allCases.map { VerbDescription.of($0, in: program.gallery) }
    let verbs = tables.map { ($0.verb.rawValue + $0.operands.usage, $0.summary) }
    let examples = tables.compactMap(\.examples.first).map { example in
      (program.name + " " + example.arguments, example.effect)
    }
    return lines(
      [Self.abstract, ""] + heading("Examples") + table(examples, wrapping: commandLines)
        + [""] + heading("Usage") + ["  \(program.name) VERB ARGUMENTS", ""]
        + heading("Verbs") + table(verbs) + [""] + heading("Options")
        + table([
          ("-h, --help", "shows this help; after a verb, the help of that verb"),
          ("--version", "shows the version"),
        ]) + [""] + heading("Exit status")
        + table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }))
  }

  /// Returns the help of a verb.
  func verb(_ verb: Verb) -> String {
    let description = VerbDescription.of(verb, in: program.gallery)
    let call = "\(program.name) \(verb.rawValue)"
    let options = description.allOptions.map { ($0.usage, $0.help) }
    return lines(
      ["\(call): \(description.summary)", ""] + heading("Examples")
        + description.examples.flatMap { example in
          commandLines("\(program.name) \(example.arguments)") + ["      " + example.effect]
        } + [""] + heading("Usage") + ["  \(call)\(description.operands.usage) [options]"]
        + (description.discussion.isEmpty ? [] : [""] + paragraphs(description.discussion)) + [""]
        + heading("Options") + table(options) + [""] + heading("Exit status")
        + table(description.exits.map { (String($0.status.rawValue), $0.meaning) }))
  }

  private func heading(_ text: String) -> [String] { [Ink.heading.paint(text, on: terminal)] }

  /// The most columns of a line, and of the left column of a table.
  private static let (columns, leftAtMost) = (80, 34)

  /// Returns a command to copy, in lines that a shell reads as one.
  private func commandLines(_ command: String) -> [String] {
    let lines = ("  " + command).wrapped(to: Self.columns - 2, indent: 6)
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
  }

  /// Returns lines as paragraphs of one line each; indented lines stay as they are.
  private func paragraphs(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { paragraphs, line in
      if let last = paragraphs.last, !last.isEmpty, !line.isEmpty, !last.hasPrefix(" "),
        !line.hasPrefix(" ")
      {
        paragraphs[paragraphs.count - 1] = last + " " + line
      } else {
        paragraphs.append(line)
      }
    }
  }

  /// Returns rows of two columns; the right one begins on a line of its own beside a long left one.
  private func table(
    _ rows: [(String, String)], wrapping wrapped: ((String) -> [String])? = nil
  ) -> [String] {
    let width = rows.map(\.0.count).filter { $0 <= Self.leftAtMost }.max() ?? 0
    return rows.flatMap { left, right in
      let isLong = left.count > width
      let start = "  " + (isLong ? "" : left).padded(to: width) + "  "
      let lines = wrapped?(left) ?? ("  " + left).wrapped(to: Self.columns, indent: 6)
      return (isLong ? lines : [])
        + (start + right).wrapped(to: Self.columns, indent: width + 4)
    }
  }

  private func lines(_ lines: [String]) -> String {
    lines.flatMap { $0.wrapped(to: Self.columns, indent: $0.hasPrefix(" ") ? nil : 0) }.map {
      $0 + "\n"
    }.joined()
  }
}
