// The lookup of one element by its identifier, visible or not (rule 2.19).

extension SectionStack {
  /// Returns the element with an identifier; nil if it does not exist.
  ///
  /// - Complexity: O(log sections)
  func element(
    _ id: ElementID, from viewpoint: Viewpoint, orthogonalOffsets: [Int: CGFloat]?
  ) -> FoundElement? {
    let path = id.indexPath
    if path.isOfLayout, path.section == 0, case .supplementary(let kind, _) = id {
      let index = boundary.items.firstIndex { $0.item.elementKind == kind }
      return index.map { turned(layoutBoundaryItem($0, from: viewpoint), viewpoint) }
    }
    guard sections.indices.contains(path.section), path.item >= 0 else { return nil }
    guard sections[path.section].geometry.length > 0 else { return nil }
    let place = sectionPlace(path.section, start: start(ofSection: path.section), orthogonalOffsets)
    let found: FoundElement? =
      switch id {
      case .cell: cell(path.item, in: place)
      case .supplementary(let kind, _): supplementary(kind, path.item, in: place, from: viewpoint)
      case .decoration(let kind, _): decoration(kind, path.item, in: place, from: viewpoint)
      }
    return found.map { found in
      let scrolls = found.source == .cell || found.source == .anchored
      return turned(found, scrolls ? viewpoint.moved(by: place.shift) : viewpoint)
    }
  }

  private func turned(_ element: FoundElement, _ viewpoint: Viewpoint) -> FoundElement {
    var element = element
    element.frame = viewpoint.turned(element.frame, resolver)
    return element
  }

  private func cell(_ item: Int, in place: SectionPlace) -> FoundElement? {
    let section = sections[place.index].geometry
    guard item < section.itemCount, section.itemsPerGroup > 0, section.allGroups > 0 else {
      return nil
    }
    let group = section.placedGroup(ofItem: item)
    return cell(item - group.firstItem, of: group, in: place)
  }

  private func supplementary(
    _ kind: String, _ ordinal: Int, in place: SectionPlace, from viewpoint: Viewpoint
  )
    -> FoundElement?
  {
    let section = sections[place.index].geometry
    if ordinal == 0,
      let index = section.boundaryItems.firstIndex(where: { $0.item.elementKind == kind })
    {
      return boundaryItem(index, in: place, from: viewpoint)
    }
    guard section.allGroups > 0, let kind = section.template.kinds.firstIndex(of: kind),
      let group = section.placedGroup(ofView: ordinal, kind: kind)
    else { return nil }
    let views = group.template.viewsByKind[kind]
    let index = ordinal - section.views(ofKind: kind, beforeGroupFrom: group.firstItem)
    // A partly filled last group has fewer views.
    guard views.indices.contains(index) else { return nil }
    return supplementary(views[index], of: group, in: place)
  }

  private func decoration(
    _ kind: String, _ ordinal: Int, in place: SectionPlace, from viewpoint: Viewpoint
  )
    -> FoundElement?
  {
    let items = sections[place.index].geometry.decorationItems
    guard items.indices.contains(ordinal), items[ordinal].elementKind == kind else { return nil }
    return decoration(ordinal, in: place, from: viewpoint)
  }
}
