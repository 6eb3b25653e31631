extension CollectionLayout {
  /// Invalidates part of the layout, and solves it again.
  ///
  /// - Parameters:
  ///   - context: The part to invalidate.
  ///   - viewport: The viewport before the change; nil to leave the content offset unadjusted.
  ///   - edge: The edge of the scroll anchor. The anchor stays visible if the view is resized.
  /// - Returns: The changes. The adjustment leads to the content offset in the resized view.
  /// - Throws: ``UpdateError/notPrepared``.
  /// - Complexity: That of ``prepare(itemCounts:in:)`` if all sections are invalid; otherwise
  ///   O(log *n*) per element, where *n* is the number of measured groups.
  @discardableResult
  public mutating func invalidate(
    _ context: InvalidationContext, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) throws(UpdateError) -> LayoutChange {
    guard let environment else { throw .notPrepared }
    let kept = keptView(in: viewport, keeping: edge, through: .content)
    var change = LayoutChange(contentSize: contentSize)
    let solved = groupsSolved
    var resized: CGSize?
    let whole = ElementIndexPath(item: 0, section: 0)
    switch context {
    case .everything:
      let counts = itemCounts
      stack = .empty
      prepare(itemCounts: counts, in: environment)
      change.noteMoved(from: whole)
    case .itemCounts(let counts):
      prepare(itemCounts: counts, in: environment)
      change.noteMoved(from: whole)
    case .items(let paths):
      for path in paths { forget(path, &change) }
    case .supplementaryElements(let kind, let paths):
      for path in paths { forget(kind, path, &change) }
    case .decorationElements:
      break
    case .environment(let environment):
      prepare(itemCounts: itemCounts, in: environment)
      resized = environment.container.contentSize
      change.noteMoved(from: whole)
    case .configuration(let configuration):
      self.configuration = configuration
      prepare(itemCounts: itemCounts, in: environment)
      change.noteMoved(from: whole)
    }
    change.groupsSolved = groupsSolved - solved
    finish(&change, kept, resized: resized)
    return change
  }
}

extension ScrollAnchor {
  /// Returns the anchor, moved closer to the start of a view if it would not be visible.
  ///
  /// - Parameters:
  ///   - viewport: The view after the change; nil for no view.
  ///   - axis: The scroll direction.
  ///   - way: The distance by which the edge of what is visible has moved in the view, in points.
  package func brought(
    into viewport: Viewport?, along axis: LayoutAxis, movedBy way: Double = 0
  ) -> ScrollAnchor {
    guard let viewport else { return self }
    let visible = Box(viewport.visibleRect).span(axis)
    let start = Box(viewport.bounds).min(axis)
    // A viewport from outside may hold no numbers, of which no range can be formed.
    let low = visible.low - start
    let high = max(low, visible.high - start - 1)
    return ScrollAnchor(
      id: id, edge: edge,
      distance: CGFloat(min(max(Double(distance) + way, low), high)), stand: stand,
      isAtEnd: isAtEnd)
  }
}
