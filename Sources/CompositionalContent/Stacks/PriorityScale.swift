import Compositional

/// The cost of a point of length as one number (content rule 4.3).
///
/// The counts of a ``LengthCost`` are the digits of the number, that of the highest priority first.
/// A base above twice every count keeps the order of the costs and their sums.
struct PackedCost: StackCost {
  fileprivate let number: Int64

  fileprivate init(_ number: Int64) { self.number = number }

  /// The cost of nothing.
  static var nothing: PackedCost { PackedCost(0) }

  /// The sign of the cost: negative if it is less than nothing.
  var sign: Int { Int(number.signum()) }

  static func < (one: PackedCost, other: PackedCost) -> Bool { one.number < other.number }
  static func + (one: PackedCost, other: PackedCost) -> PackedCost {
    PackedCost(one.number + other.number)
  }
  static func - (one: PackedCost, other: PackedCost) -> PackedCost {
    PackedCost(one.number - other.number)
  }
}

/// The priorities in a tree of stacks, which are the digits of its costs.
struct PriorityScale: CostScale {
  /// The priorities, from the highest down.
  private var priorities: [Double] = []
  /// The bits of a digit.
  private var bits = 0

  /// Chooses the priorities and the base for a tree; nil if the numbers would be too large.
  ///
  /// - Complexity: O(members · priorities)
  init?(_ members: [StackMember]) {
    priorities.reserveCapacity(8)
    insert(LengthCost.fittingPriority)
    for index in members.indices {
      switch members[index].role {
      case .stack(let axis):
        if axis == .horizontal { insert(LengthCost.pullPriority) }
        if members[index].items.isEmpty { insert(LengthCost.limit) }
      case .spacer(let limits):
        guard limits != ContentSpacer() else { continue }
        insert(LengthCost.limit)
        insert(LengthCost.lowest)
      case .formula, .rule, .container:
        insert(members[index].hugging)
        insert(members[index].compression)
      }
    }
    // No count is greater than the number of members, and the differences of costs have digits of
    // twice the counts.
    bits = Int.bitWidth - (4 * members.count + 1).leadingZeroBitCount
    guard bits * priorities.count <= Int64.bitWidth - 2 else { return nil }
  }

  private mutating func insert(_ priority: Double) {
    var index = 0
    while index < priorities.count, priorities[index] > priority { index += 1 }
    if index < priorities.count, priorities[index] == priority { return }
    priorities.insert(priority, at: index)
  }

  private mutating func insert(_ priorities: ContentPriorities) {
    insert(priorities.horizontal)
    if priorities.vertical != priorities.horizontal { insert(priorities.vertical) }
  }

  /// Returns the cost of a count at a priority.
  ///
  /// - Complexity: O(priorities)
  func cost(_ count: Int, at priority: Double) -> PackedCost {
    var shift = bits * (priorities.count - 1)
    for known in priorities {
      if known == priority { return PackedCost(Int64(count) << Int64(shift)) }
      shift -= bits
    }
    preconditionFailure("The priority is not among those of the tree.")
  }
}
