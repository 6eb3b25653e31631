import Compositional

/// The differences between two sets of attributes, as lines of text; empty if they are equal.
package struct AttributesDifference: CustomStringConvertible {
  package let lines: [String]

  package var isEmpty: Bool { lines.isEmpty }

  /// The first 12 lines.
  package var description: String { lines.prefix(12).joined(separator: "\n") }

  /// Compares two sets by identifier, frame and z-index.
  ///
  /// - Parameters:
  ///   - expected: The expected attributes.
  ///   - actual: The actual attributes.
  ///   - tolerance: The maximum difference between coordinates of frames, in points.
  package init(
    expected: [LayoutAttributes], actual: [LayoutAttributes], tolerance: Double = 0.01
  ) {
    let wanted = Dictionary(expected.map { ($0.id, $0) }) { first, _ in first }
    let found = Dictionary(actual.map { ($0.id, $0) }) { first, _ in first }
    var lines: [String] = []
    if found.count != actual.count { lines.append("some element is there twice") }
    for (id, one) in wanted.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      guard let other = found[id] else {
        lines.append("missing \(one)")
        continue
      }
      let near = one.frame.isNear(other.frame, within: tolerance)
      if !near || one.zIndex != other.zIndex { lines.append("expected \(one), got \(other)") }
    }
    lines += actual.filter { wanted[$0.id] == nil }.map { "unexpected \($0)" }
    self.lines = lines
  }
}
