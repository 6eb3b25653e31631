import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalPictures
import CompositionalSimulation

/// A prepared layout, and the view that shows it.
struct LoadedLayout {
  /// The title of reports.
  let title: String
  /// What the layout describes.
  let survey: SectionSurvey
  let environment: CollectionLayoutEnvironment
  let itemCounts: [Int]
  let adjustedContentInset: PhysicalEdgeInsets
  /// The offsets that orthogonal sections are asked to scroll to, in points.
  let askedOffsets: [Int: CGFloat]
  /// The rest offsets of orthogonal sections, in points.
  private(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The scroll position that the view is asked for, in points; nil for the start.
  let askedOffset: CGPoint?
  /// The layout, with the sizes measured so far.
  var layout: CollectionLayout
  /// The measurer of elements with estimated sizes; nil if nothing is measured.
  var measurer: ClosureMeasurer?
  /// Returns the content of an element; nil for one without.
  var content: (ElementID, CollectionLayoutEnvironment) -> Content?
  /// The script of a simulation; nil for a tour.
  let script: ScrollScript?
  /// True if the view and the data belong to the layout; false for a mere layout document.
  let hasEnvironment: Bool

  /// Scrolls orthogonal sections to the rest offsets nearest to those they are asked for.
  mutating func settleOrthogonalSections() {
    orthogonalOffsets = layout.orthogonalOffsets(asking: askedOffsets)
  }

  /// Measures what the view shows at the start and then at an offset, and returns its viewport.
  ///
  /// - Parameter offset: The offset, in points; nil for the start.
  mutating func open(at offset: CGPoint?) -> Viewport {
    var viewport = viewport(at: CGPoint(x: 0, y: 0))
    layout.open(&viewport, at: offset, with: measurer, atMost: CaseDocument.measuredAtMost)
    return viewport
  }

  /// The kinds of boundary items, of sections and of the layout.
  var boundaryKinds: Set<String> {
    survey.boundaryKinds.union(
      layout.configuration.boundarySupplementaryItems.map(\.elementKind))
  }

  /// Returns true if the section of an element scrolls orthogonally.
  func scrollsOrthogonally(_ element: LayoutAttributes) -> Bool {
    !element.indexPath.isOfLayout && survey.scrollsOrthogonally(element.indexPath.section)
  }

  /// Measures the elements that a viewport shows.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - edge: The edge of the view that keeps its element; nil to keep the offset.
  /// - Returns: The changes; nil if nothing is measured.
  @discardableResult
  mutating func measure(in viewport: Viewport, keeping edge: ScrollAnchor.Edge?)
    -> LayoutChange?
  {
    guard let measurer else { return nil }
    return layout.measure(
      in: viewport, keeping: edge, with: measurer, atMost: CaseDocument.measuredAtMost)
  }

  /// Returns the parts inside an element, in points of the content.
  func parts(inside element: LayoutAttributes) -> [PlacedPart] {
    measurer.map { layout.parts(inside: element, of: $0) } ?? []
  }

  /// The most elements of each frame, step or side of a comparison, of which several are held.
  static let heldAtMost = 200_000
}
