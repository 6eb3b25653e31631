import Compositional

extension StackLengths {
  /// Gives a length to the root, and to every member its share (content rules 4.5, 4.6).
  ///
  /// - Complexity: O(*s* log *s*) for *s* segments.
  mutating func share(_ length: Double) {
    members[0].length = length
    for index in members.indices { share(in: index) }
  }

  /// Gives the items of a stack their lengths.
  mutating func share(in stack: Int) {
    guard let main = members[stack].axis else { return }
    if main == axis { shareLine(stack) } else { shareAcross(stack) }
  }

  /// Shares the length of a stack among its items.
  ///
  /// All items start at their least lengths and take the cheapest points first. Of points with the
  /// same cost, those that repair something go to the first items, and superfluous ones to the last
  /// items. Points that cost nothing are shared equally.
  private mutating func shareLine(_ stack: Int) {
    let items = members[stack].items
    var lows = 0.0
    for item in items {
      members[item].length = members[item].low
      lows += members[item].low
    }
    var rest =
      members[stack].length - members[stack].insets.total(axis) - members[stack].gaps - lows
    guard rest > 0 else { return }
    collect(items)
    var start = 0
    while start < steps.count, rest > 0 {
      var end = start + 1
      while end < steps.count, steps[end].cost == steps[start].cost { end += 1 }
      switch steps[start].cost.sign {
      case -1: for step in start..<end where rest > 0 { take(step, steps[step].amount, &rest) }
      case 1:
        for step in (start..<end).reversed() where rest > 0 {
          take(step, steps[step].amount, &rest)
        }
      default:
        steps.sortInPlace(start..<end) { $0.amount < $1.amount }
        for step in start..<end { take(step, rest / Double(end - step), &rest) }
      }
      start = end
    }
  }

  /// Gives an item at most `amount` points, its own and those that are left.
  private mutating func take(_ step: Int, _ amount: Double, _ rest: inout Double) {
    let amount = min(steps[step].amount, min(amount, rest))
    members[steps[step].item].length += amount
    rest -= amount
  }

  /// Gives the items of a stack their lengths across it.
  private mutating func shareAcross(_ stack: Int) {
    let pull = pull(in: stack)
    let end = members[stack].length - members[stack].insets.end(axis)
    let room = end - members[stack].insets.start(axis)
    for item in members[stack].items {
      let padding = members[item].padding
      let bound: Cost
      var most = room - padding.total(axis)
      switch members[item].alignment {
      case .fill:
        members[item].length = max(0, most)
        continue
      case .start, .end: bound = pull
      case .center:
        bound = pull
        most = room - 2 * padding.greater(axis)
      case .following: bound = .nothing
      }
      members[item].length = max(members[item].low, min(length(of: item, below: bound), most))
    }
  }
}
