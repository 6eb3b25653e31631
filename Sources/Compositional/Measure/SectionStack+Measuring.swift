// What is to be measured in a stack, and what it means.

extension SectionStack {
  /// Notes what a cell was measured at; nil when nothing is new.
  ///
  /// - Returns: the groups solved for it, and the first item that may stand elsewhere now.
  /// - Complexity: O(log measured groups + log sections + cells of the group)
  func measure(cell path: ElementIndexPath, _ answer: Vector)
    -> (groups: Int, firstMoved: ElementIndexPath)?
  {
    guard hasSection(path.section) else { return nil }
    let start = boundary.startExtension
    let origin = sections[path.section].geometry.origin
    let shared = sections[path.section].geometry.sharedLengths.lengths
    let change = change(path.section) { geometry -> SectionGeometry.MeasuredChange? in
      guard let change = geometry.measure(item: path.item, answer) else { return nil }
      geometry.restack()
      return change
    }
    guard let change else { return nil }
    didRestack(path.section)
    // A side item that now sticks out before the section, or before the whole layout, moves all of
    // it; so does what all groups share. A section that is left without a length shows nothing.
    guard start == boundary.startExtension else {
      return (change.groupsSolved, ElementIndexPath(item: 0, section: 0))
    }
    let geometry = sections[path.section].geometry
    guard shared == geometry.sharedLengths.lengths, origin == geometry.origin,
      geometry.itemCount > 0
    else {
      return (change.groupsSolved, ElementIndexPath(item: 0, section: path.section))
    }
    // A cell that fits into the group before is there now.
    var first = ElementIndexPath(item: change.firstItem, section: path.section)
    if geometry.sizing?.countsVary == true {
      first.item = min(first.item, firstItem(ofGroupWith: first))
    }
    return (change.groupsSolved, first)
  }

  /// Notes what a boundary item was measured at; whether that is new.
  func measure(boundaryItem kind: String, ofSection section: Int, _ answer: Vector) -> Bool {
    guard sections.indices.contains(section),
      let index = sections[section].geometry.boundaryItems.firstIndex(where: {
        $0.item.elementKind == kind
      }), change(section, { $0.measure(boundaryItem: index, answer) })
    else { return false }
    restack(section)
    return true
  }

  /// Gives a cell its estimate back; answers the groups solved for it.
  func forget(_ path: ElementIndexPath) -> Int {
    guard sections.indices.contains(path.section),
      let groups = change(path.section, { $0.forget(item: path.item) })
    else { return 0 }
    restack(path.section)
    return groups
  }

  /// Gives a boundary item its estimate back; whether it had anything else.
  func forget(boundaryItem kind: String, at path: ElementIndexPath) -> Bool {
    if path.isOfLayout { return forget(layoutBoundaryItem: kind) }
    guard sections.indices.contains(path.section),
      let index = sections[path.section].geometry.boundaryItems.firstIndex(where: {
        $0.item.elementKind == kind
      }), sections[path.section].geometry.boundarySizes[index] != nil
    else { return false }
    change(path.section) { $0.boundarySizes[index] = nil }
    restack(path.section)
    return true
  }

  /// The first item of a section that a change of an item may move, as the groups are now.
  func firstItem(affectedBy path: ElementIndexPath) -> Int {
    guard hasSection(path.section) else { return path.item }
    return min(path.item, sections[path.section].geometry.firstItem(affectedBy: path.item))
  }

  /// The item that the group of an item starts with.
  func firstItem(ofGroupWith path: ElementIndexPath) -> Int {
    guard hasSection(path.section), let ledger = sections[path.section].geometry.ledger,
      0..<ledger.itemCount ~= path.item
    else { return path.item }
    return ledger.group(ofItem: path.item).firstItem
  }

  private func restack(_ section: Int) {
    change(section) { $0.restack() }
    didRestack(section)
  }

  /// Moves what follows a section that was stacked anew.
  func didRestack(_ section: Int) {
    if !hasLedger(section) {
      replace(section, with: SolvedSection(sections[section].geometry))
    } else {
      sectionDidChange(section)
    }
  }

  /// What an element is asked to fit; nil for one that is not measured.
  func proposal(for id: ElementID, category: PreferredContentSizeCategory) -> MeasurementProposal? {
    let path = id.indexPath
    switch id {
    case .cell:
      guard sections.indices.contains(path.section),
        let proposal = sections[path.section].geometry.proposal(ofItem: path.item)
      else { return nil }
      return MeasurementProposal(id: id, proposal, category)
    case .supplementary(let kind, _):
      guard let placed = measurableBoundaryItem(kind, path) else { return nil }
      return MeasurementProposal(id: id, placed, category, quirks: resolver.quirks)
    case .decoration:
      return nil
    }
  }

  /// A boundary item with an estimated size; nil for any other.
  private func measurableBoundaryItem(_ kind: String, _ path: ElementIndexPath)
    -> PlacedBoundaryItem?
  {
    guard path.isOfLayout || sections.indices.contains(path.section) && path.item == 0 else {
      return nil
    }
    let items = path.isOfLayout ? boundary.items : sections[path.section].geometry.boundaryItems
    let placed = items.first { $0.item.elementKind == kind }
    return placed?.item.layoutSize.estimatedAxes.isEmpty == false ? placed : nil
  }
}

extension MeasurementProposal {
  init(
    id: ElementID, _ cell: SectionGeometry.CellProposal, _ category: PreferredContentSizeCategory
  ) {
    self.init(
      id: id, size: CGSize(width: cell.size.x, height: cell.size.y),
      measuresWidth: cell.axes.contains(.horizontal), measuresHeight: cell.axes.contains(.vertical),
      contentSizeCategory: category)
  }

  init(
    id: ElementID, _ placed: PlacedBoundaryItem, _ category: PreferredContentSizeCategory,
    quirks: Quirks
  ) {
    let size = placed.slot.inset(by: placed.item.contentInsets, quirks: quirks).size
    let axes = AxisSet(placed.item.layoutSize.estimatedAxes)
    self.init(
      id: id, size: CGSize(width: size.x, height: size.y),
      measuresWidth: axes.contains(.horizontal), measuresHeight: axes.contains(.vertical),
      contentSizeCategory: category)
  }
}
