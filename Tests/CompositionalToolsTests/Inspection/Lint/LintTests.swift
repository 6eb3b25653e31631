import CompositionalInspection
import CompositionalTestSupport
import Foundation
import Testing

/// Each check: a layout that shows the finding, and a near one that does not.
@Suite struct LintTests {
  private static let samples = LintSample.sizes + LintSample.sections + LintSample.reports

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
    // CL019 is retired: its question is settled (rule 2.15.5).
    let codes = (0...LintTable.rules.count).filter { $0 != 19 }
    #expect(LintTable.rules.map(\.code) == codes.map { String(format: "CL%03d", $0) })
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

  /// Halves of 359 points with 8 points before and after each do not fit beside each other:
  /// 2 × (179.5 + 16) is 391.
  @Test func unusedSubitemsNameTheirEdgeSpacing() throws {
    let edges = CollectionLayoutEdgeSpacing(leading: .fixed(8), trailing: .fixed(8))
    func message(_ width: CollectionLayoutDimension) throws -> String {
      let item = LintSample.changed(LintSample.item(width)) { $0.edgeSpacing = edges }
      var section = CollectionLayoutSection(group: LintSample.row(.absolute(240), item, item))
      section.contentInsets = DirectionalEdgeInsets(leading: 8, trailing: 8)
      let findings = LintSample.lint([section], width: 375)
      return try #require(findings.first { $0.code == "CL023" }).message
    }
    #expect(
      try message(.fractionalWidth(0.5))
        .hasSuffix(
          "Without edge spacing all would fit: 8 points leading and 8 points trailing at "
            + "subitems[0], 8 points leading and 8 points trailing at subitems[1]."))
    #expect(try !message(.fractionalWidth(0.6)).contains("edge spacing"))
  }

  /// Of 300 points two items of 150 need all; the edge that takes 8 of them is named, with its item.
  @Test func unusedSubitemsNameTheEdge() throws {
    let plain = LintSample.item(.absolute(150))
    let edged = LintSample.changed(plain) {
      $0.edgeSpacing = CollectionLayoutEdgeSpacing(
        top: .fixed(3), trailing: .flexible(8), bottom: .fixed(4))
    }
    let group = LintSample.row(.absolute(50), plain, edged)
    let finding = try #require(LintSample.lint(group).first { $0.code == "CL023" })
    #expect(
      finding.message.hasSuffix(
        "Without edge spacing all would fit: 8 points trailing at subitems[1]."))
  }

  /// What lies over cells on purpose is told one way to do so.
  @Test func overlaysHaveOneAdvice() {
    let advice = LintTable.rules.filter { ["CL021", "CL029"].contains($0.code) }.map(\.advice)
    #expect(advice.count == 2 && Set(advice).count == 1)
    #expect(advice[0].contains("set extendsBoundary to false and leave out the offset"))
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
