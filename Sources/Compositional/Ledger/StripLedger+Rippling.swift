// Replacement of items in strips of several: every item after the change moves.

extension GroupLedger where Details == StripDetails {
  /// Replaces items with others, whatever strip they are in.
  ///
  /// The items after the change all move by the same number of places, so their lengths are
  /// shifted in place, page by page, up to the first page that does not consist of single full
  /// groups. From that page on, mostly the last, strips are filled again.
  ///
  /// - Parameters:
  ///   - items: The items to remove.
  ///   - lengths: The measured lengths of the inserted items, in points; NaN if not measured.
  /// - Complexity: O(log entries + items after the change)
  package mutating func replace(items: Range<Int>, with lengths: [Double]) {
    prepareToChange()
    guard itemCount > 0 else { return append(ItemLengths(lengths)) }
    var writer = page(ofItem: min(items.lowerBound, itemCount - 1))
    var reader: Int? = writer.node
    var position = writer.items
    // Lengths that were read and not written yet, from the writer's first item on.
    var queue = lengths
    queue.removeAll(keepingCapacity: true)
    var isPutIn = false
    func read(_ sizes: UnsafeBufferPointer<Double>) {
      let end = position + sizes.count
      let before = max(0, min(items.lowerBound, end) - position)
      queue.append(contentsOf: UnsafeBufferPointer(rebasing: sizes[..<before]))
      if !isPutIn, end > items.lowerBound {
        queue += lengths
        isPutIn = true
      }
      let after = min(sizes.count, max(before, items.upperBound - position))
      queue.append(contentsOf: UnsafeBufferPointer(rebasing: sizes[after...]))
      position = end
    }
    var above = -1
    var taken = 0
    while true {
      let count = lanes.heads[writer.node].count * lanes.details.each
      // A page is read before it is written, even if enough items wait.
      while reader == writer.node || queue.count - taken < count, let page = reader,
        let sizes = wholeSizes(ofPage: page)
      {
        if taken > 0 {
          queue.removeFirst(taken)
          taken = 0
        }
        read(sizes)
        reader = lanes.page(after: page)
      }
      guard reader != writer.node, queue.count - taken >= count else { break }
      queue.withUnsafeBufferPointer {
        write(UnsafeBufferPointer(rebasing: $0[taken..<taken + count]), toPage: writer.node)
      }
      taken += count
      let place = lanes.heads[writer.node].place
      if above >= 0, place / LedgerNode.fanOut != above { sumUpLengths(from: above) }
      above = place < 0 ? -1 : LedgerNode.of(place)
      writer.items += count
      guard let next = lanes.page(after: writer.node) else { break }
      writer.node = next
    }
    if above >= 0 { sumUpLengths(from: above) }
    state.forgetRecent()
    queue.removeFirst(taken)
    var rest = ItemLengths(queue)
    let total = itemCount
    if !isPutIn {
      appendLengths(of: position..<max(position, items.lowerBound), to: &rest)
      rest.append(contentsOf: lengths)
      position = max(position, items.lowerBound)
    }
    appendLengths(of: max(position, items.upperBound)..<max(total, items.upperBound), to: &rest)
    remove(items: min(writer.items, total)..<total)
    append(rest)
  }

  /// Writes the lengths of all cells of a page, and sums up its extent.
  private mutating func write(
    _ sizes: UnsafeBufferPointer<Double>, toPage page: Int
  ) {
    let lanes = lanes
    let each = lanes.details.each
    let gap = standard.gap
    let slots = lanes.slots(ofNode: page)
    let own = UnsafeMutableBufferPointer(
      start: lanes.details.sizes + slots.lowerBound * each, count: sizes.count)
    // The sum is a number only if all lengths are; then every group was and is measured.
    let isWhole = !(own.reduce(0, +) + sizes.reduce(0, +)).isNaN
    if !isWhole { state.measuredEntries -= slots.count { lanes.isMeasured($0) } }
    _ = own.update(fromContentsOf: sizes)
    if !isWhole { state.measuredEntries += slots.count { lanes.isMeasured($0) } }
    for slot in slots {
      let length = lanes.details.length(slot, present: each)
      lanes.payloads[slot] = length.bitPattern
      lanes.extents[slot] = length + gap
    }
    let place = lanes.heads[page].place
    if place >= 0 { lanes.extents[place] = lanes.extent(ofNode: page) }
  }
}
