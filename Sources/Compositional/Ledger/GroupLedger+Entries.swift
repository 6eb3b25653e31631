// The entries of a ledger in order.

extension GroupLedger {
  /// Calls a closure with the entries that contain items, each with its part of the items, counted
  /// from the first of the entry.
  func forEachEntry(of items: Range<Int>, _ body: (_ slot: Int, _ items: Range<Int>) -> Void) {
    var walk = entries(of: items)
    while let (slot, items) = walk.next() { body(slot, items) }
  }

  /// Returns a walk over the entries that contain items.
  func entries(of items: Range<Int>) -> EntryWalk<Details> { EntryWalk(self, of: items) }
}

/// A walk over the entries of a ledger that contain items, each with its part of the items, counted
/// from the first of the entry.
///
/// It keeps no reference: the ledger must outlive it.
struct EntryWalk<Details: GroupDetails>: IteratorProtocol {
  private let lanes: LedgerLanes<Details>
  private let items: Range<Int>
  private var slot = 0
  /// The end of the slots of the page.
  private var end = 0
  /// The first item of the entry at ``slot``.
  private(set) var firstItem: Int

  fileprivate init(_ ledger: GroupLedger<Details>, of items: Range<Int>) {
    lanes = ledger.lanes
    self.items = items
    firstItem = items.upperBound
    guard !items.isEmpty else { return }
    let place = ledger.page(ofItem: items.lowerBound)
    (slot, firstItem) = ledger.slot(ofItem: items.lowerBound, in: place)
    end = lanes.slots(ofNode: place.node).upperBound
  }

  mutating func next() -> (slot: Int, items: Range<Int>)? {
    guard firstItem < items.upperBound else { return nil }
    if slot == end {
      guard let page = lanes.page(after: LedgerNode.of(slot - 1)) else { return nil }
      slot = page * LedgerNode.fanOut
      end = lanes.slots(ofNode: page).upperBound
    }
    let count = lanes.items[slot]
    let part = max(0, items.lowerBound - firstItem)..<min(count, items.upperBound - firstItem)
    defer {
      firstItem += count
      slot += 1
    }
    return (slot, part)
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
