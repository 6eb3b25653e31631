/// The properties of the tree of a ledger besides its nodes.
struct LedgerState<Summary: LedgerSummary>: Sendable {
  /// The root; a page in a small ledger.
  var root = 0
  /// The number of nodes of the pool that were ever used.
  var usedNodes = 1
  /// The first free node, which names the next; negative if no node is free.
  var firstFree = -1
  /// The number of free nodes.
  var freeNodes = 0
  /// The number of groups.
  var groupCount = 0
  /// The number of items.
  var itemCount = 0
  /// The distance from the start of the first group to the start of one after the last, in points.
  var extent = 0.0
  /// The summary of all groups, if summaries are kept.
  var summary = Summary()
  /// The number of entries with measured cells.
  var measuredEntries = 0
}
