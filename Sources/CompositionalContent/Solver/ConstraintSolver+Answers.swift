extension ConstraintSolver {
  /// How a constraint stands in a solution.
  public enum Standing: Hashable, Sendable {
    /// It holds exactly.
    case active
    /// An inequality that holds with so many points to spare.
    case slack(Double)
    /// It is violated by so many points: above 0 where its left side is too large.
    case violated(Double)
    /// It is required and cannot hold; the points by which it is violated.
    case broken(Double)
  }

  /// What decides the value of a variable.
  public enum Source: Hashable, Sendable {
    /// A constraint.
    case constraint(Constraint)
    /// A variable that is at its bound, 0, or that nothing decides.
    case variable(Variable)

    /// The index in the solver.
    var index: Int32 {
      switch self {
      case .constraint(let constraint): constraint.index
      case .variable(let variable): variable.index
      }
    }
  }

  /// A source and what a point of it does.
  public struct Influence: Hashable, Sendable {
    /// The constraint or variable.
    public let source: Source
    /// The points by which a value grows when the constant of the source grows by a point.
    public let factor: Double

    /// Creates an influence.
    public init(source: Source, factor: Double) {
      self.source = source
      self.factor = factor
    }
  }

  /// Returns the value of a variable, in points.
  public func value(of variable: Variable) -> Double {
    let index = Int(variable.index)
    return unknowns[index].isBasic ? rows[index].constant : 0
  }

  /// Returns what holds a variable at its value: the constraints that are active and decide it.
  ///
  /// The value changes by the factor times the change of the constant of a constraint, as long as no
  /// other constraint becomes active.
  public func influences(on variable: Variable) -> [Influence] {
    influences(on: variable.index)
  }

  /// Returns what keeps a constraint from holding, or from having less to spare.
  public func influences(on constraint: Constraint) -> [Influence] {
    influences(on: constraint.index)
  }

  private func influences(on index: Int32) -> [Influence] {
    guard unknowns[Int(index)].isBasic else {
      let isVariable = unknowns[Int(index)].role == .variable
      return isVariable ? [Influence(source: source(index), factor: 1)] : []
    }
    return rows[Int(index)].terms.filter { $0.factor.magnitude > 1e-9 }.map {
      Influence(source: source($0.column), factor: $0.factor)
    }
  }

  /// Returns influences with the sums of the factors of equal sources; all are in the order of indexes.
  static func sum(_ one: [Influence], _ other: [Influence]) -> [Influence] {
    var sum: [Influence] = []
    sum.reserveCapacity(one.count + other.count)
    var rest = other[...]
    for influence in one {
      while let next = rest.first, next.source.index < influence.source.index {
        sum.append(next)
        rest.removeFirst()
      }
      if let next = rest.first, next.source == influence.source {
        sum.append(Influence(source: next.source, factor: influence.factor + next.factor))
        rest.removeFirst()
      } else {
        sum.append(influence)
      }
    }
    return sum + rest
  }

  private func source(_ index: Int32) -> Source {
    unknowns[Int(index)].role == .constraint
      ? .constraint(Constraint(index: index)) : .variable(Variable(index: index))
  }

  /// Returns how a constraint stands.
  public func standing(of constraint: Constraint) -> Standing {
    let unknown = unknowns[Int(constraint.index)]
    guard unknown.isBasic else { return .active }
    let value = rows[Int(constraint.index)].constant
    let isRequired = statements[Int(constraint.index)].priority == Self.required
    if isRequired, unknown.rank == Self.broken { return .broken(value) }
    if value.magnitude <= tolerance { return .active }
    return (value > 0 ? unknown.costsAbove : unknown.costsBelow)
      ? .violated(value) : .slack(value.magnitude)
  }

  /// The required constraints that cannot hold, in the order in which they were added.
  public var broken: [Constraint] {
    conflicts.map { $0.constraint }
      .sorted { statements[Int($0)].order < statements[Int($1)].order }
      .map { Constraint(index: $0) }
  }

  /// Returns the smallest set that a broken constraint conflicts with: without any one of them, the
  /// others could hold together with it.
  public func conflict(of constraint: Constraint) -> [Source] {
    guard let conflict = conflicts.first(where: { $0.constraint == constraint.index }) else {
      return []
    }
    return conflict.others.map { source($0) }
  }

  /// The variables that could have another value without a higher cost, in the order of adding.
  public var ambiguous: [Variable] { loose.map { Variable(index: $0) } }

  /// The sums of violations, in points, from the highest priority down; those of 0 are left out, and
  /// those of what broke and of natural lengths that give way to required constraints.
  public var costs: [(priority: Double, violation: Double)] {
    var list: [(priority: Double, violation: Double)] = []
    for level in levels where level.rank < Self.requiredContent {
      var sum = 0.0
      for member in level.members { sum += violation(of: member) }
      if sum > tolerance { list.append((level.rank, sum)) }
    }
    return list
  }
}
