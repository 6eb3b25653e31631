/// What the groups of a section may cost at most.
///
/// Each section has as much as one large group needs, until the sections before it have used up
/// what there is for the whole layout. From then on it has what ordinary groups need, so that no
/// number of different descriptions takes unbounded time or memory.
struct SolverBudget: Hashable, Sendable {
  /// The number of elements of a group, nested ones included.
  var elements: Int
  /// The number of groups that are solved for one, nested ones included.
  var solves: Int
  /// The number of elements that are placed in one group, each once for every group around it.
  var placements: Int

  /// What one large group needs.
  static let group = SolverBudget(
    elements: SolverLimits.elements, solves: SolverLimits.solves,
    placements: SolverLimits.placements)

  /// The allowance that every section gets for free, enough for an ordinary group.
  static let ordinary = SolverBudget(
    elements: SolverLimits.heldCells, solves: 1024, placements: 16 * 1024)

  /// What all groups of a layout have together, besides what is ordinary.
  static let layout = SolverBudget(
    elements: 8 * SolverLimits.elements, solves: 4 * SolverLimits.solves,
    placements: 4 * SolverLimits.placements)

  /// The part of a layout's budget that one section has.
  var forSection: SolverBudget {
    func part(_ path: (SolverBudget) -> Int) -> Int {
      min(path(.group), max(0, path(self)) + path(.ordinary))
    }
    return SolverBudget(
      elements: part { $0.elements }, solves: part { $0.solves },
      placements: part { $0.placements })
  }

  /// True if this is the cost of a group that needs more than an ordinary one.
  var isLarge: Bool {
    elements > Self.ordinary.elements || solves > Self.ordinary.solves
      || placements > Self.ordinary.placements
  }

  /// Takes what a section has cost.
  mutating func take(_ cost: SolverBudget) {
    elements -= max(0, cost.elements - Self.ordinary.elements)
    solves -= max(0, cost.solves - Self.ordinary.solves)
    placements -= max(0, cost.placements - Self.ordinary.placements)
  }
}
