/// The work of filling groups again.
struct RefillWork {
  /// The number of groups that were solved.
  var groupsSolved = 0
  /// The number of entries that were written to the ledger.
  var entriesWritten = 0
  /// The number of cells that had to be placed for them: at least those of a group with all
  /// estimates in each.
  var cellsPlaced = 0

  /// Counts entries that are written.
  mutating func write(_ entries: [SizedLedger.Entry], _ sizing: SectionSizing) {
    entriesWritten += entries.count
    let cells = sizing.template.cellCount
    for entry in entries { cellsPlaced += max(entry.items, cells) }
  }

  /// Returns the work of two steps.
  static func + (one: RefillWork, other: RefillWork) -> RefillWork {
    RefillWork(
      groupsSolved: one.groupsSolved + other.groupsSolved,
      entriesWritten: one.entriesWritten + other.entriesWritten,
      cellsPlaced: one.cellsPlaced + other.cellsPlaced)
  }
}
