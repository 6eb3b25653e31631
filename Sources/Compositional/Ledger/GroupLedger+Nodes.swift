// The B+ tree: nodes are created, split, merged and summed up.

extension GroupLedger {
  /// Makes the pool unique, with room for the nodes that one change may need.
  ///
  /// - Parameter nodes: A number of nodes to create besides.
  @inline(__always)
  mutating func prepareToChange(nodes: Int = 0) {
    let needed = nodesOfAChange + nodes
    if !isKnownUniquelyReferenced(&pool) || pool.room - state.usedNodes + state.freeNodes < needed {
      copyPool(needing: needed)
    }
  }

  /// The number of nodes that one change may create.
  ///
  /// A change adds two entries to a page at most. One node per level may be split then, and a root added if
  /// the root is full.
  @inline(__always)
  private var nodesOfAChange: Int {
    let root = lanes.heads[state.root]
    let isFull = root.count + (root.level == 0 ? 2 : 1) > LedgerNode.fanOut
    return root.level + (isFull ? 2 : 0)
  }

  private mutating func copyPool(needing needed: Int) {
    let inUse = state.usedNodes - state.freeNodes
    // An eighth more: a large ledger has little unused memory.
    let room = pool.room - inUse < needed ? inUse + inUse / 8 + needed : pool.room
    pool = LedgerPool(copying: pool, room: room)
  }

  private mutating func makeNode(level: Int) -> Int {
    var node = state.usedNodes
    if state.firstFree >= 0 {
      node = state.firstFree
      state.firstFree = lanes.heads[node].slotAbove
      state.freeNodes -= 1
    } else {
      lanes.prepare(node: node)
      state.usedNodes += 1
    }
    lanes.heads[node] = LedgerNode.Head(level: level)
    return node
  }

  private mutating func freeNode(_ node: Int) {
    lanes.heads[node] = LedgerNode.Head(slotAbove: state.firstFree)
    state.firstFree = node
    state.freeNodes += 1
  }

  /// Sums up a node into the slot above it, or the root into the state.
  private mutating func sum(_ node: Int) {
    let lanes = lanes
    let place = lanes.heads[node].slotAbove
    let counts = lanes.counts(ofNode: node)
    guard place >= 0 else {
      (state.groupCount, state.itemCount) = counts
      state.extent = lanes.extent(ofNode: node)
      if lanes.summaries != nil { state.summary = lanes.summary(ofNode: node) }
      return
    }
    (lanes.groups[place], lanes.items[place]) = counts
    lanes.setExtent(lanes.extent(ofNode: node), of: place)
    if let summaries = lanes.summaries { summaries[place] = lanes.summary(ofNode: node) }
    lanes.sumCounts(ofNode: node, to: place)
  }

  /// Sums up all nodes from one to the root.
  mutating func sumUp(from node: Int) {
    var node = node
    while true {
      sum(node)
      let place = lanes.heads[node].slotAbove
      guard place >= 0 else { return }
      node = LedgerNode.of(place)
    }
  }

  /// Inserts slots into a node that has room, for the caller to fill.
  func insertSlots(_ count: Int, at slot: Int) {
    let node = LedgerNode.of(slot)
    lanes.move(slot..<lanes.slots(ofNode: node).upperBound, to: slot + count)
    lanes.heads[node].count += count
  }

  /// Removes slots of a node.
  func removeSlots(_ slots: Range<Int>) {
    let lanes = lanes
    let node = LedgerNode.of(slots.lowerBound)
    let end = lanes.slots(ofNode: node).upperBound
    for slot in slots { lanes.clear(slot) }
    lanes.move(slots.upperBound..<end, to: slots.lowerBound)
    lanes.heads[node].count -= slots.count
  }

  /// Splits a node, and returns the new node with the slots from `slot` on.
  ///
  /// Both are summed up. The nodes above are not.
  mutating func split(_ node: Int, at slot: Int) -> Int {
    let level = lanes.heads[node].level
    if lanes.heads[node].slotAbove < 0 {
      state.root = makeNode(level: level + 1)
      lanes.heads[state.root].count = 1
      link(node, at: state.root * LedgerNode.fanOut)
      sum(node)
    }
    let above = LedgerNode.of(lanes.heads[node].slotAbove)
    if lanes.heads[above].count == LedgerNode.fanOut {
      let slots = lanes.slots(ofNode: above)
      let isLast = lanes.heads[node].slotAbove == slots.upperBound - 1
      _ = split(above, at: isLast ? slots.upperBound - 1 : slots.lowerBound + slots.count / 2)
    }
    let place = lanes.heads[node].slotAbove
    let new = makeNode(level: level)
    let moved = slot..<lanes.slots(ofNode: node).upperBound
    lanes.heads[new].count = moved.count
    lanes.heads[node].count -= moved.count
    lanes.move(moved, to: new * LedgerNode.fanOut)
    insertSlots(1, at: place + 1)
    link(new, at: place + 1)
    sum(node)
    sum(new)
    return new
  }

  private func link(_ node: Int, at slot: Int) {
    lanes.payloads[slot] = UInt64(node)
    lanes.heads[node].slotAbove = slot
  }

  /// Removes a node without slots, and the nodes above that are left without slots.
  mutating func unlink(_ node: Int) {
    let place = lanes.heads[node].slotAbove
    guard place >= 0 else {
      lanes.heads[node].level = 0
      return
    }
    freeNode(node)
    removeSlots(place..<place + 1)
    let above = LedgerNode.of(place)
    if lanes.heads[above].count == 0 { unlink(above) } else { sumUp(from: above) }
  }

  /// Merges a sparse node with a neighbor that has room; then the nodes above it.
  mutating func mergeIfSparse(_ node: Int) {
    let lanes = lanes
    let most = LedgerNode.fanOut * 3 / 4
    var node = node
    while lanes.heads[node].count < LedgerNode.fanOut / 4, lanes.heads[node].slotAbove >= 0 {
      let place = lanes.heads[node].slotAbove
      let above = LedgerNode.of(place)
      let isLast = place == lanes.slots(ofNode: above).upperBound - 1
      guard !isLast || lanes.heads[above].count > 1 else { break }
      let left = isLast ? lanes.child(place - 1) : node
      let right = isLast ? node : lanes.child(place + 1)
      guard lanes.heads[left].count + lanes.heads[right].count <= most else { break }
      let moved = lanes.slots(ofNode: right)
      let end = lanes.slots(ofNode: left).upperBound
      lanes.heads[left].count += moved.count
      lanes.heads[right].count = 0
      lanes.move(moved, to: end)
      sum(left)
      unlink(right)
      node = above
    }
    while lanes.heads[state.root].level > 0, lanes.heads[state.root].count == 1 {
      let child = lanes.child(state.root * LedgerNode.fanOut)
      lanes.clear(state.root * LedgerNode.fanOut)
      freeNode(state.root)
      lanes.heads[child].slotAbove = -1
      state.root = child
      sum(state.root)
    }
  }
}
