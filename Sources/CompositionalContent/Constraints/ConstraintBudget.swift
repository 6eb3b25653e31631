/// The work that solutions of constraints may still do together: that of two large ones.
///
/// One is as large as ``ConstraintSolver/workLimit``. So an answer of many solutions ends as soon as one.
final class ConstraintBudget {
  private var left: Int

  /// Creates a budget.
  ///
  /// - Parameter left: The most changes of terms.
  init(_ left: Int = 2 * ConstraintSolver.workLimit) { self.left = left }

  /// True if nothing more is solved.
  var isSpent: Bool { left <= 0 }

  /// Finds the solution of a layout with what is left.
  func solve(_ layout: inout ConstraintLayout) {
    spend(layout.solve(atMost: max(0, left)))
  }

  /// Counts other work, such as that of a copy.
  func spend(_ work: Int) { left -= work }
}
