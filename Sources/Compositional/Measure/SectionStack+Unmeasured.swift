// The visible elements that are not measured yet, in the order of the host: section by section,
// cells from the top down, then boundary items; those of the layout last (rules 2.8.6, 2.30). Two
// quirks have other orders (rule 2.31).

extension SectionStack {
  /// Returns the first visible element that was not measured.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - environment: The environment of the layout.
  ///   - search: The search that goes on; it notes the place of the element.
  /// - Complexity: O(log sections + visible elements from the place of the search on)
  func firstUnmeasured(
    in viewport: Viewport, environment: CollectionLayoutEnvironment,
    _ search: inout MeasurementSearch
  ) -> MeasurementProposal? {
    let viewpoint = Viewpoint(self, at: viewport)
    // The bounds count, also where they reach beyond the content (rule 2.32.3). But a view beside the
    // content shows nothing (rule 2.19).
    var bounds = Box(viewport.bounds)
    let content = Box(origin: .zero, size: viewpoint.content)
    guard bounds.size.x > 0, bounds.size.y > 0,
      content.reaches(bounds, growing: [.horizontal, .vertical]),
      let shared = content.intersection(bounds)
    else { return nil }
    // Over content without a length, elements without one wait to be measured.
    if content.size.x == 0 || content.size.y == 0 { bounds = shared }
    if resolver.quirks.contains(.measuresByPosition),
      let proposal = firstUnmeasuredByPosition(
        in: viewport.bounds, viewpoint, viewport.orthogonalOffsets, environment, &search)
    {
      return proposal
    }
    let base = boundary.startExtension
    let mirrored = viewpoint.mirrored(bounds)
    let section = search.section(in: mirrored)
    let span = mirrored.span(main).moved(by: -base).widened(by: resolver.grid.pixel)
    var visited = 0
    var next =
      section == 0
      ? offsets.first(reaching: span, &visited)
      : offsets.first(from: section, reaching: span, &visited)
    while let found = next {
      let place = sectionPlace(found.index, start: base + found.start, viewport.orthogonalOffsets)
      search.enter(section: found.index)
      if let proposal = firstUnmeasured(place, meeting: bounds, viewpoint, environment, &search) {
        return proposal
      }
      next = offsets.next(after: found, reaching: span, &visited)
    }
    search.restart()
    // Most layouts have no such items, and the call below counts references.
    if boundary.items.isEmpty { return nil }
    return firstUnmeasured(boundary.items, boundarySizes, meeting: bounds, viewpoint, environment) {
      layoutBoundaryItem($0, from: viewpoint)
    }
  }

  /// Returns the first boundary item that meets the bounds and was not measured.
  private func firstUnmeasured(
    _ items: [PlacedBoundaryItem], _ sizes: [Int: MeasuredSize], meeting bounds: Box,
    _ viewpoint: Viewpoint,
    _ environment: CollectionLayoutEnvironment, element: (Int) -> FoundElement
  ) -> MeasurementProposal? {
    for (index, placed) in items.enumerated()
    where sizes[index] == nil && !placed.item.layoutSize.estimatedAxes.isEmpty {
      let element = element(index)
      guard
        viewpoint.turned(element.frame, resolver)
          .reaches(bounds, growing: AxisSet(placed.item.layoutSize.estimatedAxes))
      else { continue }
      return MeasurementProposal(id: element.id, placed, environment, quirks: resolver.quirks)
    }
    return nil
  }

  /// Returns the first element of a section, from the place of the search on, that meets the bounds
  /// and was not measured.
  private func firstUnmeasured(
    _ place: SectionPlace, meeting bounds: Box, _ viewpoint: Viewpoint,
    _ environment: CollectionLayoutEnvironment, _ search: inout MeasurementSearch
  ) -> MeasurementProposal? {
    // The stack holds its sections as long as the search runs.
    Unmanaged.passUnretained(sections[place.index])._withUnsafeGuaranteedRef {
      firstUnmeasured($0, in: place, meeting: bounds, viewpoint, environment, &search)
    }
  }

