@_spi(OpenChoices) import Compositional

/// A question about UIKit's layout to which several answers fit every recording (rule 2.31).
public struct OpenChoice: Hashable, Sendable {
  /// The question.
  public let question: String
  /// The answer of the engine without quirks, in words.
  public let standard: String
  /// The other answers, each a set of quirks that the engine follows.
  public let alternatives: [Quirks]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - standard: The answer of the engine without quirks, in words.
  ///   - alternatives: The other answers.
  init(_ question: String, standard: String, _ alternatives: [Quirks]) {
    self.question = question
    self.standard = standard
    self.alternatives = alternatives
  }

  /// All answers: no quirk, and the alternatives.
  public var answers: [Quirks] { [[]] + alternatives }

  /// All quirks of the choice.
  public var quirks: Quirks { alternatives.reduce(into: []) { $0.formUnion($1) } }

  /// Returns the name of an answer: `default`, or its quirks.
  ///
  /// - Parameter answer: An answer to this choice.
  public func name(of answer: Quirks) -> String {
    answer.isEmpty ? "default" : answer.names.joined(separator: " and ")
  }

  /// What iOS 14 and iOS 26 are known to do otherwise (rules 2.27, 2.28), as questions of the same
  /// kind.
  ///
  /// `iOS14Pinning` is not among them: it is what all systems do by default.
  public static let ofSystems: [OpenChoice] = [
    OpenChoice(
      "the rounding of frames", standard: "sizes are floored, then placed", [.iOS14Rounding]),
    OpenChoice(
      "an empty section with spacing between groups", standard: "as long as its insets",
      [.iOS14EmptySections]),
    OpenChoice(
      "the edges of lists", standard: "35 at the start, whole pixels between sections",
      [.iOS14Lists, .iOS26Lists]),
  ]
}
