import Compositional

/// Data that changes, and surroundings that do.
extension CollectionViewSimulator {
  /// Changes the data as `performBatchUpdates` does; views follow their items.
  ///
  /// Items that are reloaded return their views and take others; reconfigured ones keep theirs. An
  /// item that is being moved goes back first: the data knows nothing of the movement.
  ///
  /// - Parameters:
  ///   - batch: what changes; index paths as for ``CollectionLayout/update(_:in:keeping:replacedItemCount:)``.
  ///   - replacedItemCount: the items of sections that are inserted or reloaded, by their index after
  ///     the batch.
  /// - Returns: what has become of the layout.
  /// - Throws: ``UpdateError`` for what does not fit the data; nothing has changed then.
  @discardableResult
  public mutating func update(
    _ batch: BatchUpdates, replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> LayoutUpdate {
    cancelItemMovement()
    let names = shown.map(\.id)
    let update = try layout.update(
      batch, in: viewport, keeping: anchorEdge, replacedItemCount: replacedItemCount)
    follow(update, names)
    return update
  }

  /// Changes the data from one snapshot to the next.
  ///
  /// - Parameters:
  ///   - snapshot: the data from now on.
  ///   - old: the data as it is.
  /// - Returns: what has become of the layout.
  /// - Throws: ``UpdateError`` where the view does not have the items of `old`.
  @discardableResult
  public mutating func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>
  ) throws(UpdateError) -> LayoutUpdate {
    cancelItemMovement()
    let names = shown.map(\.id)
    let update = try layout.apply(
      snapshot, replacing: old, in: viewport, keeping: anchorEdge)
    follow(update, names)
    return update
  }

  /// Loads everything anew, as `reloadData()`: all views are returned and all sizes forgotten.
  ///
  /// - Parameter itemCounts: the items of each section from now on; nil for as many as before.
  public mutating func reload(itemCounts: [Int]? = nil) {
    cancelItemMovement()
    note(.reloaded)
    change(renaming: { _ in nil }) { simulator in
      let wasPulled = simulator.layout.isPulled(simulator.viewport)
      if let itemCounts { simulator.layout.invalidate(.itemCounts(itemCounts)) }
      var invalidation = simulator.layout.invalidate(.everything, in: simulator.viewport)
      guard !wasPulled else { return invalidation }
      // Content that has become shorter takes the view along.
      let axis = simulator.layout.configuration.scrollDirection
      let offset = simulator.viewport.contentOffset[axis]
      let moved = offset + invalidation.contentOffsetAdjustment[axis]
      let nearest = simulator.contentOffsetRange(along: axis).nearest(to: moved)
      if nearest != moved { invalidation.contentOffsetAdjustment[axis] = nearest - offset }
      return invalidation
    }
  }

  /// Gives the view other surroundings: another size, safe area, direction, scale or text size.
  ///
  /// What is first in sight stays in sight.
  ///
  /// - Parameter environment: what the layout depends on from now on.
  public mutating func setEnvironment(_ environment: CollectionLayoutEnvironment) {
    Self.requireSize(of: environment)
    if environment.contentSizeCategory != self.environment.contentSizeCategory {
      note(.contentSizeCategory, environment.contentSizeCategory.rawValue)
    }
    let size = environment.container.contentSize
    if size != viewport.size {
      note(.resized, "to \(points: size.width) x \(points: size.height)")
    }
    self.environment = environment
    change(renaming: { $0 }) { simulator in
      let before = simulator.viewport
      simulator.viewport.adjustedContentInset = simulator.adjustedContentInset
      simulator.viewport.size = size
      return simulator.layout.invalidate(
        .environment(environment), in: before, keeping: simulator.anchorEdge)
    }
  }

  /// Stops with a sentence when a view has a size that none has.
  static func requireSize(of environment: CollectionLayoutEnvironment) {
    let size = environment.container.contentSize
    requireFinite(size.width, "width of a view")
    requireFinite(size.height, "height of a view")
    precondition(
      size.width >= 0 && size.height >= 0,
      "Invalid size of a view: \(points: size.width) x \(points: size.height). "
        + "Neither length must be negative.")
  }

  /// Gives the view another size.
  ///
  /// - Parameter size: in points, not negative.
  public mutating func resize(to size: CGSize) {
    var environment = environment
    environment.container = CollectionLayoutContainer(contentSize: size)
    setEnvironment(environment)
  }

  /// Turns the view by a quarter: width and height change places, and the safe area with them.
  public mutating func rotate() {
    var environment = environment
    let safeArea = environment.safeAreaInsets
    environment.safeAreaInsets = PhysicalEdgeInsets(
      top: safeArea.left, left: safeArea.top, bottom: safeArea.right, right: safeArea.bottom)
    environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: viewport.size.height, height: viewport.size.width))
    setEnvironment(environment)
  }

  /// Shows the keyboard, or hides it.
  ///
  /// - Parameter height: how much of the view it covers from the bottom, in points; 0 hides it.
  public mutating func setKeyboardHeight(_ height: CGFloat) {
    requireFinite(height, "keyboard height")
    precondition(height >= 0, "Invalid keyboard height: \(height). It must not be negative.")
    keyboardHeight = height
    note(.keyboard, "\(points: height) points high")
    changeInsets()
  }

  /// Changes what the host keeps free around the content.
  ///
  /// - Parameter inset: in points.
  public mutating func setContentInset(_ inset: PhysicalEdgeInsets) {
    for length in [inset.top, inset.left, inset.bottom, inset.right] {
      requireFinite(length, "content inset")
    }
    contentInset = inset
    changeInsets()
  }

  // MARK: What follows

  private mutating func changeInsets() {
    viewport.adjustedContentInset = adjustedContentInset
    followContent(moved: CGPoint(x: 0, y: 0))
    layOut()
  }

  /// Takes over what a batch has done to the layout.
  mutating func follow(_ update: LayoutUpdate, _ names: [ElementID]) {
    let updates = update.updates
    note(.updated, updates.summary)
    if case .element(let id, let position)? = pursuit?.goal {
      // On the way to an item that is gone the view goes to where it was.
      pursuit = update.newID(of: id).map { Pursuit(goal: .element($0, position)) }
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

  /// Lets orthogonal sections keep their offsets where sections change places.
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
    viewport.orthogonalOffsets = layout.orthogonalOffsets().merging(offsets) { $1 }
    rows = moved
  }

  /// Changes the layout, and lets views follow their elements by name.
  private mutating func change(
    renaming: (ElementID) -> ElementID?, _ body: (inout Self) -> LayoutInvalidation
  ) {
    let names = shown.map(\.id)
    let invalidation = body(&self)
    let offsets = viewport.orthogonalOffsets
    viewport.orthogonalOffsets = layout.orthogonalOffsets(asking: offsets)
    rename(names, renaming)
    finishChange(invalidation)
  }

  private mutating func finishChange(_ invalidation: LayoutInvalidation) {
    visibleItems.invalidate()
    cancelPrefetching { _ in true }
    prefetcher = Prefetcher()
    take(invalidation)
    settleRows(Set(viewport.orthogonalOffsets.keys).union(rows.keys).sorted())
    layOut()
  }

  /// Gives the elements in sight their new names; those without one return their views.
  private mutating func rename(
    _ names: [ElementID], _ renaming: (ElementID) -> ElementID?
  ) {
    var kept: [ShownElement] = []
    for (element, name) in zip(shown, names) {
      guard let id = renaming(name), let frame = layout.frame(of: id, at: viewport) else {
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
  /// What a batch does, in words: "2 inserted, 1 deleted".
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
