import CompositionalContent
import CompositionalTestSupport
import Testing

/// Laws of solutions over random systems.
@Suite struct SolverLawTests {
  private func values(_ system: ReferenceSystem) -> (values: [Double], isUnique: Bool) {
    var (solver, variables, _) = system.solver()
    solver.solve()
    return (variables.map { solver.value(of: $0) }, solver.ambiguous.isEmpty)
  }

  private func areNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 * max(1, abs($0)) }
  }

  @Test func scaledConstantsScaleTheSolution() {
    for seed in UInt64(1)...500 {
      let system = ReferenceSystem(seed: seed, conflicts: seed.isMultiple(of: 2))
      var scaled = system
      for index in scaled.items.indices { scaled.items[index].constant *= 8 }
      #expect(areNear(values(system).values.map { $0 * 8 }, values(scaled).values), "\(seed)")
    }
  }

  /// What breaks is not mirrored: of two constants it is the greater one.
  @Test func mirroredSystemsHaveMirroredSolutionsWhereNothingIsBroken() {
    for seed in UInt64(1)...500 {
      var system = ReferenceSystem(seed: seed, conflicts: seed.isMultiple(of: 2))
      system.bounds = system.bounds.map { _ in false }
      var (solver, _, _) = system.solver()
      solver.solve()
      guard solver.broken.isEmpty else { continue }
      var mirrored = system
      for index in mirrored.items.indices {
        mirrored.items[index].constant.negate()
        mirrored.items[index].relation = mirrored.items[index].relation.reversed
      }
      #expect(areNear(values(system).values.map { -$0 }, values(mirrored).values), "\(seed)")
    }
  }

  /// Whatever breaks and whoever grows: the order of adding decides nothing.
  @Test func anyOrderOfAddingGivesOneAnswer() {
    var (broken, ties) = (0, 0)
    for seed in UInt64(1)...1000 {
      let system = ReferenceSystem(seed: seed, conflicts: !seed.isMultiple(of: 3))
      var random = RandomSource(seed: seed)
      let first = answer(of: system, Array(system.items.indices))
      broken += first.broken.isEmpty ? 0 : 1
      ties += areNear(first.values, values(system).values) ? 0 : 1
      for _ in 0..<3 {
        var order = Array(system.items.indices)
        for index in order.indices { order.swapAt(index, random.integer(0...index)) }
        let other = answer(of: system, order)
        #expect(other.broken == first.broken, "\(seed)")
        #expect(areNear(other.values, first.values), "\(seed)")
        #expect(areNear(other.costs, first.costs), "\(seed)")
      }
    }
    #expect(broken > 50 && ties > 5, "\(broken) \(ties)")
  }

  /// What a solver answers that has the items in an order, and in which all variables grow.
  private func answer(
    of system: ReferenceSystem, _ order: [Int]
  ) -> (broken: Set<Int>, values: [Double], costs: [Double]) {
    var shuffled = system
    shuffled.items = order.map { system.items[$0] }
    var (solver, variables, constraints) = shuffled.solver()
    solver.setGrowing(variables)
    solver.solve()
    let broken = solver.broken.compactMap { constraints.firstIndex(of: $0) }
    return (
      Set(broken.map { order[$0] }), variables.map { solver.value(of: $0) },
      solver.costs.flatMap { [$0.priority, $0.violation] }
    )
  }

  /// Whoever grows, no priority costs more than without.
  @Test func growingCostsNothing() {
    for seed in UInt64(1)...500 {
      let system = ReferenceSystem(seed: seed, conflicts: seed.isMultiple(of: 2))
      var (solver, _, _) = system.solver()
      solver.solve()
      let grown = answer(of: system, Array(system.items.indices))
      #expect(
        areNear(solver.costs.flatMap { [$0.priority, $0.violation] }, grown.costs), "\(seed)")
    }
  }

  @Test func removingASlackConstraintChangesNothing() {
    var removed = 0
    for seed in UInt64(1)...800 {
      let system = ReferenceSystem(seed: seed, conflicts: false)
      var (solver, variables, constraints) = system.solver()
      solver.solve()
      guard solver.broken.isEmpty, solver.ambiguous.isEmpty else { continue }
      let before = variables.map { solver.value(of: $0) }
      for constraint in constraints {
        guard case .slack = solver.standing(of: constraint) else { continue }
        var other = solver
        other.remove(constraint)
        other.solve()
        removed += 1
        #expect(areNear(before, variables.map { other.value(of: $0) }), "\(seed)")
      }
    }
    #expect(removed > 100)
  }

  /// Additions, removals and changes end where a new solver begins.
  @Test func anyRowOfChangesGivesWhatANewSolverGives() {
    for seed in UInt64(1)...400 {
      var random = RandomSource(seed: seed)
      var system = ReferenceSystem(seed: seed, conflicts: seed.isMultiple(of: 3))
      var (solver, variables, constraints) = system.solver()
      let more = ReferenceSystem(seed: seed + 10_000, conflicts: false).items
      for _ in 0..<12 {
        change(&system, &solver, variables, &constraints, more, &random)
        solver.solve()
        let (expected, _) = values(system)
        let got = variables.map { solver.value(of: $0) }
        #expect(areNear(expected, got), "seed \(seed): \(got), not \(expected)\n\(system)")
        if !areNear(expected, got) { return }
      }
    }
  }

  private func change(
    _ system: inout ReferenceSystem, _ solver: inout ConstraintSolver,
    _ variables: [ConstraintSolver.Variable], _ constraints: inout [ConstraintSolver.Constraint],
    _ more: [ReferenceSystem.Item], _ random: inout RandomSource
  ) {
    let place = system.items.isEmpty ? nil : random.integer(0...system.items.count - 1)
    switch (random.integer(0...3), place) {
    case (0, let place?):
      solver.remove(constraints.remove(at: place))
      system.items.remove(at: place)
    case (1, let place?):
      system.items[place].constant = Double(random.integer(-5...9)) * 7
      solver.setConstant(system.items[place].constant, of: constraints[place])
    case (2, let place?):
      system.items[place].priority = random.pick([999, 750, 250, 20])
      solver.setPriority(system.items[place].priority, of: constraints[place])
    default:
      var item = random.pick(more)
      for index in item.terms.indices { item.terms[index].variable %= variables.count }
      system.items.append(item)
      constraints.append(
        solver.add(
          item.terms.map { .init(variables[$0.variable], times: $0.factor) }, item.relation,
          item.constant, priority: item.priority))
    }
  }
}
