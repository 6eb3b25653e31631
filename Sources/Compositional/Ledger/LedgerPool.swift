/// The memory of a fixed number of nodes of a ledger.
///
/// A ledger that shares its pool with a copy, or needs more nodes, creates a new one. A pool is
/// therefore written only by its only owner, and read by any number of owners.
final class LedgerPool<Details: GroupDetails>: @unchecked Sendable {
  let standard: GroupLedger<Details>.Standard
  /// The number of nodes that fit.
  let room: Int
  let lanes: LedgerLanes<Details>
  /// The state, behind a pointer because accesses to variables of classes are checked for overlaps.
  let state: UnsafeMutablePointer<LedgerState<Details.Summary>>
  private let memory: UnsafeMutableRawPointer

  /// Creates memory for nodes without entries.
  init(_ standard: GroupLedger<Details>.Standard, room: Int) {
    self.standard = standard
    self.room = room
    (memory, lanes) = LedgerLanes<Details>.allocate(nodes: room, standard)
    lanes.prepare(node: 0)
    state = .allocate(capacity: 1)
    state.initialize(to: LedgerState())
  }

  /// Creates a copy of the nodes that were used, with room for more.
  init(copying other: LedgerPool, room: Int) {
    standard = other.standard
    self.room = room
    (memory, lanes) = LedgerLanes<Details>.allocate(nodes: room, standard)
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
