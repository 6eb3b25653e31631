import Compositional

/// The table of content rule 4.3.
extension StackLengths {
  /// Appends points of a cost, not less than the last, to the profile that starts at an index.
  mutating func append(_ amount: Double, _ cost: Cost, from start: Int) {
    guard amount > 0 else { return }
    if segments.count > start, segments[segments.count - 1].cost == cost {
      segments[segments.count - 1].amount += amount
    } else {
      segments.append(Segment(amount: amount, cost: cost))
    }
  }

  /// Appends the profile of a leaf, with its natural length in points.
  mutating func append(natural: Double, of leaf: Int) {
    if natural > 0 {
      let cost = scale.cost(-1, at: members[leaf].compression[axis])
      segments.append(Segment(amount: natural, cost: cost))
    }
    let cost = scale.cost(1, at: members[leaf].hugging[axis])
    segments.append(Segment(amount: .infinity, cost: cost))
  }

  /// Appends the profile of a spacer, which starts at an index.
  mutating func append(_ limits: ContentSpacer.Limits, from start: Int) {
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

  // MARK: Along a stack

  /// Appends the profile along a stack, and returns its least length without insets, in points.
  ///
  /// It has the segments of all items, by cost.
  mutating func line(_ stack: Int) -> Double {
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
}

extension Array {
  /// Sorts a part, and keeps the order of equal elements.
  ///
  /// - Complexity: O(*n* log *n*); without an allocation for a few.
  mutating func sortInPlace(_ range: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    withUnsafeMutableBufferPointer { elements in
      guard range.count <= 24 else {
        var part = UnsafeMutableBufferPointer(rebasing: elements[range])
        part.sort(by: isBefore)
        return
      }
      for next in range.dropFirst() {
        let element = elements[next]
        var index = next
        while index > range.lowerBound, isBefore(element, elements[index - 1]) {
          elements[index] = elements[index - 1]
          index -= 1
        }
        elements[index] = element
      }
    }
  }
}
