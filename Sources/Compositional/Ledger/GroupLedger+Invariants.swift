// The invariants of a ledger, for tests and for builds that check them.

extension GroupLedger {
  /// Returns a sentence about the first invariant that does not hold; nil if all hold.
  ///
  /// * Every page is at level 0; every child is one level below its node and knows its slot.
  /// * Only the root of an empty ledger has no slots; used slots have groups.
  /// * A slot is the sum of the node below it, and the state is that of the root.
  /// * Slots that are not used hold zeros, and no details.
  /// * Summaries that are kept are those of the groups; otherwise none is needed.
  /// * Every node is either used or free.
  package func invariantViolation() -> String? {
    var nodes = 0
    var measured = 0
    let violation = violation(state.root, above: -1, &nodes, &measured)
    if let violation { return violation }
    if (groupCount, itemCount) != lanes.counts(ofNode: state.root) {
      return "The counts are not those of the root."
    }
    if state.extent != lanes.extent(ofNode: state.root) {
      return "The extent is not that of the root."
    }
    if lanes.summaries != nil, state.summary != lanes.summary(ofNode: state.root) {
      return "The summary is not that of the root."
    }
    if measured != state.measuredEntries { return "\(measured) entries are measured." }
    if nodes + state.freeNodes != state.usedNodes {
      return "\(nodes) nodes are used, \(state.freeNodes) are free."
    }
    var free = 0
    var next = state.firstFree
    while next >= 0, free <= state.freeNodes {
      if lanes.heads[next].count != 0 { return "Node \(next) is free and has slots." }
      if let slot = usedSlot(from: 0, ofNode: next) { return "Slot \(slot) is free and not empty." }
      next = lanes.heads[next].slotAbove
      free += 1
    }
    return free == state.freeNodes ? nil : "\(free) nodes are in the list of free ones."
  }

  /// Ends the program if an invariant does not hold, in builds that check them in small ledgers.
  @inline(__always)
  func checkInvariants() {
    #if COMPOSITIONAL_CHECK_INVARIANTS
      // Sums of lengths that are no finite numbers are not compared.
      let nodes = state.usedNodes - state.freeNodes
      guard nodes * LedgerNode.fanOut <= 256 + LedgerNode.fanOut, extent.isFinite,
        let violation = invariantViolation()
      else { return }
      preconditionFailure(violation)
    #endif
  }

  /// Returns a sentence about a violation in a node or below it.
  private func violation(
    _ node: Int, above: Int, _ nodes: inout Int, _ measured: inout Int
  ) -> String? {
    let head = lanes.heads[node]
    nodes += 1
    if head.slotAbove != above { return "Node \(node) is not where it says." }
    if head.count == 0, node != state.root || head.level > 0 { return "Node \(node) is empty." }
    if let slot = usedSlot(from: head.count, ofNode: node) {
      return "Slot \(slot) is not used and not empty."
    }
    for slot in lanes.slots(ofNode: node) {
      if lanes.groups[slot] <= 0 { return "Slot \(slot) has no groups." }
      guard head.level > 0 else {
        if let violation = entryViolation(slot) { return violation }
        measured += lanes.isMeasured(slot) ? 1 : 0
        continue
      }
      let child = lanes.child(slot)
      if lanes.heads[child].level != head.level - 1 { return "Node \(child) is too deep." }
      if let violation = violation(child, above: slot, &nodes, &measured) {
        return violation
      }
      if (lanes.groups[slot], lanes.items[slot]) != lanes.counts(ofNode: child)
        || lanes.extent(slot) != lanes.extent(ofNode: child)
      {
        return "Slot \(slot) is not the sum of node \(child)."
      }
      let isCounted = (0..<lanes.countedNumbers).allSatisfy {
        lanes.sum(of: $0, slot) == lanes.count($0, ofNode: child)
      }
      if !isCounted {
        return "Slot \(slot) has not counted node \(child)."
      }
      if let summaries = lanes.summaries, summaries[slot] != lanes.summary(ofNode: child) {
        return "Slot \(slot) has not the summary of node \(child)."
      }
    }
    return nil
  }

  private func entryViolation(_ slot: Int) -> String? {
    let entry = entry(slot)
    if lanes.items[slot] != entry.groups * entry.items { return "Slot \(slot) has uneven groups." }
    if lanes.extent(slot) != Double(entry.groups) * (entry.length + standard.gap) {
      return "Slot \(slot) is not as long as its groups."
    }
    let isCounted = counted(ofEach: slot).enumerated().allSatisfy { number, each in
      lanes.sum(of: number, slot) == each &* entry.groups
    }
    if !isCounted {
      return "Slot \(slot) has miscounted its groups."
    }
    if let summaries = lanes.summaries {
      return summaries[slot] == summary(ofEntry: slot) ? nil : "Slot \(slot) has another summary."
    }
    let needsSummary = entry.length < -PixelGrid.tolerance || standard.gap < 0
    return needsSummary ? "Slot \(slot) needs a summary." : nil
  }

  private func hasCounts(_ slot: Int) -> Bool {
    (0..<lanes.countedNumbers).contains { lanes.sum(of: $0, slot) != 0 }
  }

  /// Returns the first slot of a node, from a place on, that is not empty.
  private func usedSlot(from first: Int, ofNode node: Int) -> Int? {
    (first..<LedgerNode.fanOut).lazy.map { node * LedgerNode.fanOut + $0 }.first {
      lanes.groups[$0] != 0 || lanes.items[$0] != 0 || lanes.extent($0) != 0
        || !lanes.details.isClear($0)
        || hasCounts($0)
    }
  }
}
