/// What the solver knows about a variable.
///
/// A constraint has a variable too: the amount by which its left side exceeds its right side.
struct SolverUnknown {
  /// The role of a variable.
  enum Role { case unused, variable, constraint }

  var role = Role.unused
  /// The priority of being on the right side of 0; 0 if no side costs.
  var rank = 0.0
  /// True if it costs to be above 0.
  var costsAbove = false
  /// True if it costs to be below 0.
  var costsBelow = false
  /// True if a row defines it.
  var isBasic = false
  /// For a variable with a row: true if it is kept at or above 0, false if at or below.
  var isAbove = true
  /// For a variable without a row, whose value is 0: true if it may grow.
  var mayRise = true
  /// For a variable without a row, whose value is 0: true if it may shrink.
  var mayFall = true

  /// True if a side of it costs.
  var costs: Bool { costsAbove || costsBelow }

  /// True if both sides cost.
  var isEquality: Bool { costsAbove && costsBelow }

  /// The price of a point on a side.
  func price(above: Bool) -> Double { (above ? costsAbove : costsBelow) ? 1 : 0 }

  /// Makes a variable without a row move only to the sides that cost nothing.
  mutating func keepsItsSides() {
    mayRise = !costsAbove
    mayFall = !costsBelow
  }
}
