import CompositionalContent
import CompositionalTestSupport

/// A system of constraints, for the solver and for a program in a dense table.
struct ReferenceSystem {
  struct Item {
    var terms: [(variable: Int, factor: Double)]
    var relation: ConstraintRelation
    var constant: Double
    var priority: Double
  }

  /// For each variable, true if it is at least 0.
  var bounds: [Bool] = []
  var items: [Item] = []

  // MARK: The solver

  func solver() -> (ConstraintSolver, [ConstraintSolver.Variable], [ConstraintSolver.Constraint]) {
    var solver = ConstraintSolver()
    let (variables, constraints) = add(to: &solver)
    return (solver, variables, constraints)
  }

  func add(
    to solver: inout ConstraintSolver
  ) -> ([ConstraintSolver.Variable], [ConstraintSolver.Constraint]) {
    let variables = bounds.map { solver.addVariable(isNonnegative: $0) }
    let constraints = items.map { item in
      solver.add(
        item.terms.map { .init(variables[$0.variable], times: $0.factor) }, item.relation,
        item.constant, priority: item.priority)
    }
    return (variables, constraints)
  }

  // MARK: The program

  /// The answer of the program.
  struct Answer {
    var broken: [Int] = []
    var costs: [Double: Double] = [:]
    var ambiguous: [Int] = []
    var values: [Double] = []
  }

  /// True if required items can hold together.
  func isFeasible(_ indexes: [Int]) -> Bool {
    var program = DenseProgram()
    let columns = columns(in: &program)
    for index in indexes { _ = add(items[index], to: &program, columns, isRequired: true) }
    return program.minimum(of: [:]) != nil
  }

  /// - Parameter growing: The variables that are as large as they can be, in this order.
  func answer(growing: [Int] = []) -> Answer {
    var answer = Answer()
    var required: [Int] = []
    let strict = items.indices.filter { items[$0].priority == 1000 }
    for index in strict.sorted(by: { items[$1].breaks(rather: items[$0]) }) {
      if isFeasible(required + [index]) {
        required.append(index)
      } else {
        answer.broken.append(index)
      }
    }
    answer.broken.sort()
    var program = DenseProgram()
    let columns = columns(in: &program)
    for index in required { _ = add(items[index], to: &program, columns, isRequired: true) }
    let levels = Set(items.map(\.priority)).subtracting([1000]).sorted(by: >)
    // What broke comes before all priorities, and costs nothing in the answer.
    var nearest: [Int: Double] = [:]
    for index in answer.broken {
      for error in add(items[index], to: &program, columns, isRequired: false) {
        nearest[error] = 1
      }
    }
    var sums: [(Double, [Int: Double])] = [(1000, nearest)]
    for level in levels {
      var sum: [Int: Double] = [:]
      for item in items where item.priority == level {
        for error in add(item, to: &program, columns, isRequired: false) { sum[error] = 1 }
      }
      sums.append((level, sum))
    }
    for (level, sum) in sums {
      guard let least = program.minimum(of: sum) else { return answer }
      if least.value > 1e-7, level < 1000 { answer.costs[level] = least.value }
      program.add(sum, equals: least.value)
    }
    for index in columns.indices {
      let up = columns[index].terms(1)
      let low = program.minimum(of: up)?.value ?? 0
      let high = -(program.minimum(of: columns[index].terms(-1))?.value ?? 0)
      if high - low > 1e-5 { answer.ambiguous.append(index) }
    }
    for index in growing {
      let least = program.minimum(of: columns[index].terms(-1))?.value ?? 0
      if least > -.infinity { program.add(columns[index].terms(-1), equals: least) }
    }
    for index in columns.indices {
      // The distance from 0.
      let above = program.addVariable()
      let below = program.addVariable()
      var terms = columns[index].terms(1)
      terms[above] = -1
      terms[below] = 1
      program.add(terms, equals: 0)
      let least = program.minimum(of: [above: 1, below: 1])
      program.add([above: 1, below: 1], equals: least?.value ?? 0)
      answer.values.append((least?.point[above] ?? 0) - (least?.point[below] ?? 0))
    }
    return answer
  }

  /// The columns of a variable: one, or two whose difference it is.
  private struct Column {
    var positive: Int
    var negative: Int?

    func terms(_ factor: Double) -> [Int: Double] {
      var terms = [positive: factor]
      if let negative { terms[negative] = -factor }
      return terms
    }
  }

  private func columns(in program: inout DenseProgram) -> [Column] {
    bounds.map {
      Column(positive: program.addVariable(), negative: $0 ? nil : program.addVariable())
    }
  }

  /// Adds an item; returns the columns of its violations.
  private func add(
    _ item: Item, to program: inout DenseProgram, _ columns: [Column], isRequired: Bool
  ) -> [Int] {
    var terms: [Int: Double] = [:]
    for term in item.terms {
      for (column, factor) in columns[term.variable].terms(term.factor) {
        terms[column, default: 0] += factor
      }
    }
    var errors: [Int] = []
    for (sign, relation) in [(-1.0, ConstraintRelation.lessThanOrEqual), (1, .greaterThanOrEqual)] {
      // Above the constant costs in an equality and where the sum is to be at most that.
      let costs = item.relation == .equal || item.relation == relation
      if costs && isRequired { continue }
      let column = program.addVariable()
      terms[column] = sign
      if costs { errors.append(column) }
    }
    program.add(terms, equals: item.constant)
    return errors
  }
}
