/// The work of filling groups again.
struct RefillWork {
  /// The number of groups that were solved.
  var groupsSolved = 0
  /// The number of entries that were written to the ledger.
  var entriesWritten = 0
}
