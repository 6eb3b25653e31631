/// What an element was measured at, and for which proposal.
package struct MeasuredSize: Equatable, Sendable {
  /// The lengths that were measured, in points; NaN on axes that are not measured.
  package var size: Vector
  /// The lengths it was measured for, in points; NaN on axes that are measured.
  package var proposal: Vector

  /// An element that nobody has measured.
  package static let none = MeasuredSize(
    size: Vector(x: .nan, y: .nan), proposal: Vector(x: .nan, y: .nan))

  /// Whether something was measured.
  package var isMeasured: Bool { !size.x.isNaN || !size.y.isNaN }

  /// Whether the size still stands for an element of a frame that is measured on some axes.
  ///
  /// - Parameters:
  ///   - frame: the element's size now, in points.
  ///   - axes: the axes on which it is measured.
  package func holds(for frame: Vector, measuredOn axes: AxisSet) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      axes.contains(axis) ? !size[axis].isNaN : proposal[axis] == frame[axis]
    }
  }

  /// Equal where the numbers are, and where both have none.
  package static func == (one: Self, other: Self) -> Bool {
    func same(_ one: Double, _ other: Double) -> Bool {
      one == other || one.isNaN && other.isNaN
    }
    return same(one.size.x, other.size.x) && same(one.size.y, other.size.y)
      && same(one.proposal.x, other.proposal.x) && same(one.proposal.y, other.proposal.y)
  }
}
