/// Which elements a rectangle meets, by UIKit's own rules (semantics 2.19); changes nothing.
///
/// Works left to right in exact positions and hands out rounded, mirrored frames. Sections are
/// found by a logarithmic search, groups by division, and the elements of a large group through
/// its own index, so that a query costs its answer.
extension SectionStack {
  /// Hands out the elements that meet a rectangle, and counts the work.
  ///
  /// - Complexity: O(log sections + answer)
  @discardableResult
  package func visit(
    meeting rect: CGRect, from eye: Eye, _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    var work = QueryWork()
    let whole = Box(origin: .zero, size: eye.content)
    guard let box = eye.turned(Box(rect)).intersection(whole) else { return work }
    let base = boundary.startExtension
    // Rounding may move a frame by half a pixel.
    let slack = resolver.grid.pixel
    let span = Span(low: box.min(main) - base - slack, high: box.max(main) - base + slack)
    var next = offsets.first(reaching: span, &work.nodesVisited)
    while let found = next {
      work.sectionsVisited += 1
      visit(found, start: base + found.start, meeting: box, from: eye, &work, &visitor)
      next = offsets.next(after: found, reaching: span, &work.nodesVisited)
    }
    for index in boundary.items.indices {
      work.elementsVisited += 1
      hand(out: layoutBoundaryItem(index, from: eye), meeting: box, eye, &visitor)
    }
    return work
  }

  private func visit(
    _ found: OffsetTree.Found, start: Double, meeting box: Box, from eye: Eye,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    // Borrowed in place: a section is large to copy.
    sections.withUnsafeBufferPointer { sections in
      guard sections[found.index].length > 0 else { return }
      let place = place(found.index, start: start, from: eye)
      if !sections[found.index].decorationItems.isEmpty,
        sectionBox(place, from: eye).touches(box)
      {
        for ordinal in sections[found.index].decorationItems.indices {
          work.elementsVisited += 1
          hand(out: decoration(ordinal, in: place, from: eye), meeting: nil, eye, &visitor)
        }
      }
      let pass = GroupPass(
        section: found.index, origin: place.scrolled, box: box, resolver: resolver, eye: eye)
      sections[found.index].visitGroups(pass, &work, &visitor)
      for item in sections[found.index].boundaryItems.indices {
        work.elementsVisited += 1
        hand(out: boundaryItem(item, in: place, from: eye), meeting: box, eye, &visitor)
      }
    }
  }

  /// Hands out every element there is, wherever it is.
  ///
  /// - Complexity: O(elements)
  package func visitAll(from eye: Eye, _ visitor: inout some ElementVisitor) {
    for (index, section) in sections.enumerated() {
      let place = place(index, start: start(ofSection: index), from: eye)
      for ordinal in section.decorationItems.indices {
        hand(out: decoration(ordinal, in: place, from: eye), meeting: nil, eye, &visitor)
      }
      for group in 0..<section.groupCount {
        let solved = section.group(group)
        let corner = place.corner(ofGroup: group, in: section)
        for cell in solved.cells.indices {
          hand(
            out: self.cell(cell, of: solved, group, at: corner, in: place), meeting: nil, eye,
            &visitor)
        }
        for view in solved.supplementaries.indices {
          hand(
            out: supplementary(view, of: solved, group, at: corner, in: place), meeting: nil, eye,
            &visitor)
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
    visitor.take(element.id, eye.turned(element.frame), element.zIndex)
  }

  /// Where a section is.
  func place(_ index: Int, start: Double, from eye: Eye) -> SectionPlace {
    let origin = Vector(along: main, start, across: 0)
    var scrolled = origin
    let cross = main.perpendicular
    if !eye.orthogonalOffsets.isEmpty, let offset = eye.orthogonalOffsets[index],
      sections[index].surroundings.advance == cross
    {
      scrolled[cross] -= Double(offset)
    }
    return SectionPlace(index: index, origin: origin, scrolled: scrolled)
  }
}
