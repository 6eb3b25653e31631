import Compositional

/// A point, a distance or a size in points, addressed by axis.
package struct ReferencePoint: Equatable {
  package var x: Double
  package var y: Double

  static let zero = ReferencePoint(x: 0, y: 0)

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ size: CGSize) { self.init(x: size.width, y: size.height) }

  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  static func + (one: Self, other: Self) -> Self { Self(x: one.x + other.x, y: one.y + other.y) }
}

/// A rectangle in points, addressed by axis.
package struct ReferenceBox: Equatable {
  package var origin: ReferencePoint
  package var size: ReferencePoint

  init(origin: ReferencePoint, size: ReferencePoint) {
    self.origin = origin
    self.size = size
  }

  /// Creates a box with non-negative lengths from any rectangle.
  init(_ rect: CGRect) {
    self.init(
      origin: ReferencePoint(x: rect.minX, y: rect.minY),
      size: ReferencePoint(x: rect.width, y: rect.height))
  }

  var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }

  func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }

  func moved(by distance: ReferencePoint) -> Self {
    Self(origin: origin + distance, size: size)
  }

  /// Returns the box without insets; insets larger than the box leave the difference, at the
  /// leading inset (rules 2.1.6, 2.31).
  func inset(by insets: ReferenceInsets) -> Self {
    var box = self
    for axis in LayoutAxis.allCases {
      box.origin[axis] += insets.start[axis]
      box.size[axis] = abs(size[axis] - insets.start[axis] - insets.end[axis])
    }
    return box
  }

  /// Returns true if the open intervals of both overlap on each axis; touching does not count
  /// (rule 2.19).
  func meets(_ other: Self) -> Bool {
    LayoutAxis.allCases.allSatisfy { meets(other, along: $0) }
  }

  func meets(_ other: Self, along axis: LayoutAxis) -> Bool {
    origin[axis] < other.end(axis) && other.origin[axis] < end(axis)
  }

  /// Returns true if both share at least a point.
  func touches(_ other: Self) -> Bool {
    LayoutAxis.allCases.allSatisfy { touches(other, along: $0) }
  }

  func touches(_ other: Self, along axis: LayoutAxis) -> Bool {
    origin[axis] <= other.end(axis) && other.origin[axis] <= end(axis)
  }

  /// Returns the part that both share, possibly without area; nil if they do not touch.
  func clipped(to other: Self) -> Self? {
    guard touches(other) else { return nil }
    var box = self
    for axis in LayoutAxis.allCases {
      box.origin[axis] = max(origin[axis], other.origin[axis])
      let end = min(end(axis), other.end(axis))
      box.size[axis] = end - box.origin[axis]
      // Rounding must not make it longer: it would find what it only touches.
      if box.end(axis) > end { box.size[axis] = max(0, box.size[axis] - end.ulp) }
    }
    return box
  }

  /// Returns the box mirrored in content of a width, in points.
  func mirrored(in width: Double) -> Self {
    var box = self
    box.origin.x = width - origin.x - size.x
    return box
  }
}

/// Insets in points, addressed by axis: start is leading or top, end is trailing or bottom.
struct ReferenceInsets {
  var start = ReferencePoint.zero
  var end = ReferencePoint.zero

  init() {}

  init(_ insets: DirectionalEdgeInsets) {
    start = ReferencePoint(x: insets.leading, y: insets.top)
    end = ReferencePoint(x: insets.trailing, y: insets.bottom)
  }

  func total(_ axis: LayoutAxis) -> Double { start[axis] + end[axis] }

  /// Returns the insets without those of some axes.
  func ignoring(_ axes: [LayoutAxis]) -> Self {
    var insets = self
    for axis in axes {
      insets.start[axis] = 0
      insets.end[axis] = 0
    }
    return insets
  }

  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.start = one.start + other.start
    sum.end = one.end + other.end
    return sum
  }
}
