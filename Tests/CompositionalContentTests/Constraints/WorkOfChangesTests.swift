import Testing

@testable import CompositionalContent

/// A system that is changed thousands of times costs as much per change as at the beginning.
@Suite struct WorkOfChangesTests {
  /// A row of views with natural widths in a width that changes, as in a cell that is used again.
  private struct Row {
    var solver = ConstraintSolver()
    var total: ConstraintSolver.Constraint
    var wishes: [ConstraintSolver.Constraint] = []

    init(views: Int, rows: Int = 1) {
      let width = solver.addVariable(isNonnegative: true)
      total = solver.add([.init(width)], .equal, 300)
      for _ in 0..<rows { addRow(of: views, in: width) }
    }

    private mutating func addRow(of views: Int, in width: ConstraintSolver.Variable) {
      var end: [ConstraintSolver.Term] = []
      for view in 0..<views {
        let (start, length) = (solver.addVariable(), solver.addVariable(isNonnegative: true))
        solver.add([.init(start)] + end.map { .init($0.variable, times: -1) }, .equal, 8)
        end = [.init(start), .init(length)]
        wishes.append(solver.add([.init(length)], .lessThanOrEqual, 20, priority: 250))
        wishes.append(
          solver.add([.init(length)], .greaterThanOrEqual, 20, priority: 700 + Double(view)))
      }
      solver.add(end + [.init(width, times: -1)], .equal, 0)
    }

    /// Gives each view another natural width, and the row a width for which some of them give way.
    mutating func change(_ round: Int) {
      for (index, wish) in wishes.enumerated() {
        solver.setConstant(Double(10 + (round * 7 + index / 2 * 13) % 40), of: wish)
      }
      solver.setConstant(Double(150 + round * 37 % 500), of: total)
      solver.solve()
    }
  }

