import CompositionalContent
import CompositionalTestSupport
import Testing

/// The solver agrees with a program in a dense table, level by level.
@Suite struct SolverReferenceTests {
  @Test func randomSystems() { agree(systems: 300, conflicts: false) }
  @Test func randomSystemsWithConflicts() { agree(systems: 200, conflicts: true) }

  private func agree(systems count: UInt64, conflicts: Bool) {
    var (broken, ambiguous, unique) = (0, 0, 0)
    let seeds = RandomRun.seeds(count)
    for seed in seeds {
      let system = ReferenceSystem(seed: seed, conflicts: conflicts)
      var (solver, variables, constraints) = system.solver()
      var random = RandomSource(seed: seed)
      let growing = system.bounds.indices.filter { _ in random.chance(20) }.reversed()
      solver.setGrowing(growing.map { variables[$0] })
      solver.solve()
      let expected = system.answer(growing: Array(growing))
      let found = differences(solver, variables, constraints, expected)
      #expect(found.isEmpty, "seed \(seed): \(found)\n\(system)\n\(expected)")
      guard found.isEmpty else { return }
      broken += expected.broken.count
      ambiguous += expected.ambiguous.isEmpty ? 0 : 1
      unique += expected.ambiguous.isEmpty ? 1 : 0
      for constraint in solver.broken { isSmallest(constraint, solver, constraints, system, seed) }
    }
    guard seeds.count >= 100 else { return }
    #expect(ambiguous > seeds.count / 15 && unique > seeds.count / 15)
    #expect(!conflicts || broken > seeds.count / 10)
  }

  private func differences(
    _ solver: ConstraintSolver, _ variables: [ConstraintSolver.Variable],
    _ constraints: [ConstraintSolver.Constraint], _ expected: ReferenceSystem.Answer
  ) -> [String] {
    var found: [String] = []
    let broken = constraints.indices.filter { solver.broken.contains(constraints[$0]) }
    if broken != expected.broken { found.append("broken \(broken)") }
    let costs = Dictionary(solver.costs.map { ($0.priority, $0.violation) }) { $0 + $1 }
    for level in Set(costs.keys).union(expected.costs.keys).sorted(by: >) {
      let (got, wanted) = (costs[level] ?? 0, expected.costs[level] ?? 0)
      if abs(got - wanted) > 1e-5 { found.append("cost at \(level): \(got), not \(wanted)") }
    }
    let ambiguous = variables.indices.filter { solver.ambiguous.contains(variables[$0]) }
    if ambiguous != expected.ambiguous { found.append("ambiguous \(ambiguous)") }
    let values = variables.map { solver.value(of: $0) }
    for (got, wanted) in zip(values, expected.values) where abs(got - wanted) > 1e-5 {
      found.append("values \(values)")
    }
    return found
  }

  /// A conflict is a smallest one: its constraints cannot hold together, and without any one they can.
  private func isSmallest(
    _ constraint: ConstraintSolver.Constraint, _ solver: ConstraintSolver,
    _ constraints: [ConstraintSolver.Constraint], _ system: ReferenceSystem, _ seed: UInt64
  ) {
    var set = constraints.firstIndex(of: constraint).map { [$0] } ?? []
    for source in solver.conflict(of: constraint) {
      if case .constraint(let other) = source, let index = constraints.firstIndex(of: other) {
        set.append(index)
      }
    }
    #expect(!system.isFeasible(set), "seed \(seed): \(set)")
    for left in set {
      #expect(system.isFeasible(set.filter { $0 != left }), "seed \(seed): \(set) without \(left)")
    }
  }
}
