/// Queries over groups that are each as long as they were measured.
extension SolvedSection {
  /// Hands out what a box meets in the groups of the section, found by a logarithmic search.
  func visitMeasured(
    _ ledger: GroupLedger, from origin: Vector, _ index: Int, meeting box: Box,
    _ resolver: DimensionResolver, _ eye: Eye, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let advance = geometry.surroundings.advance
    let slack = resolver.grid.pixel
    let first = origin[advance] + geometry.origin[advance]
    let span = Span(
      low: box.min(advance) - first - slack, high: box.max(advance) - first + slack)
    let pass = GroupPass(
      section: index, origin: origin, box: box, resolver: resolver, eye: eye, isOnGrid: false,
      itemsPerGroup: 0, step: .zero)
    var nodes = 0
    defer { work.nodesVisited += nodes }
    ledger.forEachGroup(meeting: span, &nodes) { found, entry, page in
      let corner = origin + geometry.corner(at: found.start, across: entry.across)
      if let solved = entry.solved {
        solved.template.visit(
          at: corner, firstItem: found.firstItem, false, pass, self, &work, &visitor)
      } else if let row = ledger.standard.row {
        let each = row.cells.count
        page.sizes.withUnsafeBufferPointer { sizes in
          geometry.template.visitRow(
            sizes[found.entry * each..<(found.entry + 1) * each], count: entry.items,
            length: entry.length, at: corner, firstItem: found.firstItem, along: advance, pass,
            &work, &visitor)
        }
      } else {
        geometry.template.visit(
          at: corner, firstItem: found.firstItem, false, pass, self, &work, &visitor)
      }
      return true
    }
  }

  /// At least as many groups as a span along the advance axis meets, in points of the section.
  ///
  /// - Complexity: O(1); O(log measured groups + pages met) where groups are measured.
  func groupBound(meeting span: Span) -> Int {
    guard let ledger = geometry.ledger else { return groups(meeting: span).count }
    let start = geometry.origin[geometry.surroundings.advance]
    return ledger.groupBound(meeting: span.moved(by: -start))
  }
}

extension GroupTemplate {
  /// Hands out what a pass meets in one group whose cells are as long as they were measured.
  fileprivate func visitRow(
    _ sizes: Slice<UnsafeBufferPointer<Double>>, count: Int, length: Double, at corner: Vector,
    firstItem: Int, along axis: Axis, _ pass: GroupPass, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    var group = Box(origin: corner, size: size)
    group.size[axis] = max(0, length)
    guard pass.resolver.frame(group).meets(pass.box) else { return }
    work.groupsVisited += 1
    work.elementsVisited += count
    for index in 0..<count {
      var frame = cells[index].frame.moved(by: corner)
      let measured = sizes[sizes.startIndex + index]
      if !measured.isNaN { frame.size[axis] = measured }
      frame = pass.resolver.frame(frame)
      guard frame.meets(pass.box) else { continue }
      visitor.takeCell(
        ElementIndexPath(item: firstItem + index, section: pass.section), pass.eye.turned(frame),
        cells[index].zIndex)
    }
  }
}
