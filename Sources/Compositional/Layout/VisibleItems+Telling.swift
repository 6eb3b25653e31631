extension VisibleItems {
  /// Calls the handlers of the sections of which something else may be seen than the last time.
  ///
  /// The first time every handler is called, those of later sections first, as recorded.
  ///
  /// - Parameters:
  ///   - viewport: where the view and its orthogonal sections are scrolled to.
  ///   - layout: the layout.
  /// - Returns: the sections whose handlers changed items although sizes are estimated there, where
  ///   it has no effect; each once.
  /// - Complexity: O(1) where no section has a handler; else O(log sections + items in sight), and
  ///   O(sections) the first time.
  @discardableResult
  public mutating func update(
    in viewport: Viewport, of layout: CollectionLayout
  ) -> [LayoutDiagnostic] {
    guard layout.hasHandlers, viewport != self.viewport else { return [] }
    let sections = layout.sectionsToTell(of: viewport, since: self.viewport)
    self.viewport = viewport
    return sections.compactMap { tell($0, viewport, layout) }
  }

  /// Calls the handler of a section.
  private mutating func tell(
    _ index: Int, _ viewport: Viewport, _ layout: CollectionLayout
  ) -> LayoutDiagnostic? {
    guard let handler = layout.handler(ofSection: index), let environment = layout.environment
    else { return nil }
    let natural = inOrder(layout.visibleItems(ofSection: index, in: viewport), section: index)
    var items = natural
    let section = layout.stack.sections[index].geometry
    let isEstimated = section.groups.isMeasured
    if !isEstimated { apply(to: &items) }
    let asked = items
    handler(&items, layout.handlerOffset(ofSection: index, in: viewport), environment)
    calls += 1
    guard !isEstimated else {
      let isNew = items != asked && noted.insert(index).inserted
      return isNew ? LayoutDiagnostic(reason: .visibleItemChangesIgnored, section: index) : nil
    }
    let before = Dictionary(natural.map { ($0.id, $0) }) { first, _ in first }
    for item in items {
      guard let natural = before[item.id] else { continue }
      let look = Look(of: item, before: natural)
      looks[item.id] = look == .plain ? nil : look
    }
    return nil
  }
}
