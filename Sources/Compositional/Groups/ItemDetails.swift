/// The details of items: their measured sizes.
package struct ItemDetails: GroupDetails, @unchecked Sendable {
  /// What all items have in common.
  package struct Shape: Hashable, Sendable {
    /// True if the greatest measured lengths are kept.
    let keepsLongest: Bool
  }

  /// The lengths of the items of each entry, in points: measured, or those they were measured for.
  private let lengths: UnsafeMutablePointer<Vector>
  /// The axes on which these lengths were measured.
  private let axes: UnsafeMutablePointer<AxisSet>

  package static var isOneItemEach: Bool { @inline(__always) get { true } }
  package static var takesRoom: Bool { @inline(__always) get { false } }

  package static func bytesPerSlot(_ shape: Shape) -> Int {
    MemoryLayout<Vector>.stride + MemoryLayout<AxisSet>.stride
  }

  package static func keepsSummaries(_ shape: Shape, gap: Double) -> Bool { shape.keepsLongest }

  package static var unmeasured: MeasuredSize { .none }

  package init(_ memory: inout LedgerMemory, slots: Int, _ shape: Shape) {
    lengths = memory.take(slots, of: Vector.self)
    axes = memory.take(slots, of: AxisSet.self)
  }

  package func prepare(_ slots: Range<Int>) {
    (lengths + slots.lowerBound).initialize(
      repeating: Vector(x: .nan, y: .nan), count: slots.count)
    (axes + slots.lowerBound).initialize(repeating: [], count: slots.count)
  }

  package func copy(_ other: Self, slots: Int) {
    lengths.update(from: other.lengths, count: slots)
    axes.update(from: other.axes, count: slots)
  }

  package func move(_ slots: Range<Int>, to target: Int) {
    (lengths + target).update(from: lengths + slots.lowerBound, count: slots.count)
    (axes + target).update(from: axes + slots.lowerBound, count: slots.count)
  }

  @inline(__always)
  package func clear(_ slot: Int) { axes[slot] = [] }

  @inline(__always)
  package func isMeasured(_ slot: Int) -> Bool { !axes[slot].isEmpty }

  @inline(__always)
  package func itemsPerGroup(_ items: Int, in groups: Int) -> Int { 1 }

  @inline(__always)
  package func value(_ slot: Int) -> MeasuredSize {
    let (axes, lengths) = (axes[slot], lengths[slot])
    if axes.isEmpty { return .none }
    let (x, y) = (axes.contains(.horizontal), axes.contains(.vertical))
    return MeasuredSize(
      size: Vector(x: x ? lengths.x : .nan, y: y ? lengths.y : .nan),
      proposal: Vector(x: x ? .nan : lengths.x, y: y ? .nan : lengths.y))
  }

  /// Returns the measured length of the items of an entry along an axis, in points; NaN if not measured.
  @inline(__always)
  func length(_ slot: Int, along axis: LayoutAxis) -> Double {
    axes[slot].contains(axis) ? lengths[slot][axis] : .nan
  }

  @inline(__always)
  package func write(_ size: MeasuredSize, across length: Double, to slot: Int) {
    var (axes, lengths) = (AxisSet(), size.proposal)
    if !size.size.x.isNaN {
      axes.insert(.horizontal)
      lengths.x = size.size.x
    }
    if !size.size.y.isNaN {
      axes.insert(.vertical)
      lengths.y = size.size.y
    }
    self.axes[slot] = axes
    self.lengths[slot] = lengths
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
