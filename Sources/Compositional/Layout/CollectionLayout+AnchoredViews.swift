// Anchored views by the cells that they belong to. Their numbers change with the data.

/// An anchored view among those of its kind at a cell.
package struct AnchoredIdentity {
  /// The element kind.
  let kind: String
  /// The cell that the view is anchored to, or the first one of its group.
  let cell: ElementIndexPath
  /// True if the view is anchored to the cell itself.
  let isOfCell: Bool
  /// The position among the views of the kind that belong to the cell in the same way.
  let rank: Int
}

extension CollectionLayout {
  /// Returns the identity of an anchored view; nil for another element.
  ///
  /// - Complexity: O(log measured groups + views of a group)
  package func anchoredIdentity(of id: ElementID) -> AnchoredIdentity? {
    guard case .supplementary(let kind, let path) = id, stack.hasSection(path.section) else {
      return nil
    }
    let section = stack.sections[path.section].geometry
    let isBoundaryItem =
      path.item == 0 && section.boundaryItems.contains { $0.item.elementKind == kind }
    guard !isBoundaryItem, section.allGroups > 0,
      let number = section.template.kinds.firstIndex(of: kind),
      let group = section.placedGroup(ofView: path.item, kind: number)
    else { return nil }
    let ordinal = path.item - section.views(ofKind: number, beforeGroupFrom: group.firstItem)
    let views = group.template.viewsByKind[number].map { group.template.supplementaries[$0] }
    guard views.indices.contains(ordinal), !views[ordinal].owner.isEmpty else { return nil }
    let view = views[ordinal]
    let rank = views[..<ordinal].count {
      $0.belongs(to: view.owner.lowerBound, isOfCell: view.anchor == nil)
    }
    return AnchoredIdentity(
      kind: kind,
      cell: ElementIndexPath(item: group.firstItem + view.owner.lowerBound, section: path.section),
      isOfCell: view.anchor == nil, rank: rank)
  }

  /// Returns the item whose cell a view is anchored to; nil for other elements, and for views that are
  /// anchored to groups.
  ///
  /// - Complexity: That of ``anchoredIdentity(of:)``.
  package func hostItem(of id: ElementID) -> ElementIndexPath? {
    anchoredIdentity(of: id).flatMap { $0.isOfCell ? $0.cell : nil }
  }

  /// Returns the anchored view of a cell that corresponds to one of another cell.
  ///
  /// - Complexity: That of ``anchoredIdentity(of:)``.
  func anchoredView(named view: AnchoredIdentity, ofCell path: ElementIndexPath) -> ElementID? {
    guard stack.hasItem(path) else { return nil }
    let section = stack.sections[path.section].geometry
    guard section.itemCount > path.item,
      let number = section.template.kinds.firstIndex(of: view.kind)
    else { return nil }
    let group = section.placedGroup(ofItem: path.item)
    let cell = path.item - group.firstItem
    let views = group.template.viewsByKind[number].map { group.template.supplementaries[$0] }
    let alike = views.indices.filter { views[$0].belongs(to: cell, isOfCell: view.isOfCell) }
    guard alike.indices.contains(view.rank) else { return nil }
    let before = section.views(ofKind: number, beforeGroupFrom: group.firstItem)
    return .supplementary(
      kind: view.kind, section: path.section, item: before + alike[view.rank])
  }
}

extension SolvedGroup.Supplementary {
  /// Returns true if this view belongs to a cell, as its own view or as that of a group that begins there.
  fileprivate func belongs(to cell: Int, isOfCell: Bool) -> Bool {
    owner.contains(cell) && (anchor == nil) == isOfCell
  }
}
