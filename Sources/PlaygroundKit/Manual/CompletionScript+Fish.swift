extension CompletionScript {
  /// The script for fish, version 3 or later.
  var fish: [String] {
    let name = Self.word(program.name)
    let seen = "__fish_seen_subcommand_from"
    let all = Verb.allCases.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# Completions of \(program.name) for fish.",
      "complete -c \(name) -f",
      "complete -c \(name) -n \"not \(seen) \(all) help\" -l help -d 'shows the help'",
      "complete -c \(name) -n \"not \(seen) \(all) help\" -l version -d 'shows the version'",
      "complete -c \(name) -n \"\(seen) help\" -a '\(all)'",
    ]
    for verb in verbs {
      let word = verb.verb.rawValue
      lines.append(
        "complete -c \(name) -n \"not \(seen) \(all) help\" -a \(word) -d \(Self.text(verb.summary))"
      )
      let condition = "complete -c \(name) -n \"\(seen) \(word)\""
      let words = self.words(verb)
      if !words.isEmpty {
        lines.append(condition + " -a " + Self.text(words.joined(separator: " ")))
      }
      if takesFiles(verb) { lines.append(condition + " -F") }
      for line in verb.allOptions {
        let short = line.option.shortFlag.map { " -s " + $0.dropFirst() } ?? ""
        var text = condition + short + " -l " + line.option.name + " -d " + Self.text(line.help)
        if line.placeholder != nil {
          text += line.option.isFile ? " -r -F" : " -x"
          if !line.words.isEmpty { text += " -a " + Self.text(line.words.joined(separator: " ")) }
        }
        lines.append(text)
      }
    }
    return lines
  }

  /// Returns text in single quotes, in which fish has escapes.
  private static func text(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }

  private static func word(_ text: String) -> String { self.text(text) }
}
