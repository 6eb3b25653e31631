import Compositional
import CompositionalDocuments

/// The search for the answers that explain the most cases.
///
/// It begins with no quirk and changes the answer to one choice at a time, first the ones that explain
/// the most cases, as long as that gains one. The number of explained cases only grows, so it ends.
struct SettlementSearch {
  /// A case under some quirks.
  private struct Trial: Hashable {
    let index: Int
    let quirks: Quirks
  }

  let cases: [ConformanceResults.Case]
  /// The choices, those of systems last.
  let choices = OpenChoice.all + OpenChoice.ofSystems
  /// The quirks of the answers.
  private(set) var quirks: Quirks = []
  /// The outcomes of the trials.
  private var outcomes: [Trial: Bool] = [:]

  init(_ cases: [ConformanceResults.Case]) { self.cases = cases }

  /// Returns true if the engine answers a case as recorded.
  mutating func matches(_ index: Int, _ quirks: Quirks) -> Bool {
    let trial = Trial(index: index, quirks: quirks)
    if let outcome = outcomes[trial] { return outcome }
    let outcome = cases[index].document.following(quirks).verify().isPassed
    outcomes[trial] = outcome
    return outcome
  }

  /// Returns the answers to a choice under which the engine answers a case as recorded.
  mutating func allowed(by index: Int, _ choice: OpenChoice) -> [Quirks] {
    var allowed: [Quirks] = []
    let others = quirks.subtracting(choice.quirks)
    for answer in choice.answers where matches(index, others.union(answer)) {
      allowed.append(answer)
    }
    return allowed
  }

  /// Finds the answers that explain the most cases.
  ///
  /// - Complexity: O(rounds · answers · cases), with few rounds
  mutating func climb() { quirks = best(from: [], without: nil) }

  /// Returns sets of quirks that explain as many cases as the ones that were found, but have another
  /// answer to a choice whose answer is not the default.
  mutating func rivals() -> [Quirks] {
    let count = score(quirks)
    var rivals: [Quirks] = []
    for choice in choices {
      let answer = quirks.intersection(choice.quirks)
      guard !answer.isEmpty else { continue }
      let rival = best(from: quirks.subtracting(answer), without: (choice, answer))
      if score(rival) == count { rivals.append(rival) }
    }
    return rivals
  }

  /// The number of cases that the engine answers as recorded.
  private mutating func score(_ quirks: Quirks) -> Int {
    var count = 0
    for index in cases.indices where matches(index, quirks) { count += 1 }
    return count
  }

  /// Changes one answer at a time while that gains cases.
  ///
  /// - Parameters:
  ///   - start: The quirks to begin with.
  ///   - forbidden: An answer that is not tried.
  private mutating func best(
    from start: Quirks, without forbidden: (choice: OpenChoice, answer: Quirks)?
  ) -> Quirks {
    var (current, count) = (start, score(start))
    var hasChanged = true
    while hasChanged && count < cases.count {
      hasChanged = false
      for change in changes(of: current)
      where change.choice != forbidden?.choice || change.answer != forbidden?.answer {
        let changed = current.subtracting(change.choice.quirks).union(change.answer)
        let found = score(changed)
        guard found > count else { continue }
        (current, count, hasChanged) = (changed, found, true)
      }
    }
    return current
  }

  /// A change of the answer to one choice, and the number of cases that it alone would explain.
  private struct Change {
    let choice: OpenChoice
    let answer: Quirks
    let gain: Int
  }

  /// Returns the changes of one answer that explain a case that is not explained, those that explain
  /// most first.
  private mutating func changes(of current: Quirks) -> [Change] {
    var open: [Int] = []
    for index in cases.indices where !matches(index, current) { open.append(index) }
    var changes: [Change] = []
    for choice in choices {
      let others = current.subtracting(choice.quirks)
      for answer in choice.answers where others.union(answer) != current {
        var gain = 0
        for index in open where matches(index, others.union(answer)) { gain += 1 }
        if gain > 0 { changes.append(Change(choice: choice, answer: answer, gain: gain)) }
      }
    }
    // The order of the choices decides between equals, so that the answer is always the same.
    return changes.enumerated()
      .sorted { ($1.element.gain, $0.offset) < ($0.element.gain, $1.offset) }
      .map { $0.element }
  }
}
