extension CollectionLayout {
  /// Runs again what a context names, and says what has moved.
  ///
  /// - Parameters:
  ///   - context: what is no longer valid.
  ///   - viewport: where the view was scrolled to; nil adjusts no content offset.
  ///   - edge: what is to stay on screen, or at least in sight where the view has another size.
  /// - Returns: what has changed; its adjustment leads to the content offset in the view as it is now.
  /// - Precondition: the layout is prepared.
  /// - Complexity: that of ``prepare(itemCounts:in:)`` for what concerns all sections; else O(log n)
  ///   an element.
  @discardableResult
  public mutating func invalidate(
    _ context: InvalidationContext, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) -> LayoutInvalidation {
    guard let environment else {
      preconditionFailure("Invalid invalidation: prepare the layout with item counts first.")
    }
    let anchor = viewport.flatMap { scrollAnchor(in: $0, edge: edge) }
    let wasPulled = viewport.map(isPulled) ?? false
    var invalidation = LayoutInvalidation(contentSize: contentSize)
    let solved = groupsSolved
    var now = viewport
    let whole = ElementIndexPath(item: 0, section: 0)
    switch context {
    case .everything:
      forgetMeasurements()
      invalidation.noteMoved(from: whole)
    case .itemCounts(let counts):
      prepare(itemCounts: counts, in: environment)
      invalidation.noteMoved(from: whole)
    case .items(let paths):
      for path in paths { forget(path, &invalidation) }
    case .supplementaryElements(let kind, let paths):
      for path in paths { forget(kind, path, &invalidation) }
    case .decorationElements:
      break
    case .environment(let environment):
      prepare(itemCounts: itemCounts, in: environment)
      now?.size = environment.container.contentSize
      invalidation.noteMoved(from: whole)
    case .configuration(let configuration):
      self.configuration = configuration
      prepare(itemCounts: itemCounts, in: environment)
      invalidation.noteMoved(from: whole)
    }
    invalidation.groupsSolved = groupsSolved - solved
    finish(
      &invalidation, anchor.map { $0.brought(into: now, along: stack.main) }, now,
      wasPulled: wasPulled)
    return invalidation
  }
}

extension ScrollAnchor {
  /// The anchor near enough to the start of a view that it is in sight there too.
  fileprivate func brought(into viewport: Viewport?, along axis: LayoutAxis) -> ScrollAnchor {
    guard let viewport else { return self }
    let visible = Box(viewport.visibleRect).span(axis)
    let start = Box(viewport.bounds).min(axis)
    let room = (visible.low - start)...max(visible.low - start, visible.high - start - 1)
    return ScrollAnchor(
      id: id, edge: edge,
      distance: CGFloat(min(max(Double(distance), room.lowerBound), room.upperBound)),
      isPulled: isPulled)
  }
}
