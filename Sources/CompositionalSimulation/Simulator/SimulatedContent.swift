import Compositional

/// What a simulator scrolls: the elements of a layout and the size that they take.
///
/// A prepared `CollectionLayout` is one, and so is a `PreparedFlowLayout`. A host that has layouts of
/// its own satisfies these requirements for them, and has the same scrolling, prefetching and order of
/// events.
package protocol SimulatedContent {
  /// The engine's layout that has the elements; an empty one if they come from elsewhere.
  var engine: CollectionLayout { get }
  /// The axis along which the content scrolls.
  var scrollDirection: LayoutAxis { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The number of items in each section.
  var itemCounts: [Int] { get }
  /// The problems of the layout, in the order of their sections.
  var diagnostics: [LayoutDiagnostic] { get }
  /// True if no size and no place in the content is beyond the largest number.
  var isFinite: Bool { get }

  // MARK: Elements

  /// Returns an upper bound of the number of elements in a rectangle, in content points.
  func elementBound(in rect: CGRect, at viewport: Viewport?) -> Int
  /// Returns true if an element stays in sight while its section is.
  func pins(_ id: ElementID) -> Bool

  /// Appends the elements that are visible to a buffer, in any order.
  func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork
  /// Returns the identifier of an element that was found.
  func id(of frame: ElementFrame) -> ElementID
  /// Returns the place of an element; nil if it does not exist.
  func frame(of id: ElementID, at viewport: Viewport) -> ElementFrame?
  /// Returns the attributes of an element; nil if it does not exist.
  func attributes(for id: ElementID, at viewport: Viewport?) -> LayoutAttributes?
  /// Returns the elements in a rectangle, in content points.
  func attributes(in rect: CGRect, at viewport: Viewport?) -> [LayoutAttributes]
  /// Returns the element that stays in its place when the content changes; nil if there is none.
  func scrollAnchor(in viewport: Viewport, keeping edge: ScrollAnchor.Edge) -> ScrollAnchor?

  // MARK: Scrolling

  /// Returns the scrollable range along an axis, in points: whole pixels.
  func offsetSpan(in viewport: Viewport, along axis: LayoutAxis) -> Span
  /// Returns true if reading starts at the highest content offset along an axis.
  func startsHigh(along axis: LayoutAxis) -> Bool

  // MARK: Orthogonal sections

  /// True if any section scrolls orthogonally.
  var hasOrthogonalSections: Bool { get }
  /// Returns the scroller of a section; nil if it does not scroll orthogonally.
  func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller?
  /// Returns the offsets of the orthogonal sections at rest, without those that are zero.
  func orthogonalOffsets(asking offsets: [Int: CGFloat]) -> [Int: CGFloat]
  /// Returns the sections that are visible.
  func sections(in viewport: Viewport) -> [Int]
  /// Returns the orthogonal section whose row contains a point, in content points.
  func orthogonalSection(at point: CGPoint) -> Int?
  /// Returns the insets of a row along itself, in points.
  func rowInsets(ofSection index: Int) -> (start: Double, end: Double)
  /// Calls the handlers of visible items whose items may have changed.
  func updateHandlers(_ items: inout VisibleItems, in viewport: Viewport) -> [LayoutDiagnostic]

  // MARK: Changes

  /// Takes the insets of the view, from which lines of content may be as long.
  mutating func fit(_ inset: PhysicalEdgeInsets)
  /// Returns what is wrong with data for the layout; nil if nothing is.
  func refusal(of itemCounts: [Int]) -> String?
  /// Returns true if a visible element waits for a measurement.
  func needsMeasuring(
    in viewport: Viewport, with measurer: CollectionViewSimulator.Measurer?
  ) -> Bool
  /// Measures the visible elements, from the top down. The anchor of a change stays the anchor.
  mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge, anchor: ScrollAnchor?,
    with measurer: CollectionViewSimulator.Measurer?, atMost limit: Int
  ) -> LayoutChange
  /// Changes the data.
  mutating func update(
    _ batch: BatchUpdates, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge,
    replacedItemCount: (Int) -> Int?
  ) throws(UpdateError) -> LayoutUpdate
  /// Changes the data from one snapshot to the next.
  mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>, in viewport: Viewport?,
    keeping edge: ScrollAnchor.Edge
  ) throws(UpdateError) -> LayoutUpdate
  /// Discards what a context names.
  @discardableResult
  mutating func discard(
    _ context: InvalidationContext, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
  ) -> LayoutChange
}

extension SimulatedContent {
  package mutating func fit(_ inset: PhysicalEdgeInsets) {}
  package func refusal(of itemCounts: [Int]) -> String? { nil }
}

extension CollectionLayout: SimulatedContent {
  package var engine: CollectionLayout { self }
  package var scrollDirection: LayoutAxis { configuration.scrollDirection }

  package func updateHandlers(
    _ items: inout VisibleItems, in viewport: Viewport
  ) -> [LayoutDiagnostic] {
    items.update(in: viewport, of: self)
  }

  package func needsMeasuring(
    in viewport: Viewport, with measurer: CollectionViewSimulator.Measurer?
  ) -> Bool {
    measurer != nil && nextMeasurement(in: viewport) != nil
  }

  package mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge, anchor: ScrollAnchor?,
    with measurer: CollectionViewSimulator.Measurer?, atMost limit: Int
  ) -> LayoutChange {
    guard let measurer else { return LayoutChange(contentSize: contentSize) }
    return measure(
      in: viewport, keeping: .some(edge), anchor: anchor, with: measurer, atMost: limit)
  }

  @discardableResult
  package mutating func discard(
    _ context: InvalidationContext, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
  ) -> LayoutChange {
    (try? invalidate(context, in: viewport, keeping: edge))
      ?? LayoutChange(contentSize: contentSize)
  }
}
