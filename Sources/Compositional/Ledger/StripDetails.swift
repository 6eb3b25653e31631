/// A ledger of strips: groups that one number per cell describes.
package typealias StripLedger = GroupLedger<StripDetails>

/// The details of strips: one measured length per cell.
package struct StripDetails: GroupDetails, @unchecked Sendable {
  /// The measured lengths of the cells, ``each`` per slot, in points; NaN if not measured.
  let sizes: UnsafeMutablePointer<Double>
  /// The number of cells of a full strip.
  let each: Int
  /// The cells of a full strip.
  let cells: UnsafeMutablePointer<StripShape.Cell>
  /// The length of all strips, in points; nil if it follows from the cells.
  let fixedLength: Double?

  package static func numbersPerSlot(_ shape: StripShape) -> Int { shape.cells.count }

  package static func extraBytes(_ shape: StripShape) -> Int {
    shape.cells.count * MemoryLayout<StripShape.Cell>.stride
  }

  package static func keepsSummaries(_ shape: StripShape, gap: Double) -> Bool {
    gap < 0 || !shape.isNeverNegative
  }

  package static var unmeasured: Void { () }

  package init(_ memory: inout LedgerMemory, slots: Int, _ shape: StripShape) {
    each = shape.cells.count
    sizes = memory.take(slots * each, of: Double.self)
    cells = memory.take(each, of: StripShape.Cell.self)
    for (index, cell) in shape.cells.enumerated() {
      cells.advanced(by: index).initialize(to: cell)
    }
    fixedLength = shape.fixedLength
  }

  package func prepare(_ slots: Range<Int>) {
    sizes.advanced(by: slots.lowerBound * each)
      .initialize(repeating: .nan, count: slots.count * each)
  }

  package func copy(_ other: Self, slots: Int) {
    sizes.update(from: other.sizes, count: slots * each)
  }

  package func move(_ slots: Range<Int>, to target: Int) {
    (sizes + target * each).update(from: sizes + slots.lowerBound * each, count: slots.count * each)
  }

  @inline(__always)
  package func clear(_ slot: Int) {
    for index in slot * each..<(slot + 1) * each { sizes[index] = .nan }
  }

  @inline(__always)
  package func isMeasured(_ slot: Int) -> Bool { measuredCells(slot) > 0 }

  /// Only the last strip can lack items, and it is alone in its entry.
  @inline(__always)
  package func itemsPerGroup(_ items: Int, in groups: Int) -> Int { each }

  @inline(__always)
  package func value(_ slot: Int) {}

  /// Measured lengths are written one by one.
  @inline(__always)
  package func write(_ value: Void, across length: Double, to slot: Int) {}

  /// Returns the measured lengths of an entry, in points; NaN if not measured.
  @inline(__always)
  func sizes(_ slot: Int) -> UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: sizes + slot * each, count: each)
  }

  /// Returns the length of a strip for its measured lengths, in points.
  @inline(__always)
  func length(_ slot: Int, present: Int) -> Double {
    StripShape.length(
      sizes(slot), present: present, cells: UnsafeBufferPointer(start: cells, count: each),
      fixedLength: fixedLength)
  }

  /// Returns true if a length is a number, in one comparison; `isNaN` takes several.
  @inline(__always)
  static func isMeasured(_ length: Double) -> Bool { length == length }

  /// Returns the number of measured cells of an entry.
  @inline(__always)
  func measuredCells(_ slot: Int) -> Int {
    var count = 0
    for size in sizes(slot) { count += Self.isMeasured(size) ? 1 : 0 }
    return count
  }
}
