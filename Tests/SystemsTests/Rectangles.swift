import UIKit

/// A rectangle, shorter.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns true if no edges of two rectangles differ by more than a tolerance, in points; without one, by
/// more than rounding errors.
func isNear(_ one: CGRect?, _ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  guard let one else { return false }
  let edges = [
    one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
  ]
  return edges.allSatisfy { abs($0) <= tolerance }
}
