import Compositional
import CompositionalDocuments

extension LayoutSweep {
  /// The most problems of one outcome.
  static let problemsAtMost = 20

  /// Returns the result of a combination.
  ///
  /// - Parameter index: The place in the order of the sweep.
  /// - Precondition: The index is from 0 to below ``count``.
  /// - Complexity: That of preparing, measuring and checking the layout.
  public func outcome(at index: Int) -> SweepOutcome {
    let combination = combination(at: index)
    guard let document = subjects[combination.subject].document else {
      return SweepOutcome(
        combination: combination,
        problems: [SweepProblem(nil, "the caller has to lay out this layout")], newSnapshot: nil)
    }
    guard combination.isCase else { return outcome(combination, trial(combination, document)) }
    let report = document.verify()
    let problems = report.mismatches.map { mismatch in
      SweepProblem(
        .expectations,
        mismatch.subject + ": expected " + mismatch.expected + ", got " + mismatch.got)
    }
    return SweepOutcome(
      combination: combination, problems: Self.bounded(problems), newSnapshot: nil)
  }

  /// Returns the result of a combination whose layout the caller has laid out.
  package func outcome(_ combination: SweepCombination, _ trial: SweepTrial) -> SweepOutcome {
    let outcome = trial.outcome(combination, checks)
    return SweepOutcome(
      combination: combination, problems: Self.bounded(outcome.problems),
      newSnapshot: outcome.newSnapshot)
  }

  /// Returns the layout of a combination as it is checked; nil if the caller lays it out.
  package func trial(_ combination: SweepCombination) -> SweepTrial? {
    subjects[combination.subject].document.map { trial(combination, $0) }
  }

  private func trial(_ combination: SweepCombination, _ document: CaseDocument) -> SweepTrial {
    SweepTrial(
      document.layout.layout(), combination, of: subjects[combination.subject],
      contentOffset: document.contentOffset, orthogonalOffsets: document.orthogonalOffsets,
      measurer: document.measurement?.measurer())
  }

  private static func bounded(_ problems: [SweepProblem]) -> [SweepProblem] {
    guard problems.count > problemsAtMost, let last = problems.last else { return problems }
    let rest = problems.count - problemsAtMost
    return problems.prefix(problemsAtMost)
      + [SweepProblem(last.check, "and " + String(rest) + " more")]
  }
}

extension CollectionLayout {
  /// Returns the results of the layout in every combination of views, text sizes, directions and
  /// item counts, in this thread.
  ///
  /// The layout itself does not change. ``LayoutSweep`` tries layout documents in several threads.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - axes: The values that are combined.
  ///   - environment: The view of the layout itself.
  ///   - itemCounts: The number of items of each section, not negative.
  ///   - measurer: The measurer of elements with estimated sizes; nil for none.
  ///   - checks: The checks of every combination.
  /// - Returns: The results in the order of the combinations.
  /// - Throws: ``SweepError`` if there are too many combinations or none.
  /// - Complexity: That of preparing, measuring and checking the layout, for each combination.
  public func sweep(
    _ name: String = "layout", over axes: SweepAxes, in environment: CaseEnvironment,
    itemCounts: [Int], measurer: ClosureMeasurer? = nil, checks: SweepChecks = .init([.lint])
  ) throws(SweepError) -> [SweepOutcome] {
    let subject = SweepSubject(
      name, in: environment, itemCounts: itemCounts, isMeasured: measurer != nil)
    let sweep = try LayoutSweep([subject], over: axes, checks: checks)
    var outcomes: [SweepOutcome] = []
    for index in 0..<sweep.count {
      let combination = sweep.combination(at: index)
      let trial = SweepTrial(self, combination, of: subject, measurer: measurer)
      outcomes.append(sweep.outcome(combination, trial))
    }
    return outcomes
  }
}
