/// A position at an item of a ledger, which advances to the next items.
///
/// It stays in its page as long as it can. It keeps no reference. The ledger must outlive it and must
/// not change while it is used, because a ledger with one owner changes in place.
package struct LedgerCursor<Details: GroupDetails> {
  let lanes: LedgerLanes<Details>
  /// The number of all items.
  let end: Int
  /// The item; ``end`` after the last.
  private(set) var item: Int
  /// The slot of its entry.
  private(set) var slot = 0
  /// The item after those of the entry.
  private(set) var entryEnd: Int
  /// The end of the slots of the page.
  private var pageEnd = 0

  init(_ ledger: GroupLedger<Details>, at item: Int) {
    lanes = ledger.lanes
    end = ledger.itemCount
    self.item = item
    entryEnd = end
    guard item < end else { return }
    let place = ledger.page(ofItem: item)
    (slot, entryEnd) = ledger.slot(ofItem: item, in: place)
    entryEnd += lanes.items[slot]
    pageEnd = lanes.slots(ofNode: place.node).upperBound
  }

  /// Advances to the next item.
  @inline(__always)
  mutating func advance() {
    item += 1
    if item == entryEnd { enterNextEntry() }
  }

  /// Advances to the first item of the next entry.
  mutating func advanceToNextEntry() {
    item = entryEnd
    enterNextEntry()
  }

  /// Moves to an item, or after the last.
  ///
  /// - Complexity: O(1) within the entry and to the next one, else O(log entries)
  @inline(__always)
  mutating func move(to item: Int, in ledger: GroupLedger<Details>) {
    if item < entryEnd, item >= self.item {
      self.item = item
    } else if item == entryEnd {
      advanceToNextEntry()
    } else {
      self = LedgerCursor(ledger, at: item)
    }
  }

  private mutating func enterNextEntry() {
    guard item < end else { return }
    slot += 1
    if slot == pageEnd, let page = lanes.page(after: LedgerNode.of(slot - 1)) {
      slot = page * LedgerNode.fanOut
      pageEnd = lanes.slots(ofNode: page).upperBound
    }
    entryEnd += lanes.items[slot]
  }
}

extension LedgerLanes {
  /// Returns the next page; nil after the last.
  func page(after page: Int) -> Int? {
    var node = page
    while true {
      let place = heads[node].slotAbove
      guard place >= 0 else { return nil }
      node = LedgerNode.of(place)
      guard place + 1 < slots(ofNode: node).upperBound else { continue }
      node = child(place + 1)
      while heads[node].level > 0 { node = child(node * LedgerNode.fanOut) }
      return node
    }
  }
}
