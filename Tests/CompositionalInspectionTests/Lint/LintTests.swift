import CompositionalInspection
import CompositionalTestSupport
import Foundation
import Testing

/// Each check: a layout that shows the finding, and a near one that does not.
@Suite struct LintTests {
  private static let samples = LintSample.sizes + LintSample.sections

  @Test func everyCheckHasASample() {
    #expect(Set(Self.samples.map(\.code)) == Set(LintTable.rules.map(\.code)))
  }

  @Test func samplesShowTheirFindings() {
    for sample in Self.samples {
      let found = sample.shows.filter { $0.code == sample.code }
      #expect(!found.isEmpty, "\(sample.code) is not found")
      #expect(found.allSatisfy { !$0.message.isEmpty && $0.message.hasSuffix(".") })
    }
  }

  @Test func nearSamplesDoNot() {
    for sample in Self.samples {
      let found = sample.isClear.filter { $0.code == sample.code }
      #expect(found.isEmpty, "\(found.map(\.description))")
    }
  }

  @Test func codesAreNumbered() {
    let codes = LintTable.rules.indices.map { String(format: "CL%03d", $0) }
    #expect(LintTable.rules.map(\.code) == codes)
  }

  @Test func findingsNameTheirPlace() throws {
    let group = LintSample.row(
      .absolute(50), LintSample.item(.absolute(200)), LintSample.item(.absolute(101)))
    let finding = try #require(LintSample.lint(group).first { $0.code == "CL023" })
    #expect(finding.path == "sections[0].group.subitems[1]")
    #expect(finding.id == .cell(section: 0, item: 0))
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("full after 1 of 2 subitems"))
  }

  /// The page lists exactly the codes, severities, titles and advice of the table.
  @Test func pageListsTheTable() throws {
    let page = try String(
      contentsOf: RepositoryFiles.root.appendingPathComponent("Documentation/Lint.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| CL") }.map(String.init)
    let expected = LintTable.rules.map {
      "| \($0.code) | \($0.severity.rawValue) | \($0.title) | \($0.advice) |"
    }
    #expect(rows == expected)
  }
}
