/// Queries over groups with measured lengths.
extension SolvedSection {
  /// Passes the elements of strips that a query meets to a visitor.
  ///
  /// - Complexity: O(log measured groups + strips met)
  func visitStrips(
    _ strips: LedgerReader<StripDetails>, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    var walk = strips.walk(meeting: measuredSpan(of: query))
    // The section holds its template as long as a query runs.
    Unmanaged.passUnretained(geometry.template)._withUnsafeGuaranteedRef { template in
      let corner = geometry.corner(at: 0, across: template.size[advance.perpendicular])
      let isOnGrid =
        geometry.isOnGrid && template.isOnGrid
        && query.resolver.grid.contains((query.origin + corner)[advance.perpendicular])
      template.cells.withUnsafeBufferPointer { cells in
        let pass = StripPass(
          query, cells, groupSize: template.size, corner: corner, along: advance,
          isOnGridAcross: isOnGrid)
        pass.visit(query, strips, &walk, &work, &visitor)
      }
    }
    work.nodesVisited += walk.visited
  }

  /// Passes the elements that a query meets to a visitor, in groups with templates of their own.
  ///
  /// - Complexity: O(log measured groups + elements of the groups met)
  func visitSized(
    _ sized: LedgerReader<SizedDetails>, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    var walk = sized.walk(meeting: measuredSpan(of: query))
    let template = geometry.template
    while let found = walk.next() {
      let across = walk.across(found)
      let corner = query.origin + geometry.corner(at: found.start, across: across)
      var template = walk.value(found)?.template ?? template
      if let growth = walk.growth(found), let stretch = geometry.sizing?.stretch {
        template = stretch.fitted(template, to: growth)
      }
      // Measured lengths may leave the pixels: the query rounds all frames.
      template.visit(
        at: corner, firstItem: found.firstItem, query, self, &work, &visitor)
    }
    work.nodesVisited += walk.visited
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
    let local = span.moved(by: -geometry.origin[geometry.surroundings.advance])
    return switch geometry.groups {
    case .uniform: elements(groups(meeting: span).count)
    case .strips(let strips): elements(strips.ledger.groupBound(meeting: local))
    case .sized(let sized):
      sized.sizing.countsVary
        ? sized.ledger.elementBound(meeting: local)
        : elements(sized.ledger.groupBound(meeting: local))
    }
  }
}
