/// Updates: data that changes while the layout stands, with all that was measured.
extension CollectionLayout {
  /// The number of items of each section, as of the last preparation and the updates since.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { stack.sections.map(\.geometry.dataCount) }

  /// Changes the data of the layout as `performBatchUpdates` does.
  ///
  /// Index paths are those before the batch for what is deleted, reloaded and reconfigured and for
  /// where moves start, and those after it for what is inserted and where moves end. Measured sizes
  /// follow their items; what is reloaded loses its size.
  ///
  /// - Parameters:
  ///   - batch: what changes.
  ///   - viewport: where the view is scrolled to; nil adjusts no content offset.
  ///   - edge: what is to stay on screen.
  ///   - replacedItemCount: called with the index after the batch of each section that is inserted
  ///     or reloaded; its items after the batch. Nil stands for no items in an inserted section
  ///     and for as many as before in a reloaded one.
  /// - Returns: what has moved, and what a renderer animates.
  /// - Throws: ``UpdateError`` for the first thing that does not fit the data; nothing has changed
  ///   then.
  /// - Precondition: the layout is prepared.
  /// - Complexity: O(k log n) for k changes in sections of one item a group; where groups hold more,
  ///   the measured items behind a change are put into groups anew. Sections that come, go or move
  ///   cost O(sections).
  @discardableResult
  public mutating func update(
    _ batch: BatchUpdates, in viewport: Viewport? = nil, keeping edge: ScrollAnchor.Edge = .top,
    replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> LayoutUpdate {
    let sections = stack.sections
    let updates = try batch.resolved(
      from: sections.lazy.map(\.geometry.dataCount), replacedItemCount: replacedItemCount)
    return apply(updates, in: viewport, keeping: edge)
  }

  /// Changes the data of the layout from one snapshot to the next.
  ///
  /// - Parameters:
  ///   - snapshot: the data from now on.
  ///   - old: the data as it is, which the layout was prepared or last updated with.
  ///   - viewport: where the view is scrolled to; nil adjusts no content offset.
  ///   - edge: what is to stay on screen; of the elements in sight one that is still there.
  /// - Returns: what has moved, and what a renderer animates.
  /// - Throws: ``UpdateError`` where the layout does not have the items of `old`.
  /// - Complexity: O(n) for the n items of sections that differ, and that of the update.
  @discardableResult
  public mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) throws(UpdateError) -> LayoutUpdate {
    let counts = snapshot.itemCounts
    let updates = try snapshot.difference(from: old).resolved(from: itemCounts, to: counts)
    return apply(updates, in: viewport, keeping: edge)
  }

  /// Changes the data of the layout by updates that were held against it already.
  mutating func apply(
    _ updates: ResolvedUpdates, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
  ) -> LayoutUpdate {
    guard let environment else {
      preconditionFailure("Invalid update: prepare the layout with item counts first.")
    }
    let anchor = viewport.flatMap { survivingAnchor(in: $0, edge: edge, updates) }
    let wasPulled = viewport.map(isPulled) ?? false
    var invalidation = LayoutInvalidation(contentSize: contentSize)
    let solvedBefore = groupsSolved
    if updates.keepsSections, updates.reloadedSectionsBefore.isEmpty {
      var moved: [ElementIndexPath: MeasuredSize] = [:]
      for item in updates.movedItems { moved[item.old] = stack.measuredSize(ofCell: item.old) }
      makeStackUnique()
      var others: [ChangedSection] = []
      for change in updates.changedSections {
        let runs = updates.itemRuns(in: change)
        invalidation.noteMoved(
          from: firstMoved(by: runs, inSection: change.newSection))
        let section = sectionProvider(change.newSection, environment)
        if !splice(change, section, runs, moved) { others.append((change, section, runs)) }
      }
      if !others.isEmpty { solve(others, moved, environment) }
    } else {
      rebuild(updates, environment)
      invalidation.noteMoved(from: ElementIndexPath(item: 0, section: 0))
    }
    if !updates.reloadedItemsBefore.isEmpty {
      for item in updates.reloadedItems { forget(item.new, &invalidation) }
    }
    invalidation.groupsSolved = groupsSolved - solvedBefore
    finish(&invalidation, anchor, viewport, wasPulled: wasPulled)
    return LayoutUpdate(updates: updates, invalidation: invalidation)
  }

