import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalSimulation

/// A prepared layout of either kind, and the view that scrolls over it.
protocol ScrollSubject {
  /// The title of reports.
  var title: String { get }
  var environment: CollectionLayoutEnvironment { get }
  var itemCounts: [Int] { get }
  var adjustedContentInset: PhysicalEdgeInsets { get }
  /// The scroll position that the view is asked for, in points; nil for the start.
  var askedOffset: CGPoint? { get }
  /// The rest offsets of orthogonal sections, in points.
  var orthogonalOffsets: [Int: CGFloat] { get }
  /// The measurer of elements with estimated sizes; nil if nothing is measured.
  var measurer: ClosureMeasurer? { get }
  /// The script of a simulation; nil for a tour.
  var script: ScrollScript? { get }
  /// The kinds of headers, footers and side views.
  var boundaryKinds: Set<String> { get }
  /// The elements, with the sizes measured so far.
  var elements: any SimulatedContent { get }

  /// Returns the full name of the element that a name means.
  ///
  /// - Throws: A failure if a short name means two elements, or none.
  func resolved(_ name: ElementName) throws -> ElementName
  /// Returns a sentence about the elements that there are instead of one.
  func elementsInstead(of id: ElementID) -> String
  /// Returns a simulated view of the layout.
  ///
  /// - Parameter offset: The scroll position, in points; nil for the start.
  func simulator(at offset: CGPoint?) -> CollectionViewSimulator
  /// Measures what the view shows at its start, which moves with what is measured.
  mutating func openAtStart()
}

extension ScrollSubject {
  /// The direction in which the layout scrolls.
  var axis: LayoutAxis { elements.scrollDirection }

  /// The size of the view, in points.
  var size: CGSize { environment.container.contentSize }

  /// The number of cells of all sections, clamped to the largest integer.
  var cellCount: Int {
    itemCounts.reduce(0) { sum, count in
      let (result, isTooLarge) = sum.addingReportingOverflow(count)
      return isTooLarge ? .max : result
    }
  }

  /// Returns the viewport at an offset along the scroll direction.
  func viewport(at offset: Double) -> Viewport {
    var point = startOffset
    point[axis] = offset
    return viewport(at: point)
  }

  /// Returns the viewport at an offset.
  func viewport(at offset: CGPoint) -> Viewport {
    Viewport(
      contentOffset: offset, size: size, adjustedContentInset: adjustedContentInset,
      orthogonalOffsets: orthogonalOffsets)
  }

  /// The offset of the view before it scrolls, in points: where reading starts.
  var startOffset: CGPoint {
    let (elements, viewport) = (elements, viewport(at: CGPoint(x: 0, y: 0)))
    let x = elements.offsetSpan(in: viewport, along: .horizontal)
    return CGPoint(
      x: elements.startsHigh(along: .horizontal) && x.high.isFinite ? x.high : x.low,
      y: elements.offsetSpan(in: viewport, along: .vertical).low)
  }

  /// The scroll position of the view, in points: the one it is asked for, or the start.
  var contentOffset: CGPoint { askedOffset ?? startOffset }

  /// The range of offsets along the scroll direction, in points: whole pixels.
  var scrollRange: ClosedRange<Double> {
    let range = elements.offsetSpan(in: viewport(at: CGPoint(x: 0, y: 0)), along: axis)
    return range.low...range.high
  }

  /// Returns the offset along the scroll direction that brings a frame into the middle of the
  /// uncovered area, as far as the view scrolls: whole pixels, in points.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points of the content.
  ///   - range: The range of offsets; nil for that of the layout.
  func offset(centering frame: CGRect, in range: ClosedRange<Double>? = nil) -> Double {
    let inset = adjustedContentInset
    let room = size[axis] - inset.low(axis) - inset.high(axis)
    let middle = frame.origin[axis] + frame.size[axis] / 2
    return PixelGrid(scale: Double(environment.displayScale))
      .rest(Double(middle - inset.low(axis) - room / 2)).clamped(to: range ?? scrollRange)
  }

  /// Throws if a rectangle may contain more elements than a query can return.
  func checkBound(
    of rect: CGRect, at viewport: Viewport, atMost limit: Int = DocumentBounds.elements
  ) throws {
    guard elements.elementBound(in: rect, at: viewport) > limit else { return }
    throw CommandFailure.tooManyElements(limit)
  }

  /// The insets of the view without its safe area, in points.
  var contentInset: PhysicalEdgeInsets {
    let (covered, safeArea) = (adjustedContentInset, environment.safeAreaInsets)
    return PhysicalEdgeInsets(
      top: covered.top - safeArea.top, left: covered.left - safeArea.left,
      bottom: covered.bottom - safeArea.bottom, right: covered.right - safeArea.right)
  }
}

extension LoadedLayout: ScrollSubject {
  var elements: any SimulatedContent { layout }

  func resolved(_ name: ElementName) throws -> ElementName { try name.resolved(in: layout) }

  func elementsInstead(of id: ElementID) -> String { layout.elementsInstead(of: id) }

  func simulator(at offset: CGPoint?) -> CollectionViewSimulator {
    CollectionViewSimulator(
      layout, itemCounts: itemCounts, in: environment, contentInset: contentInset,
      measurer: measurer, contentOffset: offset, orthogonalOffsets: askedOffsets)
  }

  mutating func openAtStart() { _ = open(at: nil) }
}

extension LoadedFlow: ScrollSubject {
  var environment: CollectionLayoutEnvironment { frames.environment }
  var itemCounts: [Int] { frames.itemCounts }
  var adjustedContentInset: PhysicalEdgeInsets { frames.adjustedContentInset }
  var orthogonalOffsets: [Int: CGFloat] { [:] }
  var script: ScrollScript? { nil }
  var boundaryKinds: Set<String> {
    [CollectionLayoutListConfiguration.headerKind, CollectionLayoutListConfiguration.footerKind]
  }
  var elements: any SimulatedContent { frames }

  func resolved(_ name: ElementName) throws -> ElementName { name }

  func elementsInstead(of id: ElementID) -> String { frames.elementsInstead(of: id) }

  func simulator(at offset: CGPoint?) -> CollectionViewSimulator {
    CollectionViewSimulator(
      frames.layout, itemCounts: itemCounts, in: environment, contentInset: contentInset,
      measurer: measurer, contentOffset: offset)
  }

  mutating func openAtStart() { open(at: nil) }
}

extension CollectionViewSimulator {
  /// What is wrong with the layout of the view.
  var findings: [LintFinding] {
    (content as? PreparedFlowLayout)?.findings ?? layout.reportedFindings
  }

  /// Throws if a size or a position is not finite, or there are too many sections.
  ///
  /// - Parameter name: The name of the layout.
  func checkFinite(named name: String) throws {
    guard !content.isFinite else { return }
    try CommandFailure.checkFinite(content.diagnostics, in: name)
    throw CommandFailure.tooLarge(name)
  }
}
