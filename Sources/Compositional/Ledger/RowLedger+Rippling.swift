// Items put in and taken out where groups hold several: each item behind the change moves on.

extension GroupLedger where Details == RowDetails {
  /// Puts items in the place of others in a compact ledger, whatever group they are in.
  ///
  /// As the items behind the change all move on by as many places, groups of sizes are shifted in
  /// place, page by page, as long as pages hold full groups that stand alone. From the first page
  /// that does not, mostly the last, the items are put into groups anew.
  ///
  /// - Parameters:
  ///   - items: those that are taken out.
  ///   - lengths: what those put in were measured at, in points; NaN for not at all.
  /// - Complexity: O(log entries + items behind the change)
  package mutating func replace(items: Range<Int>, with lengths: [Double]) {
    prepareToChange()
    guard itemCount > 0 else { return append(ItemLengths(lengths)) }
    var writer = page(ofItem: min(items.lowerBound, itemCount - 1))
    var reader: Int? = writer.node
    var position = writer.items
    // What was read and is to be written: the items from the writer's first on.
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
      // A page is read before it is written, however many items wait.
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

  /// Writes the sizes of all groups of a page, and sums it up as to lengths.
  private mutating func write(
    _ sizes: UnsafeBufferPointer<Double>, toPage page: Int
  ) {
    let lanes = lanes
    let each = lanes.details.each
    let gap = standard.gap
    let slots = lanes.slots(ofNode: page)
    let own = UnsafeMutableBufferPointer(
      start: lanes.details.sizes + slots.lowerBound * each, count: sizes.count)
    // A sum is a number just where all of it are, and then every group was and is measured.
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
