/// The part of the memory of a ledger that depends on how its groups are described.
///
/// The details are stored in arrays parallel to the slots, with the same indices.
package protocol GroupDetails: Sendable {
  /// The value that the details of all groups share.
  associatedtype Shape: Hashable & Sendable
  /// The details of an entry that are written as a whole.
  associatedtype Value: Sendable

  /// Returns the number of 8-byte numbers for each slot.
  static func numbersPerSlot(_ shape: Shape) -> Int
  /// Returns the number of bytes besides those for each slot.
  static func extraBytes(_ shape: Shape) -> Int
  /// True if groups may have a length in common that changes for all of them at once.
  static var mayGrow: Bool { get }
  /// Returns true if no group has a negative length.
  static func isNeverNegative(_ shape: Shape) -> Bool

  /// The details of groups without measured cells.
  static var unmeasured: Value { get }

  /// Takes memory for slots, none of them prepared.
  init(_ memory: inout LedgerMemory, slots: Int, _ shape: Shape)
  /// Releases everything that the slots refer to.
  func deinitialize(slots: Int)
  /// Writes the details of free slots to slots that were never used.
  func prepare(_ slots: Range<Int>)
  /// Copies the first slots of another ledger.
  func copy(_ other: Self, slots: Int)
  /// Moves slots within the ledger. The caller clears the old slots that are not among the new ones.
  ///
  /// - Precondition: The target slots are free, or among those that move.
  func move(_ slots: Range<Int>, to target: Int)
  /// Makes the details of a slot those of a free one.
  func clear(_ slot: Int)
  /// Returns true if the details of a slot are those of a free one.
  func isClear(_ slot: Int) -> Bool

  /// Returns true if a cell of an entry was measured.
  func isMeasured(_ slot: Int) -> Bool
  /// Returns the number of items of each group of a run.
  func itemsPerGroup(_ items: Int, in groups: Int) -> Int
  /// Returns the length of each group of an entry across, in points; nil for the standard length.
  func across(_ slot: Int) -> Double?
  /// Returns the details of an entry.
  func value(_ slot: Int) -> Value
  /// Writes the details of an entry.
  func write(_ value: Value, across length: Double, to slot: Int)
  /// Returns the tally of each group of an entry; nil for the standard one.
  func tally(_ slot: Int) -> GroupTally?
  /// Returns the outline of an entry; nil if it follows from the lengths of its groups.
  func outline(_ slot: Int) -> GroupOutline?
}

extension GroupDetails {
  package static func extraBytes(_ shape: Shape) -> Int { 0 }
  package static var mayGrow: Bool { @inline(__always) get { false } }
  package func deinitialize(slots: Int) {}
  package func isClear(_ slot: Int) -> Bool { !isMeasured(slot) }
  @inline(__always)
  package func across(_ slot: Int) -> Double? { nil }
  package func tally(_ slot: Int) -> GroupTally? { nil }
  @inline(__always)
  package func outline(_ slot: Int) -> GroupOutline? { nil }
}

/// The memory of a ledger, from which arrays are taken one after another.
package struct LedgerMemory {
  private var next: UnsafeMutableRawPointer

  init(_ start: UnsafeMutableRawPointer) { next = start }

  /// Takes an array that is not initialized.
  mutating func take<Element>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let lane = next.bindMemory(to: Element.self, capacity: count)
    next += count * MemoryLayout<Element>.stride
    return lane
  }
}
