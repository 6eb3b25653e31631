import Compositional
import CompositionalDocuments

/// What recorded cases say about the open choices: which answers their system gives.
///
/// The engine answers each case under each answer to each choice. An answer whose frames are the
/// recorded ones is allowed by the case. A case votes on a choice if it allows some of its answers
/// and excludes others, with the answers to all other choices as they were settled.
public struct Settlement: Hashable, Sendable {
  /// What the cases say about one choice.
  public struct Finding: Hashable, Sendable {
    /// The choice.
    public let choice: OpenChoice
    /// The cases that tell its answers apart, in their order.
    public let votes: [Vote]
    /// The answers that may be the system's: one if the choice is settled.
    public let remaining: [Quirks]
    /// The answer that ``Settlement/quirks`` has: the one that most cases allow.
    public let answer: Quirks

    /// What was found out about the choice.
    public var outcome: Outcome {
      if votes.isEmpty { return .notSeen }
      if remaining.isEmpty { return .notUnanimous }
      return remaining.count == 1 ? .settled : .undecided
    }
  }

  /// What was found out about a choice.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// All cases that tell the answers apart allow one of them.
    case settled
    /// More than one answer fits all cases.
    case undecided
    /// No answer fits all cases that tell the answers apart.
    case notUnanimous
    /// No case tells the answers apart.
    case notSeen
  }

  /// A case that tells the answers to a choice apart.
  public struct Vote: Hashable, Sendable {
    /// The name of the case.
    public let name: String
    /// The answers under which the engine answers as recorded.
    public let allowed: [Quirks]
  }

  /// A case that no answer to a choice explains.
  public struct Difference: Hashable, Sendable {
    /// The case, as it was recorded.
    public let recorded: ConformanceResults.Case
    /// The differences of the engine that follows the settled answers.
    public let report: CaseReport

    /// The greatest difference of a length, in points.
    public var distance: CGFloat { report.mismatches.map { $0.distance }.max() ?? 0 }
  }

  /// A finding for each choice of rule 2.31, and for what iOS 14 is known to do otherwise.
  public let findings: [Finding]
  /// The quirks of the system: the answers that most cases allow, without those of ties.
  public let quirks: Quirks
  /// The names of the cases that the engine with ``quirks`` answers as recorded.
  public let explained: [String]
  /// The names of the cases that only other answers explain, against most others.
  public let dissenting: [String]
  /// The cases that no answer explains, the worst first: by the greatest difference of a length,
  /// then by the number of differences.
  public let beyond: [Difference]

  /// Settles the choices from recorded cases.
  ///
  /// - Parameter cases: The cases, with what the system answered as their expectations. Their own
  ///   quirks do not count.
  /// - Throws: ``SettlementError`` if the cases are too large to be tried under every answer.
  /// - Complexity: O(cases · answers · elements) if most cases agree
  public init(_ cases: [ConformanceResults.Case]) throws(SettlementError) {
    try SettlementError.check(cases)
    var search = SettlementSearch(cases)
    search.climb()
    self.init(&search)
  }

  private init(_ search: inout SettlementSearch) {
    let rivals = search.rivals()
    let quirks = search.quirks
    var dissents: Set<Int> = []
    findings = search.choices.map { choice in
      let answer = quirks.intersection(choice.quirks)
      var votes: [Vote] = []
      var remaining = choice.answers
      for index in search.cases.indices {
        let allowed = search.allowed(by: index, choice)
        guard !allowed.isEmpty, allowed.count < choice.answers.count else { continue }
        votes.append(Vote(name: search.cases[index].name, allowed: allowed))
        remaining.removeAll { !allowed.contains($0) }
        if !allowed.contains(answer) { dissents.insert(index) }
      }
      if !remaining.isEmpty {
        for rival in rivals {
          let other = rival.intersection(choice.quirks)
          if !remaining.contains(other) { remaining.append(other) }
        }
      }
      return Finding(choice: choice, votes: votes, remaining: remaining, answer: answer)
    }
    self.quirks = quirks
    var (explained, dissenting): ([String], [String]) = ([], [])
    var beyond: [Difference] = []
    for index in search.cases.indices {
      let recorded = search.cases[index]
      if search.matches(index, quirks) {
        explained.append(recorded.name)
      } else if dissents.contains(index) {
        dissenting.append(recorded.name)
      } else {
        let report = recorded.document.following(quirks).verify()
        beyond.append(Difference(recorded: recorded, report: report))
      }
    }
    (self.explained, self.dissenting) = (explained, dissenting)
    self.beyond = beyond.sorted {
      if $0.distance != $1.distance { return $0.distance > $1.distance }
      let counts = ($0.report.mismatches.count, $1.report.mismatches.count)
      return counts.0 != counts.1 ? counts.0 > counts.1 : $0.recorded.name < $1.recorded.name
    }
  }
}

extension CaseDocument {
  /// Returns the case in a layout that follows other quirks.
  package func following(_ quirks: Quirks) -> CaseDocument {
    var document = self
    document.layout.configuration.quirks = quirks
    return document
  }
}
