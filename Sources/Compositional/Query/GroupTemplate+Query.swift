extension GroupTemplate {
  /// Passes the elements that a query meets to a visitor, in groups that are all this template.
  ///
  /// - Parameters:
  ///   - indices: The indices of the groups.
  ///   - groups: The places of the groups.
  ///   - query: The query.
  ///   - section: The section of the groups.
  ///   - work: Counts the work.
  ///   - visitor: Receives the elements.
  func visit(
    _ indices: Range<Int>, of groups: EvenGroups, _ query: some SectionQuery,
    _ section: SolvedSection, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    cells.withUnsafeBufferPointer { cells in
      let run = CellRun(
        cells: cells, itemsPerGroup: groups.template.cells.count, origin: query.origin,
        corner: groups.corner, step: groups.step, section: query.section)
      // Most groups are entirely inside the rectangle: they need neither tests nor rounding.
      let takesWhole = query.takesWhole(self)
      func isWhole(_ group: Int) -> Bool {
        takesWhole && query.contains(ink.moved(by: run.corner(ofGroup: group)))
      }
      var whole = indices
      while let group = whole.first, !isWhole(group) { whole = group + 1..<whole.upperBound }
      while let group = whole.last, !isWhole(group) { whole = whole.lowerBound..<group }
      var group = indices.lowerBound
      while group < indices.upperBound {
        if whole.first == group {
          work.groupsVisited += whole.count
          work.elementsVisited += whole.count * cells.count
          query.passCells(whole, of: run, to: &visitor)
          group = whole.upperBound
        } else {
          visit(
            cells, at: run.corner(ofGroup: group), firstItem: run.path(ofGroup: group).item, query,
            section, &work, &visitor)
          group += 1
        }
      }
    }
  }

  /// Passes the elements that a query meets to a visitor, in one group.
  ///
  /// - Parameters:
  ///   - corner: The corner of the group, in content coordinates.
  ///   - firstItem: Its first item.
  func visit(
    at corner: Vector, firstItem: Int, _ query: some SectionQuery, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    cells.withUnsafeBufferPointer {
      visit($0, at: corner, firstItem: firstItem, query, section, &work, &visitor)
    }
  }

  @inline(__always)
  private func visit<Visitor: ElementVisitor>(
    _ cells: UnsafeBufferPointer<SolvedGroup.Cell>, at corner: Vector, firstItem: Int,
    _ query: some SectionQuery, _ section: SolvedSection, _ work: inout QueryWork,
    _ visitor: inout Visitor
  ) {
    // An element is found only if the box meets its top-level group too (rules 2.12.5, 2.19).
    guard query.meetsGroup(Box(origin: corner, size: size)) else { return }
    work.groupsVisited += 1
    func visitCell(_ index: Int, _ local: Box) {
      let exact = local.moved(by: corner)
      guard
        let frame = query.frame(exact, inHost: cells[index].host, of: self, at: corner)
      else { return }
      let path = ElementIndexPath(item: firstItem &+ index, section: query.section)
      visitor.takeCell(path, frame, zIndex ?? cells[index].zIndex)
    }
    if let cellTree {
      work += cellTree.visit(query.local(corner), for: Visitor.self, visitCell)
    } else {
      work.elementsVisited += cells.count
      for index in cells.indices { visitCell(index, cells[index].frame) }
    }
    query.visitViews(of: self, at: corner, firstItem: firstItem, section, &work, &visitor)
  }

  /// Passes the anchored views that a query meets to a visitor, in one group.
  ///
  /// - Parameters:
  ///   - corner: The corner of the group, in content coordinates.
  ///   - firstItem: Its first item.
  func visitViews<Visitor: ElementVisitor>(
    at corner: Vector, firstItem: Int, _ query: GroupQuery, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout Visitor
  ) {
    // Consecutive views are mostly of one kind.
    var before = (kind: -1, views: 0)
    func visitView(_ index: Int, _ local: Box) {
      let view = supplementaries[index]
      let rounded = query.resolver.frame(local.moved(by: corner))
      guard let frame = query.frame(rounded: rounded, inHost: view.host, of: self, at: corner)
      else { return }
      if view.kindIndex != before.kind {
        before.kind = view.kindIndex
        before.views = section.geometry.views(ofKind: view.kindIndex, beforeGroupFrom: firstItem)
      }
      let path = ElementIndexPath(item: before.views &+ view.ordinal, section: query.section)
      visitor.take(
        FoundElement(
          id: .supplementary(kind: view.kind, path), frame: frame,
          zIndex: view.zIndex, source: .anchored, slot: view.kindIndex))
    }
    if let supplementaryTree {
      work += supplementaryTree.visit(query.local(corner), for: Visitor.self, visitView)
    } else {
      work.elementsVisited += supplementaries.count
      for index in supplementaries.indices { visitView(index, supplementaries[index].frame) }
    }
  }
}

extension BoxTree {
  /// Calls a closure with the boxes that may meet a box, in the order that a visitor asks for.
  @inline(__always)
  fileprivate func visit<Visitor: ElementVisitor>(
    _ box: Box, for visitor: Visitor.Type, _ body: (Int, Box) -> Void
  ) -> (nodes: Int, boxes: Int) {
    Visitor.keepsOrder
      ? forEachInOrder(touching: box, body) : forEach(touching: box, body)
  }
}

extension QueryWork {
  /// Adds the nodes and boxes of a tree that were visited.
  fileprivate static func += (work: inout QueryWork, visited: (nodes: Int, boxes: Int)) {
    work.nodesVisited += visited.nodes
    work.elementsVisited += visited.boxes
  }
}