  /// A chain is as cheap in one direction as in the other, and a ring that cannot hold costs as its chain.
  ///
  /// Each of n rows has at most n terms.
  @Test func chainsAndRingsCostTheSquareOfTheirLength() {
    let count = 200
    for (isReversed, isRing) in [(false, false), (true, false), (false, true), (true, true)] {
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.addVariable() }
      for index in 0..<(isRing ? count : count - 1) {
        let (one, other) = (variables[index], variables[(index + 1) % count])
        let terms = isReversed ? [other, one] : [one, other]
        solver.add([.init(terms[0]), .init(terms[1], times: -1)], .equal, 1)
      }
      solver.solve()
      #expect(solver.broken.count == (isRing ? 1 : 0))
      #expect(solver.work < 12 * count * count, "\(isReversed) \(isRing): \(solver.work)")
    }
  }

  /// The list of the rows of each column says how many rows have it, and is not much longer, whatever
  /// was added, removed, moved and solved.
  @Test func listsOfRowsAreCounted() {
    for seed in UInt64(1)...60 {
      let system = ReferenceSystem(seed: seed, conflicts: seed % 3 == 0)
      var (solver, _, constraints) = system.solver()
      for (round, constraint) in constraints.enumerated() {
        solver.solve()
        switch round % 3 {
        case 0: solver.remove(constraint)
        case 1: solver.setPriority(Double(1 + round), of: constraint)
        default: solver.setConstant(Double(round), of: constraint)
        }
      }
      solver.solve()
      var users = [Int](repeating: 0, count: solver.unknowns.count)
      for index in solver.rows.indices where solver.unknowns[index].isBasic {
        for term in solver.rows[index].terms { users[Int(term.column)] += 1 }
      }
      for index in solver.unknowns.indices where !solver.unknowns[index].isBasic {
        #expect(solver.users(of: Int32(index)) == users[index], "seed \(seed), column \(index)")
      }
    }
  }

  /// A ring of equal lengths costs the terms of its rows a few times: nothing is looked up again and again.
  @Test func aRingOfEqualLengthsCostsItsTerms() {
    let count = 300
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.addVariable(isNonnegative: true) }
    for index in 0..<count {
      let (one, other) = (variables[index], variables[(index + 1) % count])
      solver.add([.init(one), .init(other, times: -1)], .equal, 0)
    }
    solver.add([.init(variables[0])], .equal, 50)
    solver.solve()
    #expect(variables.allSatisfy { solver.value(of: $0) == 50 })
    let terms = solver.rows.reduce(0) { $0 + $1.terms.count }
    #expect(solver.work < 4 * terms, "\(solver.work) for \(terms) terms")
  }

  /// A solution that may do no work says so, and leaves what it has.
  @Test func aLimitOfWorkEndsASolution() {
    var solver = ConstraintSolver()
    let variables = (0..<12).map { _ in solver.addVariable(isNonnegative: true) }
    let first = solver.add([.init(variables[0])], .equal, 7)
    for (index, one) in variables.enumerated() {
      for other in variables[(index + 1)...] {
        solver.add(
          [.init(one), .init(other, times: -1)], .greaterThanOrEqual, 1, priority: 700)
      }
    }
    var other = solver
    let work = solver.solve(atMost: ConstraintSolver.workLimit)
    let isDecided = !solver.isUndecided
    #expect(isDecided)
    let less = other.solve(atMost: work / 4)
    let isOtherDecided = !other.isUndecided
    #expect(!isOtherDecided && less < work / 2)
    solver.setConstant(8, of: first)
    let none = solver.solve(atMost: 0)
    let isUndecided = solver.isUndecided
    #expect(none == 0 && isUndecided)
    // With work again, the change counts.
    solver.solve()
    #expect(solver.value(of: variables[0]) == 8)
  }

  /// Rows that share nothing but a width that is given do not cost each other.
  @Test func independentRowsCostAsMuchAsEachAlone() {
    let works = [10, 100].map { rows in
      var many = Row(views: 12, rows: rows)
      many.solver.solve()
      return many.solver.work
    }
    #expect(Double(works[1]) < 10.5 * Double(works[0]), "\(works)")
  }

  /// A large system is solved part by part, with the values of each part alone.
  @Test func partsHaveTheValuesThatTheyHaveAlone() {
    var solver = ConstraintSolver()
    var expected: [(ConstraintSolver.Variable, Double)] = []
    for seed in UInt64(1)...400 {
      let system = ReferenceSystem(seed: seed, conflicts: false)
      var (alone, own, _) = system.solver()
      alone.solve()
      guard alone.broken.isEmpty else { continue }
      expected += zip(system.add(to: &solver).0, own.map { alone.value(of: $0) })
    }
    solver.solve()
    #expect(expected.count > 500 && solver.broken.isEmpty)
    for (variable, value) in expected {
      #expect(abs(solver.value(of: variable) - value) < 1e-5 * max(1, abs(value)))
    }
  }

  @Test func theThousandthChangeCostsAsMuchAsTheTenth() {
    var row = Row(views: 12)
    row.solver.solve()
    var costs: [Int] = []
    for round in 0..<2000 {
      row.change(round)
      costs.append(row.solver.work)
    }
    // The widths repeat after 500 rounds, the natural widths after 40.
    let (early, late) = (costs[10..<510].reduce(0, +), costs[1500..<2000].reduce(0, +))
    #expect(Double(late) < 1.5 * Double(early), "\(early), then \(late)")
    let listed = row.solver.columns.reduce(0) { $0 + $1.count }
    let terms = row.solver.rows.reduce(0) { $0 + $1.terms.count }
    #expect(listed <= 4 * terms + 16 * row.solver.unknowns.count, "\(listed) of \(terms)")
    #expect(row.solver.pivots > 1000)
  }

  /// A required constraint that an answer violates is broken, also where the work has ended before the answer.
  @Test func whatIsViolatedIsBrokenWithoutAnAnswer() {
    for seed in UInt64(1)...200 {
      let system = ReferenceSystem(seed: seed, conflicts: true)
      for limit in [1, 5, 20, 60, 200] {
        var (solver, variables, constraints) = system.solver()
        _ = solver.solve(atMost: limit)
        for (item, constraint) in zip(system.items, constraints) where item.priority == 1000 {
          let sum = item.terms.reduce(-item.constant) {
            $0 + $1.factor * solver.value(of: variables[$1.variable])
          }
          let isViolated =
            switch item.relation {
            case .equal: abs(sum) > 1e-6
            case .lessThanOrEqual: sum > 1e-6
            case .greaterThanOrEqual: sum < -1e-6
            }
          #expect(!isViolated || solver.broken.contains(constraint), "\(seed) \(limit)")
        }
      }
    }
  }
}
