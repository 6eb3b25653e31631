import Compositional
import CompositionalDocuments
import CompositionalInspection
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
    let flow = DocumentTestFiles.recordedCases(in: "flow").count
    counted.append("Mac Catalyst, macOS 27.0 and iOS 26, scale 2: \(flow)")
    #expect(rows.sorted() == counted.sorted())
    let total = try Self.folders.map { try Self.cases(in: $0).count }.reduce(flow, +)
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

  /// A rule is recorded if and only if the table of rules names a recorded case of it.
  ///
  /// Where explanations cite a rule, that of its case does.
  @Test func aRecordedRuleHasACase() throws {
    var files: [String: String] = [:]
    var rows = 0
    for line in RulePages.pages.first(where: { $0.name == "README.md" })?.lines ?? [] {
      let form = /^\| \[([\dP.]+)\]\(.*\) \| .* \| (\w+) \| +(?:`(.*)` )?\|$/
      guard let row = line.firstMatch(of: form) else { continue }
      rows += 1
      let name = Comment(rawValue: String(row.1))
      let section = try #require(RulePages.sections.first { $0.number == row.1 }, name)
      #expect(section.lines.contains("`\(row.2)`"), name)
      #expect((row.3 != nil) == (row.2 == "Recorded"), name)
      files[String(row.1)] = row.3.map(String.init)
    }
    #expect(rows == RulePages.sections.count)
    var cited: [String: Set<String>] = [:]
    for file in Set(files.values) { cited[file] = try Self.rulesCited(in: file) }
    let all = cited.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(all.count > 20)
    for (number, file) in files where all.contains(number) {
      #expect(cited[file]?.contains(number) == true, "\(number): \(file)")
    }
  }

  /// The rules in the explanations of the elements of a recorded case.
  private static func rulesCited(in file: String) throws -> Set<String> {
    let parts = file.split(separator: "/").map(String.init)
    #expect(parts.count == 2 && folders.contains(parts[0]), "\(file)")
    let url = try #require(
      DocumentTestFiles.recordedCases(in: parts[0]).first {
        $0.deletingPathExtension().lastPathComponent == parts[1]
      }, "\(file)")
    let document = try CaseDocument(json: DocumentTestFiles.bytes(url))
    let layout = document.measuredLayout()
    let viewport = document.viewport(of: layout)
    let expected = document.expected
    let ids =
      expected.elements.map(\.id) + expected.queries.flatMap(\.elements)
      + expected.orthogonal.flatMap { $0.visible.map(\.id) }
    return try Set(ids).reduce(into: []) { numbers, id in
      let steps = try layout.explanation(of: id, in: viewport).steps
      numbers.formUnion(steps.map(\.rule.number))
    }
  }
}
