import CompositionalContent
import CompositionalTestSupport

extension ReferenceSystem {
  /// Creates a random system with few numbers, so that ties and degenerate corners are common.
  init(seed: UInt64, conflicts: Bool) {
    var random = RandomSource(seed: seed)
    let count = random.integer(1...6)
    for _ in 0..<count { bounds.append(random.chance(50)) }
    let priorities: [Double] = [1000, 999, 750, 750, 250.5, 250, 50, 1]
    for _ in 0..<random.integer(1...12) {
      var terms: [(variable: Int, factor: Double)] = []
      for _ in 0..<random.integer(1...3) {
        terms.append(
          (random.integer(0...count - 1), random.pick([1, 1, -1, -1, 0.5, 2, -0.25])))
      }
      let priority = random.pick(priorities)
      items.append(
        Item(
          terms: terms, relation: random.pick(ConstraintRelation.allCases),
          constant: Double(random.integer(-3...6)) * 10,
          priority: priority == 1000 && !conflicts && random.chance(40) ? 999 : priority))
    }
  }
}
