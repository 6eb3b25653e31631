import Compositional
import CompositionalContent
import CompositionalTestSupport
import Testing

/// Each required constraint holds, or is reported as broken.
@Suite struct UnreportedBreakTests {
  private static func part(_ name: String) -> ConstraintPart {
    ConstraintPart(
      name, width: .init(10, hugging: 250, compression: 750),
      height: .init(10, hugging: 250, compression: 750))
  }

  /// Solves as a cell does: first for the width that the content would like.
  private func solved(_ layout: ConstraintLayout, width: Double = 100) -> ConstraintLayout {
    var layout = layout
    layout.solve()
    layout.width = .imposed(width)
    layout.solve()
    return layout
  }

  /// The required constraints that do not hold and are not reported.
  private func unreported(_ layout: ConstraintLayout) -> [String] {
    layout.constraints.indices.compactMap { index in
      guard layout.constraints[index].priority == 1000,
        case .violated(let points)? = layout.standing(ofConstraint: index)
      else { return nil }
      return "\(layout.constraints[index]), by \(points)"
    }
  }

  /// A height of at most 0 cannot be 16 more than a width.
  ///
  /// The later item is in the equation.
  @Test func aHeightOfNothing() {
    let constraints = [
      LayoutConstraint(.part("v1"), .bottom, to: .part("v6"), .top, constant: 100),
      LayoutConstraint(.part("v1"), .height, .lessThanOrEqual),
      LayoutConstraint(.part("v1"), .height, to: .part("v4"), .width, constant: 16),
    ]
    let layout = solved(ConstraintLayout(["v1", "v4", "v6"].map(Self.part), constraints))
    #expect(unreported(layout) == [])
    #expect(layout.broken == [2])
    #expect(layout.frame(of: 0).size.height == 0)
  }

  /// Half a point is a conflict, and so is a thousandth.
  @Test(arguments: [0.5, 0.001]) func aSmallConflict(points: Double) {
    for isReversed in [false, true] {
      var solver = ConstraintSolver()
      let x = solver.addVariable()
      var limits: [ConstraintSolver.Constraint] = []
      for isUpper in isReversed ? [true, false] : [false, true] {
        limits.append(
          solver.add(
            [.init(x)], isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
            isUpper ? 10 : 10 + points))
      }
      solver.solve()
      #expect(solver.broken == [limits[isReversed ? 0 : 1]])
      #expect(solver.value(of: x) == 10 + points)
    }
  }

  /// Beale's system, in which the rule of the greatest gain goes round in a circle.
  ///
  /// The greatest value of 0.75 a - 20 b + 0.5 c - 6 d is 1.25, at a = c = 1.
  @Test func aSystemThatMayGoRound() {
    var solver = ConstraintSolver()
    let v = (0..<4).map { _ in solver.addVariable(isNonnegative: true) }
    func terms(_ factors: [Double]) -> [ConstraintSolver.Term] {
      zip(v, factors).map { .init($0, times: $1) }
    }
    solver.add(terms([0.25, -8, -1, 9]), .lessThanOrEqual, 0)
    solver.add(terms([0.5, -12, -0.5, 3]), .lessThanOrEqual, 0)
    solver.add(terms([0, 0, 1, 0]), .lessThanOrEqual, 1)
    solver.add(terms([0.75, -20, 0.5, -6]), .greaterThanOrEqual, 100, priority: 500)
    solver.solve()
    #expect(!solver.isUndecided)
    #expect(solver.costs.map { $0.violation } == [98.75])
    #expect(v.map { solver.value(of: $0) } == [1, 0, 1, 0])
  }

  @Test func whatIsViolatedIsBroken() {
    var broken = 0
    let seeds = RandomRun.seeds(2000)
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let count = random.integer(2...5)
      let kinds: [[ConstraintAttribute]] = [
        [.left, .right, .centerX], [.top, .bottom, .centerY], [.top, .bottom, .centerY],
        [.width, .height],
      ]
      let constraints = (0..<random.integer(3...10)).map { _ in
        let kind = random.pick(kinds)
        let isConstant = kind.contains(.width) && random.chance(40)
        let target: ConstraintItem? =
          isConstant
          ? nil : random.chance(30) ? .container : .part("v\(random.integer(0...count - 1))")
        return LayoutConstraint(
          .part("v\(random.integer(0...count - 1))"), random.pick(kind),
          random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), to: target,
          random.pick(kind), multiplier: random.pick([1, 1, 0.5]),
          constant: random.pick([0, 0, 8, 16, 20, 100]))
      }
      let layout = solved(
        ConstraintLayout((0..<count).map { Self.part("v\($0)") }, constraints), width: 320)
      #expect(unreported(layout) == [], "seed \(seed)")
      broken += layout.broken.isEmpty ? 0 : 1
    }
    #expect(broken > seeds.count / 10)
  }
}
