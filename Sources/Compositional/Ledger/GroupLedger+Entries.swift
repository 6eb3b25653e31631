// The entries of a ledger in order.

extension GroupLedger {
  /// Calls a closure with the entries that contain items, each with its part of the items, counted
  /// from the first of the entry.
  func forEachEntry(of items: Range<Int>, _ body: (_ slot: Int, _ items: Range<Int>) -> Void) {
    guard !items.isEmpty else { return }
    let place = page(ofItem: items.lowerBound)
    var (slot, first) = slot(ofItem: items.lowerBound, in: place)
    var end = lanes.slots(ofNode: place.node).upperBound
    while true {
      let count = lanes.items[slot]
      body(slot, max(0, items.lowerBound - first)..<min(count, items.upperBound - first))
      first += count
      slot += 1
      guard first < items.upperBound else { return }
      if slot == end, let next = lanes.page(after: LedgerNode.of(slot - 1)) {
        slot = next * LedgerNode.fanOut
        end = lanes.slots(ofNode: next).upperBound
      }
    }
  }
}

extension LedgerLanes {
  /// Returns the next page; nil after the last.
  func page(after page: Int) -> Int? {
    var node = page
    while true {
      let place = heads[node].place
      guard place >= 0 else { return nil }
      node = LedgerNode.of(place)
      guard place + 1 < slots(ofNode: node).upperBound else { continue }
      node = child(place + 1)
      while heads[node].level > 0 { node = child(node * LedgerNode.fanOut) }
      return node
    }
  }
}
