/// A length that many groups of a ledger have in common, and that changes for all of them at once.
///
/// Groups that follow it are stored with a length of zero, and are counted. The extent of a subtree is
/// its stored extent plus the common length times its followers. So a change writes one number,
/// however many groups it moves. Groups that depend on the length in another way are counted, too:
/// they have to be solved again.
struct LedgerGrowth: Sendable {
  /// The common length, in points.
  var length = 0.0
  /// The length of the cells of these groups that grow with it, in points.
  var cell = 0.0
  /// True if the length is across the advance axis, where it moves no group.
  var isAcross = false
}

extension LedgerLanes {
  /// True if groups reach over exactly their extents, so that summaries decide nothing along the
  /// advance axis.
  @inline(__always)
  var reachesExtents: Bool { summaries == nil || Details.mayGrow && growth != nil }

  /// Returns the distance from the start of the groups below a slot to the start of the next, in
  /// points.
  @inline(__always)
  func extent(_ slot: Int) -> Double {
    Details.mayGrow && growth != nil ? grownExtent(slot) : extents[slot]
  }

  /// Returns the length of each group of an entry, in points.
  @inline(__always)
  func length(_ slot: Int) -> Double {
    Details.mayGrow && growth != nil ? grownLength(slot) : storedLength(slot)
  }

  /// Returns the length of each group of an entry across, in points; nil for the standard length.
  func across(_ slot: Int) -> Double? {
    if let growth = growth(slot), growth.isAcross { return growth.length }
    return details.across(slot)
  }

  /// The common length that the groups of an entry follow; nil if they follow none.
  @inline(__always)
  func growth(_ slot: Int) -> LedgerGrowth? {
    guard Details.mayGrow, let growth, followers(slot) > 0 else { return nil }
    return growth.pointee
  }

  /// Returns the number of groups below a slot that follow the common length.
  fileprivate func followers(_ slot: Int) -> Int { sharing?[slot].followers ?? 0 }

  /// Returns the number of groups below a slot that depend on the common length in another way.
  func dependents(_ slot: Int) -> Int { sharing?[slot].dependents ?? 0 }

  @inline(never)
  private func grownExtent(_ slot: Int) -> Double {
    extents[slot] + lengthAlong * Double(followers(slot))
  }

  @inline(never)
  private func grownLength(_ slot: Int) -> Double {
    storedLength(slot) + (followers(slot) > 0 ? lengthAlong : 0)
  }

  /// The common length along the advance axis, in points; zero if it is across.
  private var lengthAlong: Double {
    guard let growth = growth?.pointee, !growth.isAcross else { return 0 }
    return growth.length
  }
}

extension LedgerReader {
  /// The number of all groups that follow the common length.
  private var followers: Int {
    lanes.sharingCounts(ofNode: state.pointee.root).followers
  }

  /// The number of all groups that depend on the common length in another way.
  var dependents: Int {
    lanes.sharingCounts(ofNode: state.pointee.root).dependents
  }

  /// The distance from the start of the first group to the start of one after the last, in points.
  var extent: Double {
    guard Details.mayGrow, let growth = lanes.growth?.pointee, !growth.isAcross else {
      return state.pointee.extent
    }
    return state.pointee.extent + growth.length * Double(followers)
  }

}

extension LedgerReader where Details.Summary == GroupOutline {
  /// Adds the common length to the outline of the groups as they are stored.
  func addCommonLength(to outline: inout GroupOutline) {
    guard let growth = lanes.growth?.pointee, state.pointee.groupCount > 0 else { return }
    outline.reach = Span(low: 0, high: extent - gap)
    guard growth.isAcross, followers > 0 else { return }
    outline.widest = max(outline.widest, growth.length)
    if state.pointee.measuredEntries > 0 { outline.tallest = max(outline.tallest, growth.length) }
  }
}

extension GroupLedger where Details == SizedDetails {
  /// Changes the length of all groups that follow it, in a ledger of groups that do.
  ///
  /// - Complexity: O(1), unless a copy shares the memory.
  mutating func grow(to growth: LedgerGrowth) {
    prepareToChange()
    lanes.growth?.pointee = growth
    // The pages are elsewhere now.
    state.forgetRecent()
  }
}
