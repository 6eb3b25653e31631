/// Queries over groups that are each as long as they were measured.
extension SolvedSection {
  /// Hands out what a box meets in the groups of the section, found by a logarithmic search.
  func visitMeasured(
    _ ledger: GroupLedger, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let advance = geometry.surroundings.advance
    let first = query.origin[advance] + geometry.origin[advance]
    var walk = ledger.walk(meeting: query.span(advance, from: first))
    let template = geometry.template
    let pass = GroupPass(
      query: query,
      corner: query.origin
        + geometry.corner(at: 0, across: template.size[advance.perpendicular]),
      // Lengths that were measured may leave the pixels.
      isOnGrid: walk.lanes.each > 0 && geometry.isOnGrid && template.isOnGrid)
    if walk.lanes.each > 0 {
      template.visitRows(&walk, along: advance, pass, &work, &visitor)
    } else {
      while let found = walk.next() {
        let across = walk.lanes.across?[found.slot] ?? 0
        let group = GroupPass.Group(
          corner: query.origin + geometry.corner(at: found.start, across: across),
          firstItem: found.firstItem, isOnGrid: false)
        (walk.lanes.solved?[found.slot]?.template ?? template)
          .visit(group, pass, self, &work, &visitor)
      }
    }
    work.nodesVisited += walk.visited
  }

  /// At least as many cells and anchored views as a span along the advance axis meets, in points of
  /// the section; at most `Int.max`.
  ///
  /// - Complexity: O(1); O(log measured groups + pages met) where groups are measured.
  func elementBound(meeting span: Span) -> Int {
    let template = geometry.template
    let each = template.cells.count + template.supplementaries.count
    func elements(_ groups: Int) -> Int {
      let (elements, overflow) = groups.multipliedReportingOverflow(by: each)
      return overflow ? .max : elements
    }
    guard let ledger = geometry.ledger else { return elements(groups(meeting: span).count) }
    let start = geometry.origin[geometry.surroundings.advance]
    let local = span.moved(by: -start)
    return geometry.sizing?.countsVary == true
      ? ledger.elementBound(meeting: local) : elements(ledger.groupBound(meeting: local))
  }
}

extension GroupTemplate {
  /// Hands out what a pass meets in groups whose cells are as long as they were measured.
  ///
  /// - Parameters:
  ///   - walk: the groups.
  ///   - axis: the axis that is measured, along which the groups follow one another.
  fileprivate func visitRows(
    _ walk: inout GroupWalk, along axis: LayoutAxis, _ pass: GroupPass,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let lanes = walk.lanes
    let query = pass.query
    let grid = query.resolver.grid
    let isOnGrid = pass.isOnGrid && grid.contains(pass.corner[axis.perpendicular])
    cells.withUnsafeBufferPointer { cells in
      while let found = walk.next() {
        var corner = pass.corner
        corner[axis] += found.start
        let isOnGrid = isOnGrid && grid.contains(corner[axis])
        var group = Box(origin: corner, size: size)
        group.size[axis] = max(0, lanes.length(found.slot))
        if !isOnGrid { group = query.resolver.frame(group) }
        guard group.meets(query.box) else { continue }
        let sizes = lanes.sizes(found.slot)
        let count = lanes.itemsPerGroup(found.slot)
        work.groupsVisited += 1
        work.elementsVisited += count
        for index in 0..<count {
          var frame = cells[index].frame.moved(by: corner)
          if !sizes[index].isNaN { frame.size[axis] = sizes[index] }
          if !isOnGrid { frame = query.resolver.frame(frame) }
          guard frame.meets(query.box) else { continue }
          visitor.takeCell(
            ElementIndexPath(item: found.firstItem + index, section: query.section),
            query.eye.turned(frame), cells[index].zIndex)
        }
      }
    }
  }
}
