extension GroupTemplate {
  /// Passes the elements that a query meets to a visitor, in groups that are all this template.
  ///
  /// - Parameters:
  ///   - groups: The indices of the groups.
  ///   - pass: The query, and where the groups are.
  ///   - section: The section of the groups.
  ///   - work: Counts the work.
  ///   - visitor: Receives the elements.
  func visit(
    _ groups: Range<Int>, _ pass: GroupPass, _ section: SolvedSection, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let isOnGrid = pass.isOnGrid && self.isOnGrid
    guard isOnGrid, hasOnlyCellsInside, !pass.query.meetsInnermostGroup else {
      for group in groups {
        visit(pass.group(group, isOnGrid: isOnGrid), pass, section, &work, &visitor)
      }
      return
    }
    // Most groups are entirely inside the box: they need neither tests nor rounding.
    func isWhole(_ group: Int) -> Bool {
      pass.query.box.contains(ink.moved(by: pass.corner(ofGroup: group)))
    }
    var whole = groups
    while let group = whole.first, !isWhole(group) {
      visit(pass.group(group, isOnGrid: true), pass, section, &work, &visitor)
      whole = group + 1..<whole.upperBound
    }
    while let group = whole.last, !isWhole(group) { whole = whole.lowerBound..<group }
    visitWhole(whole, pass, &work, &visitor)
    for group in whole.upperBound..<groups.upperBound {
      visit(pass.group(group, isOnGrid: true), pass, section, &work, &visitor)
    }
  }

  /// Passes the elements that a query meets to a visitor, in one group.
  func visit(
    _ group: GroupPass.Group, _ pass: GroupPass, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    // An element is found only if the box meets its top-level group too (rules 2.12.5, 2.19).
    let box = Box(origin: group.corner, size: size)
    let query = pass.query
    guard query.meetsGroup(pass.isOnGrid ? box : query.resolver.frame(box)) else { return }
    work.groupsVisited += 1
    visitCells(of: group, query, &work, &visitor)
    if !supplementaries.isEmpty {
      visitSupplementaries(of: group, query, section, &work, &visitor)
    }
  }

  private func visitWhole(
    _ groups: Range<Int>, _ pass: GroupPass, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    guard !groups.isEmpty else { return }
    work.groupsVisited += groups.count
    work.elementsVisited += groups.count * cells.count
    let query = pass.query
    var path = ElementIndexPath(
      item: groups.lowerBound * pass.itemsPerGroup, section: pass.query.section)
    cells.withUnsafeBufferPointer { cells in
      for group in groups {
        let corner = pass.corner(ofGroup: group)
        for cell in cells {
          visitor.takeCell(path, query.turned(cell.frame.moved(by: corner)), cell.zIndex)
          path.item &+= 1
        }
      }
    }
  }

  private func visitCells<Visitor: ElementVisitor>(
    of group: GroupPass.Group, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout Visitor
  ) {
    let corner = group.corner
    let meetsInnermost = query.meetsInnermostGroup
    cells.withUnsafeBufferPointer { cells in
      func visit(_ index: Int, _ local: Box) {
        let moved = local.moved(by: corner)
        let frame = query.turned(group.isOnGrid ? moved : query.resolver.frame(moved))
        guard frame.meets(query.rect) else { return }
        guard !meetsInnermost || query.meetsGroup(hosts[cells[index].host].moved(by: corner))
        else { return }
        let path = ElementIndexPath(item: group.firstItem + index, section: query.section)
        visitor.takeCell(path, frame, cells[index].zIndex)
      }
      if let cellTree {
        let visited =
          Visitor.keepsOrder
          ? cellTree.forEachInOrder(touching: query.local(corner), visit)
          : cellTree.forEach(touching: query.local(corner), visit)
        work.nodesVisited += visited.nodes
        work.elementsVisited += visited.boxes
      } else {
        work.elementsVisited += cells.count
        for index in cells.indices { visit(index, cells[index].frame) }
      }
    }
  }

  private func visitSupplementaries<Visitor: ElementVisitor>(
    of group: GroupPass.Group, _ query: GroupQuery, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout Visitor
  ) {
    let corner = group.corner
    let meetsInnermost = query.meetsInnermostGroup
    // Consecutive views are mostly of one kind.
    var before = (kind: -1, views: 0)
    func visit(_ index: Int, _ local: Box) {
      let view = supplementaries[index]
      let frame = query.turned(query.resolver.frame(local.moved(by: corner)))
      guard frame.meets(query.rect) else { return }
      guard !meetsInnermost || query.meetsGroup(hosts[view.host].moved(by: corner)) else { return }
      if view.kindIndex != before.kind {
        before.kind = view.kindIndex
        before.views = section.geometry.views(
          ofKind: view.kindIndex, beforeGroupFrom: group.firstItem)
      }
      let path = ElementIndexPath(item: before.views &+ view.ordinal, section: query.section)
      visitor.take(
        FoundElement(
          id: .supplementary(kind: view.kind, path), frame: frame,
          zIndex: view.zIndex, source: .anchored, slot: view.kindIndex))
    }
    if let supplementaryTree {
      let visited =
        Visitor.keepsOrder
        ? supplementaryTree.forEachInOrder(touching: query.local(corner), visit)
        : supplementaryTree.forEach(touching: query.local(corner), visit)
      work.nodesVisited += visited.nodes
      work.elementsVisited += visited.boxes
    } else {
      work.elementsVisited += supplementaries.count
      for index in supplementaries.indices { visit(index, supplementaries[index].frame) }
    }
  }
}
