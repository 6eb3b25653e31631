@_spi(OpenChoices) import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Foundation
import Testing

/// The typed list of the open choices and the table of rule 2.31 say the same.
@Suite struct OpenChoiceTests {
  /// A row of the table: question, default, and the names of the quirks.
  private struct Row: Equatable {
    let question: String
    let standard: String
    let quirks: [String]
  }

  private static func rows() throws -> [Row] {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Rules/OpenChoices.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`Quirks.") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(
          question: cells[0].replacing(/\s\(\[[^\]]*\]\([^)]*\)\)/, with: ""), standard: cells[1],
          quirks: cells[2].matches(of: /`Quirks\.(\w+)`/).map { String($0.1) })
      }
  }

  @Test func theTableHasEveryChoice() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 20)
    let choices = OpenChoice.all.map {
      Row(question: $0.question, standard: $0.standard, quirks: $0.quirks.names.sorted())
    }
    #expect(
      rows.map { Row(question: $0.question, standard: $0.standard, quirks: $0.quirks.sorted()) }
        == choices)
  }

  /// Each quirk belongs to one choice, except for what is the default of all systems.
  @Test func everyQuirkIsAnAnswer() {
    let choices = OpenChoice.all + OpenChoice.ofSystems
    for (name, quirk) in Quirks.names {
      let count = choices.count { $0.quirks.contains(quirk) }
      #expect(count == (quirk == .iOS14Pinning ? 0 : 1), "\(name)")
    }
    for choice in choices {
      #expect(Set(choice.answers).count == choice.answers.count)
      #expect(choice.name(of: []) == "default")
    }
    #expect(
      OpenChoice.all[0].name(of: OpenChoice.all[0].quirks)
        == "countsWithoutSpacing and countsExactSizes")
  }
}
