// Reading, moving and summing up the slots of nodes.

extension LedgerLanes {
  /// The slots of a node that are used.
  @inline(__always)
  func slots(ofNode node: Int) -> Range<Int> {
    let first = node * LedgerNode.fanOut
    return first..<first + heads[node].count
  }

  /// The length of each group of an entry, in points.
  @inline(__always)
  func length(_ slot: Int) -> Double { Double(bitPattern: payloads[slot]) }

  /// The node below a slot.
  @inline(__always)
  func child(_ slot: Int) -> Int { Int(truncatingIfNeeded: payloads[slot]) }

  /// The items of each group of an entry.
  @inline(__always)
  func itemsPerGroup(_ slot: Int) -> Int {
    groups[slot] == 1 ? items[slot] : details.itemsPerGroup(items[slot], in: groups[slot])
  }

  /// Whether something in an entry was measured.
  @inline(__always)
  func isMeasured(_ slot: Int) -> Bool { details.isMeasured(slot) }

  /// Moves slots, of the same node or another, and what is below them; leaves zeros behind.
  ///
  /// - Precondition: in one node, the slots move up; those they move to are free or theirs.
  func move(_ slots: Range<Int>, to target: Int) {
    let count = slots.count
    guard count > 0, slots.lowerBound != target else { return }
    func move<Element>(_ lane: UnsafeMutablePointer<Element>, each: Int = 1) {
      (lane + target * each).update(from: lane + slots.lowerBound * each, count: count * each)
    }
    move(groups)
    move(items)
    move(extents)
    move(payloads)
    details.move(slots, to: target)
    if let outlines { move(outlines) }
    if let tallies { move(tallies, each: tallyCount) }
    let moved = target..<target + count
    if heads[LedgerNode.of(target)].level > 0 {
      for slot in moved { heads[child(slot)].place = slot }
    }
    for slot in slots where !moved.contains(slot) { clear(slot) }
  }

  /// Makes a slot one of nothing.
  @inline(__always)
  func clear(_ slot: Int) {
    groups[slot] = 0
    items[slot] = 0
    extents[slot] = 0
    details.clear(slot)
    clearTallies(slot)
  }

  /// The sum of the extents of a node, free slots included, always in the same order.
  @inline(__always)
  func extent(ofNode node: Int) -> Double {
    let lane = UnsafeRawPointer(extents + node * LedgerNode.fanOut)
    func part(_ index: Int) -> SIMD2<Double> {
      lane.loadUnaligned(fromByteOffset: index * 16, as: SIMD2<Double>.self)
    }
    // A tree of sums, as wide as the processor adds at once; the fan-out is fixed.
    let low = (part(0) + part(1)) + (part(2) + part(3))
    let high = (part(4) + part(5)) + (part(6) + part(7))
    let sum = low + high
    return sum[0] + sum[1]
  }

  /// The groups and items of a node.
  func counts(ofNode node: Int) -> (groups: Int, items: Int) {
    var groups = 0
    var items = 0
    for slot in slots(ofNode: node) {
      groups += self.groups[slot]
      items += self.items[slot]
    }
    return (groups, items)
  }

  /// How far a node's part reaches, where that is kept.
  func outline(ofNode node: Int) -> GroupOutline {
    var outline = GroupOutline()
    guard let outlines else { return outline }
    var start = 0.0
    for slot in slots(ofNode: node) {
      outline.add(outlines[slot], at: start)
      start += extents[slot]
    }
    return outline
  }
}