  private func firstUnmeasured(
    _ section: SolvedSection, in place: SectionPlace, meeting bounds: Box, _ viewpoint: Viewpoint,
    _ environment: CollectionLayoutEnvironment, _ search: inout MeasurementSearch
  ) -> MeasurementProposal? {
    guard section.geometry.sizing != nil, section.geometry.extent.ink != .none else { return nil }
    let query = GroupQuery(
      section: place.index, origin: place.origin, rect: bounds,
      box: viewpoint.mirrored(bounds).moved(by: place.shift.reversed), resolver: resolver,
      viewpoint: viewpoint.moved(by: place.shift))
    func firstBoundaryItem() -> MeasurementProposal? {
      guard let boundary = section.geometry.placement.boundary else { return nil }
      return firstUnmeasured(
        boundary.items, section.geometry.boundarySizes, meeting: bounds, viewpoint,
        environment
      ) { boundaryItem($0, in: place, from: viewpoint) }
    }
    if resolver.quirks.contains(.measuresBoundaryItemsFirst), let item = firstBoundaryItem() {
      return item
    }
    if let (item, cell) = section.firstUnmeasuredCell(query, &search) {
      return MeasurementProposal(id: .cell(section: place.index, item: item), cell, environment)
    }
    search.restartSection()
    return firstBoundaryItem()
  }
}

extension SolvedSection {
  /// Returns the first cell that a query meets and that was not measured.
  ///
  /// Then come the cells that uniform cells in its rectangle depend on, wherever they are: their siblings,
  /// and all cells of the section if its group shares the largest (rule 2.8).
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - search: The search, which is in this section.
  func firstUnmeasuredCell(
    _ query: GroupQuery, _ search: inout MeasurementSearch
  ) -> (item: Int, proposal: CellProposal)? {
    switch geometry.groups {
    case .uniform: nil
    case .measured(let groups):
      groups.sizing.wrappingLine == nil && groups.sizing.strip == nil
        ? firstUnmeasuredCell(ofSolved: groups, query, &search)
        : firstUnmeasuredCell(ofSums: groups, query, &search)
    }
  }

  /// Returns the same for groups whose cells follow from their sizes by sums.
  ///
  /// No cell of them depends on another, and none before one that is measured moves. So a search
  /// goes on inside a group.
  private func firstUnmeasuredCell(
    ofSums groups: MeasuredGroups, _ query: GroupQuery, _ search: inout MeasurementSearch
  ) -> (item: Int, proposal: CellProposal)? {
    let ledger = groups.ledger
    let advance = groups.advance
    var walk = walk(over: ledger, along: advance, query, search)
    var cells = CellReader(groups)
    while let found = walk.next(&search) {
      let count = ledger.itemsPerGroup(found)
      cells.enter(found)
      for _ in 0..<min(max(0, search.item - found.firstItem), count) { _ = cells.next() }
      guard cells.passSettled(before: count) else { continue }
      let corner = query.origin + geometry.corner(at: found.start, across: ledger.across(found))
      var line = Box(origin: corner, size: .zero)
      line.size[advance] = max(0, ledger.length(found))
      line.size[advance.perpendicular] = ledger.across(found)
      guard query.reachesGroup(line) else { continue }
      repeat {
        let (index, size) = (cells.index, cells.size)
        let cell = cells.next()
        guard let proposal = CellProposal(cell, size), !proposal.isSettled,
          query.reaches(
            query.resolver.frame(cell.frame.moved(by: corner)), growing: cell.measuredAxes)
        else { continue }
        search.noteMeasured(before: found.firstItem + index, sharing: search.sharing)
        return (found.firstItem + index, proposal)
      } while cells.passSettled(before: count)
    }
    return nil
  }

