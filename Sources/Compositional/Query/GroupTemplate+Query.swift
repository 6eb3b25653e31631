/// What a walk over the groups of a section needs to know.
struct GroupPass {
  /// The section.
  let section: Int
  /// Where the groups are counted from, in the content.
  let origin: Vector
  /// What the elements must meet.
  let box: Box
  /// How frames are rounded.
  let resolver: DimensionResolver
  /// From where the layout is looked at.
  let eye: Eye
  /// Whether every corner of a group is a whole pixel.
  let isOnGrid: Bool
  /// The items of a full group.
  let itemsPerGroup: Int
  /// From a group to the next.
  let step: Vector

  /// The item that a group starts with.
  @inline(__always)
  func firstItem(_ group: Int) -> Int { group * itemsPerGroup }

  /// The corner of a group, in the content.
  @inline(__always)
  func corner(_ group: Int) -> Vector {
    Vector(x: origin.x + Double(group) * step.x, y: origin.y + Double(group) * step.y)
  }

  /// Whether a rectangle must meet the innermost group too.
  var asksInnermost: Bool { resolver.quirks.contains(.queriesMeetInnermostGroup) }

  /// The box in the coordinates of a group, a pixel larger because frames are rounded later.
  func local(_ corner: Vector) -> Box {
    let slack = resolver.grid.pixel
    return Box(
      origin: Vector(x: box.origin.x - corner.x - slack, y: box.origin.y - corner.y - slack),
      size: Vector(x: box.size.x + 2 * slack, y: box.size.y + 2 * slack))
  }
}

extension SolvedSection {
  /// Hands out what a box meets in the groups of the section, found by division.
  ///
  /// - Parameters:
  ///   - origin: where the groups are counted from, in the content.
  ///   - index: the section.
  ///   - box: what the elements must meet, in the content.
  ///   - resolver: how frames are rounded.
  ///   - eye: from where the layout is looked at.
  ///   - work: counts what is looked at.
  ///   - visitor: is handed the elements.
  func visitGroups(
    from origin: Vector, index: Int, meeting box: Box, _ resolver: DimensionResolver, _ eye: Eye,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    switch geometry.groups {
    case .uniform(let uniform):
      visitUniform(
        uniform, from: origin, index, meeting: box, resolver, eye, &work, &visitor)
    case .rows(let rows):
      visitRows(rows, from: origin, index, meeting: box, resolver, eye, &work, &visitor)
    case .sized(let sized):
      visitSized(sized, from: origin, index, meeting: box, resolver, eye, &work, &visitor)
    }
  }

  @inline(__always)
  private func visitUniform(
    _ uniform: UniformGroups, from origin: Vector, _ index: Int, meeting box: Box,
    _ resolver: DimensionResolver, _ eye: Eye,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let advance = geometry.surroundings.advance
    let span = box.span(advance).moved(by: -origin[advance]).widened(by: resolver.grid.pixel)
    let found = groups(meeting: span)
    guard !found.isEmpty else { return }
    var step = Vector.zero
    step[advance] = geometry.pitch
    let pass = GroupPass(
      section: index, origin: origin + geometry.origin, box: box, resolver: resolver, eye: eye,
      isOnGrid: geometry.isOnGrid && resolver.grid.contains(origin),
      itemsPerGroup: geometry.itemsPerGroup, step: step)
    let full = found.clamped(to: 0..<uniform.count - (uniform.last == nil ? 0 : 1))
    geometry.template.visit(full, pass, self, &work, &visitor)
    if let last = uniform.last, found.upperBound == uniform.count {
      last.visit(uniform.count - 1..<uniform.count, pass, self, &work, &visitor)
    }
  }
}

extension GroupTemplate {
  /// Hands out what a pass meets in some groups that are this one.
  func visit(
    _ groups: Range<Int>, _ pass: GroupPass, _ section: SolvedSection, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let isOnGrid = pass.isOnGrid && self.isOnGrid
    guard isOnGrid, isPlain, !pass.asksInnermost else {
      for group in groups { visit(group, isOnGrid, pass, section, &work, &visitor) }
      return
    }
    // Most groups lie inside the rectangle as a whole: nothing to test there, nothing to round.
    func isWhole(_ group: Int) -> Bool {
      pass.box.contains(ink.moved(by: pass.corner(group)))
    }
    var whole = groups
    while let group = whole.first, !isWhole(group) {
      visit(group, isOnGrid, pass, section, &work, &visitor)
      whole = group + 1..<whole.upperBound
    }
    while let group = whole.last, !isWhole(group) { whole = whole.lowerBound..<group }
    visitWhole(whole, pass, &work, &visitor)
    for group in whole.upperBound..<groups.upperBound {
      visit(group, isOnGrid, pass, section, &work, &visitor)
    }
  }

