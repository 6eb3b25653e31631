extension ConstraintSolver {
  /// A change of a variable without a row until a row stops it.
  struct Step {
    /// The variable whose row stops it.
    var blocker: Int32
    /// The length of the step, at least 0.
    var length: Double
    /// The magnitude of the factor in the row that stops it.
    var size: Double
  }

  /// A variable without a row that should change, and where to.
  struct Move {
    var column: Int32
    var rises: Bool
    var gain: Double
  }

  /// The price of a point below which nothing is gained.
  static var leastGain: Double { 1e-9 }

  /// Lets each variable without a row move where required constraints do not forbid it.
  mutating func openColumns() {
    for index in unknowns.indices where !unknowns[index].isBasic {
      if unknowns[index].rank == Self.required {
        unknowns[index].keepsItsSides()
      } else {
        unknowns[index].mayRise = true
        unknowns[index].mayFall = true
      }
    }
  }

  /// Minimizes the sum of the violations of some constraints among the solutions found so far.
  ///
  /// Afterwards no variable may move at their expense. Of required constraints, those that hold go
  /// on holding in all steps.
  ///
  /// - Parameters:
  ///   - members: Variables of one priority.
  ///   - rank: Their priority.
  mutating func minimize(_ members: [Int32], at rank: Double) {
    for member in members where unknowns[Int(member)].isBasic { chooseSide(member) }
    var idle = 0
    var isFresh = priceColumns(members)
    while hasWork, !scratch.touched.isEmpty {
      guard let move = bestMove(at: rank, inOrder: idle > 20) else {
        // Sums of many changes are priced once more before they count as final.
        if isFresh { break }
        isFresh = priceColumns(members)
        continue
      }
      guard
        let step = step(of: move.column, rising: move.rises, at: rank, inOrder: idle > 20)
      else { break }
      idle = step.length > tolerance ? 0 : idle + 1
      let slope = slope(of: step.blocker, at: rank)
      take(step, move, at: rank)
      reprice(move.column, for: step.blocker, slope, at: rank)
      isFresh = false
    }
    if rank == Self.required {
      // One that has come to hold may still be on the side that costs. From now on it stays on the other.
      for member in members where unknowns[Int(member)].isBasic { chooseSide(member) }
      _ = priceColumns(members)
    }
    freezeColumns(members, at: rank)
  }

  /// True while the latest solution may go on.
  var hasWork: Bool { work < limit }

  /// Sets what the columns gain to 0.
  private mutating func clearGains() {
    if scratch.gains.count < unknowns.count {
      scratch.gains += Array(repeating: 0, count: unknowns.count - scratch.gains.count)
    }
    for column in scratch.touched { scratch.gains[Int(column)] = 0 }
    scratch.touched.removeAll(keepingCapacity: true)
  }

  /// Keeps a variable on the side on which it is.
  private mutating func chooseSide(_ member: Int32) {
    let index = Int(member)
    let value = rows[index].constant
    if value > tolerance {
      unknowns[index].isAbove = true
    } else if value < -tolerance {
      unknowns[index].isAbove = false
    } else {
      unknowns[index].isAbove = !unknowns[index].costsAbove || unknowns[index].costsBelow
    }
  }

  /// Computes what a point of each column costs; returns true.
  private mutating func priceColumns(_ members: [Int32]) -> Bool {
    clearGains()
    for member in members where unknowns[Int(member)].isBasic {
      let unknown = unknowns[Int(member)]
      guard unknown.price(above: unknown.isAbove) > 0 else { continue }
      addGains(of: member, times: unknown.isAbove ? 1 : -1)
    }
    return true
  }

  /// Returns the cost of a point of a variable with a row, on its side.
  private func slope(of index: Int32, at rank: Double) -> Double {
    let unknown = unknowns[Int(index)]
    guard unknown.rank == rank else { return 0 }
    return unknown.price(above: unknown.isAbove) * (unknown.isAbove ? 1 : -1)
  }

  /// Changes the prices after a variable took the place of another.
  private mutating func reprice(
    _ entering: Int32, for leaving: Int32, _ slope: Double, at rank: Double
  ) {
    let old = scratch.gains[Int(entering)]
    scratch.gains[Int(entering)] = 0
    addGains(of: entering, times: old + self.slope(of: entering, at: rank))
    // What has no row no longer costs by its row.
    addGain(-slope, to: leaving)
  }

  /// Adds the row of a variable to the prices.
  private mutating func addGains(of index: Int32, times factor: Double) {
    guard factor != 0 else { return }
    for term in rows[Int(index)].terms { addGain(factor * term.factor, to: term.column) }
    work += rows[Int(index)].terms.count
  }

  private mutating func addGain(_ gain: Double, to column: Int32) {
    if scratch.gains[Int(column)] == 0 { scratch.touched.append(column) }
    scratch.gains[Int(column)] += gain
  }

  /// Returns the price of moving a variable without a row by a point.
  private func price(of column: Int32, rising: Bool, at rank: Double) -> Double {
    let unknown = unknowns[Int(column)]
    let own = unknown.rank == rank ? unknown.price(above: rising) : 0
    return (rising ? scratch.gains[Int(column)] : -scratch.gains[Int(column)]) + own
  }

  /// The columns among which the best move is taken.
  private static let window = 48

  /// Returns the move that gains the most among some columns, or the first one that gains, by the
  /// order of variables.
  private mutating func bestMove(at rank: Double, inOrder: Bool) -> Move? {
    var best: Move?
    let count = scratch.touched.count
    var seen = 0
    // Of required constraints all must hold, so that what fills the fewest rows comes first.
    func isFirst(_ column: Int32, _ other: Int32) -> Bool {
      rank == Self.required ? isCheaper(column, other) : column < other
    }
    // Columns are looked at in turn, so that far parts of a system do not cost each other.
    while seen < count, inOrder || best == nil || seen % Self.window != 0 {
      scratch.cursor = scratch.cursor + 1 < count ? scratch.cursor + 1 : 0
      seen += 1
      let column = scratch.touched[scratch.cursor]
      let unknown = unknowns[Int(column)]
      guard !unknown.isBasic else { continue }
      for rises in [true, false] {
        guard rises ? unknown.mayRise : unknown.mayFall else { continue }
        let gain = -price(of: column, rising: rises, at: rank)
        guard gain > Self.leastGain else { continue }
        if let best {
          let isBetter = inOrder ? column < best.column : gain > best.gain + 1e-12
          guard isBetter || (!inOrder && gain > best.gain - 1e-12 && isFirst(column, best.column))
          else { continue }
        }
        best = Move(column: column, rises: rises, gain: gain)
      }
    }
    work += seen / 8
    return best
  }

  /// True if fewer rows change with a column than with another; of equal ones, if it is the first.
  func isCheaper(_ column: Int32, _ other: Int32) -> Bool {
    (users(of: column), column) < (users(of: other), other)
  }

  /// Returns how far a variable without a row can move; nil if nothing stops it.
  mutating func step(
    of column: Int32, rising: Bool, at rank: Double, inOrder: Bool = false
  ) -> Step? {
    var best: Step?
    work += columns[Int(column)].count + 1
    for user in columns[Int(column)] where unknowns[Int(user)].isBasic {
      let unknown = unknowns[Int(user)]
      guard unknown.rank >= rank, unknown.costs else { continue }
      let factor = rows[Int(user)].factor(of: column)
      guard factor != 0 else { continue }
      let grows = (factor > 0) == rising
      let value = rows[Int(user)].constant
      // A required equality that holds stops both ways.
      let isFixed =
        unknown.rank == Self.required && unknown.isEquality && value.magnitude <= tolerance
      guard grows != unknown.isAbove || isFixed else { continue }
      let distance = isFixed ? 0 : max(0, unknown.isAbove ? value : -value)
      let step = Step(
        blocker: user, length: distance / factor.magnitude, size: factor.magnitude)
      guard let known = best else {
        best = step
        continue
      }
      let isTie = abs(step.length - known.length) <= 1e-12 * (1 + known.length)
      if isTie {
        if inOrder ? user < known.blocker : (step.size, known.blocker) > (known.size, user) {
          best = step
        }
      } else if step.length < known.length {
        best = step
      }
    }
    return best
  }

  /// Moves a variable until a row stops it, whose variable then has no row.
  mutating func take(_ step: Step, _ move: Move, at rank: Double) {
    let leaving = Int(step.blocker)
    exchange(move.column, for: step.blocker)
    unknowns[Int(move.column)].isAbove = move.rises
    let unknown = unknowns[leaving]
    if unknown.rank == rank, rank < Self.required {
      unknowns[leaving].mayRise = true
      unknowns[leaving].mayFall = true
    } else {
      unknowns[leaving].mayRise = unknown.isAbove
      unknowns[leaving].mayFall = !unknown.isAbove
      if unknown.rank == Self.required { unknowns[leaving].keepsItsSides() }
    }
  }

  /// Forbids each move that would cost at a priority.
  private mutating func freezeColumns(_ members: [Int32], at rank: Double) {
    func freeze(_ column: Int32) {
      let index = Int(column)
      if unknowns[index].mayRise, price(of: column, rising: true, at: rank) > Self.leastGain {
        unknowns[index].mayRise = false
      }
      if unknowns[index].mayFall, price(of: column, rising: false, at: rank) > Self.leastGain {
        unknowns[index].mayFall = false
      }
    }
    for column in scratch.touched where !unknowns[Int(column)].isBasic { freeze(column) }
    for member in members where !unknowns[Int(member)].isBasic { freeze(member) }
  }
}
