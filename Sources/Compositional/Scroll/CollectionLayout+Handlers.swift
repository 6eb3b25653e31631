/// What handlers of visible items are told (semantics 2.15.6).
extension CollectionLayout {
  /// The handler of a section; nil for none.
  func handler(ofSection index: Int) -> VisibleItemsInvalidationHandler? {
    guard stack.hasSection(index) else { return nil }
    return stack.sections[index].geometry.surroundings.scrolling.handler
  }

  /// The sections whose handlers have to be told of a viewport.
  ///
  /// - Parameters:
  ///   - viewport: what is seen now.
  ///   - old: what was seen when they were told last; nil for all sections, the last one first.
  func sectionsToTell(of viewport: Viewport, since old: Viewport?) -> [Int] {
    guard let old else { return stack.sections.indices.reversed() }
    var sections: Set<Int> = []
    for (index, offset) in viewport.orthogonalOffsets
    where offset != old.orthogonalOffsets[index] ?? 0 {
      sections.insert(index)
    }
    for (index, offset) in old.orthogonalOffsets
    where offset != viewport.orthogonalOffsets[index] ?? 0 {
      sections.insert(index)
    }
    if viewport.bounds != old.bounds
      || viewport.adjustedContentInset != old.adjustedContentInset
    {
      for seen in [old, viewport] {
        sections.formUnion(stack.sections(meeting: seen.bounds, from: Eye(stack)))
      }
    }
    return sections.sorted()
  }

  /// The offset a handler is told: that of its row, else the content offset.
  func handlerOffset(ofSection index: Int, in viewport: Viewport) -> CGPoint {
    guard stack.sections[index].geometry.surroundings.scrolling.behavior != .none else {
      return viewport.contentOffset
    }
    let offset = Double(viewport.orthogonalOffsets[index] ?? 0)
    let vector = Vector(along: stack.main.perpendicular, offset, across: 0)
    return CGPoint(x: vector.x, y: vector.y)
  }

  /// The items of a section in sight, but its backgrounds, with their frames unscrolled.
  func visibleItems(ofSection index: Int, in viewport: Viewport) -> [LayoutAttributes] {
    guard stack.hasSection(index) else { return [] }
    var seen = viewport.bounds
    if stack.sections[index].geometry.surroundings.scrolling.behavior != .none {
      // The row is seen at its own offset, wherever the view is scrolled to.
      let section = stack.sectionBox(
        stack.place(index, start: stack.start(ofSection: index), [:]), from: Eye(stack))
      var box = Box(seen)
      box.origin[stack.main] = section.min(stack.main)
      box.size[stack.main] = section.size[stack.main]
      seen = CGRect(box)
    }
    var visitor = AttributesVisitor(buffer: [])
    stack.visit(
      section: index, meeting: seen, from: Eye(stack, at: viewport),
      orthogonalOffsets: viewport.orthogonalOffsets, &visitor)
    var unscrolled = viewport
    unscrolled.orthogonalOffsets[index] = nil
    let items = visitor.buffer.filter { $0.category != .decorationView }
    guard viewport.orthogonalOffsets[index] != nil else { return items }
    return items.map { attributes(for: $0.id, at: unscrolled) ?? $0 }
  }
}
