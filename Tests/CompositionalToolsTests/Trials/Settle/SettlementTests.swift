import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// Planted answers of a system are found again from what it answers to the cases.
@Suite struct SettlementTests {
  private static let choices = OpenChoice.all + OpenChoice.ofSystems

  /// Checks what was settled against what was planted.
  ///
  /// What the cases tell apart is known from the answers themselves, without comparing them with a
  /// tolerance and without a search.
  ///
  /// - Parameters:
  ///   - planted: The quirks of the system.
  ///   - cases: The cases that it was asked.
  private func check(
    _ planted: Quirks, asking cases: [ConformanceResults.Case],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let answered = PlantedResults.answers(of: planted, to: cases)
    let own = Dictionary(uniqueKeysWithValues: answered.map { ($0.name, $0.document) })
    let settled = try Settlement(answered)
    #expect(settled.explained.count == cases.count, sourceLocation: sourceLocation)
    #expect(settled.beyond.isEmpty && settled.dissenting.isEmpty, sourceLocation: sourceLocation)
    #expect(settled.findings.map(\.choice) == Self.choices, sourceLocation: sourceLocation)
    for finding in settled.findings {
      let truth = planted.intersection(finding.choice.quirks)
      let others = planted.subtracting(finding.choice.quirks)
      // The answers that no case tells from the planted one.
      let like = finding.choice.answers.filter { answer in
        answer == truth
          || PlantedResults.first(cases, like: finding.choice.quirks).allSatisfy {
            own[$0.name] == $0.document.answered(following: others.union(answer))
          }
      }
      let text: Comment = "\(planted.names): \(finding.choice.question), \(finding.outcome)"
      #expect(Set(like).isSubset(of: finding.remaining), text, sourceLocation: sourceLocation)
      if like.count == 1 {
        #expect(finding.remaining == like, text, sourceLocation: sourceLocation)
        #expect(finding.answer == truth, text, sourceLocation: sourceLocation)
        #expect(finding.outcome == .settled, text, sourceLocation: sourceLocation)
      }
      if like.count == finding.choice.answers.count {
        #expect(finding.outcome == .notSeen, text, sourceLocation: sourceLocation)
      }
    }
  }

  @Test func aSystemWithoutQuirks() throws {
    let cases = PlantedResults.distinguishing + PlantedResults.fixtures
    let settled = try Settlement(PlantedResults.answers(of: [], to: cases))
    #expect(settled.quirks.isEmpty && settled.explained.count == cases.count)
    #expect(settled.findings.allSatisfy { $0.answer.isEmpty && $0.outcome != .notUnanimous })
    // What was recorded by others has no quirk either.
    let recorded = try Settlement(PlantedResults.fixtures)
    #expect(recorded.quirks.isEmpty && recorded.explained.count == PlantedResults.fixtures.count)
  }

  @Test(arguments: RandomRun.share(of: choices.flatMap(\.alternatives)))
  func eachAnswerAlone(_ planted: Quirks) throws {
    // Those that are made for it, and one for each other quirk.
    let names = planted.names
    let cases = PlantedResults.distinguishing.filter { recorded in
      recorded.name.hasSuffix("-1") || names.contains { recorded.name.hasPrefix($0 + "-") }
    }
    try check(planted, asking: cases)
  }

  /// Random answers to some choices, so that one may hide another.
  @Test(arguments: RandomRun.seeds(3))
  func combinations(seed: UInt64) throws {
    try check(Self.planted(seed), asking: PlantedResults.distinguishing)
  }

  /// Fixtures show many features at once, so that each is under several answers.
  @Test(arguments: [UInt64(101)])
  func combinationsWithFixtures(seed: UInt64) throws {
    try check(
      Self.planted(seed), asking: PlantedResults.distinguishing + PlantedResults.fixtures)
  }

  private static func planted(_ seed: UInt64) -> Quirks {
    var random = RandomSource(seed: seed)
    let percent = Double(random.integer(10...60))
    return choices.reduce(into: []) { planted, choice in
      guard random.chance(percent) else { return }
      planted.formUnion(choice.alternatives[random.integer(0...(choice.alternatives.count - 1))])
    }
  }
}
