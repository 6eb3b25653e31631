/// The memory of the nodes of a ledger, with room for a fixed number of them.
///
/// A ledger that shares its pool with a copy, or needs more nodes, makes a new one; so a pool is
/// only ever written to by its one owner, and read by any number.
final class LedgerPool<Details: GroupDetails>: @unchecked Sendable {
  let standard: GroupLedger<Details>.Standard
  /// The nodes there is room for.
  let room: Int
  let lanes: LedgerLanes<Details>
  /// Behind a pointer, because every access to a class's variable is checked for overlapping ones.
  let state: UnsafeMutablePointer<LedgerState>
  private let memory: UnsafeMutableRawPointer

  /// Makes memory for nodes without entries.
  init(_ standard: GroupLedger<Details>.Standard, room: Int, keepsOutlines: Bool) {
    self.standard = standard
    self.room = room
    (memory, lanes) = LedgerLanes<Details>.allocate(
      nodes: room, standard, keepsOutlines: keepsOutlines)
    lanes.prepare(node: 0)
    state = .allocate(capacity: 1)
    state.initialize(to: LedgerState())
  }

  /// Makes a copy of the nodes that were used, with room for others.
  init(copying other: LedgerPool, room: Int) {
    standard = other.standard
    self.room = room
    (memory, lanes) = LedgerLanes<Details>.allocate(
      nodes: room, standard, keepsOutlines: other.lanes.outlines != nil)
    lanes.copy(other.lanes, nodes: other.state.pointee.usedNodes)
    state = .allocate(capacity: 1)
    state.initialize(to: other.state.pointee)
  }

  deinit {
    lanes.details.deinitialize(slots: room * LedgerNode.fanOut)
    memory.deallocate()
    state.deallocate()
  }
}
