import Compositional

/// Changes of the data.
extension CollectionViewSimulator {
  /// Changes the data like `performBatchUpdates`; views follow their items.
  ///
  /// Reloaded items return their views and take others. Reconfigured items keep theirs. An item
  /// that is being moved returns to its original place first, because the data does not reflect the
  /// movement.
  ///
  /// - Parameters:
  ///   - batch: The changes, with index paths as in
  ///     ``CollectionLayout/update(_:in:keeping:replacedItemCount:)``.
  ///   - replacedItemCount: A closure that returns the item counts of inserted and reloaded
  ///     sections, by their index after the batch.
  /// - Returns: The effect on the layout.
  /// - Throws: ``UpdateError`` if the batch does not match the data. Nothing changes then, except
  ///   that a movement is canceled.
  @discardableResult
  public mutating func update(
    _ batch: BatchUpdates, replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> LayoutUpdate {
    cancelItemMovement()
    let names = shown.map { $0.id }
    let update = try content.update(
      batch, in: viewport, keeping: anchorEdge, replacedItemCount: replacedItemCount)
    follow(update, names)
    return update
  }

  /// Changes the data from one snapshot to the next.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - old: The current data.
  /// - Returns: The effect on the layout.
  /// - Throws: ``UpdateError`` if the current item counts are not those of `old`.
  @discardableResult
  public mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>
  ) throws(UpdateError) -> LayoutUpdate {
    cancelItemMovement()
    let names = shown.map { $0.id }
    let update = try content.apply(
      snapshot, replacing: old, in: viewport, keeping: anchorEdge)
    follow(update, names)
    return update
  }

  /// Reloads all data, like `reloadData()`: returns all views and discards all measured sizes.
  ///
  /// - Parameter itemCounts: The new number of items in each section; nil to keep the counts.
  public mutating func reload(itemCounts: [Int]? = nil) {
    cancelItemMovement()
    note(.reloaded)
    change(renaming: { _ in nil }) { simulator in
      let axis = simulator.content.scrollDirection
      let stand = simulator.place(through: .content).stands[axis]
      if let itemCounts {
        simulator.content.invalidate(.itemCounts(itemCounts), in: nil, keeping: .top)
      }
      var invalidation = simulator.content.invalidate(
        .everything, in: simulator.viewport, keeping: .top)
      // If the content has become shorter, the view moves with its end.
      let offset = simulator.viewport.contentOffset[axis]
      invalidation.contentOffsetAdjustment[axis] =
        stand.offset(
          in: simulator.content.contentOffsetRange(in: simulator.viewport, along: axis),
          startsHigh: simulator.content.startsHigh,
          keeping: offset + invalidation.contentOffsetAdjustment[axis]) - offset
      return invalidation
    }
  }

  // MARK: Effects of a change

  /// Applies the effects of a batch to the view.
  mutating func follow(_ update: LayoutUpdate, _ names: [ElementID]) {
    let updates = update.updates
    note(.updated, updates.summary)
    if let old = pursuit, case .element(let id, let position) = old.goal {
      // If the goal of a scroll is deleted, the view scrolls to its previous position.
      pursuit = update.newID(of: id).map {
        Pursuit(goal: .element($0, position), endsAtPage: old.endsAtPage)
      }
    }
    let reloaded = Set(updates.reloadedItemsBefore)
    let sections = Set(updates.reloadedSectionsBefore)
    moveRows(updates)
    rename(names) { id in
      if case .cell(let path) = id, reloaded.contains(path) { return nil }
      return sections.contains(id.indexPath.section) ? nil : update.newID(of: id)
    }
    finishChange(update.invalidation)
  }

  /// Moves the offsets of orthogonal sections along with their sections.
  private mutating func moveRows(_ updates: ResolvedUpdates) {
    for section in rows.keys { rows[section]?.pursued = nil }
    guard !updates.keepsSections else { return }
    if let row = touch?.row {
      let new = updates.newSection(for: row)
      touch?.row = new
      if touch?.target == .row(row) { touch?.target = new.map { .row($0) } ?? .nothing }
    }
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in viewport.orthogonalOffsets {
      if let new = updates.newSection(for: section) { offsets[new] = offset }
    }
    var moved: [Int: RowState] = [:]
    for (section, row) in rows {
      if let new = updates.newSection(for: section) { moved[new] = row }
    }
    viewport.orthogonalOffsets = content.orthogonalOffsets(asking: [:])
    for (section, offset) in offsets { viewport.orthogonalOffsets[section] = offset }
    rows = moved
  }

  /// Changes the layout, and reassigns the views by the identifiers of their elements.
  ///
  /// - Parameters:
  ///   - renaming: A closure that returns the new identifier of an element; nil if it is gone.
  ///   - isResized: True if the size of the view changes.
  ///   - body: A closure that changes the layout.
  mutating func change(
    renaming: (ElementID) -> ElementID?, isResized: Bool = false,
    _ body: (inout Self) -> LayoutInvalidation
  ) {
    let names = shown.map { $0.id }
    let invalidation = body(&self)
    forgetRows(from: content.itemCounts.count)
    let offsets = viewport.orthogonalOffsets
    viewport.orthogonalOffsets = content.orthogonalOffsets(asking: offsets)
    rename(names, renaming)
    finishChange(invalidation, isResized: isResized)
  }

  /// Forgets the rows of sections that are gone, and the finger on one of them.
  private mutating func forgetRows(from sectionCount: Int) {
    rows = rows.filter { $0.key < sectionCount }
    guard let row = touch?.row, row >= sectionCount else { return }
    touch?.row = nil
    if touch?.target == .row(row) { touch?.target = .nothing }
  }

  private mutating func finishChange(_ invalidation: LayoutInvalidation, isResized: Bool = false) {
    visibleItems.invalidate()
    cancelPrefetching { _ in true }
    prefetcher = Prefetcher()
    take(invalidation)
    settleRows(Set(viewport.orthogonalOffsets.keys).union(rows.keys).sorted())
    if isResized { turnToPage() }
    layOut()
    // Measuring may have moved the content away from the page.
    if isResized, turnToPage() { layOut() }
  }

  /// Gives the visible elements their new identifiers, and returns the views of elements without
  /// one.
  private mutating func rename(
    _ names: [ElementID], _ renaming: (ElementID) -> ElementID?
  ) {
    var kept: [ShownElement] = []
    for (element, name) in zip(shown, names) {
      guard let id = renaming(name), let frame = content.frame(of: id, at: viewport) else {
        giveBack(element)
        continue
      }
      kept.append(ShownElement(frame: frame, kind: element.kind, view: element.view))
    }
    kept.sort { $0.frame.isPlacedBefore($1.frame) }
    shown = kept
  }
}

extension ResolvedUpdates {
  /// The changes in words, such as "2 inserted, 1 deleted".
  var summary: String {
    let counts = [
      (insertedItems.count, "inserted"), (deletedItems.count, "deleted"),
      (movedItems.count, "moved"), (reloadedItemsBefore.count, "reloaded"),
      (reconfiguredItemsBefore.count, "reconfigured"),
      (insertedSections.count, "sections inserted"), (deletedSections.count, "sections deleted"),
      (movedSections.count, "sections moved"),
      (reloadedSectionsBefore.count, "sections reloaded"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
