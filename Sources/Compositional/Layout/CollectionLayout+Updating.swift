// Updates: changes of the data that keep measured sizes.

extension CollectionLayout {
  /// The number of items of each section, as of the last preparation or update.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { stack.sections.map { $0.geometry.dataCount } }

  /// Updates the data of the layout as `performBatchUpdates` does.
  ///
  /// The index paths of deletes, reloads, reconfigurations and the origins of moves are those
  /// before the batch; the index paths of inserts and the destinations of moves are those after it.
  /// Measured sizes follow their items; reloaded and reconfigured items lose theirs, and are measured
  /// again when they are visible.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - viewport: The current viewport; nil to leave the content offset unadjusted.
  ///   - edge: The edge of the scroll anchor.
  ///   - replacedItemCount: Returns the item count of an inserted or reloaded section after the
  ///     batch, for the index of the section after the batch. Nil is no items for an inserted
  ///     section, and the previous item count for a reloaded one.
  /// - Returns: The changes of the layout, and the mapping of items for animations.
  /// - Throws: ``UpdateError`` for the first operation that does not fit the data, and for a layout
  ///   that was never prepared; the layout is unchanged then.
  /// - Complexity: O(*k* log *n*) for *k* changes in sections with one item per group, where *n* is
  ///   the number of measured groups. With more items per group, the measured items after a change
  ///   are grouped again. Reloading a section solves one group. Inserting, deleting or moving sections
  ///   solves all sections again: O(sections).
  @discardableResult
  public mutating func update(
    _ batch: BatchUpdates, in viewport: Viewport? = nil, keeping edge: ScrollAnchor.Edge = .top,
    replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> LayoutUpdate {
    guard let preparation else { throw .notPrepared }
    let sections = stack.sections
    let updates = try batch.resolved(
      from: sections.lazy.map { $0.geometry.dataCount }, replacedItemCount: replacedItemCount)
    return apply(updates, to: preparation, in: viewport, keeping: edge)
  }

  /// Updates the data of the layout from one snapshot to the next.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - old: The current data, which the layout was prepared or last updated with.
  ///   - viewport: The current viewport; nil to leave the content offset unadjusted.
  ///   - edge: The edge of the scroll anchor, a visible element that still exists afterward.
  /// - Returns: The changes of the layout, and the mapping of items for animations.
  /// - Throws: ``UpdateError`` if the layout does not have the items of `old`, or was never prepared.
  /// - Complexity: O(*n*), where *n* is the number of items of the sections that differ, plus that
  ///   of the update.
  @discardableResult
  public mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) throws(UpdateError) -> LayoutUpdate {
    guard let preparation else { throw .notPrepared }
    let counts = snapshot.itemCounts
    let updates = try snapshot.difference(from: old).resolved(from: itemCounts, to: counts)
    return apply(updates, to: preparation, in: viewport, keeping: edge)
  }

  /// Updates the data of the layout by updates that were validated against it.
  private mutating func apply(
    _ updates: consuming ResolvedUpdates, to preparation: LayoutPreparation,
    in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
  ) -> LayoutUpdate {
    let kept = keptView(in: viewport, keeping: edge, through: updates)
    var change = LayoutChange(contentSize: contentSize)
    let solvedBefore = groupsSolved
    if updates.keepsSections {
      changeItems(updates, preparation, &change)
    } else {
      rebuild(updates, preparation)
      change.noteMoved(from: ElementIndexPath(item: 0, section: 0))
    }
    // A reconfigured cell shows other content and fits its size to it, like a reloaded one.
    if !updates.reloadedItemsBefore.isEmpty {
      for item in updates.reloadedItems { forget(item.new, &change) }
    }
    if !updates.reconfiguredItemsBefore.isEmpty {
      for item in updates.reconfiguredItems { forget(item.new, &change) }
    }
    change.groupsSolved = groupsSolved - solvedBefore
    finish(&change, kept)
    return LayoutUpdate(updates: updates, change: change)
  }

  /// A section whose items have changed, its new description, and the changes of its items.
  private typealias ChangedSection = (
    ResolvedUpdates.SectionChange, CollectionLayoutSection?, ItemEdits
  )

  /// Updates the items of sections that keep their index: in place if their descriptions are the
  /// same as before, else solved again.
  private mutating func changeItems(
    _ updates: borrowing ResolvedUpdates, _ preparation: LayoutPreparation,
    _ change: inout LayoutChange
  ) {
    let moved = measuredSizes(of: updates.movedItems)
    let sections = stack.sections.count
    var others: [ChangedSection] = []
    for changed in updates.changedSections {
      if isOversized { break }
      let index = changed.newSection
      let edits = ItemEdits(sequence: updates.itemEdits(in: changed), moved: moved)
      change.noteMoved(from: firstMoved(by: edits.sequence, inSection: index))
      let canSplice =
        !changed.isReplaced && changed.newItemCount > 0 && stack.canSplice(index)
      // One description for all sections is neither copied nor compared.
      if canSplice { take(parts: SectionSolver.partsOfSection, ofSection: index) }
      if canSplice, hasOneDescription {
        groupsSolved += stack.splice(index, edits)
        continue
      }
      let section = section(index, of: sections, preparation.environment)
      if canSplice, let section, stack.isMade(index, for: section) {
        groupsSolved += stack.splice(index, edits)
        stack.take(section.visibleItemsInvalidationHandler, ofSection: index)
      } else {
        others.append((changed, section, edits))
      }
    }
    if !others.isEmpty { solve(others, preparation.environment) }
  }

