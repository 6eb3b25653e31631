/// A variable outside the basis with its factor.
struct SolverTerm {
  var column: Int32
  var factor: Double
}

/// A constant plus terms, the terms by ascending columns.
struct SolverRow {
  /// Factors of a smaller magnitude are rounding errors.
  static let least = 1e-11

  var constant = 0.0
  var terms: [SolverTerm] = []

  /// Returns the factor of a column, 0 if it has none.
  ///
  /// - Complexity: O(log terms)
  func factor(of column: Int32) -> Double {
    let index = index(of: column)
    return index < terms.count && terms[index].column == column ? terms[index].factor : 0
  }

  /// Returns the index of the first term at or after a column.
  func index(of column: Int32) -> Int {
    terms.withUnsafeBufferPointer { terms in
      var (low, high) = (0, terms.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].column < column { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Adds a factor to a column.
  mutating func add(_ factor: Double, of column: Int32) {
    let index = index(of: column)
    guard index < terms.count, terms[index].column == column else {
      if factor != 0 { terms.insert(SolverTerm(column: column, factor: factor), at: index) }
      return
    }
    terms[index].factor += factor
    if terms[index].factor.magnitude < Self.least { terms.remove(at: index) }
  }

  /// Adds a row times a factor.
  ///
  /// - Parameters:
  ///   - other: The row.
  ///   - factor: The factor.
  ///   - scratch: Room for terms, which is exchanged.
  mutating func add(_ other: SolverRow, times factor: Double, _ scratch: inout [SolverTerm]) {
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(terms.count + other.terms.count)
    var place = 0
    for term in other.terms {
      while place < terms.count, terms[place].column < term.column {
        scratch.append(terms[place])
        place += 1
      }
      var sum = factor * term.factor
      if place < terms.count, terms[place].column == term.column {
        sum += terms[place].factor
        place += 1
        if sum.magnitude < Self.least { continue }
      }
      if sum != 0 { scratch.append(SolverTerm(column: term.column, factor: sum)) }
    }
    scratch += terms[place...]
    swap(&terms, &scratch)
  }

  /// Solves the row for a column, whose place in the row its variable takes.
  ///
  /// - Parameters:
  ///   - column: The column, which has a factor.
  ///   - own: The variable that the row defined.
  mutating func solve(for column: Int32, from own: Int32) {
    let place = index(of: column)
    let scale = -1 / terms[place].factor
    terms.remove(at: place)
    constant *= scale
    for index in terms.indices { terms[index].factor *= scale }
    terms.insert(SolverTerm(column: own, factor: -scale), at: index(of: own))
  }

  /// Replaces a column by a row.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - factor: Its factor in this row.
  ///   - other: The row that defines it.
  ///   - scratch: Room for terms, which is exchanged, and for the other columns that are new in this
  ///     row, and those that it no longer has.
  mutating func replace(
    _ column: Int32, _ factor: Double, by other: SolverRow, _ scratch: inout SolverScratch
  ) {
    constant += factor * other.constant
    scratch.terms.removeAll(keepingCapacity: true)
    scratch.added.removeAll(keepingCapacity: true)
    scratch.lost.removeAll(keepingCapacity: true)
    terms.withUnsafeBufferPointer { mine in
      other.terms.withUnsafeBufferPointer { theirs in
        var (i, j) = (0, 0)
        while i < mine.count || j < theirs.count {
          if j == theirs.count || (i < mine.count && mine[i].column < theirs[j].column) {
            if mine[i].column != column { scratch.terms.append(mine[i]) }
            i += 1
          } else if i == mine.count || theirs[j].column < mine[i].column {
            let term = SolverTerm(column: theirs[j].column, factor: factor * theirs[j].factor)
            if term.factor.magnitude >= Self.least {
              scratch.terms.append(term)
              scratch.added.append(term.column)
            }
            j += 1
          } else {
            let sum = mine[i].factor + factor * theirs[j].factor
            if sum.magnitude >= Self.least {
              scratch.terms.append(SolverTerm(column: mine[i].column, factor: sum))
            } else {
              scratch.lost.append(mine[i].column)
            }
            i += 1
            j += 1
          }
        }
      }
    }
    swap(&terms, &scratch.terms)
  }
}
