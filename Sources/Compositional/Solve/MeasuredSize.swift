/// The measured size of an element, and the proposal it was measured for.
package struct MeasuredSize: Equatable, Sendable {
  /// The lengths that were measured, in points; NaN on axes that are not measured.
  package var size: Vector
  /// The lengths it was measured for, in points; NaN on axes that are measured.
  package var proposal: Vector

  /// The size of an element that was not measured.
  package static let none = MeasuredSize(
    size: Vector(x: .nan, y: .nan), proposal: Vector(x: .nan, y: .nan))

  /// True if a length was measured.
  package var isMeasured: Bool { !size.x.isNaN || !size.y.isNaN }

  /// Returns true if the size still holds for an element.
  ///
  /// - Parameters:
  ///   - frame: The current size of the element, in points.
  ///   - axes: The axes on which it is measured.
  package func holds(for frame: Vector, measuredOn axes: AxisSet) -> Bool {
    func holds(_ axis: LayoutAxis) -> Bool {
      axes.contains(axis) ? !size[axis].isNaN : proposal[axis] == frame[axis]
    }
    return holds(.horizontal) && holds(.vertical)
  }

  /// Returns true if all numbers are equal; two NaNs count as equal.
  package static func == (one: Self, other: Self) -> Bool {
    func same(_ one: Double, _ other: Double) -> Bool {
      one == other || one.isNaN && other.isNaN
    }
    return same(one.size.x, other.size.x) && same(one.size.y, other.size.y)
      && same(one.proposal.x, other.proposal.x) && same(one.proposal.y, other.proposal.y)
  }
}

extension MeasuredSize {
  /// Returns true if the size still holds for a cell.
  @inline(__always)
  func holds(for cell: SolvedGroup.Cell) -> Bool {
    holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
  }

  /// Creates the size of an element measured along one axis, for any proposal.
  init(along axis: LayoutAxis, _ length: Double) {
    self = .none
    size[axis] = length
  }
}
