import CompositionalContent

/// Frames by path, for comparisons.
extension ContentSolution {
  var byPath: [String: CGRect] {
    Dictionary(frames.map { ($0.path, $0.frame) }) { first, _ in first }
  }
}

extension CGRect {
  /// Returns true if all four numbers differ by at most a tolerance.
  func isNear(_ other: CGRect, within tolerance: Double = 1e-6) -> Bool {
    abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}
