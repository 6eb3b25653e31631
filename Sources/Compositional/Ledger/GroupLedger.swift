/// The groups of a section whose sizes are measured: their lengths and their items.
///
/// Equal groups that follow one another form runs, such as those without measured cells. So a section
/// of ten million rows starts as one entry and grows with what was visited. The entries are the
/// leaves of a B+ tree in order: its pages contain up to ``LedgerNode/fanOut`` consecutive entries,
/// the nodes above as many pages or nodes, and each slot of a node stores the sums of its part.
/// Searches, measurements and splits take logarithmic time in the number of entries.
///
/// * All pages are equally deep; only that of an empty ledger is empty.
/// * A full node is split, after its last entry if a list grows at its end. A sparse node is
///   merged with its neighbor.
/// * A change is summed up from its page to the root, in an order that depends only on the places of
///   the slots. No sum is updated by differences, so sums cannot drift: they are as exact as those of
///   a new ledger. Lengths of whole, half or quarter points add up without any error, and then not
///   even the shape of the tree matters.
///
/// A value: a copy shares the memory of the tree until one of them changes.
package struct GroupLedger<Details: GroupDetails>: Sendable {
  /// The properties of groups without measured cells.
  package struct Standard: Hashable, Sendable {
    /// The number of items of a full group.
    package var items: Int
    /// The length along the advance axis, in points.
    package var length: Double
    /// The length across it, in points.
    package var across: Double
    /// The distance from the end of a group to the start of the next, in points.
    package var gap: Double
    /// The shape that all groups have in common.
    package var shape: Details.Shape
    /// The numbers that are counted for a group besides its items.
    package var counted: [Int]

    /// Creates the properties of groups that are not measured.
    package init(
      items: Int, length: Double, across: Double, gap: Double, shape: Details.Shape,
      counted: [Int] = []
    ) {
      self.items = items
      self.length = length
      self.across = across
      self.gap = gap
      self.shape = shape
      self.counted = counted
    }

    /// True if summaries are kept, because they do not follow from counts and extents.
    @inline(__always)
    var keepsSummaries: Bool { Details.keepsSummaries(shape, gap: gap) }
  }

  /// The nodes of the tree, and where it starts.
  var pool: LedgerPool<Details>

  package init(_ standard: Standard) {
    pool = LedgerPool(standard, room: 1)
  }

  package var standard: Standard { @inline(__always) _read { yield pool.standard } }

  /// The root and the sums of the tree, written only if the pool is unique.
  var state: LedgerState<Details.Summary> {
    @inline(__always) _read { yield pool.state.pointee }
    @inline(__always) nonmutating _modify { yield &pool.state.pointee }
  }

  /// The number of groups.
  package var groupCount: Int { state.groupCount }
  /// The number of items.
  package var itemCount: Int { state.itemCount }
  /// The distance from the start of the first group to the start of one after the last, in points.
  package var extent: Double { state.extent }
  /// The summary of all groups, if summaries are kept.
  var summary: Details.Summary { state.summary }

  var lanes: LedgerLanes<Details> { @inline(__always) get { pool.lanes } }

  /// True if a length was measured.
  package var hasMeasurements: Bool { state.measuredEntries > 0 }
}

extension GroupLedger {
  /// Groups that are all alike, measured or not.
  package struct Entry: Sendable {
    /// The number of groups.
    var groups: Int
    /// The number of items of each.
    var items: Int
    /// The length of each along the advance axis, in points.
    var length: Double
    /// The length of each across it, in points.
    var across: Double
    /// The details of each.
    var value: Details.Value
  }
}
