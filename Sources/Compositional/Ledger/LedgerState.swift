/// What is known of the tree of a ledger besides its nodes.
struct LedgerState: Sendable {
  /// The node above all others; a page in a small ledger.
  var root = 0
  /// The nodes of the pool that were ever used.
  var usedNodes = 1
  /// The first of the nodes that are no longer used, each of which names the next; negative for none.
  var firstFree = -1
  /// How many are no longer used.
  var freeNodes = 0
  /// The groups of all entries.
  var groupCount = 0
  /// The items of all groups.
  var itemCount = 0
  /// From the start of the first group to where another would start behind the last, in points.
  var extent = 0.0
  /// The entries in which something was measured.
  var measuredEntries = 0
  /// The page that was changed last; without a node where there is none.
  private(set) var recent = PagePlace.none
  /// A page before ``recent`` that was changed before it, and nothing before it since.
  private(set) var earlier = PagePlace.none

  /// Remembers a page that has changed, with what stands before it.
  @inline(__always)
  mutating func remember(_ place: PagePlace) {
    if recent.node != place.node {
      earlier = recent.items <= place.items ? recent : .none
    }
    recent = place
  }

  /// Forgets which pages were changed, as nodes or what stands before them may be others.
  mutating func forgetRecent() {
    recent = .none
    earlier = .none
  }
}
