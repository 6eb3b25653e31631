/// The memory of the nodes of a ledger, with room for a fixed number of them.
///
/// A ledger that shares its pool with a copy, or needs more nodes, makes a new one; so a pool is
/// only ever written to by its one owner, and read by any number.
final class LedgerPool: @unchecked Sendable {
  let standard: GroupLedger.Standard
  /// The nodes there is room for.
  let room: Int
  let lanes: LedgerLanes
  /// Behind a pointer, because every access to a class's variable is checked for overlapping ones.
  let state: UnsafeMutablePointer<LedgerState>
  private let memory: UnsafeMutableRawPointer

  /// Makes memory for nodes without entries.
  init(_ standard: GroupLedger.Standard, room: Int, keepsOutlines: Bool) {
    self.standard = standard
    self.room = room
    (memory, lanes) = LedgerLanes.allocate(
      nodes: room, standard, keepsOutlines: keepsOutlines)
    lanes.prepare(node: 0)
    state = .allocate(capacity: 1)
    state.initialize(to: LedgerState())
  }

  /// Makes a copy of the nodes that were used, with room for others.
  init(copying other: LedgerPool, room: Int) {
    standard = other.standard
    self.room = room
    (memory, lanes) = LedgerLanes.allocate(
      nodes: room, standard, keepsOutlines: other.lanes.outlines != nil)
    lanes.copy(other.lanes, nodes: other.state.pointee.usedNodes)
    state = .allocate(capacity: 1)
    state.initialize(to: other.state.pointee)
  }

  deinit {
    lanes.solved?.deinitialize(count: room * LedgerLanes.fanOut)
    memory.deallocate()
    state.deallocate()
  }
}

/// The slots of all nodes as parallel arrays: those of node `n` are the ``fanOut`` from
/// `n * fanOut` on, of which the first ``Head/count`` are used and the others hold zeros.
///
/// A slot of a page is an entry, a slot of any other node a node below. Structure of arrays,
/// because a search reads one or two numbers of each slot it passes, and a sum one.
struct LedgerLanes: @unchecked Sendable {
  /// The slots of a node.
  static let fanOut = 16

  /// What a node is.
  struct Head {
    /// The slots that are used.
    var count = 0
    /// How far it is above the pages.
    var level = 0
    /// Its slot in the node above, negative in the root; of a node that is no longer used, the next.
    var place = -1
  }

  /// The groups below each slot.
  let groups: UnsafeMutablePointer<Int>
  /// The items of these groups.
  let items: UnsafeMutablePointer<Int>
  /// From their start to where the next one starts, in points.
  let extents: UnsafeMutablePointer<Double>
  /// In a page the length of each group as its bits, else the number of the node below.
  let payloads: UnsafeMutablePointer<UInt64>
  let heads: UnsafeMutablePointer<Head>
  /// What each cell of an entry was measured at, ``each`` a slot; NaN for not at all.
  let sizes: UnsafeMutablePointer<Double>
  /// The numbers in ``sizes`` a slot; none in a ledger that is not compact.
  let each: Int
  /// The shape of the groups of a compact ledger: its cells, ``each`` of them.
  let cells: UnsafeMutablePointer<RowShape.Cell>
  /// The length of its groups at all sizes; nil when it follows the cells.
  let fixedLength: Double?
  /// The length of the groups across; nil in a compact ledger, where all are alike.
  let across: UnsafeMutablePointer<Double>?
  /// The groups of their own shape; nil in a compact ledger.
  let solved: UnsafeMutablePointer<SizedGroup?>?
  /// How far the groups below each slot reach; nil where that follows from the extents.
  let outlines: UnsafeMutablePointer<GroupLedger.Outline>?
  /// What is counted of the groups below each slot, ``tallyCount`` numbers a slot; nil for nothing.
  let tallies: UnsafeMutablePointer<Int>?
  /// The numbers in ``tallies`` a slot.
  let tallyCount: Int

