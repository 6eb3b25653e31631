import CompositionalInspection
import CompositionalTestSupport
import Foundation
import Testing

/// Each check: a layout that shows the finding, and a near one that does not.
@Suite struct LintTests {
  private static let samples =
    LintSample.sizes + LintSample.sections + LintSample.reports
    + LintSample.answers

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

  /// Equal rows in a column say so once.
  ///
  /// Of 300 points a seventh is floored to 42.5: 2.5 points are left.
  @Test func leftoverPixelsAreSaidOnceASection() {
    let row = CollectionLayoutItem.group(
      LintSample.row(.absolute(50), LintSample.item(.fractionalWidth(1.0 / 7))))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [row, row])
    #expect(LintSample.lint(column).count { $0.code == "CL012" } == 1)
  }

  /// What edge spacing takes is no lost pixel: shares of 142 with 8 points before each are all of 300.
  @Test func leftoverPixelsAreNotEdges() {
    let edged = LintSample.changed(LintSample.item()) {
      $0.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(8))
    }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: edged, count: 2)
    #expect(!LintSample.lint(group).contains { $0.code == "CL012" })
  }

  /// Consoles of iOS 26 show an exception where others log (rule 2.18).
  @Test func severitiesKnowSystems() throws {
    func findings(_ quirks: Quirks, _ section: CollectionLayoutSection) -> [LintFinding] {
      var configuration = CollectionLayoutConfiguration()
      configuration.quirks = quirks
      return LintSample.lint([section], configuration: configuration)
    }
    let wide = CollectionLayoutSection(
      group: LintSample.row(.absolute(50), LintSample.item(.absolute(301))))
    var narrow = CollectionLayoutSection(group: LintSample.row())
    narrow.contentInsets.leading = 300
    for (code, section) in [("CL001", wide), ("CL002", narrow)] {
      let plain = try #require(findings(.iOS17, section).first { $0.code == code })
      let newer = try #require(findings(.iOS26, section).first { $0.code == code })
      #expect(!plain.message.contains("iOS 26"))
      #expect(
        newer.message == plain.message + " iOS 26 raises an exception here, which ends the app.")
    }
  }

  /// A tag of 500 points in a row of 300: a console of iOS 26 says that it cannot fit even one item.
  @Test(arguments: [(Quirks.iOS17, LintSeverity.warning), (.iOS26, .error)])
  func measuredItemsLongerThanTheirGroup(quirks: Quirks, severity: LintSeverity) throws {
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    let section = CollectionLayoutSection(
      group: LintSample.row(.absolute(50), LintSample.item(.estimated(80))))
    var layout = CollectionLayout(configuration: configuration) { _, _ in section }
    let size = CGSize(width: 300, height: 400)
    layout.prepare(itemCounts: [4], in: CollectionLayoutEnvironment(size: size))
    layout.measure(in: Viewport(size: size)) {
      PreferredSize(width: $0.id.indexPath.item == 1 ? 500 : 80)
    }
    let finding = try #require(layout.lint().first { $0.code == "CL022" })
    #expect(finding.severity == severity)
    #expect(finding.message.hasPrefix("The width was measured as 500, but the group has 300."))
    #expect(finding.id == .cell(section: 0, item: 1))
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
