// Reading, moving and summing up the slots of nodes.

extension LedgerLanes {
  /// The node that a slot belongs to.
  @inline(__always)
  static func node(_ slot: Int) -> Int { slot / fanOut }

  /// The slots of a node that are used.
  @inline(__always)
  func slots(ofNode node: Int) -> Range<Int> {
    let first = node * Self.fanOut
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
    if groups[slot] == 1 { return items[slot] }
    // In a compact ledger only the last group can lack items, and it stands alone.
    return each > 0 ? each : items[slot] / groups[slot]
  }

  /// What the cells of an entry of a compact ledger were measured at.
  @inline(__always)
  func sizes(_ slot: Int) -> UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: sizes + slot * each, count: each)
  }

  /// The length of a group of a compact ledger for its sizes, in points.
  @inline(__always)
  func length(_ slot: Int, present: Int) -> Double {
    RowShape.length(
      sizes(slot), present: present, cells: UnsafeBufferPointer(start: cells, count: each),
      fixedLength: fixedLength)
  }

  /// How many cells of an entry of a compact ledger were measured.
  @inline(__always)
  func measuredCells(_ slot: Int) -> Int {
    var count = 0
    for size in sizes(slot) { count += size.isNaN ? 0 : 1 }
    return count
  }

  /// Whether something in an entry was measured.
  @inline(__always)
  func isMeasured(_ slot: Int) -> Bool {
    guard let solved else { return measuredCells(slot) > 0 }
    return solved[slot]?.isMeasured == true
  }

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
    move(sizes, each: each)
    if let across { move(across) }
    if let solved { move(solved) }
    if let outlines { move(outlines) }
    if let tallies { move(tallies, each: tallyCount) }
    let moved = target..<target + count
    if heads[Self.node(target)].level > 0 {
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
    if let solved { solved[slot] = nil }
    clearTallies(slot)
    clearSizes(slot)
  }

  /// Forgets what the cells of an entry of a compact ledger were measured at.
  @inline(__always)
  func clearSizes(_ slot: Int) {
    for index in slot * each..<(slot + 1) * each { sizes[index] = .nan }
  }

  /// The sum of the extents of a node, free slots included, always in the same order.
  @inline(__always)
  func extent(ofNode node: Int) -> Double {
    let lane = UnsafeRawPointer(extents + node * Self.fanOut)
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
  func outline(ofNode node: Int) -> GroupLedger.Outline {
    var outline = GroupLedger.Outline()
    guard let outlines else { return outline }
    var start = 0.0
    for slot in slots(ofNode: node) {
      outline.add(outlines[slot], at: start)
      start += extents[slot]
    }
    return outline
  }
}
