/// One pass over the visible elements that asks for their sizes, one after another (rule 2.8.5).
///
/// The scroll anchor is chosen once, before the first answer. Items that shrink may fit into the
/// line before. An anchor chosen anew after each answer would move up a line each time, and the view
/// with it; everything on the way would be measured.
package struct MeasuringPass {
  /// The viewport, as the anchor has moved it.
  package private(set) var viewport: Viewport
  private let start: CGPoint
  private let edge: ScrollAnchor.Edge?
  private var anchor: ScrollAnchor?
  private var stand = ScrollStand.between
  /// True if the anchor is that of a change before the pass.
  private var followsChange = false
  /// True if the anchor is in its position.
  private var isInPlace = true
  private var search = MeasurementSearch()
  /// True after the first proposal.
  private var hasAsked = false
  private var turns: [ElementID: Int] = [:]

  /// Starts a pass.
  ///
  /// - Parameters:
  ///   - viewport: The viewport before the first answer.
  ///   - edge: The edge of the scroll anchor; nil to leave the content offset unadjusted.
  ///   - anchor: The anchor of the change that made the elements visible, which stays the anchor; nil
  ///     to choose one.
  package init(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge?, anchor: ScrollAnchor? = nil
  ) {
    self.viewport = viewport
    self.edge = edge
    start = viewport.contentOffset
    guard edge != nil, let anchor else { return }
    self.anchor = anchor
    stand = anchor.stand
    followsChange = true
    isInPlace = false
  }

  /// The distance that the content offset has moved, in points.
  package var contentOffsetAdjustment: CGPoint {
    CGPoint(x: viewport.contentOffset.x - start.x, y: viewport.contentOffset.y - start.y)
  }

  /// Returns the proposal for the next visible element that was not measured.
  ///
  /// - Parameter layout: The layout, with all answers.
  /// - Complexity: O(log sections + visible elements from the last one on)
  @inline(never)
  package mutating func next(in layout: CollectionLayout) -> MeasurementProposal? {
    guard let proposal = layout.nextMeasurement(in: viewport, &search) else { return nil }
    let isFirst = !hasAsked
    hasAsked = true
    guard let edge else { return proposal }
    if isFirst, anchor?.isAtEnd == true,
      layout.scrollStand(in: viewport, keeping: edge, through: .lengths) == .end
    {
      anchor = nil
      followsChange = false
      isInPlace = true
    }
    // A view that measuring has brought to its end did not stand there.
    if !followsChange, isFirst || stand.keepsContent {
      stand = layout.scrollStand(
        in: viewport, keeping: edge, through: isFirst ? .lengths : .content)
    }
    if anchor == nil, stand.keepsContent {
      anchor = layout.scrollAnchor(in: viewport, keeping: edge)
    }
    return proposal
  }

  /// Returns false if an element was asked too often: its answers depend on the sizes before them,
  /// and would never settle (rule 2.8.10).
  package mutating func mayAsk(_ id: ElementID) -> Bool {
    turns[id, default: 0] += 1
    return turns[id, default: 0] <= SolverLimits.measurements
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
    // The start has not moved.
    let startsHigh = layout.startsHigh(along: layout.stack.main)
    if stand.isAtStart, !startsHigh { return }
    if isInPlace, case .cell(let path) = anchor?.id, moved.map({ path < $0 }) ?? true, !startsHigh {
      // An anchor before all moved items is in its position, unless the content ends now.
      let offset = layout.keep(nil, in: viewport, stand).offset
      guard offset != viewport.contentOffset else { return }
      viewport.contentOffset = offset
      leaveAnchor()
      return
    }
    let (offset, isKept) = layout.keep(anchor, in: viewport, stand)
    viewport.contentOffset = offset
    if isKept { isInPlace = true } else { leaveAnchor() }
  }

  /// Lets another anchor take the place of one that leaves its position at an end of the content.
  ///
  /// The anchor of a change returns to its position when the content has grown.
  private mutating func leaveAnchor() {
    isInPlace = !followsChange
    if !followsChange { anchor = nil }
  }
}
