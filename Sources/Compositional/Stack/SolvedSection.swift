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
  /// The places of the groups along the advance axis, if they are uniform.
  private let uniform: EvenSpans
  /// The number of uniform groups.
  private let uniformCount: Int

  package init(_ geometry: SectionGeometry) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: geometry)
    let advance = geometry.surroundings.advance
    uniform = EvenSpans(
      start: geometry.origin[advance], length: geometry.template.size[advance],
      pitch: geometry.pitch)
    uniformCount = geometry.groups.isMeasured ? 0 : geometry.groups.count
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Returns the uniform groups that may meet a span along the advance axis, in points of the
  /// section.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  func groups(meeting span: Span) -> Range<Int> {
    uniform.indices(meeting: span, count: uniformCount)
  }
}
