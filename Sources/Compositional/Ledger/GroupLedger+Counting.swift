// The numbers that are counted for groups besides their items.

extension GroupLedger {
  /// Returns the sum of a number over the groups before a group.
  ///
  /// - Parameters:
  ///   - number: The index of the number in ``Standard/counted``.
  ///   - item: An item of the group.
  /// - Complexity: O(log entries)
  package func sum(of number: Int, beforeGroupOf item: Int) -> Int {
    let lanes = lanes
    var node = state.root
    var first = 0
    var sum = 0
    while true {
      let slots = lanes.slots(ofNode: node)
      var slot = slots.lowerBound
      while slot < slots.upperBound - 1, item >= first + lanes.items[slot] {
        first += lanes.items[slot]
        sum &+= lanes.sum(of: number, slot)
        slot += 1
      }
      guard lanes.heads[node].level == 0 else {
        node = lanes.child(slot)
        continue
      }
      let each = lanes.itemsPerGroup(slot)
      let groups = each == 0 ? 0 : (item - first) / each
      return sum &+ groups &* counted(ofEach: slot)[number]
    }
  }

  /// Returns the group in which the sum of a number exceeds a bound; nil if it never does.
  ///
  /// - Parameters:
  ///   - number: The index of the number in ``Standard/counted``.
  ///   - bound: The sum before the group, at most.
  /// - Complexity: O(log entries)
  package func group(where number: Int, exceeds bound: Int) -> FoundGroup? {
    let lanes = lanes
    var place = PageStart(node: state.root)
    var rest = bound
    while true {
      let slots = lanes.slots(ofNode: place.node)
      var slot = slots.lowerBound
      while slot < slots.upperBound, rest >= lanes.sum(of: number, slot) {
        rest -= lanes.sum(of: number, slot)
        place.skip(slot, lanes)
        slot += 1
      }
      guard slot < slots.upperBound else { return nil }
      guard lanes.heads[place.node].level == 0 else {
        place.node = lanes.child(slot)
        continue
      }
      return found(slot, offset: rest / max(1, counted(ofEach: slot)[number]), after: place)
    }
  }

  /// Returns the counts of each group of an entry.
  func counted(ofEach slot: Int) -> [Int] { lanes.details.counted(slot) ?? standard.counted }

  /// Counts the groups of an entry.
  func countGroups(_ slot: Int) {
    let lanes = lanes
    guard lanes.countedNumbers > 0 else { return }
    for (number, each) in counted(ofEach: slot).enumerated() {
      // Numbers beyond the largest integer wrap instead of ending the program.
      lanes.counted[slot * lanes.countedNumbers + number] = each &* lanes.groups[slot]
    }
  }
}

extension LedgerLanes {
  /// Returns the sum of a number over the groups below a slot.
  func sum(of number: Int, _ slot: Int) -> Int { counted[slot * countedNumbers + number] }

  /// Sums up the counts below a node into the slot above it.
  func sumCounts(ofNode node: Int, to place: Int) {
    for number in 0..<countedNumbers {
      counted[place * countedNumbers + number] = count(number, ofNode: node)
    }
  }

  /// Returns the sum of a number over the groups below a node.
  func count(_ number: Int, ofNode node: Int) -> Int {
    slots(ofNode: node).reduce(0) { $0 &+ sum(of: number, $1) }
  }
}
