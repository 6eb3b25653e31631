/// A rectangle in the plane, in points, addressed by axis.
package struct Box: Hashable, Sendable {
  /// The corner with the lowest coordinates.
  package var origin: Vector
  /// The lengths along both axes.
  package var size: Vector

  package static let zero = Box(origin: .zero, size: .zero)

  @inline(__always)
  package init(origin: Vector, size: Vector) {
    self.origin = origin
    self.size = size
  }

  package init(_ rect: CGRect) {
    origin = Vector(x: Double(rect.minX), y: Double(rect.minY))
    size = Vector(x: Double(rect.width), y: Double(rect.height))
  }

  @inline(__always)
  package func min(_ axis: LayoutAxis) -> Double { origin[axis] }

  @inline(__always)
  package func max(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }

  /// The midpoint.
  package var middle: Vector { Vector(x: origin.x + size.x / 2, y: origin.y + size.y / 2) }

  /// Returns the box moved by a vector.
  @inline(__always)
  package func moved(by vector: Vector) -> Box {
    Box(origin: origin + vector, size: size)
  }

  /// Returns true if both boxes share an area, or one without area lies strictly inside the other.
  ///
  /// Touching does not count (rule 2.19).
  @inline(__always)
  package func meets(_ other: Box) -> Bool {
    origin.x < other.origin.x + other.size.x && other.origin.x < origin.x + size.x
      && origin.y < other.origin.y + other.size.y && other.origin.y < origin.y + size.y
  }

  /// Returns true if the box meets another, or would as soon as it has a length on some axes.
  ///
  /// So an element that is estimated at no length is measured wherever its place is visible.
  @inline(__always)
  package func reaches(_ other: Box, growing axes: @autoclosure () -> AxisSet) -> Bool {
    meets(other) || touches(other) && growsInto(other, axes())
  }

  // Out of line, because elements rarely touch what they do not meet.
  @inline(never)
  private func growsInto(_ other: Box, _ axes: AxisSet) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      let (span, range) = (span(axis), other.span(axis))
      return span.low < range.high && range.low < span.high
        || span.low == span.high && axes.contains(axis)
    }
  }

  /// Returns true if both boxes share at least a point; touching counts.
  @inline(__always)
  package func touches(_ other: Box) -> Bool {
    origin.x <= other.origin.x + other.size.x && other.origin.x <= origin.x + size.x
      && origin.y <= other.origin.y + other.size.y && other.origin.y <= origin.y + size.y
  }

  /// Returns the part that both boxes share, possibly without area; nil if they do not touch.
  ///
  /// It never reaches beyond either box, not even by rounding.
  package func intersection(_ other: Box) -> Box? {
    guard touches(other) else { return nil }
    var shared = self
    for axis in LayoutAxis.allCases {
      let low = Swift.max(origin[axis], other.origin[axis])
      let high = Swift.min(max(axis), other.max(axis))
      shared.origin[axis] = low
      shared.size[axis] = high - low
      if low + shared.size[axis] > high {
        shared.size[axis] = Swift.max(0, shared.size[axis].nextDown)
      }
    }
    return shared
  }

  /// Returns the part of the box that is inside another, possibly without area; nil if they do not
  /// touch.
  @inline(__always)
  package func clipped(to other: Box) -> Box? {
    other.contains(self) ? self : intersection(other)
  }

  /// Returns the smallest box that contains both, also by rounding.
  package func union(_ other: Box) -> Box {
    var result = self
    for axis in LayoutAxis.allCases {
      let low = Swift.min(min(axis), other.min(axis))
      let high = Swift.max(max(axis), other.max(axis))
      result.origin[axis] = low
      result.size[axis] = high - low
      while low + result.size[axis] < high { result.size[axis] = result.size[axis].nextUp }
    }
    return result
  }

  /// Returns true if `other` lies inside this box, edges included.
  @inline(__always)
  package func contains(_ other: Box) -> Bool {
    origin.x <= other.origin.x && other.origin.x + other.size.x <= origin.x + size.x
      && origin.y <= other.origin.y && other.origin.y + other.size.y <= origin.y + size.y
  }
}

extension Box {
  /// Returns the box mirrored in content of the given width, in points.
  @inline(__always)
  func mirrored(in width: Double) -> Box {
    var box = self
    box.origin.x = width - origin.x - size.x
    return box
  }
}

extension CGRect {
  @inline(__always)
  package init(_ box: Box) {
    self.init(x: box.origin.x, y: box.origin.y, width: box.size.x, height: box.size.y)
  }
}

extension Box {
  /// Returns the extent of the box along an axis.
  package func span(_ axis: LayoutAxis) -> Span { Span(low: min(axis), high: max(axis)) }
}
