import Compositional

/// The bounds of the numbers of a document, a script or an option.
///
/// Within them, the engine computes counts and pixels exactly. The reader and the options reject
/// numbers beyond them with an error that names the bound.
package enum DocumentBounds {
  /// The maximum display scale, in pixels per point.
  package static let displayScale = PixelGrid.scales.upperBound
  /// The maximum number of items of a section.
  package static let items = SolverLimits.items
  /// The maximum of a count in a recording: sums of some counts do not overflow.
  static let counts = Int.bitWidth > 32 ? Int(truncatingIfNeeded: Int64(1) << 52) : 1 << 30
  /// The maximum number of sections.
  package static let sections = 1_000_000
  /// The most parts of sections that differ: cells, views and solved groups, and eight or more for
  /// the section.
  ///
  /// They take about 90 MB, and a simulation holds them three times while the data changes.
  package static let parts = 1_000_000
  /// The most elements that are listed at once.
  package static let elements = 1_000_000

  /// The greatest magnitude of a length in content, in points.
  package static let contentLength = 1e9
  /// The most characters of a text in content, and of all its texts together.
  package static let contentText = 1_000_000
  /// The most nodes and elements of content.
  package static let contentParts = 30_000
  /// The most different priorities in content.
  package static let contentPriorities = 64
  /// The most operations on the rows of content.
  package static let contentOperations = 1_000
  /// The most operations on the rows of content, times the number of parts of the content.
  package static let contentRowWork = 20_000_000
  /// The most items centered to others, times the number of parts of the content.
  package static let contentCentering = 4_000_000
  /// The most constraints in content, with the views and guides that they place.
  static let contentConstraints = 4_000

  /// The form of a display scale in errors.
  static let scaleForm = "a number above 0 and at most \(Int(displayScale))"
  /// The form of an item count in errors.
  static let itemsForm = "a whole number from 0 to \(items)"
  /// The form of a section index in errors.
  static let sectionForm = "a section index from 0 to \(sections - 1)"
}
