/// Which elements a rectangle meets, by UIKit's own rules (rule 2.19); changes nothing.
///
/// Works left to right in exact positions and hands out rounded, mirrored frames. Sections are
/// found by a logarithmic search, groups by division, and the elements of a large group through
/// its own index, so that a query costs its answer.
extension SectionStack {
  /// Hands out the elements that meet a rectangle, and counts the work.
  ///
  /// - Complexity: O(log sections + answer)
  @discardableResult
  func visit(
    meeting rect: CGRect, from eye: Eye, orthogonalOffsets: [Int: CGFloat] = [:],
    _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    var work = QueryWork()
    let whole = Box(origin: .zero, size: eye.content)
    guard let box = eye.turned(Box(rect)).intersection(whole) else { return work }
    let base = boundary.startExtension
    // Rounding may move a frame by half a pixel.
    let span = box.span(main).moved(by: -base).widened(by: resolver.grid.pixel)
    var next = offsets.first(reaching: span, &work.nodesVisited)
    while let found = next {
      work.sectionsVisited += 1
      let place = place(found.index, start: base + found.start, orthogonalOffsets)
      visit(place, meeting: box, from: eye, &work, &visitor)
      next = offsets.next(after: found, reaching: span, &work.nodesVisited)
    }
    guard box.size.x > 0, box.size.y > 0 else { return work }
    for index in boundary.items.indices {
      work.elementsVisited += 1
      hand(out: layoutBoundaryItem(index, from: eye), meeting: box, eye, &visitor)
    }
    return work
  }

  /// Hands out the elements of one section that meet a rectangle.
  ///
  /// - Complexity: O(log sections + answer)
  func visit(
    section index: Int, meeting rect: CGRect, from eye: Eye, orthogonalOffsets: [Int: CGFloat],
    _ visitor: inout some ElementVisitor
  ) {
    let whole = Box(origin: .zero, size: eye.content)
    guard let box = eye.turned(Box(rect)).intersection(whole) else { return }
    var work = QueryWork()
    let place = place(index, start: start(ofSection: index), orthogonalOffsets)
    visit(place, meeting: box, from: eye, &work, &visitor)
  }

  /// The sections that a rectangle meets along the scroll direction; touching does not count.
  ///
  /// - Complexity: O(log sections + answer)
  func sections(meeting rect: CGRect, from eye: Eye) -> [Int] {
    let box = eye.turned(Box(rect))
    let base = boundary.startExtension
    // The search counts edges in; nothing that is seen is as thin as this.
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
    _ place: SectionPlace, meeting box: Box, from eye: Eye, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let section = sections[place.index]
    guard section.geometry.length > 0 else { return }
    let hasArea = box.size.x > 0 && box.size.y > 0
    if !section.geometry.decorationItems.isEmpty, sectionBox(place, from: eye).touches(box) {
      for ordinal in section.geometry.decorationItems.indices {
        work.elementsVisited += 1
        hand(out: decoration(ordinal, in: place, from: eye), meeting: nil, eye, &visitor)
      }
    }
    // A rectangle cut down to a line finds decorations only, as the recordings show.
    guard hasArea else { return }
    section.visitGroups(
      from: place.origin, index: place.index, meeting: box.moved(by: place.shift.reversed),
      resolver, eye.moved(by: place.shift), &work, &visitor)
    for item in section.geometry.boundaryItems.indices {
      work.elementsVisited += 1
      hand(out: boundaryItem(item, in: place, from: eye), meeting: box, eye, &visitor)
    }
  }

  /// Hands out every element there is, wherever it is.
  ///
  /// - Complexity: O(elements)
  func visitAll(
    from eye: Eye, orthogonalOffsets: [Int: CGFloat], _ visitor: inout some ElementVisitor
  ) {
    for (index, section) in sections.enumerated() {
      let section = section.geometry
      let place = place(index, start: start(ofSection: index), orthogonalOffsets)
      for ordinal in section.decorationItems.indices {
        hand(out: decoration(ordinal, in: place, from: eye), meeting: nil, eye, &visitor)
      }
      for index in 0..<section.allGroups {
        let group = section.placedGroup(index)
        for cell in group.template.cells.indices {
          hand(out: self.cell(cell, of: group, in: place), meeting: nil, eye, &visitor)
        }
        for view in group.template.supplementaries.indices {
          hand(out: supplementary(view, of: group, in: place), meeting: nil, eye, &visitor)
        }
      }
      for item in section.boundaryItems.indices {
        hand(out: boundaryItem(item, in: place, from: eye), meeting: nil, eye, &visitor)
      }
    }
    for index in boundary.items.indices {
      hand(out: layoutBoundaryItem(index, from: eye), meeting: nil, eye, &visitor)
    }
  }

  /// Hands out an element if it meets a box; nil asks nothing of it.
  private func hand(
    out element: FoundElement, meeting box: Box?, _ eye: Eye,
    _ visitor: inout some ElementVisitor
  ) {
    if let box, !element.frame.meets(box) { return }
    var turned = element
    turned.frame = eye.turned(element.frame)
    guard element.source == .cell else { return visitor.take(turned) }
    visitor.takeCell(element.id.indexPath, turned.frame, element.zIndex)
  }

  /// Where a section is.
  func place(_ index: Int, start: Double, _ orthogonalOffsets: [Int: CGFloat]) -> SectionPlace {
    var shift = Vector.zero
    let cross = main.perpendicular
    if !orthogonalOffsets.isEmpty, let offset = orthogonalOffsets[index],
      sections[index].geometry.surroundings.advance == cross
    {
      shift[cross] = -Double(offset)
    }
    return SectionPlace(
      index: index, origin: Vector(along: main, start, across: 0), shift: shift)
  }
}
