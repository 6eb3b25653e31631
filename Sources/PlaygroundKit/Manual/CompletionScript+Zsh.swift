extension CompletionScript {
  /// The script for zsh: a file of `fpath`, or a text to evaluate after `compinit`.
  var zsh: [String] {
    var lines = [
      "#compdef \(program.name)",
      "# Completions of \(program.name) for zsh.",
      "\(function)() {",
      "  local -a verbs layouts",
      "  layouts=(\(Self.quoted(program.gallery.names)))",
      "  verbs=(",
    ]
    for verb in verbs {
      lines.append("    " + Self.quoted(verb.verb.rawValue + ":" + verb.summary))
    }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )); then",
      "    _describe -t verbs verb verbs",
      "    return",
      "  fi",
      "  local verb=${words[2]}",
      "  shift words",
      "  (( CURRENT-- ))",
      "  case $verb in",
    ]
    for verb in verbs {
      lines.append("    \(verb.verb.rawValue))")
      let rows = verb.allOptions.map { option($0) } + operands(verb)
      lines.append("      _arguments -S \\")
      for (index, row) in rows.enumerated() {
        lines.append("        " + row + (index + 1 < rows.count ? " \\" : " ;;"))
      }
    }
    return lines + [
      "    help) _describe -t verbs verb verbs ;;",
      "  esac",
      "}",
      "if [ \"$funcstack[1]\" = \(function) ]; then \(function) \"$@\"",
      "else compdef \(function) \(program.name); fi",
    ]
  }

  private func option(_ line: VerbDescription.OptionLine) -> String {
    let help = "[" + Self.escaped(line.help, "[]") + "]"
    let repeats = line.option.repeats ? "*" : ""
    guard let placeholder = line.placeholder else {
      return Self.quoted(repeats + line.option.flag + help)
    }
    let name = ":" + Self.escaped(placeholder.lowercased(), ":") + ":"
    let action =
      line.option.isFile
      ? "_files"
      : line.words.isEmpty
        ? " "
        : "("
          + line.words.map { Self.escaped($0, "():") }
          .joined(separator: " ") + ")"
    let text = Self.quoted(repeats + line.option.flag + "=" + help + name + action)
    guard let short = line.option.shortFlag else { return text }
    return text + " " + Self.quoted(short + help + name + action)
  }

  private func operands(_ verb: VerbDescription) -> [String] {
    let name = verb.operands.name.lowercased()
    switch verb.operands.kind {
    case .layout:
      let action = "{ _alternative \"layouts:layout:compadd -a layouts\" \"files:file:_files\" }"
      return [Self.quoted((verb.operands.count.upperBound > 1 ? "*" : "1") + ":layout:" + action)]
    case .gallery: return [Self.quoted("1:layout:compadd -a layouts")]
    case .file: return [Self.quoted("*:" + Self.escaped(name, ":") + ":_files")]
    case .words(let words):
      return [Self.quoted("1:\(name):(" + words.joined(separator: " ") + ")")]
    case .free: return [Self.quoted("*:\(name): ")]
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
