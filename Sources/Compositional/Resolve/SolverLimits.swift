/// Bounds that keep degenerate descriptions from taking unbounded time and memory.
package enum SolverLimits {
  /// Elements that the template of one group may hold, nested ones included.
  package static let elements = 1_000_000

  /// The number of times an element is measured before its last size is kept.
  package static let measurements = 100
}