  /// A section whose items have changed, what it is now, and how its items are made of the old.
  private typealias ChangedSection = (
    ResolvedUpdates.SectionChange, CollectionLayoutSection?, EditRuns<ElementIndexPath>
  )

  /// Changes the items of one section in place; whether that can be done.
  private mutating func splice(
    _ change: ResolvedUpdates.SectionChange, _ section: CollectionLayoutSection?,
    _ runs: EditRuns<ElementIndexPath>, _ moved: [ElementIndexPath: MeasuredSize]
  ) -> Bool {
    let index = change.newSection
    guard change.newItemCount > 0, let section, stack.canSplice(index, as: section) else {
      return false
    }
    groupsSolved += stack.splice(index, ItemEdits(runs: runs) { moved[$0] ?? .none })
    return true
  }

  /// Solves sections whose items have changed anew.
  private mutating func solve(
    _ changes: [ChangedSection], _ moved: [ElementIndexPath: MeasuredSize],
    _ environment: CollectionLayoutEnvironment
  ) {
    var solver = SectionSolver(configuration: configuration, environment: environment)
    for (change, section, runs) in changes {
      let index = change.newSection
      let old = stack.sections[index].geometry
      let solved = solve(index, itemCount: change.newItemCount, &solver, section)
      stack.replace(index, with: solved)
      groupsSolved += stack.carryOver(
        index, from: old, ItemEdits(runs: runs) { moved[$0] ?? .none })
    }
  }

  /// Solves all sections for a new order of them.
  private mutating func rebuild(
    _ updates: ResolvedUpdates, _ environment: CollectionLayoutEnvironment
  ) {
    let before = stack
    var counts: [Int] = []
    counts.reserveCapacity(updates.sectionCountAfter)
    for run in updates.sectionRuns {
      switch run {
      case .kept(let sections):
        counts += sections.map { before.sections[$0].geometry.dataCount }
      case .inserted(let count): counts += repeatElement(0, count: count)
      case .moved(let old): counts.append(before.sections[old].geometry.dataCount)
      }
    }
    for change in updates.changedSections { counts[change.newSection] = change.newItemCount }
    stack = .empty
    prepare(itemCounts: counts, in: environment)
    groupsSolved += stack.carryOver(from: before, updates: updates)
  }

  /// Gives a boundary item its estimate back.
  mutating func forget(
    _ kind: String, _ path: ElementIndexPath, _ invalidation: inout LayoutInvalidation
  ) {
    makeStackUnique()
    guard stack.forget(boundaryItem: kind, at: path) else { return }
    invalidation.noteMoved(
      from: ElementIndexPath(item: 0, section: path.item == .max ? 0 : path.section))
  }

  /// Gives a cell its estimate back.
  mutating func forget(_ path: ElementIndexPath, _ invalidation: inout LayoutInvalidation) {
    makeStackUnique()
    invalidation.noteMoved(
      from: ElementIndexPath(item: stack.firstItem(affectedBy: path), section: path.section))
    groupsSolved += stack.forget(path)
  }

  /// The first item that a change of a section's items may move; sections are where they were.
  private func firstMoved(by runs: EditRuns<ElementIndexPath>, inSection section: Int)
    -> ElementIndexPath
  {
    let change = ElementIndexPath(item: runs.firstChange, section: section)
    return ElementIndexPath(item: stack.firstItem(affectedBy: change), section: section)
  }

  /// What stays on screen through a batch: the anchor, or the nearest element in sight that is still
  /// there afterwards.
  private func survivingAnchor(
    in viewport: Viewport, edge: ScrollAnchor.Edge, _ updates: ResolvedUpdates
  ) -> ScrollAnchor? {
    scrollAnchor(in: viewport, edge: edge) { id in
      guard case .cell(let path) = id else {
        let path = id.indexPath
        guard path.item != .max else { return id }
        return updates.newSection(for: path.section).map {
          .supplementary(kind: id.kind ?? "", section: $0, item: path.item)
        }
      }
      return updates.newIndexPath(for: path).map { .cell($0) }
    }
  }
}

extension EditRuns {
  /// The first element after the batch that is not where it was.
  var firstChange: Int {
    guard case .kept(let range)? = first(where: { _ in true }),
      range.lowerBound == 0
    else { return 0 }
    return range.count
  }
}
