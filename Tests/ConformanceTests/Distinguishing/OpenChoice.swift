import CompositionalDocuments
import CompositionalTestSupport
import Foundation

/// A question of rule 2.31 to which a device may give several answers.
struct OpenChoice: Sendable {
  /// The question.
  let question: String
  /// The quirks with another answer than the default.
  let alternatives: [String]

  /// Each two answers to the question.
  var pairs: [AnswerPair] {
    alternatives.map { AnswerPair(first: nil, second: $0) }
      + alternatives.indices.flatMap { index in
        alternatives[(index + 1)...].map { AnswerPair(first: alternatives[index], second: $0) }
      }
  }

  /// The questions of the table in the rules.
  static func all() throws -> [OpenChoice] {
    let page = RepositoryFiles.root.appendingPathComponent("Documentation/Rules/OpenChoices.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells.last?.components(separatedBy: "`").filter { $0.hasPrefix("Quirks.") }
      return OpenChoice(
        question: cells.first ?? "",
        alternatives: (names ?? []).map { String($0.dropFirst("Quirks.".count)) })
    }
  }
}

/// Two answers to a question.
struct AnswerPair: Hashable, Sendable, CustomStringConvertible {
  /// The quirk of the first answer; nil for the default.
  let first: String?
  /// The quirk of the second answer.
  let second: String

  /// The quirks of both answers.
  var quirks: (first: Quirks, second: Quirks) {
    (first.map(Self.quirk) ?? [], Self.quirk(second))
  }

  /// The name in file names: the quirk, or both.
  var description: String { first.map { "\($0)_\(second)" } ?? second }

  private static func quirk(_ name: String) -> Quirks {
    Quirks.names.first { $0.name == name }?.quirk ?? []
  }
}
