/// Queries over groups with measured lengths.
extension SolvedSection {
  /// Passes the elements that a query meets to a visitor, in measured groups.
  ///
  /// - Complexity: O(log measured groups + elements of the groups met)
  func visit(
    _ groups: MeasuredGroups, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let standard = groups.ledger.standard.items
    var walk = groups.ledger.walk(meeting: measuredSpan(of: query))
    var cells = CellReader(groups)
    while let found = walk.next() {
      let before = work.groupsVisited
      let across = walk.across(found)
      let corner = query.origin + geometry.corner(at: found.start, across: across)
      let (details, count) = (walk.value(found), walk.itemsPerGroup(found))
      if details.solved != nil || !details.isMeasured && count == standard {
        // Measured lengths may leave the pixels: the query rounds all frames.
        (details.solved?.template ?? geometry.template).visit(
          at: corner, firstItem: found.firstItem, query, self, &work, &visitor)
      } else {
        let size = groups.sizing.size(length: walk.length(found), across: across)
        visit(
          &cells, of: found, count, in: Box(origin: corner, size: size), query, &work, &visitor)
      }
      // Far from the start very many groups have the same place, and few of them are met.
      if work.groupsVisited == before { work.groupsVisited += 1 }
    }
    work.nodesVisited += walk.visited
  }

  /// Passes the cells of a group that a query meets to a visitor.
  private func visit(
    _ cells: inout CellReader, of found: FoundGroup, _ count: Int, in group: Box,
    _ query: GroupQuery, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    // A cell is found only if the query meets its group too (rules 2.12.5, 2.19).
    guard query.meetsGroup(group) else { return }
    work.groupsVisited += 1
    work.elementsVisited += count
    if query.meetsInnermostGroup, !query.viewpoint.placed(group).meets(query.rect) { return }
    cells.enter(found)
    for item in found.firstItem..<found.firstItem + count {
      let cell = cells.next()
      let frame = query.turned(query.resolver.frame(cell.frame.moved(by: group.origin)))
      guard frame.meets(query.rect) else { continue }
      visitor.takeCell(
        ElementIndexPath(item: item, section: query.section), frame, cell.zIndex)
    }
  }

  /// Returns the extent of a query along the advance axis, with slack, from the first group.
  ///
  /// It is in points.
  @inline(__always)
  private func measuredSpan(of query: GroupQuery) -> Span {
    query.span(advance, from: query.origin[advance] + geometry.origin[advance])
  }

  /// Returns an upper bound of the cells and anchored views that a span meets; at most `Int.max`.
  ///
  /// - Parameter span: A span along the advance axis, in points of the section.
  ///
  /// - Complexity: O(1); O(log measured groups + pages met) if groups are measured.
  func elementBound(meeting span: Span) -> Int {
    let template = geometry.template
    let each = template.cells.count + template.supplementaries.count
    func elements(_ groups: Int) -> Int {
      let (elements, overflow) = groups.multipliedReportingOverflow(by: each)
      return overflow ? .max : elements
    }
    let local = span.moved(by: -geometry.origin[geometry.room.advance])
    return switch geometry.groups {
    case .uniform: elements(groups(meeting: span).count)
    case .measured(let groups):
      groups.sizing.countsVary
        ? groups.ledger.elementBound(meeting: local, counting: groups.sizing.countedViews)
        : elements(groups.ledger.groupBound(meeting: local))
    }
  }
}
