/// The work of solving groups, and of filling them again.
struct SolveWork {
  /// The number of groups that were solved, nested ones included.
  var groupsSolved = 0
  /// The number of entries that were written to the ledger.
  var entriesWritten = 0
  /// The number of cells that were placed, each once for every group around it.
  var cellsPlaced = 0

  /// Adds the work of a solver.
  mutating func note(_ solver: GroupSolver) {
    groupsSolved += solver.groupsSolved
    cellsPlaced += solver.placements
  }

  /// Adds the work of a line that wraps, which needs no solver.
  mutating func note(line: SizedLedger.Entry) {
    groupsSolved += 1
    cellsPlaced += line.items
  }

  /// Adds the work of another step.
  static func += (work: inout SolveWork, other: SolveWork) {
    work.groupsSolved += other.groupsSolved
    work.entriesWritten += other.entriesWritten
    work.cellsPlaced += other.cellsPlaced
  }
}
