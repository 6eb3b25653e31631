import Compositional

extension StackMeter {
  /// A number with what it belongs to: the points of an item, or the change of a cost.
  struct Step {
    let item: Int
    /// The points, or the position of the change, in points.
    let amount: Double
    let cost: PackedCost
  }

  /// Computes the profiles of members along an axis, from the leaves up (content rule 4.3).
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - first: The first member; those before it are left out.
  /// - Complexity: O(*s* log *s*) for *s* segments.
  mutating func profile(along axis: LayoutAxis, from first: Int) {
    segments.removeAll(keepingCapacity: true)
    for index in (first..<members.count).reversed() {
      let start = segments.count
      let low: Double
      switch members[index].role {
      case .stack(let main):
        let inner = main == axis ? line(index, along: axis) : across(index, along: axis)
        low = inner + members[index].insets.total(axis)
      case .spacer(let limits):
        low = 0
        append(limits[axis], from: start)
      case .formula(let formula):
        let size = formula.size(fitting: axis == .horizontal ? .infinity : members[index].length)
        low = 0
        append(natural: axis == .horizontal ? size.x : size.y, of: index, along: axis)
      case .other(let rule):
        let size = others[rule].measured(
          fitting: axis == .horizontal ? .infinity : members[index].length, in: environment)
        low = 0
        append(natural: axis == .horizontal ? size.x : size.y, of: index, along: axis)
      }
      members[index].low = low
      members[index].segments = start..<segments.count
    }
  }

  /// Returns the length up to which points cost less than a cost, in points.
  func length(of member: Int, below cost: PackedCost) -> Double {
    var length = members[member].low
    for index in members[member].segments where segments[index].cost < cost {
      length += segments[index].amount
    }
    return length
  }

  /// Returns the cost at which an item that does not fill stops to be longer across its stack.
  func pull(in stack: Int) -> PackedCost {
    members[stack].axis == .horizontal ? scale.cost(1, at: LengthCost.pullPriority) : .nothing
  }

  // MARK: Leaves and spacers

  /// Appends points of a cost to the profile that starts at an index.
  private mutating func append(_ amount: Double, _ cost: PackedCost, from start: Int) {
    guard amount > 0 else { return }
    if segments.count > start, segments[segments.count - 1].cost == cost {
      segments[segments.count - 1].amount += amount
    } else {
      segments.append(Segment(amount: amount, cost: cost))
    }
  }

  private mutating func append(natural: Double, of leaf: Int, along axis: LayoutAxis) {
    if natural > 0 {
      let cost = scale.cost(-1, at: members[leaf].compression[axis])
      segments.append(Segment(amount: natural, cost: cost))
    }
    let cost = scale.cost(1, at: members[leaf].hugging[axis])
    segments.append(Segment(amount: .infinity, cost: cost))
  }

  private mutating func append(_ limits: ContentSpacer.Limits, from start: Int) {
    if let fixed = limits.fixed {
      append(Double(fixed), scale.cost(-1, at: LengthCost.limit), from: start)
      append(.infinity, scale.cost(1, at: LengthCost.limit), from: start)
      return
    }
    guard limits.min != nil || limits.max != nil else {
      append(.infinity, .nothing, from: start)
      return
    }
    let least = Double(limits.min ?? 0)
    let wish = Double(limits.min ?? limits.max ?? 0)
    let tooShort = scale.cost(-1, at: LengthCost.lowest)
    let tooLong = scale.cost(1, at: LengthCost.lowest)
    append(least, scale.cost(-1, at: LengthCost.limit) + tooShort, from: start)
    append(wish - least, tooShort, from: start)
    if let most = limits.max {
      append(Double(most) - wish, tooLong, from: start)
      append(.infinity, scale.cost(1, at: LengthCost.limit) + tooLong, from: start)
    } else {
      append(.infinity, tooLong, from: start)
    }
  }

  // MARK: Stacks

