/// The cost of a point of length, in one of its forms (content rule 4.3).
///
/// Costs form an ordered group: sums keep the order.
protocol StackCost: Comparable, Sendable {
  /// The cost of nothing.
  static var nothing: Self { get }
  /// The sign of the cost: negative if it is less than nothing.
  var sign: Int { get }

  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
}

/// A form of costs, which ``StackLengths`` computes with.
protocol CostScale: Sendable {
  associatedtype Cost: StackCost

  /// Returns the cost of a count at a priority.
  func cost(_ count: Int, at priority: Double) -> Cost
}
