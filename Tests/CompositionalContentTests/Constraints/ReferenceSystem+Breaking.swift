import CompositionalContent

extension ReferenceSystem.Item {
  /// True if the item breaks and another does not.
  ///
  /// The variables are the items of the rule, and have no attributes. What the rule leaves open, the
  /// factors decide.
  func breaks(rather other: Self) -> Bool {
    let (mine, theirs) = (normal, other.normal)
    if mine.variables.first != theirs.variables.first {
      return mine.variables.first ?? -1 > theirs.variables.first ?? -1
    }
    if mine.second != theirs.second { return mine.second > theirs.second }
    if mine.relation != theirs.relation {
      if mine.relation == .equal || theirs.relation == .equal { return theirs.relation == .equal }
      return mine.relation == .lessThanOrEqual
    }
    if mine.constant != theirs.constant { return mine.constant > theirs.constant }
    for index in 0..<max(mine.variables.count, theirs.variables.count) {
      guard index < theirs.variables.count else { return true }
      guard index < mine.variables.count else { return false }
      let (one, two) = (mine.variables[index], theirs.variables[index])
      if one != two { return one > two }
      if mine.factors[index] != theirs.factors[index] {
        return mine.factors[index] > theirs.factors[index]
      }
    }
    return false
  }

  /// The item solved for its last variable.
  private var normal:
    (
      variables: [Int], factors: [Double], second: Int, relation: ConstraintRelation,
      constant: Double
    )
  {
    var sums: [Int: Double] = [:]
    for term in terms { sums[term.variable, default: 0] += term.factor }
    let variables = sums.keys.filter { sums[$0] != 0 }.sorted(by: >)
    guard let last = variables.first, let scale = sums[last] else {
      return ([], [], -1, relation, constant)
    }
    return (
      variables, variables.map { (sums[$0] ?? 0) / scale },
      variables.count > 1 ? variables[1] : last, scale < 0 ? relation.reversed : relation,
      constant / scale
    )
  }
}
