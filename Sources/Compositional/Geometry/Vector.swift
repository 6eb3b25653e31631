/// A point or a distance in the plane, in points, addressed by axis.
package struct Vector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Vector(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a vector from its component along `axis` and its component across.
  package init(along axis: LayoutAxis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Vector(x: along, y: across) : Vector(x: across, y: along)
  }

  @inline(__always)
  package subscript(axis: LayoutAxis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  package static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y)
  }

  /// The same distance in the opposite direction.
  package var reversed: Vector { Vector(x: -x, y: -y) }
}