  /// Makes memory for some nodes, none of them prepared.
  fileprivate static func allocate(
    nodes: Int, _ standard: GroupLedger.Standard, keepsOutlines: Bool
  ) -> (UnsafeMutableRawPointer, LedgerLanes) {
    let each = standard.row?.cells.count ?? 0
    let slot =
      (4 + each + (standard.row == nil ? 2 : 0) + standard.tallies.count) * 8
      + (keepsOutlines ? MemoryLayout<GroupLedger.Outline>.stride : 0)
    let bytes =
      nodes * (fanOut * slot + MemoryLayout<Head>.stride)
      + each * MemoryLayout<RowShape.Cell>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    return (memory, LedgerLanes(memory, nodes: nodes, standard, keepsOutlines: keepsOutlines))
  }

  private init(
    _ memory: UnsafeMutableRawPointer, nodes: Int, _ standard: GroupLedger.Standard,
    keepsOutlines: Bool
  ) {
    let row = standard.row
    var next = memory
    func take<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
      let lane = next.bindMemory(to: Element.self, capacity: count)
      next += count * MemoryLayout<Element>.stride
      return lane
    }
    let slots = nodes * Self.fanOut
    groups = take(slots, of: Int.self)
    items = take(slots, of: Int.self)
    extents = take(slots, of: Double.self)
    payloads = take(slots, of: UInt64.self)
    each = row?.cells.count ?? 0
    sizes = take(slots * each, of: Double.self)
    across = row == nil ? take(slots, of: Double.self) : nil
    solved = row == nil ? take(slots, of: SizedGroup?.self) : nil
    solved?.initialize(repeating: nil, count: slots)
    outlines = keepsOutlines ? take(slots, of: GroupLedger.Outline.self) : nil
    tallyCount = standard.tallies.count
    tallies = tallyCount > 0 ? take(slots * tallyCount, of: Int.self) : nil
    heads = take(nodes, of: Head.self)
    cells = take(each, of: RowShape.Cell.self)
    for (index, cell) in (row?.cells ?? []).enumerated() {
      cells.advanced(by: index).initialize(to: cell)
    }
    fixedLength = row?.fixedLength
  }

  /// Writes to a node that was never used what free slots hold, but for solved groups.
  func prepare(node: Int) {
    let first = node * Self.fanOut
    groups.advanced(by: first).initialize(repeating: 0, count: Self.fanOut)
    items.advanced(by: first).initialize(repeating: 0, count: Self.fanOut)
    extents.advanced(by: first).initialize(repeating: 0, count: Self.fanOut)
    payloads.advanced(by: first).initialize(repeating: 0, count: Self.fanOut)
    sizes.advanced(by: first * each).initialize(repeating: .nan, count: Self.fanOut * each)
    across?.advanced(by: first).initialize(repeating: 0, count: Self.fanOut)
    outlines?.advanced(by: first).initialize(repeating: .init(), count: Self.fanOut)
    tallies?.advanced(by: first * tallyCount)
      .initialize(repeating: 0, count: Self.fanOut * tallyCount)
    heads.advanced(by: node).initialize(to: Head())
  }

  fileprivate func copy(_ other: LedgerLanes, nodes: Int) {
    let slots = nodes * Self.fanOut
    groups.update(from: other.groups, count: slots)
    items.update(from: other.items, count: slots)
    extents.update(from: other.extents, count: slots)
    payloads.update(from: other.payloads, count: slots)
    sizes.update(from: other.sizes, count: slots * each)
    if let from = other.across { across?.update(from: from, count: slots) }
    if let from = other.solved { solved?.update(from: from, count: slots) }
    if let from = other.outlines { outlines?.update(from: from, count: slots) }
    if let from = other.tallies { tallies?.update(from: from, count: slots * tallyCount) }
    heads.update(from: other.heads, count: nodes)
  }
}
