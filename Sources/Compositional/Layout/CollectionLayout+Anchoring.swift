extension CollectionLayout {
  /// The element of a viewport that is to stay where it is.
  ///
  /// Cells are looked at first, and headers where there are no cells. Of several that start, or
  /// end, in sight it is the outermost; where none does, the outermost in sight at all.
  ///
  /// - Parameters:
  ///   - viewport: where the view is scrolled to.
  ///   - edge: which edge of which element stays.
  /// - Returns: nil when nothing is in sight.
  /// - Complexity: O(log sections + answer).
  public func scrollAnchor(in viewport: Viewport, edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    scrollAnchor(in: viewport, edge: edge) { $0 }
  }

  /// The element that is to stay where it is, of those that have a name afterwards.
  func scrollAnchor(
    in viewport: Viewport, edge: ScrollAnchor.Edge, renamed: (ElementID) -> ElementID?
  ) -> ScrollAnchor? {
    let axis = stack.main
    let visible = Box(viewport.visibleRect).span(axis)
    return withoutActuallyEscaping(renamed) { renamed in
      var visitor = AnchorVisitor(axis: axis, edge: edge, visible: visible, renamed: renamed)
      visit(viewport.bounds, viewport, &visitor)
      return visitor.best.map {
        ScrollAnchor(
          id: $0.id, edge: edge,
          distance: CGFloat($0.position - Box(viewport.bounds).min(axis)),
          isPulled: isPulled(viewport))
      }
    }
  }

  /// The content offset at which an anchor is where it was, within what can be scrolled to.
  ///
  /// - Parameters:
  ///   - anchor: what is to stay; an element that is gone moves nothing.
  ///   - viewport: where the view is scrolled to now. A view that is pulled past an end stays so.
  /// - Complexity: O(log sections)
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Viewport) -> CGPoint {
    contentOffset(
      keeping: anchor, in: viewport, wasPulled: anchor?.isPulled ?? isPulled(viewport))
  }

  /// Whether a view is pulled past an end, by more than rounding.
  package func isPulled(_ viewport: Viewport) -> Bool {
    let axis = stack.main
    let offset = Box(viewport.bounds).min(axis)
    let range = contentOffsetRange(in: viewport, along: axis)
    let slack = stack.resolver.grid.pixel
    return offset < range.low - slack || offset > range.high + slack
  }

  /// The same, where it is known whether the view was pulled past an end before the change.
  func contentOffset(
    keeping anchor: ScrollAnchor?, in viewport: Viewport, wasPulled: Bool
  ) -> CGPoint {
    let axis = stack.main
    var offset = Vector(
      x: Double(viewport.contentOffset.x), y: Double(viewport.contentOffset.y))
    if let anchor, let attributes = attributes(for: anchor.id) {
      let box = Box(attributes.frame)
      let position = anchor.edge == .top ? box.min(axis) : box.max(axis)
      offset[axis] = position - Double(anchor.distance)
    }
    if !wasPulled {
      let range = contentOffsetRange(in: viewport, along: axis)
      offset[axis] = min(max(offset[axis], range.low), range.high)
    }
    return CGPoint(x: offset.x, y: offset.y)
  }

  /// The content offsets at which a view rests along an axis, in points.
  package func contentOffsetRange(in viewport: Viewport, along axis: LayoutAxis) -> Span {
    let insets = viewport.adjustedContentInset
    let low = -insets.low(axis)
    let high = contentSize[axis] + insets.high(axis) - viewport.size[axis]
    return Span(low: low, high: max(low, high))
  }
}
