// Queries for the elements that meet a rectangle, by UIKit's rules (rule 2.19).
//
// A query computes left to right in exact positions, and returns rounded and mirrored frames.
// Sections are found by a logarithmic search, groups by division, and the elements of a large group
// through its own index. The time is in proportion to the result.

extension SectionStack {
  /// Passes the elements that meet a rectangle to a visitor, and counts the work.
  ///
  /// - Complexity: O(log sections + elements in the result)
  @discardableResult
  func visit(
    meeting rect: CGRect, from viewpoint: Viewpoint, orthogonalOffsets: [Int: CGFloat]? = nil,
    _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    var work = QueryWork()
    let whole = Box(origin: .zero, size: viewpoint.content)
    guard let rect = Box(rect).clipped(to: whole) else { return work }
    let base = boundary.startExtension
    let span = offsetSpan(of: viewpoint.mirrored(rect))
    var next = offsets.first(reaching: span, &work.nodesVisited)
    while let found = next {
      work.sectionsVisited += 1
      let place = sectionPlace(found.index, start: base + found.start, orthogonalOffsets)
      visit(place, meeting: rect, from: viewpoint, &work, &visitor)
      next = offsets.next(after: found, reaching: span, &work.nodesVisited)
    }
    guard rect.size.x > 0, rect.size.y > 0 else { return work }
    work.elementsVisited += boundary.items.count
    boundary.items.withUnsafeBufferPointer {
      passBoundaryItems(
        $0, origin: layoutBoundaryOrigin, path: .ofLayout, meeting: rect, viewpoint, &visitor)
    }
    return work
  }

  /// Passes the elements of one section that meet a rectangle to a visitor.
  ///
  /// - Complexity: O(log sections + elements in the result)
  func visit(
    section index: Int, meeting rect: CGRect, from viewpoint: Viewpoint,
    orthogonalOffsets: [Int: CGFloat]?,
    _ visitor: inout some ElementVisitor
  ) {
    let whole = Box(origin: .zero, size: viewpoint.content)
    guard let rect = Box(rect).intersection(whole) else { return }
    var work = QueryWork()
    let place = sectionPlace(index, start: start(ofSection: index), orthogonalOffsets)
    visit(place, meeting: rect, from: viewpoint, &work, &visitor)
  }

  /// Returns the sections that a rectangle meets along the scroll direction, touching excluded.
  ///
  /// - Complexity: O(log sections + sections in the result)
  func sections(meeting rect: CGRect, from viewpoint: Viewpoint) -> [Int] {
    let box = viewpoint.mirrored(Box(rect))
    let base = boundary.startExtension
    // The search includes edges; nothing visible is as thin as this.
    let noise = resolver.grid.pixel * PixelGrid.tolerance
    let span = box.span(main).moved(by: -base).widened(by: -noise)
    guard span.low < span.high else { return [] }
    var visited = 0
    var found: [Int] = []
    var next = offsets.first(reaching: span, &visited)
    while let section = next {
      found.append(section.index)
      next = offsets.next(after: section, reaching: span, &visited)
    }
    return found
  }

  private func visit(
    _ place: SectionPlace, meeting rect: Box, from viewpoint: Viewpoint, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    // The stack holds its sections as long as a query runs. Counting a reference to each of them
    // costs a query a tenth of its time.
    Unmanaged.passUnretained(sections[place.index])._withUnsafeGuaranteedRef {
      visit($0, in: place, meeting: rect, from: viewpoint, &work, &visitor)
    }
  }

  @inline(__always)
  private func visit(
    _ section: SolvedSection, in place: SectionPlace, meeting rect: Box, from viewpoint: Viewpoint,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    guard section.geometry.length > 0 else { return }
    let hasArea = rect.size.x > 0 && rect.size.y > 0
    if !section.geometry.decorationItems.isEmpty,
      viewpoint.mirrored(sectionBox(place, from: viewpoint)).touches(rect)
    {
      for ordinal in section.geometry.decorationItems.indices {
        work.elementsVisited += 1
        pass(decoration(ordinal, in: place, from: viewpoint), meeting: nil, viewpoint, &visitor)
      }
    }
    // A rectangle clipped to a line meets decorations only, as in UIKit.
    guard hasArea else { return }
    if let groups = section.even, groups.isExact, viewpoint.keepsFrames, place.shift == .zero,
      resolver.grid.contains(place.origin), !resolver.quirks.contains(.queriesMeetInnermostGroup)
    {
      let query = CellQuery(
        section: place.index, origin: place.origin, rect: rect,
        slack: viewpoint.slack(
          of: rect.span(section.advance), along: section.advance, on: resolver.grid))
      section.visit(groups, query, &work, &visitor)
    } else {
      visitGroups(of: section, in: place, meeting: rect, from: viewpoint, &work, &visitor)
    }
    guard let boundary = section.geometry.placement.boundary.map(Unmanaged.passUnretained) else {
      return
    }
    let origin = boundaryOrigin(of: section.geometry, in: place)
    // The section holds its boundary items as long as the query runs: no reference is counted.
    boundary._withUnsafeGuaranteedRef {
      work.elementsVisited += $0.items.count
      $0.items.withUnsafeBufferPointer {
        passBoundaryItems(
          $0, origin: origin, path: place.boundaryPath, meeting: rect, viewpoint, &visitor)
      }
    }
  }

