extension LayoutUpdate {
  /// Returns the elements to animate: those visible before or after the batch.
  ///
  /// An element that appears starts at its final position with alpha 0; one that disappears ends at
  /// its initial position with alpha 0 (rule 2.22). `initial` is in the coordinates of the content
  /// before the batch, `final` in those after it. A host that adjusts its content offset moves the
  /// initial positions by the adjustment.
  ///
  /// ```swift
  /// let before = layout
  /// let update = try layout.update(batch, in: viewport)
  /// let transitions = update.transitions(
  ///   from: before, in: viewport, to: layout, in: adjustedViewport)
  /// ```
  ///
  /// - Parameters:
  ///   - before: The layout before the batch.
  ///   - viewport: The viewport before the batch.
  ///   - after: The layout after the batch.
  ///   - viewportAfter: The viewport after the batch.
  /// - Complexity: O((log sections + log operations) *n*), where *n* is the number of visible
  ///   elements.
  public func transitions(
    from before: CollectionLayout, in viewport: Viewport,
    to after: CollectionLayout, in viewportAfter: Viewport
  ) -> [ElementTransition] {
    var transitions: [ElementTransition] = []
    for initial in before.attributes(in: viewport) {
      let view = before.anchoredIdentity(of: initial.id)
      guard let id = updates.newID(of: initial.id, named: view, in: after) else {
        transitions.append(
          ElementTransition(initial: initial, final: initial.faded(), kind: .disappears))
        continue
      }
      guard let final = after.attributes(for: id, at: viewportAfter) else { continue }
      transitions.append(ElementTransition(initial: initial, final: final, kind: .moves))
    }
    let known = Set(transitions.filter { $0.kind == .moves }.map { $0.final.id })
    for final in after.attributes(in: viewportAfter) where !known.contains(final.id) {
      let old = oldID(of: final.id, from: before, to: after)
      if let initial = old.flatMap({ before.attributes(for: $0, at: viewport) }) {
        transitions.append(ElementTransition(initial: initial, final: final, kind: .moves))
      } else {
        transitions.append(ElementTransition(initial: final.faded(), final: final, kind: .appears))
      }
    }
    return transitions
  }

  /// Returns the identifier of an element before the batch; an anchored view follows its cell.
  private func oldID(
    of id: ElementID, from before: CollectionLayout, to after: CollectionLayout
  ) -> ElementID? {
    guard let view = after.anchoredIdentity(of: id) else { return oldID(of: id) }
    return updates.oldIndexPath(for: view.cell).flatMap {
      before.anchoredView(named: view, ofCell: $0)
    }
  }

  /// Returns the identifier of an element before the batch; nil if it is inserted.
  private func oldID(of id: ElementID) -> ElementID? {
    id.renamed(item: updates.oldIndexPath(for:), section: updates.oldSection(for:))
  }
}

extension ResolvedUpdates {
  /// Returns the identifier of an element after the batch; nil if it is deleted, and if its section
  /// did not exist before the batch.
  ///
  /// - Parameters:
  ///   - id: The identifier before the batch.
  ///   - view: The identity of an anchored view before the batch, which follows its cell; nil for another
  ///     element.
  ///   - layout: The layout after the batch.
  package func newID(
    of id: ElementID, named view: AnchoredIdentity?, in layout: @autoclosure () -> CollectionLayout?
  ) -> ElementID? {
    if let view {
      return newIndexPath(for: view.cell).flatMap {
        layout()?.anchoredView(named: view, ofCell: $0)
      }
    }
    guard id.indexPath.isOfLayout || 0..<sectionCountBefore ~= id.indexPath.section else {
      return nil
    }
    return id.renamed(item: newIndexPath(for:), section: newSection(for:))
  }
}

extension ElementID {
  /// Returns the identifier of the element on the other side of a batch.
  ///
  /// Cells follow their items; headers, footers and decorations follow their sections.
  fileprivate func renamed(
    item: (ElementIndexPath) -> ElementIndexPath?, section: (Int) -> Int?
  ) -> ElementID? {
    let path = indexPath
    switch self {
    case .cell:
      return item(path).map { .cell($0) }
    case .supplementary(let kind, _):
      if path.isOfLayout { return self }
      return section(path.section).map {
        .supplementary(kind: kind, section: $0, item: path.item)
      }
    case .decoration(let kind, _):
      return section(path.section).map { .decoration(kind: kind, section: $0, item: path.item) }
    }
  }
}

extension LayoutAttributes {
  /// Returns the same attributes with alpha 0.
  fileprivate func faded() -> LayoutAttributes {
    var attributes = self
    attributes.alpha = 0
    return attributes
  }
}