  /// Returns the groups that a query meets, from the place of a search on.
  private func walk(
    over ledger: SizedLedger, along advance: LayoutAxis, _ query: GroupQuery,
    _ search: MeasurementSearch
  ) -> SearchWalk {
    let span = query.span(advance, from: query.origin[advance] + geometry.origin[advance])
    let walk =
      search.item == 0
      ? ledger.walk(meeting: span) : ledger.walk(meeting: span, fromGroupOf: search.item)
    return SearchWalk(walk: walk, lastVisit: search.groupsVisited + SolverLimits.searched)
  }

  private func firstUnmeasuredCell(
    ofSolved groups: MeasuredGroups, _ query: GroupQuery, _ search: inout MeasurementSearch
  ) -> (item: Int, proposal: CellProposal)? {
    let ledger = groups.ledger
    let advance = groups.advance
    let resolver = query.resolver
    var walk = walk(over: ledger, along: advance, query, search)
    var sharing = search.sharing
    while let found = walk.next(&search) {
      let corner = query.origin + geometry.corner(at: found.start, across: ledger.across(found))
      let template = groups.template(found)
      var group = Box(origin: corner, size: template.size)
      group.size[advance] = max(0, ledger.length(found))
      guard query.reachesGroup(group) else { continue }
      let isVisible = template.cells.map {
        query.reaches(resolver.frame($0.frame.moved(by: corner)), growing: $0.measuredAxes)
      }
      let sharingBefore = sharing
      var dependents: [Int: AxisSet] = [:]
      for (cell, isVisible) in zip(template.cells, isVisible)
      where isVisible && !cell.uniformAxes.isEmpty {
        dependents[cell.host, default: []].formUnion(cell.uniformAxes)
        sharing.formUnion(cell.uniformAxes)
      }
      var sizes = groups.sizes.cursor(at: found.firstItem)
      for (index, cell) in template.cells.enumerated() {
        guard let proposal = CellProposal(cell, sizes.next()), !proposal.isSettled else { continue }
        let isAwaited = dependents[cell.host].map { !$0.isDisjoint(with: cell.measuredAxes) }
        guard isVisible[index] || isAwaited == true else { continue }
        search.noteMeasured(before: found.firstItem, sharing: sharingBefore)
        return (found.firstItem + index, proposal)
      }
    }
    let axes = sharing.intersection(AxisSet(groups.sizing.sharedAxes))
    return axes.isEmpty ? nil : groups.firstUnmeasuredCell(on: axes)
  }
}

/// The groups that a search for an element to measure looks at, as many as there is time for.
private struct SearchWalk {
  var walk: GroupWalk<SizedDetails>
  let lastVisit: Int

  @inline(__always)
  mutating func next(_ search: inout MeasurementSearch) -> FoundGroup? {
    guard let found = walk.next() else { return nil }
    walk.passGroupsInTheSamePlace()
    search.groupsVisited += 1
    return search.groupsVisited < lastVisit ? found : nil
  }
}

extension MeasuredGroups {
  /// Returns the first cell of the section that is measured on some axes it shares and was not.
  ///
  /// - Complexity: O(log measured groups + cells of a group) for all axes it shares.
  fileprivate func firstUnmeasuredCell(on axes: AxisSet) -> (item: Int, proposal: CellProposal)? {
    var passed = 0
    let unsettled = sizing.countedViews.upperBound
    while let found = ledger.group(where: unsettled, exceeds: passed) {
      var sizes = sizes.cursor(at: found.firstItem)
      for (index, cell) in template(found).cells.enumerated() {
        if let proposal = CellProposal(cell, sizes.next()), !proposal.isSettled,
          !proposal.axes.isDisjoint(with: axes)
        {
          return (found.firstItem + index, proposal)
        }
      }
      // The other groups of a run are all alike.
      passed += ledger.entry(found).groups - found.offset
    }
    return nil
  }
}
