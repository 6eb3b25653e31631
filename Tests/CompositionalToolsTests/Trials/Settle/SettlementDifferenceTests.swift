@_spi(OpenChoices) import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// What is not unanimous, what no answer explains, and what cannot be told.
@Suite struct SettlementDifferenceTests {
  private func finding(_ settled: Settlement, of quirk: Quirks) throws -> Settlement.Finding {
    try #require(settled.findings.first { !$0.choice.quirks.isDisjoint(with: quirk) })
  }

  @Test func contradictoryVotesAreNotUnanimous() throws {
    let names = ["trimsBySlots-1", "trimsBySlots-2", "trimsBySlots-3"]
    let defaults = PlantedResults.answers(of: [])
    let others = PlantedResults.answers(of: .trimsBySlots)
    func settled(_ dissenting: [String]) throws -> Settlement {
      try Settlement(
        zip(defaults, others).map { dissenting.contains($0.name) ? $1 : $0 }
          .filter { names.contains($0.name) || $0.name.hasSuffix("-1") })
    }
    let one = try settled(["trimsBySlots-2"])
    let found = try finding(one, of: .trimsBySlots)
    #expect(found.outcome == .notUnanimous && found.remaining.isEmpty)
    #expect(found.votes.map(\.name) == names)
    #expect(found.votes.map(\.allowed) == [[[]], [.trimsBySlots], [[]]])
    #expect(found.answer == [] && one.quirks == [])
    #expect(one.dissenting == ["trimsBySlots-2"] && one.beyond.isEmpty)
    // Most votes decide which answer the quirks have.
    let two = try settled(["trimsBySlots-2", "trimsBySlots-3"])
    #expect(try finding(two, of: .trimsBySlots).outcome == .notUnanimous)
    #expect(two.quirks == .trimsBySlots && two.dissenting == ["trimsBySlots-1"])
    #expect(try finding(settled(names), of: .trimsBySlots).outcome == .settled)
  }

  /// Moves the first elements that a case expects.
  private func moved(_ recorded: ConformanceResults.Case, _ count: Int, by distance: CGFloat)
    -> ConformanceResults.Case
  {
    var recorded = recorded
    for index in recorded.document.expected.elements.indices.prefix(count) {
      recorded.document.expected.elements[index].frame.origin.x += distance
    }
    return recorded
  }

  @Test func wrongFramesAreBeyondAndTheWorstComesFirst() throws {
    var planted = PlantedResults.answers(of: .pinsRaiseAlways)
    let large = planted.indices.filter { planted[$0].document.expected.elements.count > 3 }
    let (few, many, far) = (large[1], large[2], large[5])
    planted[few] = moved(planted[few], 1, by: 3.25)
    planted[many] = moved(planted[many], 2, by: 3.25)
    planted[far] = moved(planted[far], 1, by: 41.5)
    let settled = try Settlement(planted)
    #expect(settled.quirks == .pinsRaiseAlways)
    #expect(settled.beyond.map(\.recorded) == [far, many, few].map { planted[$0] })
    #expect(settled.beyond.map(\.distance) == [41.5, 3.25, 3.25])
    #expect(settled.beyond.map(\.report.mismatches.count) == [1, 2, 1])
    #expect(settled.explained.count == planted.count - 3)
  }

  /// One case that two answers to different questions explain settles neither question.
  @Test func aCaseThatTwoQuestionsExplainSettlesNeither() throws {
    let choices = OpenChoice.all + OpenChoice.ofSystems
    var found: (recorded: ConformanceResults.Case, answers: [Quirks])?
    for recorded in PlantedResults.distinguishing where found == nil {
      let standard = recorded.document.answered(following: [])
      let changing = choices.flatMap(\.alternatives).filter {
        recorded.document.answered(following: $0) != standard
      }
      for first in changing {
        let answer = recorded.document.answered(following: first)
        let second = changing.first { rival in
          !choices.contains { $0.quirks.isSuperset(of: rival.union(first)) }
            && recorded.document.answered(following: rival) == answer
        }
        guard let second else { continue }
        found = (ConformanceResults.Case(name: recorded.name, document: answer), [first, second])
        break
      }
    }
    let (recorded, answers) = try #require(found)
    let settled = try Settlement([recorded])
    for answer in answers {
      let finding = try finding(settled, of: answer)
      #expect([.undecided, .notSeen].contains(finding.outcome))
      #expect(Set(finding.remaining).isSuperset(of: [[], answer]))
    }
    #expect(settled.findings.contains { $0.outcome == .undecided })
    #expect(settled.explained == [recorded.name])
  }

  @Test func cellsWithoutEndAreRefused() throws {
    var recorded = PlantedResults.answers(of: [])[0]
    recorded.document.itemCounts = [1_000_000_000]
    let error = #expect(throws: SettlementError.self) { try Settlement([recorded]) }
    #expect(
      error?.description == recorded.name
        + ": the case has more than 50,000 elements to compare, counted once more for each "
        + "rectangle and step, and tenfold where they are measured; record fewer items")
    recorded.document.itemCounts = [500]
    let query = CaseExpectation.Query(rect: CGRect(x: 0, y: 0, width: 9, height: 9), elements: [])
    recorded.document.expected.queries = Array(repeating: query, count: 200)
    #expect(throws: SettlementError.self) { try Settlement([recorded]) }
    recorded.document.expected.queries = Array(repeating: query, count: 80)
    let many = (0..<60).map {
      ConformanceResults.Case(name: "\($0)", document: recorded.document)
    }
    let last = #expect(throws: SettlementError.self) { try Settlement(many) }
    #expect(last?.message.hasPrefix("the cases up to here have more than 2,000,000 ") == true)
  }
}
