/// Limits on the time and memory that degenerate descriptions take.
package enum SolverLimits {
  /// The maximum number of elements of the template of a group, nested ones included.
  package static let elements = 125_000

  /// The number of cells that a template holds at least, also if its section has fewer items.
  package static let heldCells = 256
  /// The maximum number of groups that are solved for one, nested ones included.
  package static let solves = 200_000
  /// The maximum number of elements that are placed in one group, each once for every group around
  /// it.
  package static let placements = 4_000_000
  /// The number of cells that one pass of measuring places, besides ``placedForEach``, before it stops.
  package static let placedInPass = 4_000_000
  /// The number of cells that a pass of measuring may place for each element that it measures.
  package static let placedForEach = 1_000

  /// The number of groups that a search for an element to measure looks at before it gives up.
  ///
  /// Groups without a length, or with one far below a pixel, may all be in the view.
  package static let searched = 1_000_000
  /// The largest magnitude of a size or of a place in a section, in points.
  ///
  /// A frame adds up a few of them, which is a finite number.
  package static let largest = 0x1p1020
  /// The maximum width and height of the content, in points.
  ///
  /// Lengths near the largest number add up to infinity, at which no view can rest. Content insets,
  /// however long, leave the sum finite.
  package static let contentLength = 1e300

  /// The maximum number of items of a section in a document, a script or an option, 2^53: every
  /// smaller integer is exact as a number.
  ///
  /// Where `Int` has 32 bits it is 2^30, so that sums of two counts do not overflow.
  package static let items = Int.bitWidth > 32 ? Int(truncatingIfNeeded: Int64(1) << 53) : 1 << 30

  /// The number of times an element is measured before its last size is kept (rule 2.8.10).
  package static let measurements = 100
}
