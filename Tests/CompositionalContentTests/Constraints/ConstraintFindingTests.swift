import Compositional
import Testing

@testable import CompositionalContent

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

  /// Where the work ends, nothing is said of what was not solved: of the constraints at all, or of those
  /// that may be idle.
  @Test func theWorkOfAllFindingsHasALimit() {
    let idle = (0..<30).map {
      Samples.constraint("a", .width, .equal, nil, nil, 10, priority: 700, id: "idle\($0)")
    }
    let edges = [ConstraintAttribute.leading, .trailing, .top, .bottom].map {
      Samples.constraint("a", $0)
    }
    let content = Samples.node([Samples.label("a", 50)], edges + idle)
    func codes(_ work: Int) -> [String] {
      content.findings(
        for: ContentProposal(width: 320), in: ContentEnvironment(), [], [], ConstraintBudget(work)
      ).map { $0.code.rawValue + " " + $0.path }
    }
    let all = codes(.max / 2)
    #expect(all == idle.indices.map { "idlePriority #idle\($0)" })
    #expect(codes(100) == ["undecided /"])
    var partly = 0
    for work in stride(from: 200, to: 200_000, by: 200) {
      let found = codes(work)
      guard found.last == "undecided /" else { break }
      #expect(Set(found.dropLast()).isSubset(of: all), "\(work)")
      partly += found.count > 1 ? 1 : 0
    }
    #expect(partly > 0)
  }

  /// Of the reasons of an edge the first twelve are listed, and how many others there are.
  @Test func theReportListsTwelveReasonsOfAnEdge() {
    let names = (0..<20).map { "v\($0)" }
    let constraints = zip(names.dropFirst(), names).map {
      Samples.constraint($0, .leading, .equal, .part($1), .trailing, 8)
    }
    let content = Samples.node(
      names.map { Samples.label($0, 10) }, [Samples.constraint("v0", .leading)] + constraints)
    let lines = content.constraintReports(for: ContentProposal(width: 800)).flatMap { $0.lines }
    // The left edge of v19 depends on 19 widths, 19 distances and the edge of v0.
    let start = lines.firstIndex(of: "v19").map { $0 + 1 } ?? 0
    #expect(lines[start].hasPrefix("  left "))
    #expect(lines[start + 1..<start + 13].allSatisfy { $0.hasPrefix("    ") })
    #expect(lines[start + 13] == "    and 27 more")
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
