// Slots of nodes: reading, moving, summing up.

extension LedgerLanes {
  /// Returns the used slots of a node.
  @inline(__always)
  func slots(ofNode node: Int) -> Range<Int> {
    let first = node * LedgerNode.fanOut
    return first..<first + heads[node].count
  }

  /// Returns the distance from the start of the groups below a slot to the start of the next, in points.
  @inline(__always)
  func extent(_ slot: Int) -> Double { Details.takesRoom ? extents[slot] : 0 }

  @inline(__always)
  func setExtent(_ extent: Double, of slot: Int) {
    if Details.takesRoom { extents[slot] = extent }
  }

  /// Returns the length of each group of an entry, in points.
  @inline(__always)
  func length(_ slot: Int) -> Double { Double(bitPattern: payloads[slot]) }

  /// Returns the node below a slot.
  @inline(__always)
  func child(_ slot: Int) -> Int { Int(truncatingIfNeeded: payloads[slot]) }

  /// Returns the number of items of each group of an entry.
  @inline(__always)
  func itemsPerGroup(_ slot: Int) -> Int {
    groups[slot] == 1 ? items[slot] : details.itemsPerGroup(items[slot], in: groups[slot])
  }

  /// Returns true if a cell of an entry was measured.
  @inline(__always)
  func isMeasured(_ slot: Int) -> Bool { details.isMeasured(slot) }

  /// Moves slots within a node or to another, with the nodes below them, and clears the old ones.
  ///
  /// - Precondition: The target slots are free, or among those that move.
  func move(_ slots: Range<Int>, to target: Int) {
    let count = slots.count
    guard count > 0, slots.lowerBound != target else { return }
    func move<Element>(_ lane: UnsafeMutablePointer<Element>, each: Int = 1) {
      (lane + target * each).update(from: lane + slots.lowerBound * each, count: count * each)
    }
    move(groups)
    if items != groups { move(items) }
    if Details.takesRoom { move(extents) }
    move(payloads)
    details.move(slots, to: target)
    if let summaries { move(summaries) }
    move(counted, each: countedNumbers)
    let moved = target..<target + count
    if heads[LedgerNode.of(target)].level > 0 {
      for slot in moved { heads[child(slot)].slotAbove = slot }
    }
    for slot in slots where !moved.contains(slot) { clear(slot) }
  }

  /// Clears a slot.
  @inline(__always)
  func clear(_ slot: Int) {
    groups[slot] = 0
    items[slot] = 0
    setExtent(0, of: slot)
    details.clear(slot)
    for number in 0..<countedNumbers { counted[slot * countedNumbers + number] = 0 }
  }

  /// Returns the sum of the extents of a node, free slots included, always in the same order.
  @inline(__always)
  func extent(ofNode node: Int) -> Double {
    guard Details.takesRoom else { return 0 }
    let lane = UnsafeRawPointer(extents + node * LedgerNode.fanOut)
    func part(_ index: Int) -> SIMD2<Double> {
      lane.loadUnaligned(fromByteOffset: index * 16, as: SIMD2<Double>.self)
    }
    // A tree of sums lets the processor add several at once.
    let low = (part(0) + part(1)) + (part(2) + part(3))
    let high = (part(4) + part(5)) + (part(6) + part(7))
    let sum = low + high
    return sum[0] + sum[1]
  }

  /// Returns the numbers of groups and items of a node.
  @inline(__always)
  func counts(ofNode node: Int) -> (groups: Int, items: Int) {
    let first = node * LedgerNode.fanOut
    return (sum(groups + first), sum(items + first))
  }

  /// Returns the sum of the numbers of a node, zeros of free slots included.
  @inline(__always)
  private func sum(_ numbers: UnsafeMutablePointer<Int>) -> Int {
    let lane = UnsafeRawPointer(numbers)
    // Several at once: the item count of a section is an `Int`, so no sum of counts is too large.
    var sum = SIMD2<Int>.zero
    for pair in 0..<LedgerNode.fanOut / 2 {
      let offset = pair * MemoryLayout<SIMD2<Int>>.stride
      sum &+= lane.loadUnaligned(fromByteOffset: offset, as: SIMD2<Int>.self)
    }
    return sum[0] &+ sum[1]
  }

  /// Returns the summary of a node; empty if summaries are not kept.
  func summary(ofNode node: Int) -> Details.Summary {
    var summary = Details.Summary()
    guard let summaries else { return summary }
    var start = 0.0
    for slot in slots(ofNode: node) {
      summary.add(summaries[slot], at: start)
      start += extent(slot)
    }
    return summary
  }
}
