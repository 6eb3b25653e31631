import Testing

@testable import PlaygroundKit

/// A document may have a million sections; what they hold is bounded.
@Suite struct SectionBudgetTests {
  private static let cell =
    #""subitems":[{"type":"item","width":{"fractionalWidth":1},"height":{"absolute":1}}]"#

  private func document(_ counts: [Int], boundaryItems: Int) -> String {
    let items = (0..<boundaryItems).map {
      #"{"elementKind":"k\#($0)","width":{"fractionalWidth":1},"height":{"absolute":1},"#
        + #""alignment":"top"}"#
    }
    return """
      {"layout":{"sections":[{"group":{"type":"horizontal","width":{"fractionalWidth":1},
       "height":{"absolute":1},\(Self.cell)},
       "boundarySupplementaryItems":[\(items.joined(separator: ","))]}]},
       "environment":{"size":[320,480]},
       "itemCounts":[\(counts.map { "\($0)" }.joined(separator: ","))]}
      """
  }

  /// Each of these sections has some thousand parts, and none is as its neighbors are.
  @Test func aDocumentOfDifferentSectionsIsRefusedWithTheSection() {
    let text = document((0..<400).map { 1 + $0 % 20 }, boundaryItems: 1000)
    let answer = CommandTests.run(["query", "-"], input: text)
    #expect(answer.status == .data)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("standard input: sections["), "\(answer.errors)")
    #expect(answer.errors.contains("the layout is too large: the sections up to here"))
  }

  @Test func equalSectionsAreNot() {
    let text = document(Array(repeating: 1, count: 20_000), boundaryItems: 2)
    let answer = CommandTests.run(["query", "-", "--format", "text"], input: text)
    #expect(answer.status == .success, "\(answer.errors)")
  }
}
