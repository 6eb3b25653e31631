import Compositional

/// The cost of a point of length: a signed count per priority (content rule 4.3).
///
/// Costs are compared from the highest priority down, as Auto Layout minimizes them. A negative
/// cost means that more length repairs something. Costs form an ordered group: sums keep the order.
struct LengthCost: StackCost {
  /// A count at a priority.
  private struct Term: Equatable {
    let priority: Double
    let count: Int
  }

  /// The term of the highest priority, for most costs the only one; nil if the cost is nothing.
  private let top: Term?
  /// The other terms, from the highest priority down, none with a count of zero; nil if there are
  /// none, because references to empty arrays are counted, too.
  private let rest: [Term]?

  /// The cost of nothing.
  static let nothing = LengthCost(top: nil, rest: nil)
  /// The priority at which a solution fits (content rule 4.4).
  static let fittingPriority = 50.0
  /// The priority of the pull on the free edges of an item in a horizontal stack (content rule 4.2).
  static let pullPriority = 51.0
  /// The lowest priority, that of the wish of a spacer.
  static let lowest = 1.0
  /// A priority above all others: that of limits and of empty stacks (content rule 4.3).
  static let limit = 1001.0

  private init(top: Term?, rest: [Term]?) {
    self.top = top
    self.rest = rest
  }

  /// Creates a count at a priority.
  init(_ count: Int, at priority: Double) {
    self.init(top: Term(priority: priority, count: count), rest: nil)
  }

  /// The term at an index, from the highest priority down; nil beyond the last.
  private func term(_ index: Int) -> Term? {
    if index == 0 { return top }
    guard let rest, index <= rest.count else { return nil }
    return rest[index - 1]
  }

  /// The sign of the cost: negative if it is less than nothing.
  var sign: Int { top?.count.signum() ?? 0 }

  /// Adds two costs.
  ///
  /// - Complexity: O(terms)
  static func + (one: LengthCost, other: LengthCost) -> LengthCost {
    if one.top == nil { return other }
    if other.top == nil { return one }
    return combined(one, other, sign: 1)
  }

  /// Subtracts a cost.
  ///
  /// - Complexity: O(terms)
  static func - (one: LengthCost, other: LengthCost) -> LengthCost {
    other.top == nil ? one : combined(one, other, sign: -1)
  }

  private static func combined(_ one: LengthCost, _ other: LengthCost, sign: Int) -> LengthCost {
    if one.rest == nil, other.rest == nil, let first = one.top, let second = other.top,
      first.priority == second.priority
    {
      let count = first.count + sign * second.count
      return count == 0 ? .nothing : LengthCost(count, at: first.priority)
    }
    var (i, j) = (0, 0)
    var top: Term?
    var rest: [Term] = []
    while one.term(i) != nil || other.term(j) != nil {
      let (a, b) = (one.term(i), other.term(j))
      let priority = max(a?.priority ?? 0, b?.priority ?? 0)
      var count = 0
      if let a, a.priority == priority {
        count += a.count
        i += 1
      }
      if let b, b.priority == priority {
        count += sign * b.count
        j += 1
      }
      guard count != 0 else { continue }
      let term = Term(priority: priority, count: count)
      if top == nil { top = term } else { rest.append(term) }
    }
    return LengthCost(top: top, rest: rest.isEmpty ? nil : rest)
  }
}

extension LengthCost {
  /// Compares two costs from the highest priority down.
  ///
  /// - Complexity: O(terms)
  static func < (one: LengthCost, other: LengthCost) -> Bool {
    if let first = one.top, let second = other.top, first.priority != second.priority {
      return first.priority > second.priority ? first.count < 0 : second.count > 0
    }
    var index = 0
    while true {
      switch (one.term(index), other.term(index)) {
      case (nil, nil): return false
      case (let a?, nil): return a.count < 0
      case (nil, let b?): return b.count > 0
      case (let a?, let b?):
        if a.priority > b.priority { return a.count < 0 }
        if b.priority > a.priority { return b.count > 0 }
        if a.count != b.count { return a.count < b.count }
      }
      index += 1
    }
  }
}

/// The costs of any tree.
struct LengthScale: CostScale {
  /// Returns the cost of a count at a priority.
  func cost(_ count: Int, at priority: Double) -> LengthCost { LengthCost(count, at: priority) }
}
