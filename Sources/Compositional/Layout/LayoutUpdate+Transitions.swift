extension LayoutUpdate {
  /// The elements that a renderer has to animate: those in sight before or after the batch.
  ///
  /// An element that appears starts where it ends, with alpha 0, and one that disappears ends where
  /// it was, with alpha 0 (rule 2.22). Positions are in the content before for `initial`, in
  /// the content after for `final`; a host whose content offset is adjusted moves the first by it.
  ///
  /// ```swift
  /// let before = layout
  /// let update = try layout.update(batch, in: viewport)
  /// let transitions = update.transitions(
  ///   from: before, in: viewport, to: layout, in: adjustedViewport)
  /// ```
  ///
  /// - Parameters:
  ///   - before: the layout before the batch.
  ///   - viewport: where the view was scrolled to then.
  ///   - after: the layout after the batch.
  ///   - viewportAfter: where the view is scrolled to now.
  /// - Complexity: O((log sections + log operations) n) for n elements in sight.
  public func transitions(
    from before: CollectionLayout, in viewport: Viewport,
    to after: CollectionLayout, in viewportAfter: Viewport
  ) -> [ElementTransition] {
    var transitions: [ElementTransition] = []
    for initial in before.attributes(in: viewport) {
      guard let id = newID(of: initial.id) else {
        transitions.append(
          ElementTransition(initial: initial, final: initial.faded(), kind: .disappears))
        continue
      }
      guard let final = after.attributes(for: id, at: viewportAfter) else { continue }
      transitions.append(ElementTransition(initial: initial, final: final, kind: .moves))
    }
    let known = Set(transitions.filter { $0.kind == .moves }.map(\.final.id))
    for final in after.attributes(in: viewportAfter) where !known.contains(final.id) {
      if let initial = oldID(of: final.id).flatMap({ before.attributes(for: $0, at: viewport) }) {
        transitions.append(ElementTransition(initial: initial, final: final, kind: .moves))
      } else {
        transitions.append(ElementTransition(initial: final.faded(), final: final, kind: .appears))
      }
    }
    return transitions
  }

  /// The name of an element after the batch; nil when it is gone.
  package func newID(of id: ElementID) -> ElementID? {
    renamed(id, item: updates.newIndexPath(for:), section: updates.newSection(for:))
  }

  /// The name of an element before the batch; nil when it was not there.
  private func oldID(of id: ElementID) -> ElementID? {
    renamed(id, item: updates.oldIndexPath(for:), section: updates.oldSection(for:))
  }

  /// Cells follow their items; headers, footers and backgrounds follow their sections, and what is
  /// anchored to cells and groups keeps its number.
  private func renamed(
    _ id: ElementID, item: (ElementIndexPath) -> ElementIndexPath?, section: (Int) -> Int?
  ) -> ElementID? {
    let path = id.indexPath
    switch id {
    case .cell:
      return item(path).map { .cell($0) }
    case .supplementary(let kind, _):
      if path.isOfLayout { return id }
      return section(path.section).map {
        .supplementary(kind: kind, section: $0, item: path.item)
      }
    case .decoration(let kind, _):
      return section(path.section).map { .decoration(kind: kind, section: $0, item: path.item) }
    }
  }
}

extension LayoutAttributes {
  /// The same attributes with nothing to be seen.
  fileprivate func faded() -> LayoutAttributes {
    var attributes = self
    attributes.alpha = 0
    return attributes
  }
}
