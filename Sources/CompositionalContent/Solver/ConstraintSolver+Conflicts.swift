extension ConstraintSolver {
  /// Returns required constraints in the order in which they are added: the first to break last.
  ///
  /// What the orders leave open, the terms decide, and so not the order of adding.
  func inBreakingOrder(_ constraints: [Int32]) -> [Int32] {
    var places = Array(repeating: -1.0, count: unknowns.count)
    for (place, variable) in variables.enumerated() { places[Int(variable)] = Double(place) }
    let keyed = constraints.map { index -> (index: Int32, keys: [Double]) in
      let statement = statements[Int(index)]
      var factors: [Double: Double] = [:]
      for term in statement.terms {
        factors[places[Int(term.variable.index)], default: 0] += term.factor
      }
      let terms = factors.filter { $0.value != 0 }.sorted { $0.key > $1.key }
      let scale = terms.first?.value ?? 1
      let later = BreakingOrder.Side(Int(terms.first?.key ?? -1))
      let other = terms.dropFirst().first.map { BreakingOrder.Side(Int($0.key)) }
      let natural = BreakingOrder(
        later, scale < 0 ? statement.relation.reversed : statement.relation, to: other,
        constant: statement.constant / scale)
      let keys = (statement.breaking ?? natural).keys + natural.keys
      return (
        index, keys + terms.flatMap { [$0.key, $0.value / scale] } + [Double(statement.order)]
      )
    }
    return keyed.sorted { $0.keys.lexicographicallyPrecedes($1.keys) }.map { $0.index }
  }

  /// The most members of a set that is made smaller.
  private static let conflictLimit = 100

  /// Returns a smallest set of constraints and bounds that stop a constraint.
  ///
  /// The variables in its row stop it. They are independent, so that no subset of them alone would do;
  /// but bounds hold in any case, and with others of them fewer constraints may stop it.
  ///
  /// - Parameters:
  ///   - columns: The variables in the row of the constraint.
  ///   - index: The constraint.
  mutating func smallest(_ columns: [Int32], against index: Int32) -> [Int32] {
    var constraints = columns.filter { unknowns[Int($0)].role == .constraint }
    guard constraints.count <= Self.conflictLimit else { return columns }
    var bounds: [Int32] = []
    for constraint in [index] + constraints {
      for term in statements[Int(constraint)].terms {
        let variable = term.variable.index
        if unknowns[Int(variable)].costsBelow, !bounds.contains(variable) {
          bounds.append(variable)
        }
      }
    }
    for constraint in constraints where hasWork {
      let fewer = constraints.filter { $0 != constraint }
      if !canHold(fewer + [index], bounds) { constraints = fewer }
    }
    for bound in bounds where hasWork {
      let fewer = bounds.filter { $0 != bound }
      if !canHold(constraints + [index], fewer) { bounds = fewer }
    }
    return constraints + bounds
  }

  /// True if required constraints can hold together, with bounds of some variables.
  private mutating func canHold(_ constraints: [Int32], _ bounds: [Int32]) -> Bool {
    var solver = ConstraintSolver()
    var copies: [Int32: Variable] = [:]
    for constraint in constraints {
      let statement = statements[Int(constraint)]
      let terms = statement.terms.map { term in
        let index = term.variable.index
        let copy = copies[index] ?? solver.addVariable(isNonnegative: bounds.contains(index))
        copies[index] = copy
        return Term(copy, times: term.factor)
      }
      solver.add(terms, statement.relation, statement.constant)
    }
    solver.limit = max(0, limit - work)
    let holds = solver.canSatisfyRequired()
    work += solver.work
    // What is not known is not left out of a set.
    return holds || !solver.hasWork
  }
}
