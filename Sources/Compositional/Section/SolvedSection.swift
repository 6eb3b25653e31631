/// A section of a stack: its geometry, shared rather than copied.
///
/// Only measurements and updates change it, and copy it first if it is shared. The geometry is
/// behind a pointer, because every read of a variable of a class is checked for overlapping writes,
/// which costs a query many times over. Its accessors return the address: the compiler ends a
/// `_read` too early in a `switch` over a part of the value, if nothing is inlined.
package final class SolvedSection {
  private let storage: UnsafeMutablePointer<SectionGeometry>
  /// The geometry of the section.
  package var geometry: SectionGeometry {
    @inline(__always) unsafeAddress { UnsafePointer(storage) }
    @inline(__always) unsafeMutableAddress { storage }
  }
  /// The places of the groups along the advance axis, if they are uniform.
  private let uniform: EvenSpans
  /// The number of uniform groups.
  private let uniformCount: Int
  /// The axis along which groups follow one another.
  let advance: LayoutAxis
  /// The groups, if they are uniform.
  let even: EvenGroups?

  package init(_ geometry: SectionGeometry) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: geometry)
    advance = geometry.surroundings.advance
    even = EvenGroups(geometry)
    uniform = EvenSpans(
      start: geometry.origin[advance], length: geometry.template.size[advance],
      pitch: geometry.pitch)
    uniformCount = geometry.groups.isMeasured ? 0 : geometry.groups.count
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// The addresses of the boundary items, for queries.
  ///
  /// Like ``LedgerReader``, they keep no reference: the section must outlive them unchanged.
  var boundaryItems: UnsafeBufferPointer<PlacedBoundaryItem> {
    @inline(__always) get { geometry.boundaryItems.withUnsafeBufferPointer { $0 } }
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