  /// Appends the profile along a stack, and returns its least length without insets, in points.
  private mutating func line(_ stack: Int, along axis: LayoutAxis) -> Double {
    let start = segments.count
    let items = members[stack].items
    var low = members[stack].gaps
    guard !items.isEmpty else {
      append(.infinity, scale.cost(1, at: LengthCost.limit), from: start)
      return low
    }
    collect(items)
    for item in items { low += members[item].low }
    for step in steps.indices {
      append(steps[step].amount, steps[step].cost, from: start)
      if steps[step].amount == .infinity { break }
    }
    return low
  }

  /// Notes the segments of items, the cheapest first, and equal ones in the order of the items.
  mutating func collect(_ items: Range<Int>) {
    steps.removeAll(keepingCapacity: true)
    for item in items {
      for index in members[item].segments {
        steps.append(
          Step(item: item, amount: segments[index].amount, cost: segments[index].cost))
      }
    }
    steps.sortInPlace(steps.indices) { $0.cost < $1.cost }
  }

  /// Appends the profile across a stack, and returns its least length without insets, in points.
  ///
  /// It is the sum of the functions of the items, each a number of steps up.
  private mutating func across(_ stack: Int, along axis: LayoutAxis) -> Double {
    let start = segments.count
    let items = members[stack].items
    let pull = pull(in: stack)
    var low = items.isEmpty ? 0 : -Double.infinity
    for item in items { low = max(low, functionLow(of: item, along: axis)) }
    if items.count == 1 {
      appendFunction(of: items.lowerBound, pull)
      return low
    }
    var cost = PackedCost.nothing
    steps.removeAll(keepingCapacity: true)
    for item in items {
      addFunction(of: item, from: functionLow(of: item, along: axis), above: low, pull, to: &cost)
    }
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

  /// Returns the least length of a stack for an item across it, in points.
  private func functionLow(of item: Int, along axis: LayoutAxis) -> Double {
    let padding = members[item].padding
    let room =
      members[item].alignment == .center ? 2 * padding.greater(axis) : padding.total(axis)
    return members[item].low + room
  }

  /// Appends the function of the only item of a stack across it.
  private mutating func appendFunction(of item: Int, _ pull: PackedCost) {
    let fills = members[item].alignment == .fill
    var isEndless = false
    for index in members[item].segments {
      let segment = segments[index]
      guard fills || segment.cost < pull else { break }
      segments.append(segment)
      isEndless = segment.amount == .infinity
    }
    if !isEndless { segments.append(Segment(amount: .infinity, cost: pull)) }
  }

  /// Adds the function of an item: its cost at the least length, and the steps from there.
  private mutating func addFunction(
    of item: Int, from low: Double, above least: Double, _ pull: PackedCost,
    to cost: inout PackedCost
  ) {
    var start = low
    var current: PackedCost?
    let fills = members[item].alignment == .fill
    func add(_ amount: Double, _ next: PackedCost, _ steps: inout [Step]) {
      let end = start + amount
      if end > least {
        if let current {
          steps.append(Step(item: item, amount: start, cost: next - current))
        } else {
          cost = cost + next
        }
        current = next
      }
      start = end
    }
    for index in members[item].segments {
      guard fills || segments[index].cost < pull else { break }
      add(segments[index].amount, segments[index].cost, &steps)
    }
    if !fills, start < .infinity { add(.infinity, pull, &steps) }
  }
}

extension Array where Element == StackMeter.Step {
  /// Sorts a part, and keeps the order of equal elements.
  ///
  /// - Complexity: O(*n* log *n*); without an allocation for a few.
  mutating func sortInPlace(_ range: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    guard range.count <= 24 else {
      self[range].sort(by: isBefore)
      return
    }
    withUnsafeMutableBufferPointer { steps in
      for next in range.dropFirst() {
        let step = steps[next]
        var index = next
        while index > range.lowerBound, isBefore(step, steps[index - 1]) {
          steps[index] = steps[index - 1]
          index -= 1
        }
        steps[index] = step
      }
    }
  }
}
