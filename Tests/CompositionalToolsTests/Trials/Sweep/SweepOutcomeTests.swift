import CompositionalDocuments
import CompositionalTools
import Testing

/// The results of a sweep.
@Suite struct SweepOutcomeTests {
  /// The wide cell fits views of at least 360 points: 340 and two insets of 10.
  @Test func aLayoutFailsWhereItDoesNotFit() throws {
    var axes = SweepAxes()
    let widths = [0, 200, 359, 359.5, 360, 361, 500.0]
    axes.views = widths.map { SweepView(size: CGSize(width: $0, height: 400)) }
    axes.directions = [.leftToRight, .rightToLeft]
    let sweep = try LayoutSweep(
      [SweepSubject("row", try SweepOrderTests.document())], over: axes, checks: .init([.lint]))
    let outcomes = sweep.outcomes(jobs: 2)
    #expect(outcomes.count == 14)
    for outcome in outcomes {
      let width = outcome.combination.environment.size.width
      #expect(outcome.isPassed == (width >= 360), "\(outcome)")
      #expect(outcome.problems.allSatisfy { $0.check == .lint })
    }
  }

  @Test func everyDeviceWiderThanTheRowPasses() throws {
    var axes = SweepAxes()
    axes.views = DevicePreset.all.compactMap { DeviceView($0) }.map { SweepView($0) }
    let sweep = try LayoutSweep(
      [SweepSubject("row", try SweepOrderTests.document(width: 370))], over: axes)
    let failing = sweep.outcomes().filter { !$0.isPassed }.map(\.combination.setting.view.name)
    #expect(!failing.isEmpty)
    #expect(failing == DevicePreset.all.filter { $0.size.width < 390 }.map(\.name))
  }

  @Test func warningsFailOnlyIfAsked() throws {
    func document(_ height: String) throws -> CaseDocument {
      try CaseDocument(
        json: """
          {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
            "height": {"estimated": 40}, "subitems": [{"type": "item",
            "width": {"fractionalWidth": 1}, "height": \(height)}]}}]},
           "environment": {"size": [400, 300]}, "itemCounts": [4]}
          """)
    }
    func problems(_ height: String, strict: Bool) throws -> [String] {
      var checks = SweepChecks([.lint])
      checks.failsForWarnings = strict
      let subject = SweepSubject("estimates", try document(height), hasView: true)
      return try LayoutSweep([subject], checks: checks).outcomes().flatMap(\.problems)
        .map(\.message)
    }
    let fraction = #"{"fractionalHeight": 1}"#
    let lenient = try problems(fraction, strict: false)
    #expect(lenient == [])
    let strict = try problems(fraction, strict: true)
    #expect(strict.count == 1 && strict[0].contains("warning CL006"), "\(strict)")
    // Estimates that a document does not measure are a note, because cells of an app measure themselves.
    let note = try problems(#"{"estimated": 40}"#, strict: true)
    #expect(note == [])
  }

  /// A case is verified once, in its own view, and the other checks run everywhere.
  @Test func aCaseIsVerifiedInItsOwnView() throws {
    func outcomes(_ frame: String, _ checks: Set<SweepCheck>) throws -> [SweepOutcome] {
      let expected = #", "expected": {"elements": [{"id": "cell 0.1", "frame": \#(frame)}]}"#
      let subject = SweepSubject("case", try SweepOrderTests.document(expected: expected))
      let plain = SweepSubject("plain", try SweepOrderTests.document())
      var axes = SweepAxes()
      axes.directions = [.leftToRight, .rightToLeft]
      return try LayoutSweep([plain, subject], over: axes, checks: .init(checks)).outcomes()
    }
    let right = try outcomes("[10, 50, 340, 50]", [.lint, .expectations])
    #expect(right.map(\.combination.isCase) == [false, false, true, false, false])
    #expect(right.allSatisfy { $0.isPassed })
    let wrong = try outcomes("[10, 50, 340, 51]", [.expectations])
    #expect(wrong.count == 1)
    #expect(wrong.first?.problems.first?.check == .expectations)
    #expect(
      wrong.first?.problems.first?.message.contains("cell 0.1: expected 10, 50, 340, 51") == true)
    #expect(wrong.first?.combination.environment.layoutDirection == .leftToRight)
  }

