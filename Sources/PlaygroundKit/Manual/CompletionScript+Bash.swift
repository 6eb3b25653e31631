extension CompletionScript {
  /// The script for bash, version 3.2 or later.
  ///
  /// A value may follow its option or an equals sign, which bash makes a word of its own.
  var bash: [String] {
    var lines = [
      "# Completions of \(program.name) for bash.",
      "\(function)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local verb=${COMP_WORDS[1]} words= files=",
      "  if [ \"$current\" = = ]; then current=; fi",
      "  if [ \"$previous\" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" = 1 ]; then",
      "    words=\(Self.quoted(lines(of: Verb.allCases.map(\.rawValue) + ["--help", "--version"])))",
      "  else",
      "    case $verb:$previous in",
    ]
    for verb in verbs {
      let name = verb.verb.rawValue
      for line in verb.allOptions where line.placeholder != nil {
        let words = line.words.isEmpty ? "" : " words=\(Self.quoted(self.lines(of: line.words)))"
        let files = line.option.isFile ? " files=1" : ""
        let effect = words + files
        let flags = [line.option.shortFlag, line.option.flag].compactMap { $0 }
        let pattern = flags.map { "\(name):\($0)" }.joined(separator: "|")
        lines.append("      \(pattern))\(effect.isEmpty ? " return" : effect) ;;")
      }
    }
    lines += ["      *)", "        case $verb in"]
    for verb in verbs {
      let words = Self.quoted(self.lines(of: self.words(verb)))
      let options = Self.quoted(self.lines(of: verb.allOptions.map(\.option.flag)))
      let files = takesFiles(verb) ? " files=1" : ""
      lines += [
        "          \(verb.verb.rawValue))",
        "            if [ \"${current#-}\" != \"$current\" ]; then words=\(options)",
        "            else words=\(words)\(files); fi ;;",
      ]
    }
    lines += [
      "          help) words=\(Self.quoted(self.lines(of: Verb.allCases.map(\.rawValue)))) ;;",
      "        esac ;;",
      "    esac",
      "  fi",
      "  local word",
      "  while IFS= read -r word; do",
      "    case $word in",
      "      '') ;;",
      "      \"$current\"*) COMPREPLY+=(\"$word\") ;;",
      "    esac",
      "  done <<< \"$words\"",
      "  if [ -n \"$files\" ]; then",
      "    while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen -f -- \"$current\")",
      "  fi",
      "}",
      "complete -o filenames -F \(function) \(program.name)",
    ]
    return lines
  }

  /// Returns words on lines, which the script reads.
  private func lines(of words: [String]) -> String { words.joined(separator: "\n") }
}
