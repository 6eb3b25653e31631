import CompositionalInspection
import Testing

/// The engine's diagnostics with the codes of lint.
@Suite struct ReportedFindingTests {
  /// What a diagnostic reports, lint finds under the same code.
  @Test func codesAreThoseOfLint() {
    let groups = [
      LintSample.row(.absolute(50), LintSample.item(.absolute(301))),
      LintSample.row(.absolute(50), LintSample.item(.absolute(0))), LintSample.row(),
    ]
    let codes = groups.map { group in
      var section = CollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        LintSample.boundary(.top), LintSample.boundary(.bottom),
      ]
      var layout = CollectionLayout(section: section)
      layout.prepare(
        itemCounts: [6], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
      let reported = Set(layout.reportedFindings.map(\.code))
      #expect(reported.isSubset(of: Set(layout.lint().map(\.code))))
      return reported
    }
    #expect(codes == [["CL001", "CL013"], ["CL003", "CL013"], ["CL013"]])
  }

  /// A diagnostic names its section, not its first group's text.
  @Test func messagesAreSentences() throws {
    let group = LintSample.row(.absolute(50), LintSample.item(.absolute(301)))
    let finding = try #require(LintSample.lint(group).first { $0.code == "CL001" })
    #expect(finding.path == "sections[0]")
    #expect(finding.message.hasPrefix("The group of section 0 cannot fit even a single item"))
    #expect(!finding.message.contains("\n"))
  }
}
