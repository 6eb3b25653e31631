// The geometry of Core Graphics is `Hashable` only from macOS 15 and iOS 18 on. A conformance that the
// compiler synthesizes calls `combine` for each property, and takes these functions where a property has
// such a type. `.ci/apple` reads the compiler's output and finds each value that is hashed otherwise.

extension Hasher {
  /// Hashes the numbers of a point.
  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Hashes the numbers of a size.
  package mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Hashes the numbers of a rectangle.
  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  /// Hashes the numbers of a point, if there is one.
  package mutating func combine(_ point: CGPoint?) {
    combine(point != nil)
    if let point { combine(point) }
  }

  /// Hashes the numbers of a size, if there is one.
  package mutating func combine(_ size: CGSize?) {
    combine(size != nil)
    if let size { combine(size) }
  }

  /// Hashes the numbers of a rectangle, if there is one.
  package mutating func combine(_ rect: CGRect?) {
    combine(rect != nil)
    if let rect { combine(rect) }
  }
}
