/// The groups of a section whose sizes are measured: how long each is, and which items it holds.
///
/// Groups that nobody has measured are all alike and stand in runs, so a section of ten million
/// rows starts as one entry and grows by what was visited. The entries are the leaves of a B+ tree
/// ordered by place: its pages hold up to ``LedgerNode/fanOut`` neighbouring entries, the nodes
/// above as many pages or nodes, and each slot of a node knows what its part comes to, so finding,
/// measuring and splitting take a logarithm of the entries.
///
/// * Every page is equally deep; none but that of an empty ledger is empty.
/// * A node that gets too full is cut in two, behind its last entry where a list grows at its end.
///   One that gets sparse is put together with its neighbour.
/// * What changes is summed anew from its page to the root, in an order that depends only on where
///   the slots are. Nothing is carried on by adding differences, so sums cannot drift: they are as
///   exact as those of a ledger just made. Lengths of whole, half or quarter points add up without
///   any error, and then not even the shape of the tree matters.
/// * The page that was changed last, and one changed before it, are remembered with what stands
///   before them, as the next change and the next query are mostly nearby.
///
/// A value: a copy shares the memory of the tree until one of them changes.
package struct GroupLedger<Details: GroupDetails>: Sendable {
  /// What is true of every group that nobody has measured.
  package struct Standard: Hashable, Sendable {
    /// The items of a full group.
    package var items: Int
    /// The length along the advance axis, in points.
    package var length: Double
    /// The length across it, in points.
    package var across: Double
    /// The room from the end of a group to the start of the next, in points.
    package var gap: Double
    /// What the details of all groups have in common.
    package var shape: Details.Shape
    /// The numbers that are counted for a group besides its items.
    package var tallies: [Int]

    /// Creates the properties of groups that are not measured.
    package init(
      items: Int, length: Double, across: Double, gap: Double, shape: Details.Shape,
      tallies: [Int] = []
    ) {
      self.items = items
      self.length = length
      self.across = across
      self.gap = gap
      self.shape = shape
      self.tallies = tallies
    }
  }

  /// The nodes of the tree, and where it starts.
  var pool: LedgerPool<Details>

  package init(_ standard: Standard) {
    let keepsOutlines = standard.gap < 0 || !Details.isNeverNegative(standard.shape)
    pool = LedgerPool(standard, room: 1, keepsOutlines: keepsOutlines)
  }

  package var standard: Standard { @inline(__always) _read { yield pool.standard } }

  /// Where the tree starts, and what it comes to; written only where the pool is this ledger's own.
  var state: LedgerState {
    @inline(__always) _read { yield pool.state.pointee }
    @inline(__always) nonmutating _modify { yield &pool.state.pointee }
  }

  /// The groups of all entries.
  package var groupCount: Int { state.groupCount }
  /// The items of all groups.
  package var itemCount: Int { state.itemCount }
  /// From the start of the first group to where another would start behind the last, in points.
  package var extent: Double { state.extent }

  var lanes: LedgerLanes<Details> { @inline(__always) get { pool.lanes } }

  /// Whether something was measured.
  package var hasMeasurements: Bool { state.measuredEntries > 0 }

  /// How far all groups reach.
  ///
  /// - Complexity: O(1)
  package var outline: GroupOutline {
    if lanes.outlines != nil || groupCount == 0 { return lanes.outline(ofNode: state.root) }
    let across = standard.across
    return GroupOutline(
      reach: Span(low: 0, high: extent - standard.gap),
      tallest: hasMeasurements ? across : -.infinity, widest: across)
  }
}

extension GroupLedger {
  /// Groups that are all alike; one alone where something was measured.
  struct Entry: Sendable {
    /// The groups it stands for.
    var groups: Int
    /// The items of each.
    var items: Int
    /// The length of each along the advance axis, in points; trimming may leave less than nothing.
    var length: Double
    /// The length of each across it, in points.
    var across: Double
    /// The details of each.
    var value: Details.Value

    /// What it covers.
    func outline(gap: Double, isMeasured: Bool) -> GroupOutline {
      let last = Double(groups - 1) * (length + gap)
      return GroupOutline(
        reach: Span(low: min(0, last), high: max(0, last) + max(0, length)),
        tallest: isMeasured ? across : -.infinity, widest: max(0, across))
    }
  }
}
