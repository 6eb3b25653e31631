/// A linear program in a dense table, solved from scratch by Bland's rule.
///
/// Its variables are at least 0. It shares nothing with the solver that it checks.
package struct DenseProgram {
  package private(set) var rows: [[Double]] = []
  package private(set) var sides: [Double] = []
  package private(set) var count = 0

  package init() {}

  package mutating func addVariable() -> Int {
    count += 1
    return count - 1
  }

  /// Adds an equation.
  package mutating func add(_ terms: [Int: Double], equals side: Double) {
    var row = Array(repeating: 0.0, count: count)
    for (variable, factor) in terms { row[variable] += factor }
    rows.append(row)
    sides.append(side)
  }

  /// Returns the least value of a sum and where it is; nil if nothing satisfies the equations, and
  /// minus infinity if there is no least value.
  package func minimum(of cost: [Int: Double]) -> (value: Double, point: [Double])? {
    let height = rows.count
    let width = count + height
    var table: [[Double]] = []
    for (index, row) in rows.enumerated() {
      let sign: Double = sides[index] < 0 ? -1 : 1
      var line = row.map { $0 * sign } + Array(repeating: 0, count: width - row.count)
      line[count + index] = 1
      table.append(line + [sides[index] * sign])
    }
    var basis = (0..<height).map { count + $0 }
    var artificial = Array(repeating: 0.0, count: width)
    for index in count..<width { artificial[index] = 1 }
    guard let infeasibility = Self.descend(&table, &basis, artificial, limit: width),
      infeasibility < 1e-7
    else { return nil }
    // Artificial variables leave the basis, or their rows say nothing.
    for row in (0..<height).reversed() where basis[row] >= count {
      if let column = (0..<count).first(where: { abs(table[row][$0]) > 1e-9 }) {
        Self.pivot(&table, &basis, row, column)
      } else {
        table.remove(at: row)
        basis.remove(at: row)
      }
    }
    var costs = Array(repeating: 0.0, count: width)
    for (variable, factor) in cost { costs[variable] += factor }
    let value = Self.descend(&table, &basis, costs, limit: count)
    var point = Array(repeating: 0.0, count: count)
    for (row, variable) in basis.enumerated() { point[variable] = table[row][width] }
    return (value ?? -.infinity, point)
  }

  /// Returns the least cost; nil if there is none.
  private static func descend(
    _ table: inout [[Double]], _ basis: inout [Int], _ costs: [Double], limit: Int
  ) -> Double? {
    let side = costs.count
    while true {
      // Most variables cost nothing.
      let priced = basis.indices.filter { costs[basis[$0]] != 0 }
      func reduced(_ column: Int) -> Double {
        var cost = costs[column]
        for row in priced { cost -= costs[basis[row]] * table[row][column] }
        return cost
      }
      guard let column = (0..<limit).first(where: { reduced($0) < -1e-9 }) else {
        return zip(basis, table).reduce(0) { $0 + costs[$1.0] * $1.1[side] }
      }
      var best: (row: Int, ratio: Double)?
      for row in table.indices where table[row][column] > 1e-9 {
        let ratio = table[row][side] / table[row][column]
        if let known = best {
          if ratio > known.ratio + 1e-12 { continue }
          if ratio > known.ratio - 1e-12, basis[row] > basis[known.row] { continue }
        }
        best = (row, ratio)
      }
      guard let best else { return nil }
      pivot(&table, &basis, best.row, column)
    }
  }

  private static func pivot(
    _ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int
  ) {
    let scale = table[row][column]
    let line = table[row].map { $0 / scale }
    table[row] = line
    // Most entries are 0.
    let used = line.indices.filter { line[$0] != 0 }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in used { table[other][index] -= factor * line[index] }
    }
    basis[row] = column
  }
}
