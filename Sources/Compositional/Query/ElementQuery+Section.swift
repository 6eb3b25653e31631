/// What a rectangle meets in one section.
extension ElementQuery {
  /// Hands out what a box meets in a section: backgrounds, groups by division, boundary items.
  func visit(_ place: SectionPlace, in box: Box, _ work: inout QueryWork, _ body: Body) {
    let index = place.index
    guard stack.sections[index].length > 0 else { return }
    if !stack.sections[index].decorationItems.isEmpty, sectionBox(place).touches(box) {
      for ordinal in stack.sections[index].decorationItems.indices {
        work.elementsVisited += 1
        hand(out: decoration(ordinal, in: place), body)
      }
    }
    visitGroups(place, in: box, &work, body)
    for item in stack.sections[index].boundaryItems.indices {
      work.elementsVisited += 1
      emit(boundaryItem(item, in: place), meeting: box, body)
    }
  }

  private func visitGroups(
    _ place: SectionPlace, in box: Box, _ work: inout QueryWork, _ body: Body
  ) {
    let advance = stack.sections[place.index].surroundings.advance
    let from = place.scrolled[advance]
    let groups = stack.sections[place.index].groups(
      meeting: box.min(advance) - from, box.max(advance) - from)
    guard !groups.isEmpty, let template = stack.sections[place.index].template else { return }
    let lastIndex = stack.sections[place.index].groupCount - 1
    let lastGroup = groups.upperBound > lastIndex ? stack.sections[place.index].lastGroup : nil
    let isOnGrid =
      template.isOnGrid && stack.sections[place.index].isOnGrid
      && stack.resolver.grid.contains(place.scrolled)
    for group in groups {
      work.groupsVisited += 1
      let corner = place.corner(ofGroup: group, in: stack.sections[place.index])
      let solved = group == lastIndex ? lastGroup ?? template : template
      // A cell counts only where its top-level group meets the rectangle too.
      guard Box(origin: corner, size: solved.size).meets(box) else { continue }
      let visit = GroupVisit(
        group: solved, index: group, firstItem: group * template.cells.count, corner: corner,
        isOnGrid: isOnGrid && solved.isOnGrid, place: place)
      self.visit(visit, in: box, &work, body)
    }
  }

  /// A group in its place.
  private struct GroupVisit {
    let group: SolvedGroup
    let index: Int
    let firstItem: Int
    let corner: Vector
    let isOnGrid: Bool
    let place: SectionPlace
  }

  private func visit(
    _ visit: GroupVisit, in box: Box, _ work: inout QueryWork, _ body: Body
  ) {
    let group = visit.group
    let innermost = stack.resolver.quirks.contains(.queriesMeetInnermostGroup)
    if let ink = group.ink, !group.hasEmptyFrames, !innermost, visit.isOnGrid,
      box.contains(ink.moved(by: visit.corner))
    {
      // The whole group is inside: nothing to test, nothing to round.
      work.elementsVisited += group.cells.count
      var path = ElementIndexPath(item: visit.firstItem, section: visit.place.index)
      for cell in group.cells {
        hand(
          out: FoundElement(
            id: .cell(path), frame: cell.frame.moved(by: visit.corner), zIndex: cell.zIndex), body)
        path.item += 1
      }
    } else {
      visitCells(visit, in: box, innermost, &work, body)
    }
    guard !group.supplementaries.isEmpty else { return }
    visitSupplementaries(visit, in: box, innermost, &work, body)
  }

  private func visitCells(
    _ visit: GroupVisit, in box: Box, _ innermost: Bool, _ work: inout QueryWork, _ body: Body
  ) {
    let group = visit.group
    var visited = 0
    func visitCell(_ index: Int) {
      visited += 1
      let cell = group.cells[index]
      let moved = cell.frame.moved(by: visit.corner)
      let frame = visit.isOnGrid ? moved : stack.resolver.frame(moved)
      guard frame.meets(box) else { return }
      guard !innermost || group.hosts[cell.host].moved(by: visit.corner).meets(box) else { return }
      let path = ElementIndexPath(item: visit.firstItem + index, section: visit.place.index)
      hand(out: FoundElement(id: .cell(path), frame: frame, zIndex: cell.zIndex), body)
    }
    if let tree = group.cellTree {
      work.nodesVisited += tree.forEach(touching: local(box, visit.corner), visitCell)
    } else {
      for index in group.cells.indices { visitCell(index) }
    }
    work.elementsVisited += visited
  }

  private func visitSupplementaries(
    _ visit: GroupVisit, in box: Box, _ innermost: Bool, _ work: inout QueryWork, _ body: Body
  ) {
    let group = visit.group
    var visited = 0
    func visitView(_ index: Int) {
      visited += 1
      let element = supplementary(
        index, of: group, visit.index, at: visit.corner, in: visit.place)
      guard element.frame.meets(box) else { return }
      let host = group.hosts[group.supplementaries[index].host]
      guard !innermost || host.moved(by: visit.corner).meets(box) else { return }
      hand(out: element, body)
    }
    if let tree = group.supplementaryTree {
      work.nodesVisited += tree.forEach(touching: local(box, visit.corner), visitView)
    } else {
      for index in group.supplementaries.indices { visitView(index) }
    }
    work.elementsVisited += visited
  }

  /// A box in the coordinates of a group, a pixel larger because frames are rounded later.
  private func local(_ box: Box, _ corner: Vector) -> Box {
    let slack = 1 / stack.resolver.grid.scale
    return Box(
      origin: Vector(
        x: box.origin.x - corner.x - slack, y: box.origin.y - corner.y - slack),
      size: Vector(x: box.size.x + 2 * slack, y: box.size.y + 2 * slack))
  }
}
