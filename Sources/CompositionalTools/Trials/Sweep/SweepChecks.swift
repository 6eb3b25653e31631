import Compositional
import CompositionalInspection

/// A check of every trial of a sweep.
public enum SweepCheck: String, Hashable, Sendable, CaseIterable {
  /// The layout has no finding of lint with the severity of an error.
  case lint
  /// The frames are those of a snapshot.
  case snapshot
  /// The layout is what its case document expects, in the view of the case.
  case expectations = "case"
}

/// The checks of a sweep and their settings.
public struct SweepChecks: Sendable {
  /// The checks to run.
  public var checks: Set<SweepCheck>
  /// True if a warning of lint fails too.
  public var failsForWarnings = false
  /// Returns the expected snapshot of a trial; nil if there is none.
  ///
  /// Sweeps call it in several threads at a time.
  public var snapshot: @Sendable (SweepCombination) -> LayoutSnapshot? = { _ in nil }
  /// True if a trial without an expected snapshot passes and keeps its own.
  public var recordsSnapshots = false

  /// Creates checks.
  ///
  /// - Parameter checks: The checks to run.
  public init(_ checks: Set<SweepCheck> = [.lint, .expectations]) { self.checks = checks }
}

/// A reason why a trial fails.
public struct SweepProblem: Hashable, Sendable {
  /// The check that fails; nil if the layout cannot be laid out, so that no check can run.
  public let check: SweepCheck?
  /// The reason, in a sentence or in lines.
  public let message: String

  package init(_ check: SweepCheck?, _ message: String) {
    self.check = check
    self.message = message
  }
}

extension SweepProblem: CustomStringConvertible {
  /// The check and the reason.
  public var description: String { (check?.rawValue ?? "layout") + ": " + message }
}

/// The result of a trial.
public struct SweepOutcome: Hashable, Sendable {
  /// The trial.
  public let combination: SweepCombination
  /// The reasons why it fails; none if it passes.
  public let problems: [SweepProblem]
  /// The snapshot of a trial that has none to compare with, if ``SweepChecks/recordsSnapshots``.
  public let newSnapshot: LayoutSnapshot?

  /// True if there is no problem.
  public var isPassed: Bool { problems.isEmpty }
}

/// The reason why a sweep cannot begin.
public enum SweepError: Error, Hashable, Sendable {
  /// There are more combinations than ``LayoutSweep/combinationsAtMost``; the number of them.
  case tooManyCombinations(Int)
  /// No combination would be checked.
  case nothingToCheck
}

extension SweepError: CustomStringConvertible {
  /// The reason, and the remedy.
  public var description: String {
    switch self {
    case .tooManyCombinations(let count):
      "the sweep would have " + (count == Int.max ? "more than 2^63" : String(count))
        + " combinations, and at most " + String(LayoutSweep.combinationsAtMost)
        + " are tried; give fewer layouts, devices, text sizes, directions or counts"
    case .nothingToCheck:
      "there is nothing to check: no layout has expectations; add lint or snapshot to the checks"
    }
  }
}
