import Compositional

extension ConstraintSolver {
  /// Adds a variable.
  ///
  /// Where nothing decides, earlier variables come nearer to 0 than later ones.
  ///
  /// - Parameter isNonnegative: True if it must be at least 0.
  public mutating func addVariable(isNonnegative: Bool = false) -> Variable {
    var unknown = SolverUnknown()
    unknown.role = .variable
    if isNonnegative {
      unknown.rank = Self.required
      unknown.costsBelow = true
    }
    let index = insert(unknown, Statement())
    variables.append(index)
    isSolved = false
    return Variable(index: index)
  }

  /// Adds a constraint: a sum of terms in a relation to a constant.
  ///
  /// Of required constraints that cannot hold together one breaks, in any order of adding the same.
  ///
  /// - Parameters:
  ///   - terms: The terms; those of one variable are added.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: The constant, in points.
  ///   - priority: The priority, above 0 and at most ``required``.
  /// - Precondition: All numbers are finite, and the priority is in its range.
  /// - Complexity: O(*r*), where *r* is the length of the rows of the variables.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: ConstraintRelation, _ constant: Double,
    priority: Double = ConstraintSolver.required
  ) -> Constraint {
    require(
      constant.isFinite && terms.allSatisfy { $0.factor.isFinite },
      "A constraint has a number that is not finite.")
    Self.check(priority)
    var unknown = SolverUnknown()
    unknown.role = .constraint
    unknown.rank = priority
    unknown.costsAbove = relation != .greaterThanOrEqual
    unknown.costsBelow = relation != .lessThanOrEqual
    let index = insert(
      unknown,
      Statement(
        terms: terms, relation: relation, constant: constant, priority: priority, order: count))
    count += 1
    pending.append(index)
    note(constant)
    return Constraint(index: index)
  }

  /// Removes a constraint.
  ///
  /// - Complexity: O(*n*) for *n* constraints of its priority, and one exchange of a row and a column.
  public mutating func remove(_ constraint: Constraint) {
    let index = constraint.index
    leaveLevel(index, unknowns[Int(index)].rank)
    if let place = pending.firstIndex(of: index) {
      pending.remove(at: place)
    } else {
      release(index)
    }
    unknowns[Int(index)] = SolverUnknown()
    statements[Int(index)] = Statement()
    free.append(index)
    isSolved = false
  }

  /// Changes the constant of a constraint.
  ///
  /// - Parameters:
  ///   - constant: The constant, in points; finite.
  ///   - constraint: The constraint.
  /// - Complexity: O(rows that depend on the constraint)
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    require(constant.isFinite, "A constraint has a number that is not finite.")
    let index = constraint.index
    let change = constant - statements[Int(index)].constant
    guard change != 0 else { return }
    statements[Int(index)].constant = constant
    note(constant)
    isSolved = false
    guard !pending.contains(index) else { return }
    if unknowns[Int(index)].isBasic {
      rows[Int(index)].constant -= change
      return
    }
    compact(index)
    for user in columns[Int(index)] {
      rows[Int(user)].constant += change * rows[Int(user)].factor(of: index)
    }
  }

  /// Changes the priority of a constraint.
  ///
  /// - Parameters:
  ///   - priority: The priority, above 0 and at most ``required``.
  ///   - constraint: The constraint.
  public mutating func setPriority(_ priority: Double, of constraint: Constraint) {
    Self.check(priority)
    let index = constraint.index
    let old = statements[Int(index)].priority
    guard old != priority else { return }
    move(index, to: priority)
    statements[Int(index)].priority = priority
    isSolved = false
  }

  /// Changes which of required constraints breaks.
  ///
  /// - Parameters:
  ///   - order: The order; nil for the one that the variables give, as if each were an item.
  ///   - constraint: The constraint.
  public mutating func setBreakingOrder(_ order: BreakingOrder?, of constraint: Constraint) {
    guard statements[Int(constraint.index)].breaking != order else { return }
    statements[Int(constraint.index)].breaking = order
    if !conflicts.isEmpty { isSolved = false }
  }

  /// Changes which variables are as large as they can be where nothing decides.
  ///
  /// The first of them comes first. One that can be of any length is as near to 0 as other variables.
  ///
  /// - Parameter variables: The variables.
  public mutating func setGrowing(_ variables: [Variable]) {
    let indexes = variables.map { $0.index }
    guard growing != indexes else { return }
    growing = indexes
    isSolved = false
  }

  private static func check(_ priority: Double) {
    require(
      priority > 0 && priority <= required,
      "Invalid priority: \(priority). A priority is above 0 and at most 1000.")
  }

  private mutating func note(_ constant: Double) {
    scale = max(scale, constant.magnitude)
    isSolved = false
  }

  private mutating func insert(_ unknown: SolverUnknown, _ statement: Statement) -> Int32 {
    let index: Int32
    if let last = free.popLast() {
      index = last
      unknowns[Int(index)] = unknown
      statements[Int(index)] = statement
    } else {
      index = Int32(unknowns.count)
      unknowns.append(unknown)
      statements.append(statement)
      rows.append(SolverRow())
      columns.append([])
      losses.append(0)
    }
    if unknown.rank > 0 { joinLevel(index, unknown.rank) }
    return index
  }

  // MARK: Levels

  /// Gives a constraint another priority in the solution.
  mutating func move(_ index: Int32, to rank: Double) {
    leaveLevel(index, unknowns[Int(index)].rank)
    joinLevel(index, rank)
    unknowns[Int(index)].rank = rank
  }

  private mutating func joinLevel(_ index: Int32, _ rank: Double) {
    let place = level(rank)
    if place < levels.count, levels[place].rank == rank {
      levels[place].members.append(index)
    } else {
      levels.insert((rank, [index]), at: place)
    }
  }

  private mutating func leaveLevel(_ index: Int32, _ rank: Double) {
    let place = level(rank)
    guard place < levels.count else { return }
    levels[place].members.removeAll { $0 == index }
    if levels[place].members.isEmpty { levels.remove(at: place) }
  }

  /// Returns the place of a priority among the levels.
  private func level(_ rank: Double) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].rank > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
