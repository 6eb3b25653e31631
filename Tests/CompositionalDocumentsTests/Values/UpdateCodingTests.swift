import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// Batches of updates as JSON.
@Suite struct UpdateCodingTests {
  private func path(_ section: Int, _ item: Int) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  @Test func codesAsTexts() throws {
    let updates: BatchUpdates = [.deleteItem(path(0, 3)), .moveSection(from: 1, to: 0)]
    let data = try JSONEncoder().encode(updates)
    #expect(
      try JSONDecoder().decode([String].self, from: data) == ["delete 0.3", "move section 1 → 0"])
    #expect(try JSONDecoder().decode(BatchUpdates.self, from: data) == updates)
    let wrong = Data(#"["delete 0.3", "drop 0.4"]"#.utf8)
    do {
      _ = try JSONDecoder().decode(BatchUpdates.self, from: wrong)
      Issue.record("read an operation that is none")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(
        context.debugDescription
          == """
          "drop 0.4" is not an update; write one such as "delete 0.3", "move 0.2 → 1.0" or \
          "insert section 1"
          """)
    }
  }
}
