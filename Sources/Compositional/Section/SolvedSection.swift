/// A section of a stack: its geometry, shared rather than copied.
///
/// Sendable, because a geometry is written only by its only owner: ``SectionStack`` copies a shared
/// section before a change.
package final class SolvedSection: @unchecked Sendable {
  /// The geometry of the section.
  ///
  /// Reads are not checked for overlapping writes, which would cost a query many times over.
  @exclusivity(unchecked) package var geometry: SectionGeometry
  /// The places of the groups along the advance axis, if they are uniform.
  private let uniform: EvenSpans
  /// The number of uniform groups.
  private let uniformCount: Int
  /// The axis along which groups follow one another.
  let advance: LayoutAxis
  /// The groups, if they are uniform.
  let even: EvenGroups?

  package init(_ geometry: SectionGeometry) {
    self.geometry = geometry
    advance = geometry.room.advance
    even = EvenGroups(geometry)
    uniform = EvenSpans(
      start: geometry.origin[advance], length: geometry.template.size[advance],
      pitch: geometry.pitch)
    uniformCount = geometry.groups.isMeasured ? 0 : geometry.groups.count
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
