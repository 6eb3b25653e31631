import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// A layout that is prepared for its data and its environment, and the view that shows it.
struct LoadedLayout {
  /// What it is called in reports.
  let title: String
  /// The sections that the layout describes; nil for one that it does not have.
  let sections: [CollectionLayoutSection?]
  let environment: CollectionLayoutEnvironment
  let itemCounts: [Int]
  let adjustedContentInset: PhysicalEdgeInsets
  /// Where orthogonal sections were asked to go.
  let askedOffsets: [Int: CGFloat]
  /// Where they have come to rest.
  private(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// Where the view is scrolled to unless something else is asked for.
  let contentOffset: CGPoint
  /// The layout, with everything that was measured so far.
  var layout: CollectionLayout
  /// The measurer of elements with estimated sizes; nil if nothing is measured.
  var measurer: ClosureMeasurer?
  /// What its document says is to happen in a simulation; nil where it says nothing.
  let script: ScrollScript?

  /// The direction in which the layout scrolls.
  var axis: LayoutAxis { layout.configuration.scrollDirection }

  /// The size of the view, in points.
  var size: CGSize { environment.container.contentSize }

  /// The cells of all sections; what no integer holds is cut off.
  var cellCount: Int {
    itemCounts.reduce(0) { sum, count in
      let (result, isTooLarge) = sum.addingReportingOverflow(count)
      return isTooLarge ? .max : result
    }
  }

  /// Lets orthogonal sections come to rest where they were asked to go, as far as they reach by now.
  mutating func settleOrthogonalSections() {
    orthogonalOffsets = layout.orthogonalOffsets(asking: askedOffsets)
  }

  /// What the view shows at an offset along the scroll direction.
  func viewport(at offset: Double) -> Viewport {
    var point = startOffset
    point[axis] = offset
    return viewport(at: point)
  }

  /// What the view shows at an offset.
  func viewport(at offset: CGPoint) -> Viewport {
    Viewport(
      contentOffset: offset, size: size, adjustedContentInset: adjustedContentInset,
      orthogonalOffsets: orthogonalOffsets)
  }

  /// Where the view is before anybody scrolls.
  var startOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offsets between which a finger can scroll, along the scroll direction.
  var scrollRange: ClosedRange<Double> {
    let inset = adjustedContentInset
    let start = -inset.low(axis)
    let end = layout.contentSize[axis] + inset.high(axis) - size[axis]
    return start...max(start, end)
  }

  /// The content with the insets around it, which is what scroll bars measure.
  var scrollArea: CGRect {
    let inset = adjustedContentInset
    let content = layout.contentSize
    return CGRect(
      x: -inset.left, y: -inset.top, width: content.width + inset.left + inset.right,
      height: content.height + inset.top + inset.bottom)
  }

  /// The kinds of headers, footers and side items, of sections and of the layout.
  var boundaryKinds: Set<String> {
    let items =
      layout.configuration.boundarySupplementaryItems
      + sections.flatMap { $0?.boundarySupplementaryItems ?? [] }
    return Set(items.map(\.elementKind))
  }

  /// Whether the section of an element scrolls across the layout, so that its frame moves.
  func scrollsOrthogonally(_ element: LayoutAttributes) -> Bool {
    element.indexPath.item != .max && scrollsOrthogonally(section: element.indexPath.section)
  }

  /// Whether a section scrolls across the layout.
  func scrollsOrthogonally(section: Int) -> Bool {
    guard sections.indices.contains(section), let section = sections[section] else { return false }
    return section.orthogonalScrollingBehavior != .none
  }

  /// Measures what a viewport shows.
  ///
  /// - Parameters:
  ///   - viewport: where the view is scrolled to.
  ///   - edge: what is to stay on screen; nil keeps the offset as it is.
  /// - Returns: what has changed; nil where nothing measures itself.
  @discardableResult
  mutating func measure(in viewport: Viewport, keeping edge: ScrollAnchor.Edge?)
    -> LayoutInvalidation?
  {
    guard let measurer else { return nil }
    return layout.measure(
      in: viewport, keeping: edge, with: measurer, atMost: CaseDocument.measuredAtMost)
  }

  /// Elements that one answer holds at most.
  private static let elementsAtMost = 1_000_000

  /// Refuses a rectangle that meets more elements than an answer can hold.
  func checkBound(of rect: CGRect, at viewport: Viewport) throws {
    guard layout.elementBound(in: rect, at: viewport) > Self.elementsAtMost else { return }
    throw CommandFailure.usage(
      "more than \(NumberText(count: Self.elementsAtMost)) elements may be in there; "
        + "ask for a smaller --rect or --size, or fewer items with --counts.")
  }
}
