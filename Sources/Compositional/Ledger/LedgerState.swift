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
  /// The page that was changed last.
  private(set) var recent = PagePlace.none
  /// A page before ``recent`` that was changed earlier, if no page before it has changed since.
  private(set) var earlier = PagePlace.none

  /// Remembers a page that has changed, with the sums before it.
  @inline(__always)
  mutating func remember(_ place: PagePlace) {
    if recent.node != place.node {
      earlier = recent.items <= place.items ? recent : .none
    }
    recent = place
  }

  /// Forgets the pages that were changed, because their nodes or the sums before them may differ.
  mutating func forgetRecent() {
    recent = .none
    earlier = .none
  }
}
