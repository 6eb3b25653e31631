/// Queries of groups with measured cells.
extension SolvedSection {
  /// Visits the elements of rows that meet a box, found by a logarithmic search.
  func visitRows(
    _ rows: RowGroups, from origin: Vector, _ index: Int, meeting box: Box,
    _ resolver: DimensionResolver, _ eye: Eye,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    var walk = rows.ledger.walk(meeting: measuredSpan(of: box, from: origin, resolver))
    let template = geometry.template
    let pass = GroupPass(
      section: index, origin: origin, box: box, resolver: resolver, eye: eye,
      isOnGrid: geometry.isOnGrid && template.isOnGrid, itemsPerGroup: 0, step: .zero)
    let advance = geometry.surroundings.advance
    let corner = origin + geometry.corner(at: 0, across: template.size[advance.perpendicular])
    template.visitRows(&walk, from: corner, along: advance, pass, &work, &visitor)
    work.nodesVisited += walk.visited
  }

  /// Visits the elements of groups with templates of their own that meet a box, found by a
  /// logarithmic search.
  func visitSized(
    _ sized: SizedGroups, from origin: Vector, _ index: Int, meeting box: Box,
    _ resolver: DimensionResolver, _ eye: Eye,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    var walk = sized.ledger.walk(meeting: measuredSpan(of: box, from: origin, resolver))
    let pass = GroupPass(
      // Measured lengths may leave the pixels.
      section: index, origin: origin, box: box, resolver: resolver, eye: eye, isOnGrid: false,
      itemsPerGroup: 0, step: .zero)
    let template = geometry.template
    while let found = walk.next() {
      let across = walk.lanes.details.across(found.slot) ?? 0
      (walk.lanes.details.groups[found.slot]?.template ?? template).visit(
        at: origin + geometry.corner(at: found.start, across: across),
        firstItem: found.firstItem, false, pass, self, &work, &visitor)
    }
    work.nodesVisited += walk.visited
  }

  /// Returns the span of a box along the advance axis, in points from the first group, a pixel
  /// larger because frames are rounded later.
  @inline(__always)
  private func measuredSpan(
    of box: Box, from origin: Vector, _ resolver: DimensionResolver
  ) -> Span {
    let advance = geometry.surroundings.advance
    let first = origin[advance] + geometry.origin[advance]
    return box.span(advance).moved(by: -first).widened(by: resolver.grid.pixel)
  }

  /// Returns an upper bound of the cells and anchored views that meet a span along the advance axis,
  /// in points of the section; at most `Int.max`.
  ///
  /// - Complexity: O(1); O(log measured groups + pages met) if groups are measured.
  func elementBound(meeting span: Span) -> Int {
    let template = geometry.template
    let each = template.cells.count + template.supplementaries.count
    func elements(_ groups: Int) -> Int {
      let (elements, overflow) = groups.multipliedReportingOverflow(by: each)
      return overflow ? .max : elements
    }
    let local = span.moved(by: -geometry.origin[geometry.surroundings.advance])
    return switch geometry.groups {
    case .uniform: elements(groups(meeting: span).count)
    case .rows(let rows): elements(rows.ledger.groupBound(meeting: local))
    case .sized(let sized):
      sized.sizing.countsVary
        ? sized.ledger.elementBound(meeting: local)
        : elements(sized.ledger.groupBound(meeting: local))
    }
  }
}

extension GroupTemplate {
  /// Visits the cells of rows that a pass meets.
  ///
  /// - Parameters:
  ///   - walk: The rows.
  ///   - origin: The corner of the first row of the section, in the content.
  ///   - axis: The measured axis, along which the rows follow one another.
  fileprivate func visitRows(
    _ walk: inout GroupWalk<RowDetails>, from origin: Vector, along axis: LayoutAxis,
    _ pass: GroupPass,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let lanes = walk.lanes
    let grid = pass.resolver.grid
    let isOnGrid = pass.isOnGrid && grid.contains(origin[axis.perpendicular])
    cells.withUnsafeBufferPointer { cells in
      while let found = walk.next() {
        var corner = origin
        corner[axis] += found.start
        let isOnGrid = isOnGrid && grid.contains(corner[axis])
        var group = Box(origin: corner, size: size)
        group.size[axis] = max(0, lanes.length(found.slot))
        if !isOnGrid { group = pass.resolver.frame(group) }
        guard group.meets(pass.box) else { continue }
        let sizes = lanes.details.sizes(found.slot)
        let count = lanes.itemsPerGroup(found.slot)
        work.groupsVisited += 1
        work.elementsVisited += count
        for index in 0..<count {
          var frame = cells[index].frame.moved(by: corner)
          if !sizes[index].isNaN { frame.size[axis] = sizes[index] }
          if !isOnGrid { frame = pass.resolver.frame(frame) }
          guard frame.meets(pass.box) else { continue }
          visitor.takeCell(
            ElementIndexPath(item: found.firstItem + index, section: pass.section),
            pass.eye.turned(frame), cells[index].zIndex)
        }
      }
    }
  }
}