  @inline(__always)
  private func visit(
    _ group: Int, _ isOnGrid: Bool, _ pass: GroupPass, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    visit(
      at: pass.corner(group), firstItem: pass.firstItem(group), isOnGrid, pass, section, &work,
      &visitor)
  }

  /// Hands out what a pass meets in one group.
  ///
  /// - Parameters:
  ///   - corner: the corner of the group, in the content.
  ///   - firstItem: the item it starts with.
  ///   - isOnGrid: whether neither the corner nor anything in the group needs rounding.
  func visit(
    at corner: Vector, firstItem: Int, _ isOnGrid: Bool, _ pass: GroupPass,
    _ section: SolvedSection, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    // A cell counts only where its top-level group meets the rectangle too.
    let box = Box(origin: corner, size: size)
    guard (pass.isOnGrid ? box : pass.resolver.frame(box)).meets(pass.box) else { return }
    work.groupsVisited += 1
    visitCells(at: corner, first: firstItem, isOnGrid, pass, &work, &visitor)
    if !supplementaries.isEmpty {
      visitSupplementaries(at: corner, firstItem: firstItem, pass, section, &work, &visitor)
    }
  }

  private func visitWhole(
    _ groups: Range<Int>, _ pass: GroupPass, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    guard !groups.isEmpty else { return }
    work.groupsVisited += groups.count
    work.elementsVisited += groups.count * cells.count
    let eye = pass.eye
    var path = ElementIndexPath(
      item: groups.lowerBound * pass.itemsPerGroup, section: pass.section)
    cells.withUnsafeBufferPointer { cells in
      for group in groups {
        let corner = pass.corner(group)
        for cell in cells {
          visitor.takeCell(path, eye.turned(cell.frame.moved(by: corner)), cell.zIndex)
          path.item &+= 1
        }
      }
    }
  }

  private func visitCells(
    at corner: Vector, first: Int, _ isOnGrid: Bool, _ pass: GroupPass,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let innermost = pass.asksInnermost
    cells.withUnsafeBufferPointer { cells in
      func visit(_ index: Int, _ local: Box) {
        let moved = local.moved(by: corner)
        let frame = isOnGrid ? moved : pass.resolver.frame(moved)
        guard frame.meets(pass.box) else { return }
        guard !innermost || hosts[cells[index].host].moved(by: corner).meets(pass.box) else {
          return
        }
        let path = ElementIndexPath(item: first + index, section: pass.section)
        visitor.takeCell(path, pass.eye.turned(frame), cells[index].zIndex)
      }
      if let cellTree {
        let visited = cellTree.forEach(touching: pass.local(corner), visit)
        work.nodesVisited += visited.nodes
        work.elementsVisited += visited.boxes
      } else {
        work.elementsVisited += cells.count
        for index in cells.indices { visit(index, cells[index].frame) }
      }
    }
  }

  private func visitSupplementaries(
    at corner: Vector, firstItem: Int, _ pass: GroupPass, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    let innermost = pass.asksInnermost
    // Most groups have views of one kind only.
    var before = (kind: -1, views: 0)
    func visit(_ index: Int, _ local: Box) {
      let view = supplementaries[index]
      let frame = pass.resolver.frame(local.moved(by: corner))
      guard frame.meets(pass.box) else { return }
      guard !innermost || hosts[view.host].moved(by: corner).meets(pass.box) else { return }
      if view.kindIndex != before.kind {
        before.kind = view.kindIndex
        before.views = section.geometry.views(
          ofKind: view.kindIndex, beforeGroupFrom: firstItem)
      }
      let path = ElementIndexPath(item: before.views &+ view.ordinal, section: pass.section)
      visitor.take(
        FoundElement(
          id: .supplementary(kind: view.kind, path), frame: pass.eye.turned(frame),
          zIndex: view.zIndex, source: .anchored, slot: view.kindIndex))
    }
    if let supplementaryTree {
      let visited = supplementaryTree.forEach(touching: pass.local(corner), visit)
      work.nodesVisited += visited.nodes
      work.elementsVisited += visited.boxes
    } else {
      work.elementsVisited += supplementaries.count
      for index in supplementaries.indices { visit(index, supplementaries[index].frame) }
    }
  }
}
