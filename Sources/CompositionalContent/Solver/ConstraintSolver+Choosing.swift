extension ConstraintSolver {
  /// The rank below that of all constraints, at which all of them keep their sides.
  private static var choosing: Double { 0 }

  /// Finds the variables that could have another value, and chooses: those that grow as large as they
  /// can be, one by one; then variable by variable, in the order in which they were added, as near 0
  /// as it can be.
  mutating func settle() {
    loose.removeAll(keepingCapacity: true)
    guard hasMoves else { return }
    for variable in variables where canMove(variable) { loose.append(variable) }
    let open = Set(loose)
    for variable in growing where open.contains(variable) { grow(variable) }
    for variable in variables { bringNear(variable) }
  }

  /// Makes a variable as large as it can be, and keeps it there, unless it can be of any length.
  private mutating func grow(_ variable: Int32) {
    while hasWork, let move = firstMove(of: variable, toward: 1) {
      let step = step(of: move.column, rising: move.rises, at: Self.choosing, inOrder: true)
      guard let step else { return }
      take(step, move, at: Self.choosing)
    }
    guard unknowns[Int(variable)].isBasic else { return keep(variable) }
    for term in rows[Int(variable)].terms { keep(term.column) }
  }

  /// True if a variable without a row may move.
  private var hasMoves: Bool {
    unknowns.contains { $0.role != .unused && !$0.isBasic && ($0.mayRise || $0.mayFall) }
  }

  /// True if a variable can have another value among the solutions.
  private mutating func canMove(_ variable: Int32) -> Bool {
    for sign in [1.0, -1.0] {
      while hasWork {
        guard let move = firstMove(of: variable, toward: sign) else { break }
        let step = step(
          of: move.column, rising: move.rises, at: Self.choosing, inOrder: true)
        guard let step, step.length * move.gain <= 10 * tolerance else { return true }
        take(step, move, at: Self.choosing)
      }
    }
    return false
  }

  /// Brings a variable as near 0 as it can be, and keeps it there.
  private mutating func bringNear(_ variable: Int32) {
    let index = Int(variable)
    while hasWork, unknowns[index].isBasic {
      let value = rows[index].constant
      guard value.magnitude > tolerance else {
        // It is at 0 and stays there, for a variable that may move.
        guard
          let move = firstMove(of: variable, toward: 1) ?? firstMove(of: variable, toward: -1)
        else { break }
        exchange(move.column, for: variable)
        unknowns[Int(move.column)].isAbove = move.rises
        break
      }
      guard let move = firstMove(of: variable, toward: value > 0 ? -1 : 1) else {
        for term in rows[index].terms { keep(term.column) }
        return
      }
      let step = step(
        of: move.column, rising: move.rises, at: Self.choosing, inOrder: true)
      if let step, step.length * move.gain < value.magnitude {
        take(step, move, at: Self.choosing)
      } else {
        exchange(move.column, for: variable)
        unknowns[Int(move.column)].isAbove = move.rises
      }
    }
    if !unknowns[index].isBasic { keep(variable) }
  }

  private mutating func keep(_ column: Int32) {
    unknowns[Int(column)].mayRise = false
    unknowns[Int(column)].mayFall = false
  }

  /// Returns the first move that changes a variable in a direction; its gain is the change by point.
  private func firstMove(of variable: Int32, toward sign: Double) -> Move? {
    let unknown = unknowns[Int(variable)]
    guard unknown.isBasic else {
      guard sign > 0 ? unknown.mayRise : unknown.mayFall else { return nil }
      return Move(column: variable, rises: sign > 0, gain: 1)
    }
    for term in rows[Int(variable)].terms where term.factor.magnitude > 1e-9 {
      let rises = term.factor * sign > 0
      let column = unknowns[Int(term.column)]
      if rises ? column.mayRise : column.mayFall {
        return Move(column: term.column, rises: rises, gain: term.factor.magnitude)
      }
    }
    return nil
  }
}
