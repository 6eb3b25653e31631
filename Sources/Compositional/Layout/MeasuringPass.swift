/// One pass over the visible elements that asks for their sizes, one after another (rule 2.8.5).
///
/// The scroll anchor is chosen once, before the first answer. Items that shrink may fit into the
/// row before, so an anchor that is chosen anew after each answer is in an earlier row each time:
/// it climbs, what is visible with it, and all of that is measured, too.
package struct MeasuringPass {
  /// The viewport, as the anchor has moved it.
  package private(set) var viewport: Viewport
  private let start: CGPoint
  private let edge: ScrollAnchor.Edge?
  private var anchor: ScrollAnchor?
  private var wasPulled = false
  private var search = MeasurementSearch()
  private var asked = 0
  private var turns: [ElementID: Int] = [:]

  /// Starts a pass.
  ///
  /// - Parameters:
  ///   - viewport: The viewport before the first answer.
  ///   - edge: The edge of the scroll anchor; nil to leave the content offset unadjusted.
  package init(in viewport: Viewport, keeping edge: ScrollAnchor.Edge?) {
    self.viewport = viewport
    self.edge = edge
    start = viewport.contentOffset
  }

  /// The distance that the content offset has moved, in points.
  package var contentOffsetAdjustment: CGPoint {
    CGPoint(x: viewport.contentOffset.x - start.x, y: viewport.contentOffset.y - start.y)
  }

  /// Returns the proposal for the next visible element that was not measured.
  ///
  /// - Parameters:
  ///   - layout: The layout, with all answers. Its open row is closed where an anchor is chosen.
  ///   - limit: The number of proposals after which there is no other.
  /// - Complexity: O(log sections + visible elements from the last one on)
  @inline(never)
  package mutating func next(
    in layout: inout CollectionLayout, atMost limit: Int
  ) -> MeasurementProposal? {
    guard asked < limit, let proposal = layout.nextMeasurement(in: viewport, &search) else {
      return nil
    }
    asked += 1
    if let edge {
      if anchor == nil {
        layout.stack.closeRow()
        anchor = layout.scrollAnchor(in: viewport, edge: edge)
      }
      wasPulled = layout.isPulled(viewport)
    }
    return proposal
  }

  /// Returns false if an element was asked too often: its answers depend on the sizes before them,
  /// and would never settle (rule 2.8.10).
  package mutating func mayAsk(_ id: ElementID) -> Bool {
    turns[id, default: 0] += 1
    return turns[id, default: 0] <= CollectionLayout.measuringBound
  }

  /// Follows the layout after an answer.
  ///
  /// - Parameters:
  ///   - layout: The layout with the answer.
  ///   - moved: The first item that the answer has moved; nil if it has moved none.
  /// - Complexity: O(log sections)
  @inline(never)
  package mutating func follow(_ layout: CollectionLayout, moved: ElementIndexPath?) {
    search.noteMoved(from: moved)
    guard edge != nil else { return }
    if case .cell(let path) = anchor?.id, moved.map({ path < $0 }) ?? true,
      !(layout.stack.isMirrored && layout.stack.main == .horizontal)
    {
      // What is before everything that has moved is in its position, unless the content ends now.
      let offset = layout.contentOffset(keeping: nil, in: viewport, wasPulled: wasPulled)
      guard offset != viewport.contentOffset else { return }
      viewport.contentOffset = offset
      anchor = nil
      return
    }
    let (offset, isKept) = layout.keep(anchor, in: viewport, wasPulled: wasPulled)
    viewport.contentOffset = offset
    // At an end of the content the anchor leaves its position, and another one takes its place.
    if !isKept { anchor = nil }
  }
}
