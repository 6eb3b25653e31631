/// A row of the argument table: the operands, options and help of a verb.
///
/// Parsing, help and suggestions all use this table.
struct VerbDescription {
  /// An option, and its effect for this verb.
  struct OptionLine {
    let option: Option
    let help: String
    /// The words that the value may be; empty if it is free or the option takes none.
    let words: [String]
    /// The name of the value in the help; nil for an option without a value.
    let placeholder: String?

    init(
      _ option: Option, _ help: String, words: [String]? = nil, placeholder: String? = nil
    ) {
      self.option = option
      self.help = help
      self.words = words ?? option.words
      self.placeholder = placeholder ?? option.placeholder
    }

    /// The option as the help shows it, such as `-o, --out FILE`.
    var usage: String {
      (option.shortFlag.map { $0 + ", " } ?? "") + option.flag
        + (placeholder.map { " " + $0 } ?? "")
    }
  }

  /// An example of a call.
  struct Example {
    let arguments: String
    let effect: String

    init(_ arguments: String, _ effect: String) {
      self.arguments = arguments
      self.effect = effect
    }
  }

  /// The arguments beside the options.
  struct Operands {
    /// The name of an operand, or the names of all; empty if the verb takes none.
    let name: String
    /// The number of operands that the verb takes.
    let count: ClosedRange<Int>
    /// What an operand may be, for completions.
    var kind = Kind.layout

    /// What completes an operand.
    enum Kind: Equatable {
      /// A layout of the gallery, or a file.
      case layout
      /// A layout of the gallery.
      case gallery
      /// A file.
      case file
      /// One of some words.
      case words([String])
      /// Nothing that is known before.
      case free
    }

    /// The operands in a line of usage.
    var usage: String {
      guard count.upperBound > 0 else { return "" }
      let many = count.upperBound > 1 && !name.contains(" ") ? "..." : ""
      return count.lowerBound == 0 ? " [\(name)]" : " \(name)\(many)"
    }
  }

  let verb: Verb
  let operands: Operands
  /// The effect of the verb, in a line.
  let summary: String
  /// The text below the usage, in lines.
  let discussion: [String]
  let options: [OptionLine]
  let examples: [Example]
  /// The meaning of the exit status 1; nil for a verb whose answer is never "no".
  var negative: String?
  /// True if the verb reads a document or a layout.
  var readsDocuments = true

  /// The options of the verb, with those of all verbs.
  var allOptions: [OptionLine] { options + Self.commonOptions }

  /// The options of all verbs.
  static let commonOptions = [
    OptionLine(.color, "auto (the default), always or never; NO_COLOR is honored"),
    OptionLine(.help, "shows this help"),
  ]

  /// Returns the description of a verb, with examples of a gallery.
  static func of(_ verb: Verb, in gallery: Gallery) -> VerbDescription {
    switch verb {
    case .gallery: list(gallery)
    case .simulate: simulate(gallery)
    case .play: play
    case .step: step(gallery)
    case .query: query(gallery)
    case .explain: explain(gallery)
    case .lint: lint(gallery)
    case .render: render(gallery)
    case .solve: solve
    case .sweep: sweep(gallery)
    case .diff: diff(gallery)
    case .verify: verify
    case .settle: settle
    case .view: view(gallery)
    case .convert: convert(gallery)
    case .infer: infer
    case .new: new
    case .completions: completions
    case .man: man
    }
  }
}
