import Compositional
import CompositionalContent
import Testing

/// What is found in constraints, and why views are where they are.
@Suite struct ConstraintFindingTests {
  private typealias Samples = ConstraintSamples

  private func codes(
    _ content: Content, width: CGFloat? = 320, widths: [CGFloat] = [],
    categories: [PreferredContentSizeCategory] = []
  ) -> [String] {
    content.constraintFindings(
      for: ContentProposal(width: width), widths: widths, categories: categories
    ).map { $0.code.rawValue + " " + $0.path }
  }

  @Test func aSoundRowHasNoFindings() { #expect(codes(Samples.pair()).isEmpty) }

  @Test func equalHuggingCompetes() {
    #expect(
      codes(Samples.pair(hugging: 250)) == ["competingPriorities a", "competingPriorities b"])
  }

  @Test func aBrokenConstraintNamesItsSet() {
    let content = Samples.node(
      [Samples.label("a", 50)],
      [
        Samples.constraint("a", .leading), Samples.constraint("a", .top),
        Samples.constraint("a", .bottom), Samples.constraint("a", .trailing),
        Samples.constraint("a", .width, .equal, nil, nil, 400, id: "wide"),
      ])
    let findings = content.constraintFindings(
      for: ContentProposal(width: 320), widths: [], categories: [])
    #expect(findings.map { $0.code } == [.brokenConstraint])
    #expect(findings.first?.path == "#wide")
    for text in [
      "a.leading == container.leading", "a.trailing == container.trailing", "the container's width",
    ] {
      #expect(
        findings.first?.message.contains(text) == true, "\(findings.first?.message ?? "")")
    }
  }

  @Test func aCellWithoutAChainHasNoHeight() {
    let content = Samples.node(
      [Samples.label("a", 50)],
      [
        Samples.constraint("a", .leading), Samples.constraint("a", .trailing),
        Samples.constraint("a", .top),
      ])
    #expect(codes(content).contains("unfixedHeight /"))
  }

  @Test func aTextWithoutALimitNeverWraps() {
    let content = Samples.node(
      [Samples.label("a", 50)],
      [
        Samples.constraint("a", .leading), Samples.constraint("a", .top),
        Samples.constraint("a", .bottom),
      ])
    #expect(codes(content) == ["unlimitedWidth a"])
  }

  @Test func aConstraintThatDecidesNothingIsIdle() {
    let content = Samples.node(
      [Samples.label("a", 50)],
      [
        Samples.constraint("a", .leading), Samples.constraint("a", .trailing),
        Samples.constraint("a", .top), Samples.constraint("a", .bottom),
        Samples.constraint("a", .width, .equal, nil, nil, 10, priority: 700, id: "idle"),
      ])
    #expect(codes(content) == ["idlePriority #idle"])
  }

  @Test func anotherWidthIsTried() {
    let content = Samples.node(
      [Samples.label("a", 50)],
      [
        Samples.constraint("a", .leading), Samples.constraint("a", .trailing, .lessThanOrEqual),
        Samples.constraint("a", .top), Samples.constraint("a", .bottom),
        Samples.constraint("a", .width, .greaterThanOrEqual, nil, nil, 300, id: "wide"),
      ])
    #expect(codes(content, width: 320).isEmpty)
    #expect(codes(content, width: 320, widths: [200]) == ["breaksElsewhere #wide"])
  }

  @Test func theReportSaysWhatHoldsAViewWithTheNumbers() {
    let reports = Samples.pair().constraintReports(for: ContentProposal(width: 320))
    #expect(reports.map { $0.path } == ["/"])
    let lines = reports.flatMap { $0.lines }
    #expect(lines.contains("b"))
    #expect(lines.contains("  left 58"))
    #expect(lines.contains("    b.leading == a.trailing + 8"))
    #expect(lines.contains("    a.width <= 50, hugging @251"))
    #expect(lines.contains("    the container's width == 320"))
  }
}
