// The strips of a ledger, and the measured lengths of their cells.

extension GroupLedger where Details == StripDetails {
  /// Returns the lengths of the cells of a full strip like one, in points; NaN if not measured.
  func lengths(_ found: FoundGroup) -> UnsafeBufferPointer<Double> {
    lanes.details.sizes(found.slot)
  }

  /// Calls a closure with the measured lengths of items in order, in points, their cells and the
  /// number of consecutive items that have them: more than one only with NaN, if not measured.
  func forEachLength(
    of items: Range<Int>, _ body: (_ length: Double, _ cell: Int, _ count: Int) -> Void
  ) {
    var cursor = LedgerCursor(self, at: items.lowerBound)
    while cursor.item < items.upperBound {
      let first = cursor.firstItem
      let part = cursor.item - first..<min(cursor.entryEnd, items.upperBound) - first
      if lanes.isMeasured(cursor.slot) {
        for cell in part { body(lanes.details.sizes(cursor.slot)[cell], cell, 1) }
      } else {
        body(.nan, 0, part.count)
      }
      cursor.advanceToNextEntry()
    }
  }
}

extension LedgerReader<StripDetails> {
  /// Takes a strip: the lengths of its cells, NaN if not measured, their number, the first item, its
  /// start and its length.
  ///
  /// One by one they stay in registers.
  typealias TakeStrip = (UnsafePointer<Double>, Int, Int, Double, Double) -> Void

  /// Returns true if the strips of a stretch are equal.
  @inline(__always)
  func isRun(_ stretch: GroupStretch) -> Bool { lanes.groups[stretch.slots.lowerBound] > 1 }

  /// Calls a closure with strips that have a slot each.
  @inline(__always)
  func forEachSingle(of stretch: GroupStretch, _ take: TakeStrip) {
    let each = lanes.details.each
    var item = stretch.place.items
    var start = stretch.place.start
    for slot in stretch.slots {
      let count = lanes.items[slot]
      take(lanes.details.sizes + slot &* each, count, item, start, lanes.length(slot))
      item &+= count
      start += lanes.extents[slot]
    }
  }

  /// Calls a closure with equal strips of one run.
  @inline(__always)
  func forEachEqual(of stretch: GroupStretch, _ take: TakeStrip) {
    let (slot, count) = (stretch.slots.lowerBound, lanes.details.each)
    let length = lanes.length(slot)
    for offset in stretch.offsets {
      take(
        lanes.details.sizes + slot &* count, count, stretch.place.items &+ offset &* count,
        stretch.place.start + Double(offset) * (length + gap), length)
    }
  }
}
