import CompositionalSimulation

/// The work that a run over content may take, so that a small document with a hundred thousand cells
/// in view, or with rows that measure themselves as nothing, takes neither minutes nor gigabytes.
struct RunBudget {
  /// What a run may take: some three seconds.
  static let run = RunBudget(rest: 15_000_000)
  /// What the plan of a default script may take.
  static let plan = RunBudget(rest: 5_000_000)

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

  /// The work of measuring an element, whose size is kept until the end of the run.
  private static let measurement = 80

  /// Takes the work of a step that lists elements.
  mutating func take(listing elements: Int, measuring measured: Int) {
    _ = take(elements + measured * Self.measurement)
  }

  /// Takes some work; returns false if there was not enough left.
  mutating func take(_ work: Int) -> Bool {
    rest -= work
    return !isSpent
  }
}