  @Test func longListsOfProblemsAreCut() throws {
    let elements = (0..<30).map { #"{"id": "cell 0.\#($0)", "frame": [0, 0, 1, 1]}"# }
    let expected = #", "expected": {"elements": [\#(elements.joined(separator: ", "))]}"#
    let subject = SweepSubject("case", try SweepOrderTests.document(expected: expected))
    let outcome = try LayoutSweep([subject], checks: .init([.expectations])).outcome(at: 0)
    #expect(outcome.problems.count == 21)
    #expect(outcome.problems.last?.message == "and 10 more")
  }

  @Test func snapshotsAreComparedOrKept() throws {
    let subject = SweepSubject("row", try SweepOrderTests.document())
    var axes = SweepAxes()
    axes.itemCounts = [.each(2), .each(3)]
    var checks = SweepChecks([.snapshot])
    let missing = try LayoutSweep([subject], over: axes, checks: checks).outcomes()
    #expect(missing.allSatisfy { $0.problems.count == 1 && $0.newSnapshot == nil })
    checks.recordsSnapshots = true
    let recorded = try LayoutSweep([subject], over: axes, checks: checks).outcomes()
    #expect(recorded.allSatisfy { $0.isPassed })
    let texts = try recorded.map { try #require($0.newSnapshot).text }
    #expect(texts[0].contains("cell 0.1: 10, 50, 340 x 50\n"))
    #expect(!texts[0].contains("cell 0.2") && texts[1].contains("cell 0.2: 10, 100, 340 x 50"))
    let file = recorded[0].combination.fileName
    // The first is as expected, and the second is compared with the first.
    checks.snapshot = { _ in LayoutSnapshot(text: texts[0]) }
    let compared = try LayoutSweep([subject], over: axes, checks: checks).outcomes()
    #expect(compared[0].isPassed && compared[0].combination.fileName == file)
    #expect(compared[1].problems.first?.message.contains("cell 0.2") == true)
    #expect(compared.allSatisfy { $0.newSnapshot == nil })
  }

  /// What cannot be checked is a problem, and extreme numbers are no trap.
  @Test(
    arguments: [
      (#"{"absolute": 1e308}"#, "beyond 10^307 points"), (#"{"absolute": 1e-9}"#, "elements"),
    ])
  func extremeLayoutsAreAnswered(height: String, text: String) throws {
    let document = try CaseDocument(
      json: """
        {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
          "height": \(height), "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
          "height": {"fractionalHeight": 1}}]}, "orthogonalScrollingBehavior": "none"}]},
         "environment": {"size": [400, 300]}, "itemCounts": [1000000],
         "measurement": {"constant": {"height": 40}}}
        """)
    let outcome = try LayoutSweep([SweepSubject("long", document)]).outcome(at: 0)
    let problem = try #require(outcome.problems.first)
    #expect(outcome.problems.count == 1 && problem.check == nil)
    #expect(problem.message.contains(text), "\(problem)")
  }

  /// The sweep of a value finds what lint finds of the same value in the same views.
  @Test func aLayoutWrittenInSwiftIsSwept() throws {
    let layout = try SweepOrderTests.document().layout.layout()
    var axes = SweepAxes()
    axes.views = [.own, SweepView(size: CGSize(width: 320, height: 100))]
    axes.itemCounts = [.own, .each(0)]
    let outcomes = try layout.sweep(
      over: axes, in: CaseEnvironment(size: CGSize(width: 400, height: 300)), itemCounts: [4])
    #expect(outcomes.map(\.isPassed) == [true, true, false, true])
    var copy = layout
    copy.prepare(
      itemCounts: [4], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 100)))
    let findings = copy.lint(in: Viewport(size: CGSize(width: 320, height: 100)))
    let errors = findings.filter { $0.severity == .error }.map(\.description)
    #expect(!errors.isEmpty && outcomes[2].problems.map(\.message) == errors)
  }
}
