// The numbers that are counted for groups besides their items.

extension GroupLedger {
  /// Returns the sum of a number over the groups before a group.
  ///
  /// - Parameters:
  ///   - counted: The number.
  ///   - item: An item of the group.
  /// - Complexity: O(log entries)
  package func sum(of counted: CountedNumber, beforeGroupOf item: Int) -> Int {
    let lanes = lanes
    guard lanes.counts(counted) else { return 0 }
    var node = state.root
    var first = 0
    var sum = 0
    while true {
      let slots = lanes.slots(ofNode: node)
      var slot = slots.lowerBound
      while slot < slots.upperBound - 1, item >= first + lanes.items[slot] {
        first += lanes.items[slot]
        sum &+= lanes.sum(of: counted, slot)
        slot += 1
      }
      guard lanes.heads[node].level == 0 else {
        node = lanes.child(slot)
        continue
      }
      let each = lanes.itemsPerGroup(slot)
      let groups = each == 0 ? 0 : (item - first) / each
      return sum &+ groups &* tally(ofEach: slot).number(counted)
    }
  }

  /// Returns the group in which the sum of a number exceeds a bound; nil if it never does.
  ///
  /// - Parameters:
  ///   - counted: The number.
  ///   - bound: The sum before the group, at most.
  /// - Complexity: O(log entries)
  package func group(where counted: CountedNumber, exceeds bound: Int) -> FoundGroup? {
    let lanes = lanes
    guard lanes.counts(counted) else { return nil }
    var place = PagePlace(node: state.root)
    var rest = bound
    while true {
      let slots = lanes.slots(ofNode: place.node)
      var slot = slots.lowerBound
      while slot < slots.upperBound, rest >= lanes.sum(of: counted, slot) {
        rest -= lanes.sum(of: counted, slot)
        place.skip(slot, lanes)
        slot += 1
      }
      guard slot < slots.upperBound else { return nil }
      guard lanes.heads[place.node].level == 0 else {
        place.node = lanes.child(slot)
        continue
      }
      return found(
        slot, offset: rest / max(1, tally(ofEach: slot).number(counted)), after: place)
    }
  }

  /// Returns the tally of each group of an entry.
  func tally(ofEach slot: Int) -> GroupTally { lanes.details.tally(slot) ?? standard.tally }

  /// Counts the groups of an entry.
  func countGroups(_ slot: Int) {
    let lanes = lanes
    guard lanes.countsGroups else { return }
    let tally = tally(ofEach: slot)
    if let views = lanes.views {
      for (kind, each) in tally.views.enumerated() {
        // Numbers beyond the largest integer wrap, so that they do not end the program.
        views[slot * lanes.kindCount + kind] = each &* lanes.groups[slot]
      }
    }
    lanes.sharing?[slot] = SharingCounts(tally, groups: lanes.groups[slot])
  }
}

extension LedgerLanes {
  /// True if groups are counted besides their items.
  var countsGroups: Bool { views != nil || sharing != nil }

  /// Returns true if a number is counted.
  func counts(_ counted: CountedNumber) -> Bool {
    switch counted {
    case .views: views != nil
    case .unsettledGroups: sharing != nil
    }
  }

  /// Returns the sum of a number over the groups below a slot; zero if it is not counted.
  func sum(of counted: CountedNumber, _ slot: Int) -> Int {
    switch counted {
    case .views(let kind): views?[slot * kindCount + kind] ?? 0
    case .unsettledGroups: sharing?[slot].unsettled ?? 0
    }
  }

  /// Sums up what is counted below a node into the slot above it.
  func sumCounts(ofNode node: Int, to place: Int) {
    if let views {
      for kind in 0..<kindCount {
        views[place * kindCount + kind] = viewCount(ofNode: node, kind: kind)
      }
    }
    sharing?[place] = sharingCounts(ofNode: node)
  }

  /// Returns the number of views of a kind in the groups below a node.
  func viewCount(ofNode node: Int, kind: Int) -> Int {
    slots(ofNode: node).reduce(0) { $0 &+ sum(of: .views(kind: kind), $1) }
  }

  /// Returns the numbers of groups below a node that share a length.
  func sharingCounts(ofNode node: Int) -> SharingCounts {
    guard let sharing else { return SharingCounts() }
    return slots(ofNode: node).reduce(SharingCounts()) { $0 + sharing[$1] }
  }

  /// Resets what is counted below a slot.
  @inline(__always)
  func clearCounts(_ slot: Int) {
    if let views {
      for kind in 0..<kindCount { views[slot * kindCount + kind] = 0 }
    }
    sharing?[slot] = SharingCounts()
  }
}
