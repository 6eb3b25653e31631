/// A ledger of groups that each have a template of their own.
package typealias SizedLedger = GroupLedger<SizedDetails>

/// The details of groups that each have a template of their own.
package struct SizedDetails: GroupDetails, @unchecked Sendable {
  /// What all groups have in common.
  package struct Shape: Hashable, Sendable {
    /// True if no group has a negative length, and all have the standard length across.
    let isEven: Bool

    package init(isEven: Bool = false) { self.isEven = isEven }
  }

  /// The length of the groups of an entry across, in points.
  private let across: UnsafeMutablePointer<Double>
  /// The groups; nil for the standard template.
  let groups: UnsafeMutablePointer<SizedGroup?>

  package static func numbersPerSlot(_ shape: Shape) -> Int { 2 }

  package static var mayGrow: Bool { @inline(__always) get { true } }

  package static func keepsSummaries(_ shape: Shape, gap: Double) -> Bool {
    gap < 0 || !shape.isEven
  }

  package static var unmeasured: SizedGroup? { nil }

  package init(_ memory: inout LedgerMemory, slots: Int, _ shape: Shape) {
    across = memory.take(slots, of: Double.self)
    groups = memory.take(slots, of: SizedGroup?.self)
    groups.initialize(repeating: nil, count: slots)
  }

  package func deinitialize(slots: Int) { groups.deinitialize(count: slots) }

  package func prepare(_ slots: Range<Int>) {
    across.advanced(by: slots.lowerBound).initialize(repeating: 0, count: slots.count)
  }

  package func copy(_ other: Self, slots: Int) {
    across.update(from: other.across, count: slots)
    groups.update(from: other.groups, count: slots)
  }

  package func move(_ slots: Range<Int>, to target: Int) {
    (across + target).update(from: across + slots.lowerBound, count: slots.count)
    // Without counting a reference up and down for each of them.
    (groups + target).moveInitialize(from: groups + slots.lowerBound, count: slots.count)
    let moved = target..<target + slots.count
    for slot in slots where !moved.contains(slot) { (groups + slot).initialize(to: nil) }
  }

  @inline(__always)
  package func clear(_ slot: Int) { groups[slot] = nil }

  package func isClear(_ slot: Int) -> Bool { groups[slot] == nil }

  package func isMeasured(_ slot: Int) -> Bool { groups[slot]?.isMeasured == true }

  @inline(__always)
  package func itemsPerGroup(_ items: Int, in groups: Int) -> Int { items / groups }

  @inline(__always)
  package func across(_ slot: Int) -> Double? { across[slot] }

  package func value(_ slot: Int) -> SizedGroup? { groups[slot] }

  package func write(_ group: SizedGroup?, across length: Double, to slot: Int) {
    groups[slot] = group
    across[slot] = length
  }

  package func tally(_ slot: Int) -> GroupTally? { groups[slot]?.tally }
}

/// A group with a template of its own.
package final class SizedGroup: Sendable {
  /// The group solved for the sizes of its cells, trimmed if it is the last and not full; nil in a
  /// line that is open.
  package let template: GroupTemplate?
  /// True if a cell was measured.
  package let isMeasured: Bool
  /// What is counted for the group.
  let tally: GroupTally

  init(_ template: GroupTemplate?, isMeasured: Bool, tally: GroupTally = GroupTally()) {
    self.template = template
    self.isMeasured = isMeasured
    self.tally = tally
  }
}
