import Compositional

extension StackLengths {
  /// Appends the profile across a stack, and returns its least length without insets, in points.
  ///
  /// It is the sum of the functions of the items, each a number of steps up.
  ///
  /// - Complexity: O(*s* log *s*) for *s* segments.
  mutating func across(_ stack: Int) -> Double {
    let start = segments.count
    let items = members[stack].items
    let pull = pull(in: stack)
    var low = items.isEmpty ? 0 : -Double.infinity
    for item in items { low = max(low, functionLow(of: item)) }
    if items.count == 1 {
      appendFunction(of: items.lowerBound, pull)
      return low
    }
    var cost = Cost.nothing
    steps.removeAll(keepingCapacity: true)
    for item in items { addFunction(of: item, above: low, pull, to: &cost) }
    steps.sortInPlace(steps.indices) { $0.amount < $1.amount }
    var end = low
    for step in steps.indices {
      append(steps[step].amount - end, cost, from: start)
      end = max(end, steps[step].amount)
      cost = cost + steps[step].cost
    }
    append(.infinity, cost, from: start)
    return low
  }

  /// Makes the stack of an item that follows others so long that the item fits in.
  ///
  /// - Parameters:
  ///   - stack: The stack; its profile is the last.
  ///   - item: The item.
  ///   - length: The length at which it fits, in points without the insets of the stack.
  mutating func grow(_ stack: Int, for item: Int, to length: Double) {
    let cost = scale.cost(-1, at: members[item].compression[axis])
    let amount = length - functionLow(of: item)
    growths[item] = amount > 0 ? [Segment(amount: amount, cost: cost)] : []
    let start = members[stack].segments.lowerBound
    segments.removeSubrange(start...)
    members[stack].low = across(stack)
    members[stack].segments = start..<segments.count
  }

  /// Returns the least length of a stack for an item across it, in points.
  private func functionLow(of item: Int) -> Double {
    let padding = members[item].padding
    let room =
      members[item].alignment == .center ? 2 * padding.greater(axis) : padding.total(axis)
    return members[item].low + room
  }

  /// Returns the cost at which an item without a growth stops growing across its stack.
  private func bound(of item: Int, _ pull: Cost) -> Cost {
    members[item].alignment == .following ? .nothing : pull
  }

  /// Appends the function of the only item of a stack across it.
  private mutating func appendFunction(of item: Int, _ pull: Cost) {
    if hasFollowers, let growth = growths[item] {
      segments += growth
      segments.append(Segment(amount: .infinity, cost: pull))
      return
    }
    let fills = members[item].alignment == .fill
    let bound = bound(of: item, pull)
    var isEndless = false
    for index in members[item].segments {
      let segment = segments[index]
      guard fills || segment.cost < bound else { break }
      segments.append(segment)
      isEndless = segment.amount == .infinity
    }
    if !isEndless { segments.append(Segment(amount: .infinity, cost: pull)) }
  }

  /// Adds the function of an item: its cost at the least length, and the steps from there.
  private mutating func addFunction(
    of item: Int, above least: Double, _ pull: Cost, to cost: inout Cost
  ) {
    var start = functionLow(of: item)
    var current: Cost?
    func add(_ segment: Segment, _ steps: inout [Step]) {
      let end = start + segment.amount
      if end > least {
        if let current {
          steps.append(Step(item: item, amount: start, cost: segment.cost - current))
        } else {
          cost = cost + segment.cost
        }
        current = segment.cost
      }
      start = end
    }
    let fills = members[item].alignment == .fill
    if hasFollowers, let growth = growths[item] {
      for segment in growth { add(segment, &steps) }
    } else {
      let bound = bound(of: item, pull)
      for index in members[item].segments {
        guard fills || segments[index].cost < bound else { break }
        add(segments[index], &steps)
      }
    }
    if !fills, start < .infinity { add(Segment(amount: .infinity, cost: pull), &steps) }
  }
}
