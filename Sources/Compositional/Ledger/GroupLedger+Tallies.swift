// What is counted of groups besides their items, where they differ in it.

extension GroupLedger {
  /// The sum of a tally over the groups before one.
  ///
  /// - Parameters:
  ///   - index: which of the tallies.
  ///   - item: an item of the group.
  /// - Complexity: O(log entries)
  package func tally(_ index: Int, beforeGroupOf item: Int) -> Int {
    let lanes = lanes
    guard lanes.tallies != nil else { return 0 }
    var node = state.root
    var first = 0
    var sum = 0
    while true {
      let slots = lanes.slots(ofNode: node)
      var slot = slots.lowerBound
      while slot < slots.upperBound - 1, item >= first + lanes.items[slot] {
        first += lanes.items[slot]
        sum &+= lanes.tally(index, slot)
        slot += 1
      }
      guard lanes.heads[node].level == 0 else {
        node = lanes.child(slot)
        continue
      }
      let each = lanes.itemsPerGroup(slot)
      let groups = each == 0 ? 0 : (item - first) / each
      return sum &+ groups &* tallies(ofEach: slot)[index]
    }
  }

  /// The group in which a tally reaches beyond a number; nil when it does in none.
  ///
  /// - Parameters:
  ///   - index: which of the tallies.
  ///   - number: how much of it comes before what is looked for, from zero.
  /// - Complexity: O(log entries)
  package func group(withTally index: Int, number: Int) -> FoundGroup? {
    let lanes = lanes
    guard lanes.tallies != nil else { return nil }
    var place = PagePlace(node: state.root)
    var rest = number
    while true {
      let slots = lanes.slots(ofNode: place.node)
      var slot = slots.lowerBound
      while slot < slots.upperBound, rest >= lanes.tally(index, slot) {
        rest -= lanes.tally(index, slot)
        place.skip(slot, lanes)
        slot += 1
      }
      guard slot < slots.upperBound else { return nil }
      guard lanes.heads[place.node].level == 0 else {
        place.node = lanes.child(slot)
        continue
      }
      return found(slot, offset: rest / max(1, tallies(ofEach: slot)[index]), after: place)
    }
  }

  /// What is counted of each group of an entry.
  func tallies(ofEach slot: Int) -> [Int] { lanes.details.tallies(slot) ?? standard.tallies }

  /// Writes what is counted of the groups of an entry.
  func countTallies(_ slot: Int) {
    guard let tallies = lanes.tallies else { return }
    for (index, each) in self.tallies(ofEach: slot).enumerated() {
      // Numbers beyond all items of all data wrap rather than end the program.
      tallies[slot * lanes.tallyCount + index] = each &* lanes.groups[slot]
    }
  }
}

extension LedgerLanes {
  /// One of the tallies of a slot, in a ledger that has some.
  @inline(__always)
  func tally(_ index: Int, _ slot: Int) -> Int { tallies?[slot * tallyCount + index] ?? 0 }

  /// Sums up the tallies of a node for the slot above it.
  func sumTallies(ofNode node: Int, to place: Int) {
    guard let tallies else { return }
    for index in 0..<tallyCount {
      tallies[place * tallyCount + index] = slots(ofNode: node).reduce(0) {
        $0 &+ tally(index, $1)
      }
    }
  }

  /// Makes the tallies of a slot zero.
  @inline(__always)
  func clearTallies(_ slot: Int) {
    guard let tallies else { return }
    for index in 0..<tallyCount { tallies[slot * tallyCount + index] = 0 }
  }
}
