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

  package static func keepsSummaries(_ shape: Shape, gap: Double) -> Bool { shape.keepsLongest }

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

  package static func summary(
    of entry: GroupLedger<Self>.Entry, gap: Double, isMeasured: Bool
  ) -> LongestLengths { LongestLengths(entry.value) }
}

/// The greatest measured lengths of items.
package struct LongestLengths: LedgerSummary {
  /// The greatest lengths, in points; negative infinity on an axis on which no item was measured.
  private var lengths = Vector(x: -.infinity, y: -.infinity)

  package init() {}

  init(_ size: MeasuredSize) {
    for axis in LayoutAxis.allCases where !size.size[axis].isNaN {
      lengths[axis] = size.size[axis]
    }
  }

  /// The greatest lengths, in points; NaN on an axis on which no item was measured.
  var size: Vector {
    func known(_ length: Double) -> Double { length == -.infinity ? .nan : length }
    return Vector(x: known(lengths.x), y: known(lengths.y))
  }

  package mutating func add(_ other: Self, at start: Double) {
    for axis in LayoutAxis.allCases { lengths[axis] = max(lengths[axis], other.lengths[axis]) }
  }
}
