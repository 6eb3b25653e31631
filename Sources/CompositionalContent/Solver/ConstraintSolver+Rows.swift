extension ConstraintSolver {
  /// Makes the rows of the constraints that have none.
  mutating func insertPending() {
    guard !pending.isEmpty else { return }
    var list = pending
    pending.removeAll(keepingCapacity: true)
    // Equalities first, the most important first: they leave the fewest steps for later.
    if list.count > 1 {
      list.sort { one, other in
        let (a, b) = (unknowns[Int(one)], unknowns[Int(other)])
        if a.isEquality != b.isEquality { return a.isEquality }
        return a.rank != b.rank ? a.rank > b.rank : one < other
      }
    }
    for index in list { insertRow(index) }
  }

  /// Makes the row of a constraint.
  ///
  /// - Parameters:
  ///   - index: The constraint.
  ///   - isFixed: True to let an equality hold at once, whatever that does to others.
  mutating func insertRow(_ index: Int32, isFixed: Bool = true) {
    var row = SolverRow()
    let statement = statements[Int(index)]
    row.constant = -statement.constant
    for term in statement.terms {
      let variable = term.variable.index
      if unknowns[Int(variable)].isBasic {
        row.add(rows[Int(variable)], times: term.factor, &scratch.terms)
        work += rows[Int(variable)].terms.count
      } else {
        row.add(term.factor, of: variable)
      }
    }
    unknowns[Int(index)].isBasic = true
    unknowns[Int(index)].isAbove = true
    if isFixed, hasWork, statement.relation == .equal,
      let column = freeColumn(for: row, isRequired: statement.priority == Self.required)
    {
      exchange(column, for: index, by: &row)
      return
    }
    for part in row.terms { columns[Int(part.column)].append(index) }
    swap(&row, &rows[Int(index)])
    compactColumns(of: index)
  }

  /// Returns the column that takes the place of an equality; nil if none should.
  private func freeColumn(for row: SolverRow, isRequired: Bool) -> Int32? {
    var best: (column: Int32, grade: Int, size: Double)?
    for term in row.terms {
      let unknown = unknowns[Int(term.column)]
      let value = -row.constant / term.factor
      let grade: Int
      if !unknown.costs {
        grade = 3
      } else if unknown.role == .variable, value >= 0 {
        grade = 2
      } else if isRequired, !(unknown.costsAbove && unknown.costsBelow) || unknown.rank < 1000 {
        grade = 1
      } else {
        continue
      }
      let size = term.factor.magnitude
      if let best {
        if (best.grade, best.size) > (grade, size) { continue }
        // The fewer rows change, the fewer terms the rows get.
        if (best.grade, best.size) == (grade, size), !isCheaper(term.column, best.column) {
          continue
        }
      }
      best = (term.column, grade, size)
    }
    return best?.column
  }

  /// Exchanges a variable without a row for one that has a row.
  mutating func exchange(_ entering: Int32, for leaving: Int32) {
    var row = SolverRow()
    swap(&row, &rows[Int(leaving)])
    lose(row)
    exchange(entering, for: leaving, by: &row)
  }

  /// Exchanges a variable without a row for one whose row is in no list of a column.
  private mutating func exchange(_ entering: Int32, for leaving: Int32, by row: inout SolverRow) {
    pivots += 1
    row.solve(for: entering, from: leaving)
    var users: [Int32] = []
    swap(&users, &columns[Int(entering)])
    losses[Int(entering)] = 0
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    losses[Int(leaving)] = 0
    work += row.terms.count + users.count
    for term in row.terms { columns[Int(term.column)].append(entering) }
    for user in users where user != leaving && unknowns[Int(user)].isBasic {
      let factor = rows[Int(user)].factor(of: entering)
      guard factor != 0 else { continue }
      rows[Int(user)].replace(entering, factor, by: row, &scratch)
      for column in scratch.added { columns[Int(column)].append(user) }
      for column in scratch.lost { losses[Int(column)] += 1 }
      work += rows[Int(user)].terms.count
    }
    swap(&row, &rows[Int(entering)])
    unknowns[Int(leaving)].isBasic = false
    unknowns[Int(entering)].isBasic = true
    compactColumns(of: entering)
  }

  /// Returns the number of rows that have a column.
  func users(of column: Int32) -> Int { columns[Int(column)].count - losses[Int(column)] }

  /// Counts the entries of a row that is taken away.
  private mutating func lose(_ row: SolverRow) {
    for term in row.terms { losses[Int(term.column)] += 1 }
  }

  /// Compacts the lists of the columns of a row of which more than half is lost.
  private mutating func compactColumns(of index: Int32) {
    for place in rows[Int(index)].terms.indices {
      let column = rows[Int(index)].terms[place].column
      guard losses[Int(column)] > users(of: column) + 8 else { continue }
      work += columns[Int(column)].count
      compact(column)
    }
  }

  /// Drops the rows that no longer have a column from its list.
  mutating func compact(_ column: Int32) {
    var users: [Int32] = []
    swap(&users, &columns[Int(column)])
    users.sort()
    var last: Int32 = -1
    users.removeAll { user in
      defer { last = user }
      return user == last || !unknowns[Int(user)].isBasic || rows[Int(user)].factor(of: column) == 0
    }
    swap(&users, &columns[Int(column)])
    losses[Int(column)] = 0
  }

  /// Takes a constraint out of the rows and columns.
  mutating func release(_ index: Int32) {
    unknowns[Int(index)].costsAbove = false
    unknowns[Int(index)].costsBelow = false
    if !unknowns[Int(index)].isBasic { makeBasic(index) }
    lose(rows[Int(index)])
    rows[Int(index)] = SolverRow()
    columns[Int(index)].removeAll(keepingCapacity: true)
    losses[Int(index)] = 0
    unknowns[Int(index)].isBasic = false
  }

  /// Gives a variable a row.
  ///
  /// It takes that of the variable that stops it first, so that what holds
  /// goes on holding, or else that of a variable that nothing holds.
  private mutating func makeBasic(_ index: Int32) {
    for user in columns[Int(index)] where unknowns[Int(user)].isBasic {
      let unknown = unknowns[Int(user)]
      guard unknown.rank == Self.required, unknown.costs else { continue }
      unknowns[Int(user)].isAbove = unknown.costsBelow
    }
    var best: Step?
    for rises in [true, false] {
      guard let step = step(of: index, rising: rises, at: Self.required) else { continue }
      if let known = best, known.length <= step.length { continue }
      best = step
    }
    if let best { return exchange(index, for: best.blocker) }
    for user in columns[Int(index)] where unknowns[Int(user)].isBasic {
      if rows[Int(user)].factor(of: index) != 0 { return exchange(index, for: user) }
    }
    // No row has it: it is a row by itself.
    columns[Int(index)].removeAll(keepingCapacity: true)
    losses[Int(index)] = 0
  }
}
