/// A verb as the argument table has it: what it takes, and what its help says.
///
/// Parsing, help and suggestions all read this one table.
struct VerbDescription {
  /// An option with what it does for this verb.
  struct OptionLine {
    let option: Option
    let help: String

    init(_ option: Option, _ help: String) {
      self.option = option
      self.help = help
    }
  }

  /// A call worth showing.
  struct Example {
    let arguments: String
    let effect: String

    init(_ arguments: String, _ effect: String) {
      self.arguments = arguments
      self.effect = effect
    }
  }

  /// What stands beside the options.
  struct Operands {
    /// What one is called; empty when none is taken.
    let name: String
    /// How many there may be.
    let count: ClosedRange<Int>

    /// As in a line of usage.
    var usage: String {
      guard count.upperBound > 0 else { return "" }
      let many = count.upperBound > 1 ? "..." : ""
      return count.lowerBound == 0 ? " [\(name)]" : " \(name)\(many)"
    }
  }

  let verb: Verb
  let operands: Operands
  /// What it does, in a line.
  let summary: String
  /// What else there is to know, in lines.
  let discussion: [String]
  let options: [OptionLine]
  let examples: [Example]

  /// Every option the verb takes, those of all verbs included.
  var allOptions: [OptionLine] { options + Self.commonOptions }

  /// What every verb takes.
  static let commonOptions = [
    OptionLine(.color, "auto (the default), always or never; NO_COLOR is honoured"),
    OptionLine(.help, "shows this help (also -h)"),
  ]

  /// The description of a verb.
  static func of(_ verb: Verb, in gallery: Gallery) -> VerbDescription {
    switch verb {
    case .gallery: list(gallery)
    case .simulate: simulate(gallery)
    case .play: play
    case .step: step(gallery)
    case .query: query(gallery)
    case .render: render(gallery)
    case .verify: verify
    }
  }
}
