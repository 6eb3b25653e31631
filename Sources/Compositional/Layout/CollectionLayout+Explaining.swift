// The solved state behind the elements, for explanations. Nothing here runs in a query.

/// A section with its description and its place in the content.
package struct SectionGroundwork {
  /// The description.
  package let section: CollectionLayoutSection
  /// The solved section.
  package let geometry: SectionGeometry
  /// The start along the scroll direction, in points of the content.
  package let start: Double
}

/// A group of a section with its intermediate results.
package struct GroupGroundwork {
  /// The group in its place.
  package let placed: SectionGeometry.PlacedGroup
  /// The intermediate results of its solve.
  package let trace: GroupTrace
  /// The number of cells it would have if it were full.
  package let fullCount: Int
}

/// The properties of a prepared layout that do not belong to a section.
package struct LayoutGroundwork {
  /// The scroll direction.
  package let main: LayoutAxis
  /// The size of the view, in points.
  package let view: Vector
  /// The rules by which dimensions become points.
  package let resolver: DimensionResolver
  /// True if frames are mirrored.
  package let isMirrored: Bool
  /// The headers, footers and side views of the layout, and what they surround.
  package let boundary: BoundaryPlacement
  /// The measured sizes of those items, by place in the description.
  package let boundarySizes: [Int: MeasuredSize]
  /// The size of the content, in points.
  package let contentSize: Vector
  /// The number of prepared sections.
  package let sectionCount: Int
}

extension CollectionLayout {
  /// The properties of the layout that explanations start from.
  package var groundwork: LayoutGroundwork {
    LayoutGroundwork(
      main: stack.main, view: stack.view, resolver: stack.resolver, isMirrored: stack.isMirrored,
      boundary: stack.boundary, boundarySizes: stack.boundarySizes,
      contentSize: stack.contentSize, sectionCount: stack.sections.count)
  }

  /// Returns a section with its description; nil if it does not exist or its provider returns none.
  ///
  /// Asks the section provider again.
  package func groundwork(ofSection index: Int) -> SectionGroundwork? {
    guard let environment, stack.hasSection(index),
      let section = section(index, of: stack.sections.count, environment)
    else { return nil }
    return SectionGroundwork(
      section: section, geometry: stack.sections[index].geometry,
      start: stack.start(ofSection: index))
  }

  /// Returns the length of a section along the scroll direction, in points.
  package func length(ofSection index: Int) -> Double { stack.sections[index].geometry.length }

  /// Returns the number of items that a section shows.
  package func shownItems(ofSection index: Int) -> Int {
    stack.hasSection(index) ? stack.sections[index].geometry.itemCount : 0
  }

  /// Solves the group of an item again, and returns its intermediate results.
  ///
  /// - Returns: nil if the section does not show the item.
  package func groundwork(
    ofGroupWith item: Int, in ground: SectionGroundwork
  ) -> GroupGroundwork? {
    let geometry = ground.geometry
    guard let environment, item >= 0, item < geometry.itemCount, geometry.itemsPerGroup > 0,
      geometry.allGroups > 0
    else { return nil }
    let placed = geometry.placedGroup(ofItem: item)
    var solver = GroupSolver(
      resolver: stack.resolver, environment: environment,
      cellZIndex: ground.section.cellZIndex, itemCount: geometry.itemCount)
    let container = geometry.room.container
    solver.sizes = geometry.cellSizes(ofGroupWith: item)
    var trace = solver.traced(ground.section.group.item, in: container)
    if solver.sizes != nil, trace?.isEmpty != false {
      // A group without items would never end the section: its estimates stand.
      solver.sizes = nil
      trace = solver.traced(ground.section.group.item, in: container)
    }
    guard let trace else { return nil }
    return GroupGroundwork(placed: placed, trace: trace, fullCount: trace.cellCount)
  }
}

extension SectionGeometry {
  /// Returns the measured sizes that the group of an item was solved for; nil for estimates.
  fileprivate func cellSizes(ofGroupWith item: Int) -> CellSizes? {
    switch groups {
    case .uniform: return nil
    case .measured(let groups):
      let found = groups.ledger.group(ofItem: item)
      let details = groups.ledger.value(found)
      guard details.isMeasured || details.solved != nil else { return nil }
      var count = groups.ledger.itemsPerGroup(found)
      // The items after the group decide what does not fit into it.
      if groups.sizing.countsVary { count += groups.sizing.itemsAhead }
      let sizes = Array(groups.sizes.cursor(at: found.firstItem).prefix(count))
      return CellSizes(sizes, present: sizes.count, shared: groups.sharedLengths)
    }
  }
}

extension GroupTrace {
  /// The number of cells of the group.
  package var cellCount: Int {
    switch content {
    case .custom(let frames): return frames.count
    case .arranged(let arrangement):
      let subitems = arrangement.subitems
      return (0..<subitems.count).reduce(0) {
        $0 + subitems.distinct[subitems.distinctIndex($1)].cellCount
      }
    }
  }

  fileprivate var isEmpty: Bool { cellCount == 0 }
}