  // Out of line, because most sections are cells on whole pixels.
  @inline(never)
  private func visitGroups(
    of section: SolvedSection, in place: SectionPlace, meeting rect: Box, from viewpoint: Viewpoint,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let query = GroupQuery(
      section: place.index, origin: place.origin, rect: rect,
      box: viewpoint.mirrored(rect).moved(by: place.shift.reversed),
      resolver: resolver, viewpoint: viewpoint.moved(by: place.shift))
    section.visitGroups(query, &work, &visitor)
  }

  /// Passes every element to a visitor, visible or not.
  ///
  /// - Complexity: O(elements)
  func visitAll(
    from viewpoint: Viewpoint, orthogonalOffsets: [Int: CGFloat]?,
    _ visitor: inout some ElementVisitor
  ) {
    for (index, section) in sections.enumerated() {
      let section = section.geometry
      guard section.length > 0 else { continue }
      let place = sectionPlace(index, start: start(ofSection: index), orthogonalOffsets)
      for ordinal in section.decorationItems.indices {
        pass(decoration(ordinal, in: place, from: viewpoint), meeting: nil, viewpoint, &visitor)
      }
      let rowViewpoint = viewpoint.moved(by: place.shift)
      for index in 0..<section.allGroups {
        let group = section.placedGroup(index)
        for cell in group.template.cells.indices {
          pass(self.cell(cell, of: group, in: place), meeting: nil, rowViewpoint, &visitor)
        }
        for view in group.template.supplementaries.indices {
          pass(supplementary(view, of: group, in: place), meeting: nil, rowViewpoint, &visitor)
        }
      }
      section.boundaryItems.withUnsafeBufferPointer {
        passBoundaryItems(
          $0, origin: boundaryOrigin(of: section, in: place), path: place.boundaryPath,
          meeting: nil, viewpoint, &visitor)
      }
    }
    boundary.items.withUnsafeBufferPointer {
      passBoundaryItems(
        $0, origin: layoutBoundaryOrigin, path: .ofLayout, meeting: nil, viewpoint, &visitor)
    }
  }

  /// Passes the boundary items of a section or of the layout to a visitor, as a single element is.
  @inline(__always)
  private func passBoundaryItems(
    _ items: UnsafeBufferPointer<PlacedBoundaryItem>, origin: Vector, path: ElementIndexPath,
    meeting rect: Box?, _ viewpoint: Viewpoint, _ visitor: inout some ElementVisitor
  ) {
    for index in items.indices {
      let found = boundaryItem(index, of: items, origin: origin, path: path, from: viewpoint)
      let frame = viewpoint.turned(found.frame, resolver)
      if let rect {
        guard frame.meets(rect) else { continue }
        if items[index].pin != nil, onlyTouches(frame, rect) { continue }
      }
      visitor.take(
        FoundElement(
          id: found.id, frame: frame, zIndex: found.zIndex, source: found.source, slot: index))
    }
  }

  /// Returns true if an item that meets a rectangle does so by floating-point noise alone.
  ///
  /// The position of a pinned item is computed from the offset of the view. At an edge of the view it
  /// may be wrong by the last bit.
  private func onlyTouches(_ frame: Box, _ rect: Box) -> Bool {
    let noise = resolver.grid.pixel * PixelGrid.tolerance
    let (item, rect) = (frame.span(main), rect.span(main))
    return item.high <= rect.low + noise || item.low >= rect.high - noise
  }

  /// Passes an element to a visitor if it meets a rectangle where it is returned; with nil, in any
  /// case.
  @inline(__always)
  private func pass(
    _ element: consuming FoundElement, meeting rect: Box?, _ viewpoint: Viewpoint,
    _ visitor: inout some ElementVisitor
  ) {
    element.frame = viewpoint.turned(element.frame, resolver)
    if let rect, !element.frame.meets(rect) { return }
    guard element.source == .cell else { return visitor.take(element) }
    visitor.takeCell(element.id.indexPath, element.frame, element.zIndex)
  }

  /// Returns the span of section offsets that may hold elements in a box.
  ///
  /// It has a pixel to spare at both ends, because rounding may move a frame by half a pixel.
  func offsetSpan(of box: Box) -> Span {
    box.span(main).moved(by: -boundary.startExtension).widened(by: resolver.grid.pixel)
  }

  /// Returns the position of a section whose start is known, in points.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - start: Its start, in content coordinates.
  ///   - orthogonalOffsets: The offsets of scrolled rows, in points; nil if none is scrolled.
  func sectionPlace(
    _ index: Int, start: Double, _ orthogonalOffsets: [Int: CGFloat]?
  ) -> SectionPlace {
    var shift = Vector.zero
    let cross = main.perpendicular
    if let orthogonalOffsets, !orthogonalOffsets.isEmpty, let offset = orthogonalOffsets[index],
      sections[index].geometry.room.advance == cross
    {
      shift[cross] = -Double(offset)
    }
    return SectionPlace(
      index: index, origin: Vector(along: main, start, across: 0), shift: shift)
  }
}
