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
  ///     `CollectionLayout.update(_:in:keeping:replacedItemCount:)`.
  ///   - replacedItemCount: A closure that returns the item counts of inserted and reloaded
  ///     sections, by their index after the batch.
  /// - Returns: The effect on the layout.
  /// - Throws: `UpdateError` if the batch does not match the data. Nothing changes then, except
  ///   that a movement is canceled.
  @discardableResult
  public mutating func update(
    _ batch: BatchUpdates, replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> LayoutUpdate {
    try changeData { simulator throws(UpdateError) in
      try simulator.content.update(
        batch, in: simulator.viewport, keeping: simulator.anchorEdge,
        replacedItemCount: replacedItemCount)
    }
  }

  /// Changes the data from one snapshot to the next.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - old: The current data.
  /// - Returns: The effect on the layout.
  /// - Throws: `UpdateError` if the current item counts are not those of `old`.
  @discardableResult
  public mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>
  ) throws(UpdateError) -> LayoutUpdate {
    try changeData { simulator throws(UpdateError) in
      try simulator.content.apply(
        snapshot, replacing: old, in: simulator.viewport, keeping: simulator.anchorEdge)
    }
  }

  /// Changes the data; views follow their items.
  ///
  /// Nothing survives in a section that is reloaded. If nothing else is visible, the offset stays. With
  /// as many items as before they are taken for the same, and their jump is recorded.
  private mutating func changeData(
    _ body: (inout Self) throws(UpdateError) -> LayoutUpdate
  ) throws(UpdateError) -> LayoutUpdate {
    let wasMovingItem = returnItem()
    let anchor = content.scrollAnchor(in: viewport, keeping: anchorEdge)
    let update: LayoutUpdate
    do throws(UpdateError) {
      update = try changeContent(body)
    } catch {
      if wasMovingItem { layOut() }
      throw error
    }
    if update.change.anchor == nil, case .cell(let path)? = anchor?.id,
      let section = update.updates.changedSections.first(where: { $0.oldSection == path.section }),
      section.isReloaded, section.newItemCount == section.oldItemCount
    {
      noteJump(
        of: anchor, now: .cell(section: section.newSection, item: path.item),
        because: Self.sectionAdvice)
    }
    return update
  }

  /// Reloads all data, like `reloadData()`: returns all views and discards all measured sizes.
  ///
  /// The offset stays, and other content may come to it, because all sizes are estimates again. If the
  /// data is the same, the run has an event ``SimulationEvent/Kind/jumped`` then. ``update(_:replacedItemCount:)`` and
  /// ``apply(_:replacing:)`` keep the content in its place, and ``reloadsInPlace`` lets a reload do so.
  ///
  /// - Parameter itemCounts: The new number of items in each section; nil to keep the counts.
  public mutating func reload(itemCounts: [Int]? = nil) {
    returnItem()
    note(.reloaded)
    let anchor = content.scrollAnchor(in: viewport, keeping: .top)
    // With other data, other content is no jump.
    let isSameData = itemCounts == nil
    defer { if isSameData, !reloadsInPlace { noteJump(of: anchor, because: Self.reloadAdvice) } }
    change(keepingViews: false) { simulator in
      let axis = simulator.content.scrollDirection
      let stand = simulator.place(through: .content).stands[axis]
      if let itemCounts {
        simulator.content.discard(.itemCounts(itemCounts), in: nil, keeping: .top)
      }
      var change = simulator.content.discard(
        .everything, in: simulator.reloadsInPlace ? simulator.viewport : nil, keeping: .top)
      // If the content has become shorter, the view moves with its end.
      let offset = simulator.viewport.contentOffset[axis]
      change.contentOffsetAdjustment[axis] =
        stand.offset(
          in: simulator.content.offsetSpan(in: simulator.viewport, along: axis),
          startsHigh: simulator.content.startsHigh(along: axis),
          keeping: offset + change.contentOffsetAdjustment[axis]) - offset
      return change
    }
  }

  private static let reloadAdvice =
    ": a reload keeps the offset; a batch or a snapshot keeps the content"
  private static let sectionAdvice =
    ": a reload of a section keeps the offset; a reload of its items keeps the content"

  /// Lets supplementary views be measured again, whose content has changed; they keep their views.
  ///
  /// Until they are measured they have their estimated sizes. Only headers, footers and side views
  /// are measured; others stay as they are.
  ///
  /// - Parameter elements: The views.
  public mutating func reconfigureSupplementaries(_ elements: [ElementID]) {
    note(
      .updated,
      elements.count == 1
        ? "\(elements[0]) reconfigured" : "\(elements.count) supplementary views reconfigured")
    var paths: [String: [ElementIndexPath]] = [:]
    for element in elements { paths[element.kind ?? "", default: []].append(element.indexPath) }
    for (kind, paths) in paths.sorted(by: { $0.key < $1.key }) {
      change(keepingViews: true) { simulator in
        simulator.content.discard(
          .supplementaryElements(kind: kind, at: paths), in: simulator.viewport,
          keeping: simulator.anchorEdge)
      }
    }
  }

  // MARK: Effects of a change

  /// Changes the content by a batch, and applies its effects to the view.
  ///
  /// - Parameters:
  ///   - laysOut: False to leave the layout pass to the caller.
  ///   - body: A closure that changes the content.
  mutating func changeContent(
    laysOut: Bool = true, _ body: (inout Self) throws(UpdateError) -> LayoutUpdate
  ) throws(UpdateError) -> LayoutUpdate {
    let names = shown.map { $0.id }
    let views = anchoredViews
    let update = try body(&self)
    follow(update, names, views)
    if laysOut { layOut() }
    return update
  }

  /// The shown views that are anchored to cells: their numbers change with the data.
  private var anchoredViews: [ElementID: AnchoredIdentity] {
    var views: [ElementID: AnchoredIdentity] = [:]
    for element in shown where element.frame.category == .supplementaryView {
      let id = element.id
      views[id] = content.engine.anchoredIdentity(of: id)
    }
    return views
  }

  private mutating func follow(
    _ update: LayoutUpdate, _ names: [ElementID], _ anchored: [ElementID: AnchoredIdentity]
  ) {
    let updates = update.updates
    note(.updated, updates.summary)
    let reloaded = Set(updates.reloadedItemsBefore)
    let sections = Set(updates.reloadedSectionsBefore)
    var views: [ElementID: ElementID?] = [:]
    for (id, view) in anchored {
      views.updateValue(updates.newID(of: id, named: view, in: content.engine), forKey: id)
    }
    var renaming = Renaming(
      section: { updates.newSection(for: $0) },
      element: { [views] in views[$0] ?? updates.newID(of: $0, named: nil, in: nil) },
      keepsView: { id in
        if case .cell(let path) = id, reloaded.contains(path) { return false }
        return !sections.contains(id.indexPath.section)
      })
    if updates.keepsSections { renaming.section = nil }
    carry(names, renaming)
    if !updates.keepsSections {
      let kept = viewport.orthogonalOffsets
      viewport.orthogonalOffsets = content.orthogonalOffsets(asking: [:])
      for (section, offset) in kept { viewport.orthogonalOffsets[section] = offset }
    }
    follow(update.change)
  }

  /// Changes the layout, whose elements keep their identifiers.
  ///
  /// - Parameters:
  ///   - keepsViews: True if elements keep their views.
  ///   - isResized: True if the size of the view changes.
  ///   - body: A closure that changes the layout.
  mutating func change(
    keepingViews keepsViews: Bool, isResized: Bool = false,
    _ body: (inout Self) -> LayoutChange
  ) {
    let names = shown.map { $0.id }
    let change = body(&self)
    let count = content.itemCounts.count
    carry(
      names,
      Renaming(
        section: { $0 < count ? $0 : nil }, element: { $0 }, keepsView: { _ in keepsViews }))
    viewport.orthogonalOffsets = content.orthogonalOffsets(asking: viewport.orthogonalOffsets)
    follow(change)
    if isResized { turnToPage() }
    layOut()
    // Measuring may have moved the content away from the page.
    if isResized, turnToPage() { layOut() }
  }

  private mutating func follow(_ change: LayoutChange) {
    visibleItems.invalidate()
    hasStoppedMeasuring = false
    cancelPrefetching { _ in true }
    prefetcher = Prefetcher()
    take(change)
    keep(change.anchor)
    settleRows(Set(viewport.orthogonalOffsets.keys).union(rows.keys).sorted())
  }
}

extension ResolvedUpdates {
  /// The changes in words, such as "2 inserted, 1 deleted".
  var summary: String {
    let counts: [(Int, String)] = [
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
