/// The nodes of a ledger.
enum LedgerNode {
  /// The slots of a node.
  static let fanOut = 16

  /// The properties of a node.
  struct Head {
    /// The number of slots that are used.
    var count = 0
    /// The distance to the pages.
    var level = 0
    /// Its slot in the node above, negative in the root; in a free node, the next free one.
    var slotAbove = -1
  }

  /// Returns the node that a slot belongs to.
  @inline(__always)
  static func of(_ slot: Int) -> Int { slot / fanOut }
}

/// The slots of all nodes as parallel arrays: those of node `n` are the ``LedgerNode/fanOut`` from
/// `n * fanOut` on, of which the first ``LedgerNode/Head/count`` are used and the others hold
/// zeros.
///
/// A slot of a page is an entry, a slot of any other node a node below. The arrays are parallel,
/// because a search reads one or two numbers of each slot it passes, and a sum one.
struct LedgerLanes<Details: GroupDetails>: @unchecked Sendable {
  /// The number of groups below each slot.
  let groups: UnsafeMutablePointer<Int>
  /// The number of items of these groups: ``groups`` if each has one.
  let items: UnsafeMutablePointer<Int>
  /// The distance from their start to the start of the next, in points; empty if they take no room.
  let extents: UnsafeMutablePointer<Double>
  /// In a page the length of each group as its bits, else the number of the node below.
  let payloads: UnsafeMutablePointer<UInt64>
  let heads: UnsafeMutablePointer<LedgerNode.Head>
  /// The details of the entries.
  let details: Details
  /// The summaries of the groups below each slot; nil if they follow from counts and extents.
  let summaries: UnsafeMutablePointer<Details.Summary>?
  /// The other counts of the groups below each slot, ``countedNumbers`` per slot.
  let counted: UnsafeMutablePointer<Int>
  /// How many numbers are counted.
  let countedNumbers: Int

  /// Allocates memory for nodes, none of them prepared.
  static func allocate(
    nodes: Int, _ standard: GroupLedger<Details>.Standard
  ) -> (UnsafeMutableRawPointer, LedgerLanes) {
    let slot =
      (2 + (Details.isOneItemEach ? 0 : 1) + (Details.takesRoom ? 1 : 0)
        + standard.counted.count) * 8
      + Details.bytesPerSlot(standard.shape)
      + (standard.keepsSummaries ? MemoryLayout<Details.Summary>.stride : 0)
    let bytes =
      nodes * (LedgerNode.fanOut * slot + MemoryLayout<LedgerNode.Head>.stride)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    return (memory, LedgerLanes(memory, nodes: nodes, standard))
  }

  private init(
    _ start: UnsafeMutableRawPointer, nodes: Int, _ standard: GroupLedger<Details>.Standard
  ) {
    var memory = LedgerMemory(start)
    let slots = nodes * LedgerNode.fanOut
    groups = memory.take(slots, of: Int.self)
    items = Details.isOneItemEach ? groups : memory.take(slots, of: Int.self)
    extents = memory.take(Details.takesRoom ? slots : 0, of: Double.self)
    payloads = memory.take(slots, of: UInt64.self)
    details = Details(&memory, slots: slots, standard.shape)
    summaries = standard.keepsSummaries ? memory.take(slots, of: Details.Summary.self) : nil
    countedNumbers = standard.counted.count
    counted = memory.take(slots * countedNumbers, of: Int.self)
    heads = memory.take(nodes, of: LedgerNode.Head.self)
  }

  /// Writes a free node to one that was never used.
  func prepare(node: Int) {
    let first = node * LedgerNode.fanOut
    let count = LedgerNode.fanOut
    groups.advanced(by: first).initialize(repeating: 0, count: count)
    items.advanced(by: first).initialize(repeating: 0, count: count)
    if Details.takesRoom {
      extents.advanced(by: first).initialize(repeating: 0, count: count)
    }
    payloads.advanced(by: first).initialize(repeating: 0, count: count)
    details.prepare(first..<first + count)
    summaries?.advanced(by: first).initialize(repeating: .init(), count: count)
    counted.advanced(by: first * countedNumbers)
      .initialize(repeating: 0, count: count * countedNumbers)
    heads.advanced(by: node).initialize(to: LedgerNode.Head())
  }

  /// Copies the first nodes of another ledger.
  func copy(_ other: LedgerLanes, nodes: Int) {
    let slots = nodes * LedgerNode.fanOut
    groups.update(from: other.groups, count: slots)
    items.update(from: other.items, count: slots)
    if Details.takesRoom { extents.update(from: other.extents, count: slots) }
    payloads.update(from: other.payloads, count: slots)
    details.copy(other.details, slots: slots)
    if let from = other.summaries { summaries?.update(from: from, count: slots) }
    counted.update(from: other.counted, count: slots * countedNumbers)
    heads.update(from: other.heads, count: nodes)
  }
}
