// Measured sizes in a stack, and the elements that move because of them.

extension SectionStack {
  /// Records the measured size of a cell, or discards it.
  ///
  /// - Parameters:
  ///   - path: The cell.
  ///   - answer: Its lengths, in points; NaN keeps the current length, and nil discards all.
  /// - Returns: The work that was done, and the first item that may have moved; nil if the cell is
  ///   not measured or the size is not new.
  /// - Complexity: O(log measured groups + log sections + cells of the group)
  mutating func record(
    cell path: ElementIndexPath, _ answer: Vector?
  ) -> (work: SolveWork, firstMoved: ElementIndexPath)? {
    guard hasSection(path.section) else { return nil }
    let startBefore = boundary.startExtension
    let originBefore = sections[path.section].geometry.origin
    let change = change(path.section) { $0.record(item: path.item, answer) }
    guard let change else { return nil }
    moveSections(after: path.section)
    // A side item that now sticks out before the layout moves everything.
    guard startBefore == boundary.startExtension else {
      return (change.work, ElementIndexPath(item: 0, section: 0))
    }
    // The same within the section. A section that is left without a length shows nothing.
    let movesAll =
      originBefore != sections[path.section].geometry.origin
      || sections[path.section].geometry.itemCount == 0
    let first = ElementIndexPath(
      item: movesAll ? 0 : change.firstItem, section: path.section)
    return (change.work, first)
  }

  /// Records the measured size of a boundary item of a section or of the layout, or discards it.
  ///
  /// - Parameters:
  ///   - kind: The kind of the item.
  ///   - path: Its index path.
  ///   - answer: Its lengths, in points; NaN keeps the current length, and nil discards all.
  /// - Returns: True if the size is new.
  mutating func record(
    boundaryItem kind: String, at path: ElementIndexPath, _ answer: Vector?
  ) -> Bool {
    guard isBoundaryPath(path) else { return false }
    if path.isOfLayout {
      guard let new = boundary.items.size(for: answer, of: kind, insteadOf: boundarySizes) else {
        return false
      }
      boundarySizes[new.index] = new.size
      return true
    }
    let old = sections[path.section].geometry
    guard let new = old.boundaryItems.size(for: answer, of: kind, insteadOf: old.boundarySizes)
    else {
      return false
    }
    change(path.section) {
      $0.boundarySizes[new.index] = new.size
      $0.updatePlacement()
    }
    moveSections(after: path.section)
    return true
  }

  /// Returns true if boundary items may be at an index path: that of the layout, or the first of a
  /// section that exists.
  func isBoundaryPath(_ path: ElementIndexPath) -> Bool {
    path == .ofLayout || path.item == 0 && hasSection(path.section)
  }

  /// Returns true if the data has an item at an index path.
  func hasItem(_ path: ElementIndexPath) -> Bool {
    hasSection(path.section) && 0..<sections[path.section].geometry.dataCount ~= path.item
  }

  /// Returns the first item of a section that a change of an item may move, as the groups are now.
  func firstItem(affectedBy path: ElementIndexPath) -> Int {
    hasSection(path.section)
      ? sections[path.section].geometry.firstItem(affectedBy: path.item) : path.item
  }

  /// Returns the proposal for an element; nil if it is not measured.
  func proposal(for id: ElementID, environment: CollectionLayoutEnvironment) -> MeasurementProposal?
  {
    let path = id.indexPath
    switch id {
    case .cell:
      guard sections.indices.contains(path.section),
        let proposal = sections[path.section].geometry.proposal(ofItem: path.item)
      else { return nil }
      return MeasurementProposal(id: id, proposal, environment)
    case .supplementary(let kind, _):
      guard let placed = measurableBoundaryItem(kind, path) else { return nil }
      return MeasurementProposal(id: id, placed, environment, quirks: resolver.quirks)
    case .decoration:
      return nil
    }
  }

  /// Returns a boundary item with an estimated size; nil for any other.
  private func measurableBoundaryItem(_ kind: String, _ path: ElementIndexPath)
    -> PlacedBoundaryItem?
  {
    guard isBoundaryPath(path) else { return nil }
    let items = path.isOfLayout ? boundary.items : sections[path.section].geometry.boundaryItems
    let placed = items.first { $0.item.elementKind == kind }
    return placed?.item.layoutSize.estimatedAxes.isEmpty == false ? placed : nil
  }
}

extension MeasurementProposal {
  init(
    id: ElementID, _ cell: CellProposal, _ environment: CollectionLayoutEnvironment
  ) {
    self.init(
      id: id, size: CGSize(width: cell.size.x, height: cell.size.y),
      measuresWidth: cell.axes.contains(.horizontal), measuresHeight: cell.axes.contains(.vertical),
      environment: environment)
  }

  init(
    id: ElementID, _ placed: PlacedBoundaryItem, _ environment: CollectionLayoutEnvironment,
    quirks: Quirks
  ) {
    let size = placed.slot.inset(by: placed.item.contentInsets, quirks: quirks).size
    let axes = AxisSet(placed.item.layoutSize.estimatedAxes)
    self.init(
      id: id, size: CGSize(width: size.x, height: size.y),
      measuresWidth: axes.contains(.horizontal), measuresHeight: axes.contains(.vertical),
      environment: environment)
  }
}
