/// The work of filling groups again.
struct RefillWork {
  /// The number of groups that were solved.
  var groupsSolved = 0
  /// The number of entries that were written to the ledger.
  var entriesWritten = 0

  /// Returns the work of two steps.
  static func + (one: RefillWork, other: RefillWork) -> RefillWork {
    RefillWork(
      groupsSolved: one.groupsSolved + other.groupsSolved,
      entriesWritten: one.entriesWritten + other.entriesWritten)
  }
}
