/// The details of items: their measured sizes.
package struct ItemDetails: GroupDetails, @unchecked Sendable {
  /// What all items have in common.
  package struct Shape: Hashable, Sendable {
    /// True if the greatest measured lengths are kept.
    let keepsLongest: Bool
  }

  /// The measured size of the items of each entry.
  let sizes: UnsafeMutablePointer<MeasuredSize>

  package static func numbersPerSlot(_ shape: Shape) -> Int {
    MemoryLayout<MeasuredSize>.stride / 8
  }

  /// False makes the ledger keep outlines, which have the greatest lengths.
  package static func isNeverNegative(_ shape: Shape) -> Bool { !shape.keepsLongest }

  package static var unmeasured: MeasuredSize { .none }

  package init(_ memory: inout LedgerMemory, slots: Int, _ shape: Shape) {
    sizes = memory.take(slots, of: MeasuredSize.self)
  }

  package func prepare(_ slots: Range<Int>) {
    (sizes + slots.lowerBound).initialize(repeating: .none, count: slots.count)
  }

  package func copy(_ other: Self, slots: Int) { sizes.update(from: other.sizes, count: slots) }

  package func move(_ slots: Range<Int>, to target: Int) {
    (sizes + target).update(from: sizes + slots.lowerBound, count: slots.count)
  }

  @inline(__always)
  package func clear(_ slot: Int) { sizes[slot] = .none }

  @inline(__always)
  package func isMeasured(_ slot: Int) -> Bool { sizes[slot].isMeasured }

  @inline(__always)
  package func itemsPerGroup(_ items: Int, in groups: Int) -> Int { 1 }

  @inline(__always)
  package func value(_ slot: Int) -> MeasuredSize { sizes[slot] }

  @inline(__always)
  package func write(_ size: MeasuredSize, across length: Double, to slot: Int) {
    sizes[slot] = size
  }

  /// Items take no room in their ledger: all start in the same place.
  package func outline(_ slot: Int) -> GroupOutline? {
    let size = sizes[slot].size
    func known(_ length: Double) -> Double { length.isNaN ? -.infinity : length }
    var outline = GroupOutline()
    outline.reach.high = known(size.x)
    outline.tallest = known(size.y)
    return outline
  }
}
