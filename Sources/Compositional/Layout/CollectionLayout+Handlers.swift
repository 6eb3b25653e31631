// The input of handlers of visible items (rule 2.15.6).

extension CollectionLayout {
  /// Returns the handler of a section; nil if it has none.
  func handler(ofSection index: Int) -> VisibleItemsInvalidationHandler? {
    guard stack.hasSection(index) else { return nil }
    return stack.sections[index].geometry.room.scrolling.handler
  }

  /// Returns the sections whose handlers must be called for a viewport.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - old: The viewport of the last calls; nil to return all sections, the last one first.
  func sectionsToUpdate(for viewport: Viewport, since old: Viewport?) -> [Int] {
    guard let old else { return stack.sections.indices.reversed() }
    var sections: Set<Int> = []
    for (one, other) in [(viewport, old), (old, viewport)] {
      for (index, offset) in one.orthogonalOffsets
      where offset != other.orthogonalOffsets[index] ?? 0 && isOrthogonal(index) {
        sections.insert(index)
      }
    }
    if viewport.bounds != old.bounds
      || viewport.adjustedContentInset != old.adjustedContentInset
    {
      for seen in [old, viewport] {
        sections.formUnion(stack.sections(meeting: seen.bounds, from: Viewpoint(stack)))
      }
    }
    return sections.sorted()
  }

  private func isOrthogonal(_ index: Int) -> Bool {
    stack.hasSection(index)
      && stack.sections[index].geometry.room.scrolling.behavior != .none
  }

  /// Returns the offset for a handler: that of its row, or the content offset.
  ///
  /// A frame minus this offset is the visible position of the item (rule 2.15.4), so the offset of
  /// a right-to-left row decreases from zero as items enter from the left.
  func handlerOffset(ofSection index: Int, in viewport: Viewport) -> CGPoint {
    guard isOrthogonal(index) else { return viewport.contentOffset }
    let cross = stack.main.perpendicular
    let offset = Double(viewport.orthogonalOffsets[index] ?? 0)
    let isReversed = stack.isMirrored && cross == .horizontal
    let vector = Vector(along: cross, isReversed ? 0 - offset : offset, across: 0)
    return CGPoint(x: vector.x, y: vector.y)
  }

  /// Returns the visible items of a section except decorations, with their unscrolled frames.
  func visibleItems(ofSection index: Int, in viewport: Viewport) -> [LayoutAttributes] {
    guard stack.hasSection(index) else { return [] }
    var seen = viewport.bounds
    if isOrthogonal(index) {
      // The items are those visible at the offset of the row, at any content offset.
      let viewpoint = Viewpoint(stack)
      let place = stack.sectionPlace(index, start: stack.start(ofSection: index), [:])
      let section = viewpoint.mirrored(stack.sectionBox(place, from: viewpoint))
      var box = Box(seen)
      box.origin[stack.main] = section.min(stack.main)
      box.size[stack.main] = section.size[stack.main]
      seen = CGRect(box)
    }
    var visitor = AttributesVisitor(buffer: [])
    stack.visit(
      section: index, meeting: seen, from: Viewpoint(stack, at: viewport),
      orthogonalOffsets: viewport.orthogonalOffsets, &visitor)
    var unscrolled = viewport
    unscrolled.orthogonalOffsets[index] = nil
    let items = visitor.buffer.filter { $0.category != .decorationView }
    guard viewport.orthogonalOffsets[index] != nil else { return items }
    return items.map { attributes(for: $0.id, at: unscrolled) ?? $0 }
  }
}
