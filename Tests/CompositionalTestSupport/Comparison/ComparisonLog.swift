import Compositional

/// The differences found while two layouts are compared step by step.
package struct ComparisonLog {
  /// The differences, in the order they were found.
  package private(set) var lines: [String] = []

  package init() {}

  /// True if no difference was found.
  package var isEmpty: Bool { lines.isEmpty }

  /// The first few differences.
  package var summary: String { lines.prefix(4).joined(separator: "\n") }

  /// Adds a difference.
  package mutating func add(_ line: String) { lines.append(line) }

  /// Compares two lists of elements by id, frame and z-index.
  package mutating func compare(
    _ subject: String, _ actual: [LayoutAttributes], with expected: [LayoutAttributes],
    tolerance: Double = 0.01
  ) {
    let difference = AttributesDifference(
      expected: expected, actual: actual, tolerance: tolerance)
    if !difference.isEmpty { add("\(subject): \(difference)") }
  }

  /// Compares the answers for one element; nil if it does not exist.
  package mutating func compare(
    _ subject: String, _ actual: LayoutAttributes?, with expected: LayoutAttributes?
  ) {
    compare(subject, actual.map { [$0] } ?? [], with: expected.map { [$0] } ?? [])
  }

  /// Compares two sizes of the content, to a hundredth of a point.
  package mutating func compare(_ actual: CGSize, with expected: CGSize) {
    if actual.isNear(expected, within: 0.01) { return }
    add("content size \(actual), expected \(expected)")
  }
}
