/// The manual page of the command, from the argument table.
struct ManualPage {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The page in roff.
  var text: String {
    let name = program.name
    var lines = [
      ".TH " + Roff.argument(name.uppercased()) + " 1 \"\" "
        + Roff.argument("Compositional \(PlaygroundCommand.version)") + " \"User Commands\"",
      ".SH NAME", Roff.text("\(name) - \(Self.lowercased(HelpText.abstract))"),
      ".SH SYNOPSIS", ".B " + Roff.argument(name), Roff.text("VERB ARGUMENTS"),
      ".SH DESCRIPTION", Roff.text(HelpText.abstract),
      Roff.text(
        "The output of a verb goes to standard output, and messages go to standard error."),
      ".SH VERBS",
    ]
    let verbs = Verb.allCases.map { VerbDescription.of($0, in: program.gallery) }
    for verb in verbs { lines += section(verb) }
    lines += [".SH \"OPTIONS OF ALL VERBS\""] + options(VerbDescription.commonOptions)
    lines += [".SH \"EXIT STATUS\""]
    lines += Roff.terms(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
    lines += [".SH ENVIRONMENT"] + Roff.terms(Self.environment)
    lines += [".SH EXAMPLES"]
    for example in verbs.compactMap(\.examples.first) {
      lines += [".TP", ".B " + Roff.argument(name + " " + example.arguments)]
      lines.append(Roff.text(example.effect))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let environment = [
    (term: "NO_COLOR", meaning: "no color if it is set, to any value"),
    (term: "TERM", meaning: "no color if it is dumb"),
    (term: "COLUMNS", meaning: "the width of text and pictures, in characters"),
    (term: "LINES", meaning: "the height of pictures, in lines"),
  ]

  private func section(_ verb: VerbDescription) -> [String] {
    let call = "\(program.name) \(verb.verb.rawValue)"
    var lines = [
      ".SS " + Roff.argument(verb.verb.rawValue), ".B " + Roff.argument(call),
      Roff.text("\(verb.operands.usage.drop { $0 == " " }) [options]"), ".PP",
      Roff.text(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + "."),
    ]
    lines += verb.discussion.map(Roff.text)
    lines += options(verb.options)
    lines += [".PP", "Exit status:"]
    let exits = verb.exits.map { "\($0.status.rawValue) \($0.meaning)" }
    lines.append(Roff.text(exits.joined(separator: "; ") + "."))
    lines += Roff.example(verb.examples.map { program.name + " " + $0.arguments })
    return lines
  }

  private func options(_ options: [VerbDescription.OptionLine]) -> [String] {
    Roff.terms(options.map { ($0.usage, $0.help) })
  }

  /// Returns a sentence with a small letter and without its period, as NAME has it.
  private static func lowercased(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
