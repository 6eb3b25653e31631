/// Limits on the time and memory that degenerate descriptions take.
package enum SolverLimits {
  /// The maximum number of elements of the template of a group, nested ones included.
  package static let elements = 1_000_000

  /// The number of times an element is measured before its last size is kept.
  package static let measurements = 100
}
