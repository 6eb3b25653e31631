extension ConstraintSolver {
  /// Finds the solution; does nothing if nothing has changed since the last one.
  ///
  /// - Complexity: From the last solution, O(*n*) for *n* constraints, and the exchanges of rows that
  ///   the changes need. At most ``workLimit`` terms are changed.
  public mutating func solve() {
    guard !isSolved else { return }
    guard limit > 0 else {
      isUndecided = true
      return
    }
    isSolved = true
    isUndecided = false
    work = 0
    if !conflicts.isEmpty || pivots > 4000 + 20 * unknowns.count {
      rebuild()
    }
    let isNew = pending.count > Self.newAtLeast
    insertPending()
    openColumns()
    var parts = isNew ? independentParts : [levels]
    if !satisfyRequired(parts), hasWork {
      breakConflicts()
      openColumns()
      parts = [levels]
      if !satisfyRequired(parts) { breakWhatIsViolated() }
    }
    for part in parts {
      for level in part where level.rank < Self.required {
        minimize(level.members, at: level.rank)
      }
    }
    settle()
    isUndecided = !hasWork
    breakWhatIsViolated()
  }

  /// Finds the solution with a limit of work; returns the work that it took.
  mutating func solve(atMost limit: Int) -> Int {
    self.limit = min(max(0, limit), Self.workLimit)
    work = 0
    solve()
    return work
  }

  /// The number of constraints without rows from which a system is divided into its parts.
  private static let newAtLeast = 256

  /// The levels of each part of the system that shares no variable with the others that may move.
  ///
  /// A part is small, so that all of its levels are solved from near memory.
  ///
  /// - Complexity: O(terms of all rows)
  private var independentParts: [[Level]] {
    var leaders = unknowns.indices.map { Int32($0) }
    func leader(of index: Int32) -> Int32 {
      var next = index
      while leaders[Int(next)] != next {
        leaders[Int(next)] = leaders[Int(leaders[Int(next)])]
        next = leaders[Int(next)]
      }
      return next
    }
    for index in unknowns.indices where unknowns[index].isBasic {
      for term in rows[index].terms {
        let column = unknowns[Int(term.column)]
        guard column.mayRise || column.mayFall else { continue }
        leaders[Int(leader(of: term.column))] = leader(of: Int32(index))
      }
    }
    var parts: [[Level]] = []
    var places = Array(repeating: -1, count: unknowns.count)
    for level in levels {
      for member in level.members {
        let place = Int(leader(of: member))
        if places[place] < 0 {
          places[place] = parts.count
          parts.append([])
        }
        let part = places[place]
        if parts[part].last?.rank != level.rank { parts[part].append((level.rank, [])) }
        parts[part][parts[part].count - 1].members.append(member)
      }
    }
    return parts
  }

  /// Makes required constraints hold; false if some cannot.
  private mutating func satisfyRequired(_ parts: [[Level]]) -> Bool {
    for part in parts {
      guard let level = part.first, level.rank == Self.required else { continue }
      minimize(level.members, at: level.rank)
      guard level.members.allSatisfy({ violation(of: $0) <= tolerance }) else { return false }
    }
    return true
  }

  /// True if required constraints that were just added can hold.
  mutating func canSatisfyRequired() -> Bool {
    insertPending()
    openColumns()
    return satisfyRequired([levels])
  }

  /// Returns the amount by which a variable is on a side that costs.
  func violation(of index: Int32) -> Double {
    let unknown = unknowns[Int(index)]
    guard unknown.isBasic else { return 0 }
    let value = rows[Int(index)].constant
    return value > 0 ? unknown.price(above: true) * value : -unknown.price(above: false) * value
  }

  /// Forgets all rows.
  private mutating func rebuild() {
    pivots = 0
    for (index, _) in conflicts where unknowns[Int(index)].rank == Self.broken {
      move(index, to: Self.required)
    }
    conflicts = []
    pending.removeAll(keepingCapacity: true)
    for index in unknowns.indices {
      rows[index] = SolverRow()
      columns[index].removeAll(keepingCapacity: true)
      losses[index] = 0
      unknowns[index].isBasic = false
    }
    // In the order of the levels, each in the order of adding.
    for level in levels {
      for member in level.members where unknowns[Int(member)].role == .constraint {
        restoreCosts(of: member)
        pending.append(member)
      }
    }
  }

  private mutating func restoreCosts(of constraint: Int32) {
    let relation = statements[Int(constraint)].relation
    unknowns[Int(constraint)].costsAbove = relation != .greaterThanOrEqual
    unknowns[Int(constraint)].costsBelow = relation != .lessThanOrEqual
  }

  /// Adds all constraints again, the required ones one by one by their ``BreakingOrder``, and breaks
  /// each that cannot hold beside those before it.
  ///
  /// So each set considered is a broken constraint with those before it that stop it, of which it is
  /// the greatest. What broke stays, above all optional priorities.
  private mutating func breakConflicts() {
    rebuild()
    let waiting = inBreakingOrder(
      pending.filter { statements[Int($0)].priority == Self.required })
    pending.removeAll { statements[Int($0)].priority == Self.required }
    for index in waiting {
      insertRow(index, isFixed: false)
      openColumns()
      minimize([index], at: Self.required)
      if violation(of: index) > tolerance { noteConflict(index) }
    }
    for (index, _) in conflicts {
      restoreCosts(of: index)
      move(index, to: Self.broken)
    }
    insertPending()
  }

  /// Breaks each required constraint that does not hold after all.
  ///
  /// There is one only where the work ended too early, or where rounding errors add up. So each required
  /// constraint holds or is reported.
  private mutating func breakWhatIsViolated() {
    guard let level = levels.first, level.rank == Self.required else { return }
    for index in level.members where unknowns[Int(index)].role == .constraint {
      guard violation(of: index) > tolerance else { continue }
      noteConflict(index)
      restoreCosts(of: index)
      move(index, to: Self.broken)
    }
  }

  /// Notes a constraint that cannot hold, with a smallest set of others that stop it.
  private mutating func noteConflict(_ index: Int32) {
    conflicts.append((index, smallest(Self.columns(in: rows[Int(index)]), against: index)))
    unknowns[Int(index)].costsAbove = false
    unknowns[Int(index)].costsBelow = false
  }

  /// Returns the columns whose factors are no rounding errors.
  private static func columns(in row: SolverRow) -> [Int32] {
    row.terms.filter { $0.factor.magnitude > 1e-9 }.map { $0.column }
  }
}
