import Compositional

extension CGRect {
  /// Returns true if no edge or length differs by more than a distance.
  ///
  /// - Parameters:
  ///   - other: The rectangle to compare with.
  ///   - tolerance: The largest difference that counts as equal, in points.
  package func isNear(_ other: CGRect, within tolerance: Double = 1e-6) -> Bool {
    origin.isNear(other.origin, within: tolerance) && size.isNear(other.size, within: tolerance)
  }
}

extension CGPoint {
  /// Returns true if neither coordinate differs by more than a distance, in points.
  package func isNear(_ other: CGPoint, within tolerance: Double = 1e-6) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension CGSize {
  /// Returns true if neither length differs by more than a distance, in points.
  package func isNear(_ other: CGSize, within tolerance: Double = 1e-6) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
