// Queries over uniform groups of cells that need no rounding.

extension SolvedSection {
  /// Passes the cells that a query meets to a visitor.
  ///
  /// - Parameters:
  ///   - groups: The groups of this section.
  ///   - query: The query.
  ///   - work: Counts the work.
  ///   - visitor: Receives the cells.
  /// - Complexity: O(result)
  @inline(__always)
  func visitCells(
    of groups: CellGroups, _ query: CellQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let found = self.groups(meeting: query.span(advance))
    guard !found.isEmpty else { return }
    let full = found.clamped(to: 0..<groups.fullCount)
    groups.template.visitCells(full, of: groups, query, &work, &visitor)
    if let last = groups.last, found.upperBound > groups.fullCount {
      last.visitCells(
        groups.fullCount..<groups.fullCount + 1, of: groups, query, &work, &visitor)
    }
  }
}

extension GroupTemplate {
  /// Passes the cells that a query meets to a visitor, in groups that are all this template.
  fileprivate func visitCells<Visitor: ElementVisitor>(
    _ indices: Range<Int>, of groups: CellGroups, _ query: CellQuery, _ work: inout QueryWork,
    _ visitor: inout Visitor
  ) {
    let rect = query.rect
    cells.withUnsafeBufferPointer { cells in
      let run = CellRun(
        cells: cells, itemsPerGroup: groups.template.cells.count,
        origin: query.origin, corner: groups.corner, step: groups.step, section: query.section)
      // Most groups are entirely inside the box and need no tests.
      func isWhole(_ group: Int) -> Bool {
        rect.contains(ink.moved(by: run.corner(ofGroup: group)))
      }
      func visitPart(_ group: Int) {
        let corner = run.corner(ofGroup: group)
        // An element is found only if the box meets its top-level group too (rules 2.12.5, 2.19).
        guard Box(origin: corner, size: size).meets(rect) else { return }
        work.groupsVisited += 1
        let path = run.path(ofGroup: group)
        func visit(_ index: Int, _ local: Box) {
          let frame = local.moved(by: corner)
          guard frame.meets(rect) else { return }
          let item = path.item &+ index
          visitor.takeCell(
            ElementIndexPath(item: item, section: path.section), frame,
            zIndex ?? cells[index].zIndex)
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
      var whole = indices
      while let group = whole.first, !isWhole(group) {
        visitPart(group)
        whole = group + 1..<whole.upperBound
      }
      while let group = whole.last, !isWhole(group) { whole = whole.lowerBound..<group }
      if !whole.isEmpty {
        work.groupsVisited += whole.count
        work.elementsVisited += whole.count * cells.count
        visitor.takeCells(whole, of: run)
      }
      for group in whole.upperBound..<indices.upperBound { visitPart(group) }
    }
  }
}
