// The numbers that are counted for groups besides their items.

extension GroupLedger {
  /// Returns the sum of a tally over the groups before a group.
  ///
  /// - Parameters:
  ///   - index: The index of the tally.
  ///   - item: An item of the group.
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

  /// Returns the group in which the sum of a tally exceeds a number; nil if it never does.
  ///
  /// - Parameters:
  ///   - index: The index of the tally.
  ///   - number: The sum before the group, at most.
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

  /// Returns the tallies of each group of an entry.
  func tallies(ofEach slot: Int) -> [Int] { lanes.details.tallies(slot) ?? standard.tallies }

  /// Writes the tallies of the groups of an entry.
  func countTallies(_ slot: Int) {
    guard let tallies = lanes.tallies else { return }
    for (index, each) in self.tallies(ofEach: slot).enumerated() {
      // Numbers beyond the largest integer wrap, so that they do not end the program.
      tallies[slot * lanes.tallyCount + index] = each &* lanes.groups[slot]
    }
  }
}

extension LedgerLanes {
  /// Returns a tally of a slot; zero if nothing is counted.
  @inline(__always)
  func tally(_ index: Int, _ slot: Int) -> Int { tallies?[slot * tallyCount + index] ?? 0 }

  /// Sums up the tallies of a node into the slot above it.
  func sumTallies(ofNode node: Int, to place: Int) {
    guard let tallies else { return }
    for index in 0..<tallyCount {
      tallies[place * tallyCount + index] = slots(ofNode: node).reduce(0) {
        $0 &+ tally(index, $1)
      }
    }
  }

  /// Resets the tallies of a slot.
  @inline(__always)
  func clearTallies(_ slot: Int) {
    guard let tallies else { return }
    for index in 0..<tallyCount { tallies[slot * tallyCount + index] = 0 }
  }
}