  /// Returns a closure with the measured sizes of items that move, by their old places.
  private func measuredSizes(
    of items: [PlaceChange<ElementIndexPath>]
  ) -> (ElementIndexPath) -> MeasuredSize {
    guard !items.isEmpty else { return { _ in .none } }
    var sizes: [ElementIndexPath: MeasuredSize] = [:]
    for item in items { sizes[item.old] = stack.measuredSize(ofCell: item.old) }
    return { [sizes] in sizes[$0] ?? .none }
  }

  /// Solves sections whose items have changed again.
  private mutating func solve(
    _ changes: [ChangedSection], _ environment: CollectionLayoutEnvironment
  ) {
    var solver = solver(replacing: Set(changes.map { $0.0.newSection }), environment)
    for (change, section, edits) in changes {
      if isOversized { break }
      let index = change.newSection
      let old = stack.sections[index].geometry
      let solved = solve(index, itemCount: change.newItemCount, &solver, section)
      stack.replace(index, with: solved)
      if !change.isReplaced { groupsSolved += stack.carryOver(index, from: old, edits) }
    }
    charges = solver.charges
  }

  /// Solves all sections again in their new order.
  private mutating func rebuild(
    _ updates: ResolvedUpdates, _ preparation: LayoutPreparation
  ) {
    let before = stack
    var counts: [Int] = []
    counts.reserveCapacity(updates.sectionCountAfter)
    for run in updates.sectionEdits {
      switch run {
      case .kept(let sections):
        counts += sections.map { before.sections[$0].geometry.dataCount }
      case .inserted(let count): counts += repeatElement(0, count: count)
      case .moved(let old): counts.append(before.sections[old].geometry.dataCount)
      }
    }
    for change in updates.changedSections { counts[change.newSection] = change.newItemCount }
    stack = .empty
    prepare(counts, preparation)
    if isOversized { return }
    groupsSolved += stack.carryOver(from: before, updates: updates)
  }

  /// Discards a boundary item's measured size; its estimate applies again.
  mutating func forget(
    _ kind: String, _ path: ElementIndexPath, _ change: inout LayoutChange
  ) {
    guard stack.record(boundaryItem: kind, at: path, nil) else { return }
    change.noteMoved(boundaryItemAt: path)
  }

  /// Discards a cell's measured size; its estimate applies again.
  mutating func forget(_ path: ElementIndexPath, _ change: inout LayoutChange) {
    guard stack.hasItem(path) else { return }
    change.noteMoved(
      from: ElementIndexPath(item: stack.firstItem(affectedBy: path), section: path.section))
    groupsSolved += stack.record(cell: path, nil)?.work.groupsSolved ?? 0
  }

  /// Returns the first item that a change of items may move, if sections keep their index.
  private func firstMoved(by sequence: EditSequence<ElementIndexPath>, inSection section: Int)
    -> ElementIndexPath
  {
    let change = ElementIndexPath(item: sequence.firstChange, section: section)
    return ElementIndexPath(item: stack.firstItem(affectedBy: change), section: section)
  }

  /// Returns what a view keeps in its place through a batch; nil for no view.
  ///
  /// The outermost cell in sight is the anchor: insertions after it do not move it. An
  /// item that moves elsewhere is none if another visible cell stays.
  private func keptView(
    in viewport: Viewport?, keeping edge: ScrollAnchor.Edge, through updates: ResolvedUpdates
  ) -> KeptView? {
    #if COMPOSITIONAL_CORE
      // Pages keep what they show in its place themselves.
      viewport.map {
        KeptView(
          viewport: $0, anchor: nil,
          stand: scrollStand(in: $0, keeping: edge, through: .content))
      }
    #else
      let moved = Set(updates.movedItems.lazy.map { $0.old })
      let pixel = stack.resolver.grid.pixel
      if !moved.isEmpty {
        let kept = keptView(in: viewport, keeping: edge, through: .content, overlap: pixel) { id in
          moved.contains(id.indexPath) ? nil : updates.newID(of: id, named: nil, in: nil)
        }
        if case .cell = kept?.anchor?.id { return kept }
      }
      return keptView(in: viewport, keeping: edge, through: .content, overlap: pixel) {
        updates.newID(of: $0, named: nil, in: nil)
      }
    #endif
  }
}
