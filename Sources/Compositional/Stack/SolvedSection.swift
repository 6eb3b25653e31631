/// A section in its place in the stack: its geometry, shared rather than copied.
///
/// Only measuring and updates change it, and whoever does sees to it first that nobody else holds
/// it. The geometry is behind a pointer, because every read of a class's variable is checked for
/// overlapping writes, which a query would pay for many times over.
package final class SolvedSection {
  private let storage: UnsafeMutablePointer<SectionGeometry>
  /// Where everything in it is.
  package var geometry: SectionGeometry {
    @inline(__always) _read { yield storage.pointee }
    @inline(__always) _modify { yield &storage.pointee }
  }
  /// The start of the first group along the advance axis, in points.
  private let start: Double
  /// The length of a group along the advance axis, in points.
  private let length: Double
  /// One over the pitch; zero where the groups do not move on.
  private let groupsPerPoint: Double

  package init(_ geometry: SectionGeometry) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: geometry)
    let advance = geometry.surroundings.advance
    start = geometry.origin[advance]
    length = geometry.template.size[advance]
    groupsPerPoint = geometry.pitch == 0 ? 0 : 1 / geometry.pitch
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// The groups whose boxes may meet a span along the advance axis, in points of the section.
  ///
  /// Group `k` covers `start + k * pitch` and `length` more; solved for `k`, with one to spare.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  func groups(meeting span: Span) -> Range<Int> {
    guard groupsPerPoint != 0 else {
      let meets = start < span.high && start + length > span.low
      return 0..<(meets ? geometry.groupCount : 0)
    }
    let one = (span.low - length - start) * groupsPerPoint
    let other = (span.high - start) * groupsPerPoint
    let first = clamped(min(one, other) - 1)
    return first..<max(first, clamped(max(one, other) + 2))
  }

  /// The index below a position, within the groups there are.
  @inline(__always)
  private func clamped(_ position: Double) -> Int {
    guard position > 0 else { return 0 }
    return position < Double(geometry.groupCount)
      ? min(Int(position), geometry.groupCount) : geometry.groupCount
  }
}
