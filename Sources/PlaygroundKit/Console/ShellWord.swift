/// A word of a command line.
enum ShellWord {
  /// Returns an argument as a shell reads it: in quotes if it has other than plain characters.
  static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,=".contains($0))
    }
    guard argument.isEmpty || !isPlain else { return argument }
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
