import Compositional

/// The cost of a point of length as one number (content rule 4.3).
///
/// The counts of a ``LengthCost`` are the digits of the number, that of the highest priority first.
/// A base above twice every count keeps the order of the costs and their sums.
struct PackedCost: Hashable, Comparable {
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
struct PriorityScale {
  /// The priorities, from the highest down.
  private var priorities: [Double] = []
  /// The bits of a digit.
  private var bits = 0

  init() {
    priorities.reserveCapacity(8)
    insert(LengthCost.fittingPriority)
  }

  /// Adds a priority.
  ///
  /// - Complexity: O(priorities)
  mutating func insert(_ priority: Double) {
    var index = 0
    while index < priorities.count, priorities[index] > priority { index += 1 }
    if index < priorities.count, priorities[index] == priority { return }
    priorities.insert(priority, at: index)
  }

  /// Adds the priorities of both axes.
  mutating func insert(_ priorities: ContentPriorities) {
    insert(priorities.horizontal)
    if priorities.vertical != priorities.horizontal { insert(priorities.vertical) }
  }

  /// Chooses the base.
  ///
  /// - Parameter members: The number of members of the tree; no count is greater.
  /// - Returns: False if the numbers would be too large.
  mutating func fit(_ members: Int) -> Bool {
    // The differences of costs have digits of twice the counts.
    bits = Int.bitWidth - (4 * members + 1).leadingZeroBitCount
    return bits * priorities.count <= Int64.bitWidth - 2
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
