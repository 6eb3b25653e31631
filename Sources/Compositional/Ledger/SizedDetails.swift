/// A ledger of groups that depend on the measured sizes of their cells.
package typealias SizedLedger = GroupLedger<SizedDetails>

/// The details of groups that depend on the measured sizes of their cells.
package struct SizedDetails: GroupDetails, @unchecked Sendable {
  /// What all groups have in common.
  package struct Shape: Hashable, Sendable {
    /// True if all groups have the standard length across.
    let isEvenAcross: Bool
    /// True if no group has a negative length.
    let isNeverNegative: Bool
    /// True if no group is solved: all follow from the sizes of their cells.
    let isNeverSolved: Bool

    package init(
      isEvenAcross: Bool = false, isNeverNegative: Bool = false, isNeverSolved: Bool = false
    ) {
      self.isEvenAcross = isEvenAcross
      self.isNeverNegative = isNeverNegative
      self.isNeverSolved = isNeverSolved
    }
  }

  /// What a ledger knows about the cells of a group.
  package struct Value: Sendable {
    /// True if a cell was measured.
    var isMeasured = false
    /// The group, if it was solved for the sizes of its cells; nil if its cells follow from them by sums,
    /// or if it is the standard template.
    var solved: SolvedTemplate?
  }

  /// True for entries with measured cells.
  private let measured: UnsafeMutablePointer<Bool>
  /// The length of the groups of an entry across, in points; nil if all have the standard length.
  private let across: UnsafeMutablePointer<Double>?
  /// The solved groups; nil if none is solved.
  private let solved: UnsafeMutablePointer<SolvedTemplate?>?

  package static func bytesPerSlot(_ shape: Shape) -> Int {
    1 + (shape.isEvenAcross ? 0 : 8) + (shape.isNeverSolved ? 0 : MemoryLayout<Int>.stride)
  }

  package static func keepsSummaries(_ shape: Shape, gap: Double) -> Bool {
    gap < 0 || !shape.isEvenAcross || !shape.isNeverNegative
  }

  package static var unmeasured: Value { Value() }

  package init(_ memory: inout LedgerMemory, slots: Int, _ shape: Shape) {
    across = shape.isEvenAcross ? nil : memory.take(slots, of: Double.self)
    solved = shape.isNeverSolved ? nil : memory.take(slots, of: SolvedTemplate?.self)
    solved?.initialize(repeating: nil, count: slots)
    measured = memory.take(slots, of: Bool.self)
  }

  package func deinitialize(slots: Int) { solved?.deinitialize(count: slots) }

  package func prepare(_ slots: Range<Int>) {
    (measured + slots.lowerBound).initialize(repeating: false, count: slots.count)
    across?.advanced(by: slots.lowerBound).initialize(repeating: 0, count: slots.count)
  }

  package func copy(_ other: Self, slots: Int) {
    measured.update(from: other.measured, count: slots)
    if let from = other.across { across?.update(from: from, count: slots) }
    if let from = other.solved { solved?.update(from: from, count: slots) }
  }

  package func move(_ slots: Range<Int>, to target: Int) {
    (measured + target).update(from: measured + slots.lowerBound, count: slots.count)
    if let across {
      (across + target).update(from: across + slots.lowerBound, count: slots.count)
    }
    guard let solved else { return }
    // Without counting a reference up and down for each of them.
    (solved + target).moveInitialize(from: solved + slots.lowerBound, count: slots.count)
    let moved = target..<target + slots.count
    for slot in slots where !moved.contains(slot) { (solved + slot).initialize(to: nil) }
  }

  @inline(__always)
  package func clear(_ slot: Int) {
    measured[slot] = false
    solved?[slot] = nil
  }

  package func isClear(_ slot: Int) -> Bool { !measured[slot] && solved?[slot] == nil }

  @inline(__always)
  package func isMeasured(_ slot: Int) -> Bool { measured[slot] }

  @inline(__always)
  package func itemsPerGroup(_ items: Int, in groups: Int) -> Int { items / groups }

  @inline(__always)
  package func across(_ slot: Int) -> Double? { across?[slot] }

  @inline(__always)
  package func value(_ slot: Int) -> Value {
    Value(isMeasured: measured[slot], solved: solved?[slot])
  }

  @inline(__always)
  package func write(_ value: Value, across length: Double, to slot: Int) {
    measured[slot] = value.isMeasured
    across?[slot] = length
    solved?[slot] = value.solved
  }

  package func counted(_ slot: Int) -> [Int]? { solved?[slot]?.counted }
}

/// A group that was solved for the measured sizes of its cells.
package final class SolvedTemplate: Sendable {
  /// The group, trimmed if it is the last and not full.
  let template: GroupTemplate
  /// The numbers that are counted for the group.
  let counted: [Int]

  init(_ template: GroupTemplate, counted: [Int]) {
    self.template = template
    self.counted = counted
  }
}
