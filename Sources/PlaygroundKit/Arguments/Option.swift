/// An option, an argument that starts with two dashes.
///
/// Each is declared once, in `Option+Table.swift`: parsing, help, completions and the manual page read it. The tables
/// of the verbs say what it does there.
struct Option: Sendable {
  /// The text of the argument after the dashes.
  let name: String
  /// The letter of the argument with one dash; nil for none.
  let letter: Character?
  /// The name of its value in the help; nil for an option without a value.
  let placeholder: String?
  /// The words that the value may be, for every verb; empty if it is free or depends on the verb.
  let words: [String]
  /// True if the value is the name of a file.
  let isFile: Bool
  /// True if each value of the option adds to the others.
  let repeats: Bool

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - name: The text of the argument after the dashes.
  ///   - placeholder: The name of its value in the help; nil for an option without a value.
  ///   - words: The words that the value may be.
  ///   - letter: The letter of the argument with one dash; nil for none.
  ///   - isFile: True if the value is the name of a file.
  ///   - repeats: True if each value adds to the others.
  init(
    _ name: String, _ placeholder: String? = nil, words: [String] = [], letter: Character? = nil,
    isFile: Bool = false, repeats: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.words = words
    self.isFile = isFile
    self.repeats = repeats
  }

  /// The text of the argument.
  var flag: String { "--" + name }

  /// The text of the argument with one dash; nil for none.
  var shortFlag: String? { letter.map { "-\($0)" } }

  /// Returns true if a text is the argument, with one dash or two.
  func isNamed(_ argument: String) -> Bool { argument == flag || argument == shortFlag }
}

// Two options of one name are the same.
extension Option: Hashable {
  static func == (one: Option, other: Option) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The first argument of the command.
enum Verb: String, CaseIterable {
  case gallery, simulate, play, step, query, explain, lint, render, sweep, diff, solve, verify
  case settle
  case view, convert, infer, new, completions, man

  /// True if `--out` is a folder for files beside the answer, not a file for the answer.
  var writesFolder: Bool { self == .sweep }
}
