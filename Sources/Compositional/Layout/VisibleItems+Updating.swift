extension VisibleItems {
  /// Calls the handlers of the sections whose visible items may have changed since the last update.
  ///
  /// The first update calls all handlers, those of later sections first, as UIKit does.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - layout: The layout.
  /// - Returns: A diagnostic for each section whose handler changed items with estimated sizes,
  ///   which has no effect; once per section.
  /// - Complexity: O(1) if no section has a handler; otherwise O(log sections + visible items), and
  ///   O(sections) for the first update.
  @discardableResult
  public mutating func update(
    in viewport: Viewport, of layout: CollectionLayout
  ) -> [LayoutDiagnostic] {
    guard layout.hasHandlers, viewport != self.viewport else { return [] }
    let sections = layout.sectionsToUpdate(for: viewport, since: self.viewport)
    self.viewport = viewport
    return sections.compactMap { callHandler(ofSection: $0, in: viewport, of: layout) }
  }

  /// Calls the handler of a section.
  private mutating func callHandler(
    ofSection index: Int, in viewport: Viewport, of layout: CollectionLayout
  ) -> LayoutDiagnostic? {
    guard let handler = layout.handler(ofSection: index), let environment = layout.environment
    else { return nil }
    let natural = inOrder(layout.visibleItems(ofSection: index, in: viewport), section: index)
    var items = natural
    let section = layout.stack.sections[index].geometry
    let isEstimated = section.groups.isMeasured
    if !isEstimated { apply(to: &items) }
    let received = items
    handler(&items, layout.handlerOffset(ofSection: index, in: viewport), environment)
    calls += 1
    guard !isEstimated else {
      let isNew = items != received && noted.insert(index).inserted
      return isNew ? LayoutDiagnostic(reason: .visibleItemChangesIgnored, section: index) : nil
    }
    var before: [ElementID: LayoutAttributes] = [:]
    for item in natural where before[item.id] == nil { before[item.id] = item }
    for item in items {
      guard let natural = before[item.id] else { continue }
      let look = Look(of: item, before: natural)
      looks[item.id] = look == .unchanged ? nil : look
    }
    return nil
  }
}
