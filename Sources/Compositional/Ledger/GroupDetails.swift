/// The part of the memory of a ledger that depends on how its groups are described.
///
/// The details are stored in arrays parallel to the slots, with the same indices.
package protocol GroupDetails: Sendable {
  /// The value that the details of all groups share.
  associatedtype Shape: Hashable & Sendable
  /// The details of an entry that are written as a whole.
  associatedtype Value: Sendable
  /// The sum of consecutive entries besides their counts and their extent.
  associatedtype Summary: LedgerSummary

  /// True if each group has one item: one number counts both.
  static var isOneItemEach: Bool { get }
  /// False if no group has a length, and none is apart from the next.
  static var takesRoom: Bool { get }
  /// Returns the number of bytes for each slot.
  static func bytesPerSlot(_ shape: Shape) -> Int
  /// Returns true if summaries are kept, because they do not follow from counts and extents.
  ///
  /// - Parameters:
  ///   - shape: The shape of the groups.
  ///   - gap: The distance from the end of a group to the start of the next, in points.
  static func keepsSummaries(_ shape: Shape, gap: Double) -> Bool

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
  /// Returns the counts of each group of an entry; nil for the standard counts.
  func counted(_ slot: Int) -> [Int]?
  /// Returns the summary of an entry.
  ///
  /// - Parameters:
  ///   - entry: The groups.
  ///   - gap: The distance from the end of a group to the start of the next, in points.
  ///   - isMeasured: True if a cell of them was measured.
  static func summary(
    of entry: GroupLedger<Self>.Entry, gap: Double, isMeasured: Bool
  ) -> Summary
}

/// The sum of consecutive entries of a ledger.
package protocol LedgerSummary: Hashable, Sendable {
  /// Creates the summary of no entries.
  init()
  /// Adds the summary of entries that start at a distance, in points.
  mutating func add(_ other: Self, at start: Double)
}

extension GroupDetails {
  package static var isOneItemEach: Bool { @inline(__always) get { false } }
  package static var takesRoom: Bool { @inline(__always) get { true } }
  package func deinitialize(slots: Int) {}
  package func isClear(_ slot: Int) -> Bool { !isMeasured(slot) }
  @inline(__always)
  package func across(_ slot: Int) -> Double? { nil }
  package func counted(_ slot: Int) -> [Int]? { nil }
}

extension GroupDetails where Summary == GroupOutline {
  package static func summary(
    of entry: GroupLedger<Self>.Entry, gap: Double, isMeasured: Bool
  ) -> GroupOutline {
    let last = Double(entry.groups - 1) * (entry.length + gap)
    return GroupOutline(
      reach: Span(low: min(0, last), high: max(0, last) + max(0, entry.length)),
      tallest: isMeasured ? entry.across : -.infinity, widest: max(0, entry.across))
  }
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
