import CompositionalSimulation

/// The work that a simulation may take, so that a small document with a hundred thousand cells in
/// view does not take minutes.
struct RunBudget {
  /// What a run may take: some ten seconds.
  static let run = RunBudget(rest: 50_000_000)
  /// What the plan of a default script may take.
  static let plan = RunBudget(rest: 20_000_000)

  private var rest: Int

  /// Creates a budget.
  ///
  /// - Parameter rest: The groups that may be solved, and the elements that may be visited and
  ///   measured, together.
  init(rest: Int) { self.rest = rest }

  /// True if there is none left.
  var isSpent: Bool { rest < 0 }

  /// Takes the work of a frame; returns false if there was not enough left.
  mutating func take(_ frame: SimulatedFrame) -> Bool { take(frame.work.total) }

  /// Takes some work; returns false if there was not enough left.
  mutating func take(_ work: Int) -> Bool {
    rest -= work
    return !isSpent
  }
}
