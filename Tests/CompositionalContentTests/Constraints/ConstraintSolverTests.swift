import CompositionalContent
import Testing

@Suite struct ConstraintSolverTests {
  typealias Solver = ConstraintSolver

  @Test func aRequiredLimitHoldsAndAWishComesAsNearAsItCan() {
    var solver = Solver()
    let width = solver.addVariable(isNonnegative: true)
    solver.add([.init(width)], .lessThanOrEqual, 100)
    solver.add([.init(width)], .equal, 120, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.costs.map { $0.priority } == [750])
    #expect(solver.costs.map { $0.violation } == [20])
    #expect(solver.ambiguous.isEmpty)
  }

  @Test func prioritiesAreNeverWeighed() {
    // Ten wishes of 999 points each at 749 do not outweigh one point at 750.
    var solver = Solver()
    let x = solver.addVariable()
    solver.add([.init(x)], .equal, 1, priority: 750)
    for _ in 0..<10 { solver.add([.init(x)], .equal, 1_000_000, priority: 749) }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func withinAPriorityTheSumCounts() {
    var solver = Solver()
    let x = solver.addVariable()
    for target in [0.0, 10, 50] { solver.add([.init(x)], .equal, target, priority: 500) }
    solver.solve()
    // The median has the least sum of distances.
    #expect(solver.value(of: x) == 10)
    #expect(solver.costs.map { $0.violation } == [50])
  }

  @Test func fractionsOfPrioritiesCount() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add([.init(x)], .equal, 3, priority: 250)
    solver.add([.init(x)], .equal, 5, priority: 250.5)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func aConflictBreaksTheConstraintOfTheLaterVariableAndNamesTheSmallestSet() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let first = solver.add([.init(x)], .equal, 10)
    solver.add([.init(z)], .equal, 1)
    let second = solver.add([.init(y), .init(x, times: -1)], .greaterThanOrEqual, 20)
    let third = solver.add([.init(y)], .lessThanOrEqual, 25)
    solver.add([.init(y), .init(z, times: -1)], .greaterThanOrEqual, -100)
    solver.solve()
    #expect(solver.broken == [third])
    #expect(Set(solver.conflict(of: third)) == [.constraint(first), .constraint(second)])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 30)
    #expect(solver.standing(of: third) == .broken(5))
    // Without any one of them the others hold.
    for removed in [first, second, third] {
      var other = solver
      other.remove(removed)
      other.solve()
      #expect(other.broken.isEmpty)
    }
  }

  @Test func aBoundIsPartOfAConflict() {
    var solver = Solver()
    let width = solver.addVariable(isNonnegative: true)
    let constraint = solver.add([.init(width)], .lessThanOrEqual, -5)
    solver.solve()
    #expect(solver.broken == [constraint])
    #expect(solver.conflict(of: constraint) == [.variable(width)])
    #expect(solver.value(of: width) == 0)
  }

  @Test func whatNothingDecidesIsNearZeroInOrder() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    solver.add([.init(x), .init(y)], .equal, 30)
    solver.add([.init(x)], .greaterThanOrEqual, 10)
    solver.add([.init(z)], .equal, 4)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 20)
    #expect(solver.ambiguous == [x, y])
  }

  @Test func whatHoldsAVariableIsNamedWithItsFactor() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = solver.add([.init(x)], .equal, 10)
    let second = solver.add([.init(y), .init(x, times: -2)], .equal, 5)
    let slack = solver.add([.init(y)], .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.value(of: y) == 25)
    #expect(
      Set(solver.influences(on: y)) == [
        .init(source: .constraint(first), factor: 2),
        .init(source: .constraint(second), factor: 1),
      ])
    #expect(solver.standing(of: slack) == .slack(75))
    #expect(solver.standing(of: first) == .active)
  }

  @Test func changesGiveWhatANewSolverGives() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let left = solver.add([.init(x)], .equal, 10)
    let gap = solver.add([.init(y), .init(x, times: -1)], .greaterThanOrEqual, 20)
    let wish = solver.add([.init(y)], .equal, 0, priority: 100)
    solver.solve()
    #expect(solver.value(of: y) == 30)
    solver.setConstant(12, of: left)
    solver.solve()
    #expect(solver.value(of: y) == 32)
    solver.setConstant(40, of: wish)
    solver.solve()
    #expect(solver.value(of: y) == 40)
    solver.setConstant(0, of: wish)
    solver.setPriority(50, of: gap)
    solver.solve()
    #expect(solver.value(of: y) == 0)
    solver.remove(wish)
    solver.solve()
    #expect(solver.value(of: y) == 32)
    #expect(solver.ambiguous == [y])
    solver.remove(left)
    solver.solve()
    #expect(solver.ambiguous == [x, y])
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 20)
  }
}
