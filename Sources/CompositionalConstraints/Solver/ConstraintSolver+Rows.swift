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
    row.terms.reserveCapacity(8)
    for term in statement.terms {
      let variable = term.variable.index
      if unknowns[Int(variable)].isBasic {
        row.constant += term.factor * rows[Int(variable)].constant
        for part in rows[Int(variable)].terms {
          _ = row.add(term.factor * part.factor, of: part.column)
        }
        work += rows[Int(variable)].terms.count
      } else {
        _ = row.add(term.factor, of: variable)
      }
    }
    for part in row.terms { columns[Int(part.column)].append(index) }
    rows[Int(index)] = row
    unknowns[Int(index)].isBasic = true
    unknowns[Int(index)].isAbove = true
    compactColumns(of: index)
    guard isFixed, hasWork, statement.relation == .equal else { return }
    if let column = freeColumn(for: row, isRequired: statement.priority == Self.required) {
      exchange(column, for: index)
    }
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
    pivots += 1
    var row = SolverRow()
    swap(&row, &rows[Int(leaving)])
    row.solve(for: entering, from: leaving)
    var users: [Int32] = []
    swap(&users, &columns[Int(entering)])
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    work += row.terms.count + users.count
    for term in row.terms { columns[Int(term.column)].append(entering) }
    for user in users where user != leaving && unknowns[Int(user)].isBasic {
      let factor = rows[Int(user)].factor(of: entering)
      guard factor != 0 else { continue }
      scratch.added.removeAll(keepingCapacity: true)
      rows[Int(user)].replace(entering, factor, by: row, &scratch.terms, added: &scratch.added)
      for column in scratch.added { columns[Int(column)].append(user) }
      work += rows[Int(user)].terms.count
    }
    swap(&row, &rows[Int(entering)])
    unknowns[Int(leaving)].isBasic = false
    unknowns[Int(entering)].isBasic = true
    compactColumns(of: entering)
  }

  /// Compacts the lists of the columns of a row that have doubled since they were compacted.
  private mutating func compactColumns(of index: Int32) {
    for place in rows[Int(index)].terms.indices {
      let column = rows[Int(index)].terms[place].column
      guard columns[Int(column)].count > limits[Int(column)] else { continue }
      work += columns[Int(column)].count
      compact(column)
      limits[Int(column)] = 2 * columns[Int(column)].count + 8
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
  }

  /// Takes a constraint out of the rows and columns.
  mutating func release(_ index: Int32) {
    unknowns[Int(index)].costsAbove = false
    unknowns[Int(index)].costsBelow = false
    if !unknowns[Int(index)].isBasic { makeBasic(index) }
    rows[Int(index)] = SolverRow()
    columns[Int(index)].removeAll(keepingCapacity: true)
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
  }
}
