import Compositional

/// The insets of sections along the scroll direction, and the spacing between sections.
///
/// Only their sums are seen: the room between two sections is the end inset of the first, the spacing
/// and the start inset of the second. The plainest values with these sums are the answer.
struct StackEquations {
  /// A sum that was seen.
  struct Sum {
    /// The kind of section whose inset at the start is part of it.
    var start: Int?
    /// The kind of section whose inset at the end is part of it.
    var end: Int?
    /// How many times the spacing is part of it.
    var spacings: Int
    /// The sum, in points.
    var points: Double
  }

  /// The values of the insets, by kind of section, and of the spacing.
  struct Values {
    var starts: [Int: Double] = [:]
    var ends: [Int: Double] = [:]
    var spacing = 0.0
    /// The sums that differ.
    var wrong = 0
    var cost = 0.0
  }

  /// How much two positions that were rounded to pixels may change a sum, in points.
  private static let rounding = 0.34

  private(set) var sums: [Sum] = []
  let slack: Slack
  /// The kinds whose cells are at frames of their own, so that every point counts.
  var exact: Set<Int> = []
  /// The inset across, by kind of section, which the others are often equal to.
  let sides: [Int: Double]

  init(slack: Slack, sides: [Int: Double]) {
    self.slack = slack
    self.sides = sides
  }

  mutating func add(_ sum: Sum) {
    let isKnown = sums.contains {
      $0.start == sum.start && $0.end == sum.end && $0.spacings == sum.spacings
        && abs($0.points - sum.points) <= slack.same + 0.01
    }
    if !isKnown, sums.count < 256 { sums.append(sum) }
  }

  /// Returns the plainest values.
  func solved() -> Values {
    var best: Values?
    for spacing in spacings {
      for symmetric in [true, false] {
        let values = values(spacing, symmetric: symmetric)
        if best.map({ (values.wrong, values.cost) < ($0.wrong, $0.cost) }) ?? true {
          best = values
        }
      }
    }
    return best ?? Values()
  }

  /// The spacings that the sums suggest.
  private var spacings: [Double] {
    var found = [0.0]
    func offer(_ points: Double) {
      let plain = PlainNumber.distance(points - slack.same, points + slack.same)?.value ?? points
      if plain >= 0, !found.contains(where: { abs($0 - plain) < 0.001 }), found.count < 24 {
        found.append(plain)
      }
    }
    for sum in sums where sum.spacings > 0 {
      if sum.start == nil, sum.end == nil { offer(sum.points / Double(sum.spacings)) }
    }
    for sum in sums where sum.spacings > 0 {
      for other in sums
      where other.spacings > sum.spacings && other.start == sum.start && other.end == sum.end {
        offer((other.points - sum.points) / Double(other.spacings - sum.spacings))
      }
      offer(sum.points / Double(sum.spacings))
      for known in sums where known.spacings == 0 {
        offer((sum.points - known.points) / Double(sum.spacings))
        offer((sum.points - 2 * known.points) / Double(sum.spacings))
        for other in sums where other.spacings == 0 {
          offer((sum.points - known.points - other.points) / Double(sum.spacings))
        }
      }
      for side in sides.values { offer((sum.points - 2 * side) / Double(sum.spacings)) }
    }
    return found
  }

  private func values(_ spacing: Double, symmetric: Bool) -> Values {
    var values = Values()
    values.spacing = spacing
    var open = sums
    while !open.isEmpty {
      var rest: [Sum] = []
      for sum in open {
        var points = sum.points - Double(sum.spacings) * spacing
        var unknown = 0
        if let start = sum.start {
          if let known = values.starts[start] { points -= known } else { unknown += 1 }
        }
        if let end = sum.end {
          if let known = values.ends[end] { points -= known } else { unknown += 1 }
        }
        if unknown == 2 {
          rest.append(sum)
        } else if unknown == 1 {
          set(points, sum, &values)
        } else if abs(points) > 2 * slack.same + Self.rounding {
          values.wrong += 1
        }
      }
      if rest.count == open.count, let sum = rest.first, let start = sum.start {
        guess(start, of: sum, symmetric: symmetric, &values)
      }
      open = rest
    }
    values.cost = cost(values)
    return values
  }

  private func set(_ points: Double, _ sum: Sum, _ values: inout Values) {
    let isExact = [sum.start, sum.end].contains { $0.map(exact.contains) ?? false }
    let seen =
      isExact
      ? PlainNumber.length(points - 0.002, points + 0.002)
      : PlainNumber.distance(points - slack.same, points + slack.same)
    let plain = seen?.value ?? points
    if plain < -0.001 { values.wrong += 1 }
    if let start = sum.start, values.starts[start] == nil {
      values.starts[start] = max(0, plain)
    } else if let end = sum.end {
      values.ends[end] = max(0, plain)
    }
  }

  /// Chooses one of two unknown insets.
  private func guess(_ start: Int, of sum: Sum, symmetric: Bool, _ values: inout Values) {
    let room = sum.points - Double(sum.spacings) * values.spacing
    if symmetric, let end = sum.end, let known = values.starts[end] {
      values.ends[end] = min(known, max(0, room))
    } else if symmetric, let known = values.ends[start] {
      values.starts[start] = min(known, max(0, room))
    } else if symmetric {
      values.starts[start] = min(sides[start] ?? room / 2, max(0, room))
    } else if let end = sum.end {
      values.ends[end] = 0
    }
  }

  private func cost(_ values: Values) -> Double {
    var cost = values.spacing == 0 ? 0 : 0.5 + oddness(values.spacing)
    for kind in Set(values.starts.keys).union(values.ends.keys) {
      let start = values.starts[kind] ?? 0
      let end = values.ends[kind] ?? start
      let side = sides[kind] ?? 0
      if start != 0, start != side { cost += 0.6 + oddness(start) }
      if start == 0, side != 0 { cost += 0.1 }
      if end != start { cost += end == 0 ? 0.3 : end == side ? 0.2 : 0.6 + oddness(end) }
    }
    return cost
  }

  private func oddness(_ points: Double) -> Double {
    PlainNumber.length(points - slack.same, points + slack.same)?.oddness ?? 4
  }
}
