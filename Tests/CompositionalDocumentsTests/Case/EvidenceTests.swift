import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// What README says about the recorded cases is what the fixtures hold.
@Suite struct EvidenceTests {
  private static let folders = ["static", "sized", "orthogonal", "pictures", "phones"]

  private static func section() throws -> String {
    let file = RepositoryFiles.root.appendingPathComponent("README.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let start = try #require(page.range(of: "## Evidence\n")).upperBound
    let end = page[start...].range(of: "\n## ")?.lowerBound ?? page.endIndex
    return String(page[start..<end])
  }

  private static func cases(in folder: String) throws -> [CaseDocument] {
    try DocumentTestFiles.recordedCases(in: folder).map {
      try CaseDocument(json: DocumentTestFiles.bytes($0))
    }
  }

  /// The system of an origin, in the words of the table.
  private static func system(_ origin: String?) throws -> String {
    let origin = try #require(origin)
    if let words = origin.firstMatch(of: /^recorded from UIKit by a third party \((.*)\)$/) {
      return String(words.1)
    }
    if let words = origin.firstMatch(
      of: /^measured from pictures of UIKit \((.*) simulator, (.*)\)$/)
    {
      return "simulator of \(words.1), \(words.2)"
    }
    if let words = origin.firstMatch(of: /^simulator of iOS (\d+)/) {
      return "phones, iOS \(words.1)"
    }
    return String(try #require(origin.firstMatch(of: /^recorded from UIKit: (.*)$/)).1)
  }

  /// A row for each system and kind of case, with the number of its fixtures.
  @Test func theTableCountsTheFixtures() throws {
    var rows: [String] = []
    var system = ""
    for line in try Self.section().split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let count = Int(cells[1]) else { continue }
      if cells[0] != "the same" { system = cells[0] }
      rows.append("\(system): \(count)")
    }
    var counted: [String] = []
    for folder in Self.folders {
      let systems = try Self.cases(in: folder).map { try Self.system($0.origin) }
      counted += Dictionary(grouping: systems) { $0 }.map { "\($0.key): \($0.value.count)" }
    }
    #expect(rows.sorted() == counted.sorted())
    let total = try Self.folders.map { try Self.cases(in: $0).count }.reduce(0, +)
    #expect(try Self.section().contains("the engine matches all \(total)."))
    let sideways = try Self.cases(in: "static").count {
      $0.layout.configuration.scrollDirection == .horizontal
    }
    #expect(try Self.section().contains("\(sideways) scroll sideways"))
  }

  /// What was never seen is in no fixture, and what was seen once is in one.
  @Test func whatWasNeverRecordedIsInNoFixture() throws {
    let section = try Self.section()
    var (pinned, backgrounds, mirrored) = (0, 0, 0)
    for document in try Self.folders.flatMap(Self.cases(in:)) {
      let name = Comment(rawValue: document.name)
      let text = try document.jsonText()
      if document.environment.layoutDirection == .rightToLeft { mirrored += 1 }
      #expect(document.script == nil, name)
      for word in [#""custom""#, #""uniformAcrossSiblings""#] {
        #expect(!text.contains(word), name)
      }
      if text.contains(#""pinToVisibleBounds": true"#) { pinned += 1 }
      if text.contains(#""decorationItems""#) { backgrounds += 1 }
    }
    #expect(pinned == 1 && backgrounds == 1 && mirrored == 1)
    for words in [
      "a real iPhone or iPad, custom groups, `uniformAcrossSiblings`, updates of data",
      "one case with a pinned header, one with a background, and one read from the right",
    ] {
      #expect(section.contains(words), "\(words)")
    }
  }
}
