/// A shell with completions.
enum Shell: String, CaseIterable { case bash, zsh, fish }

/// Completion scripts, from the argument table.
struct CompletionScript {
  let program: Program
  let verbs: [VerbDescription]

  init(_ program: Program) {
    self.program = program
    verbs = Verb.allCases.map { VerbDescription.of($0, in: program.gallery) }
  }

  /// Returns the script for a shell.
  func text(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The name of the shell function: that of the command, in letters that every shell allows.
  var function: String {
    "_" + String(program.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The words that a verb's operands may be besides files.
  func words(_ verb: VerbDescription) -> [String] {
    switch verb.operands.kind {
    case .layout, .gallery: program.gallery.names
    case .words(let words): words
    case .file, .free: []
    }
  }

  /// True if an operand of a verb may be a file.
  func takesFiles(_ verb: VerbDescription) -> Bool {
    verb.operands.kind == .layout || verb.operands.kind == .file
  }

  /// Returns a word in single quotes, for all three shells.
  static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// Returns words in single quotes, separated by spaces.
  static func quoted(_ words: [String]) -> String {
    words.map { quoted($0) }.joined(separator: " ")
  }
}
