extension CollectionLayout {
  /// Returns the element that keeps its position on screen through a change.
  ///
  /// Cells come before headers and footers; pinned items, anchored views and decorations are never
  /// anchors. Of several cells whose start or end is visible, it is the outermost one; otherwise it is
  /// the outermost visible cell.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - edge: The edge that keeps its position, and the choice of the element.
  /// - Returns: The anchor; nil if no element is visible.
  /// - Complexity: O(log sections + visible elements); near the edge only, if a cell starts (or ends)
  ///   there.
  public func scrollAnchor(in viewport: Viewport, keeping edge: ScrollAnchor.Edge) -> ScrollAnchor?
  {
    scrollAnchor(in: viewport, keeping: edge) { $0 }
  }

  /// Returns what a view keeps in its place through a change; nil for no view.
  ///
  /// - Parameters:
  ///   - viewport: The view.
  ///   - edge: The edge of the scroll anchor.
  ///   - change: The change that follows.
  ///   - overlap: The length in sight that is as good as a visible edge of a cell, in points.
  ///   - renamed: Returns the identifier of an element after the change; nil if it does not exist then.
  func keptView(
    in viewport: Viewport?, keeping edge: ScrollAnchor.Edge, through change: ScrollStand.Change,
    overlap: Double = .infinity, renamed: (ElementID) -> ElementID? = { $0 }
  ) -> KeptView? {
    guard let viewport else { return nil }
    return KeptView(
      viewport: viewport,
      anchor: scrollAnchor(in: viewport, keeping: edge, overlap: overlap, renamed: renamed),
      stand: scrollStand(in: viewport, keeping: edge, through: change))
  }

  /// Returns the scroll anchor among the elements that still exist after a change.
  func scrollAnchor(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge, overlap: Double = .infinity,
    renamed: (ElementID) -> ElementID?
  ) -> ScrollAnchor? {
    let axis = stack.main
    let visible = Box(viewport.visibleRect).span(axis)
    let bounds = Box(viewport.bounds)
    return withoutActuallyEscaping(renamed) { renamed in
      var depth = Self.anchorDepth
      while true {
        // Cells may stick out of their groups: groups farther from the edge count as well.
        let isWhole = !(4 * depth < visible.high - visible.low)
        var visitor = AnchorVisitor(
          axis: axis, edge: edge, visible: visible, overlap: overlap, renamed: renamed)
        let strip = isWhole ? viewport.bounds : CGRect(visitor.strip(of: bounds, within: 4 * depth))
        visit(strip, viewport, &visitor)
        guard isWhole || visitor.isBest(within: depth) else {
          depth *= 8
          continue
        }
        let isFar = visitor.keepsFarEdge
        return visitor.best.map {
          ScrollAnchor(
            id: $0.id, edge: isFar == (edge == .top) ? .bottom : .top,
            distance: CGFloat((isFar ? $0.far : $0.near) - bounds.min(axis)),
            stand: scrollStand(in: viewport, keeping: edge, through: .content),
            isAtEnd: scrollStand(in: viewport, keeping: edge, through: .lengths) == .end)
        }
      }
    }
  }

  /// The distance from the edge within which an anchor is searched first, in points.
  ///
  /// Mostly it is found there. Only if it is not, all visible elements are visited. A cell is missed
  /// only if it sticks out of its group by more than three times the distance.
  private static var anchorDepth: Double { 64 }

  /// Returns the content offset that keeps an anchor in its position, clamped to the scroll range.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; if it is nil or its element no longer exists, the offset is only
  ///     clamped. A view that stood at its start stays there.
  ///   - viewport: The current viewport. A view that is pulled past an end stays there.
  /// - Complexity: O(log sections)
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Viewport) -> CGPoint {
    let stand = anchor?.stand ?? scrollStand(in: viewport, keeping: .top, through: .content)
    return keep(anchor, in: viewport, stand).offset
  }

  /// Returns true if reading starts at the highest content offset along an axis (rule 2.17).
  package func startsHigh(along axis: LayoutAxis) -> Bool {
    axis == .horizontal && stack.isMirrored
  }

  /// Returns where a view stands along the scroll direction, before a change.
  func scrollStand(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge, through change: ScrollStand.Change
  ) -> ScrollStand {
    let axis = stack.main
    return ScrollStand(
      at: Box(viewport.bounds).min(axis), in: offsetSpan(in: viewport, along: axis),
      startsHigh: startsHigh(along: axis), on: stack.resolver.grid, keeping: edge, through: change)
  }

  /// Returns the content offset that keeps an anchor in its position, as far as the scroll range
  /// reaches, or the end at which the view stands.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; nil to clamp the offset only.
  ///   - viewport: The current viewport.
  ///   - stand: Where the view stood before the change.
  /// - Returns: The offset, and whether the anchor is in its position there.
  @inline(never)
  func keep(
    _ anchor: ScrollAnchor?, in viewport: Viewport, _ stand: ScrollStand
  ) -> (offset: CGPoint, isKept: Bool) {
    let axis = stack.main
    var offset = Vector(
      x: Double(viewport.contentOffset.x), y: Double(viewport.contentOffset.y))
    var isKept = false
    if let anchor, let attributes = attributes(for: anchor.id) {
      let box = Box(attributes.frame)
      let position = anchor.edge == .top ? box.min(axis) : box.max(axis)
      let kept = position - Double(anchor.distance)
      // A position beyond all numbers keeps nothing in its place.
      if kept.isFinite {
        offset[axis] = kept
        isKept = true
      }
    }
    let kept = offset[axis]
    offset[axis] = stand.offset(
      in: offsetSpan(in: viewport, along: axis), startsHigh: startsHigh(along: axis),
      keeping: kept)
    isKept = isKept && offset[axis] == kept
    return (CGPoint(x: offset.x, y: offset.y), isKept)
  }

  /// Returns the range of content offsets at which a view can rest along an axis.
  ///
  /// A view starts at the lower end; one that scrolls sideways and is read from right to left starts at
  /// the higher end (rule 2.17).
  ///
  /// - Parameters:
  ///   - viewport: The view, with its insets.
  ///   - axis: The axis.
  /// - Returns: The range in points of the content. Both ends are whole pixels (rule 2.32.5).
  public func contentOffsetRange(
    in viewport: Viewport, along axis: LayoutAxis
  ) -> ClosedRange<CGFloat> {
    let span = offsetSpan(in: viewport, along: axis)
    return CGFloat(span.low)...CGFloat(span.high)
  }

  /// Returns the range of content offsets at which a view can rest along an axis, in points.
  package func offsetSpan(in viewport: Viewport, along axis: LayoutAxis) -> Span {
    let insets = viewport.adjustedContentInset
    let grid = stack.resolver.grid
    let low = grid.rest(-insets.low(axis))
    let high = grid.rest(contentSize[axis] + insets.high(axis) - viewport.size[axis])
    return Span(low: low, high: max(low, high))
  }
}
