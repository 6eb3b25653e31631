import Compositional

extension CollectionLayout {
  /// Returns a sentence about the elements that there are instead of one.
  package func elementsInstead(of id: ElementID) -> String {
    guard environment != nil else {
      return "the layout is not prepared; call prepare(itemCounts:in:) first"
    }
    let count = groundwork.sectionCount
    let path = id.indexPath
    if path.isOfLayout {
      let kinds = groundwork.boundary.items.map { $0.item.elementKind }
      return kinds.isEmpty
        ? "the layout has no boundary items of its own"
        : "the layout's own boundary items are " + kinds.joined(separator: ", ")
    }
    guard count > 0 else { return "the layout has no sections" }
    guard path.section >= 0, path.section < count else {
      return "the layout has " + counted(count, "section") + ", 0 to " + String(count - 1)
    }
    let name = "section " + String(path.section)
    guard let ground = groundwork(ofSection: path.section) else {
      return name + " does not exist, because its provider returned none"
    }
    switch id {
    case .cell:
      let shown = shownItems(ofSection: path.section)
      guard shown > 0 else { return name + " " + reasonForNoCells(in: ground, path.section) }
      let first = ElementID.cell(section: path.section, item: 0)
      let last = ElementID.cell(section: path.section, item: shown - 1)
      return name + " shows " + counted(shown, "cell") + ", " + first.description + " to "
        + last.description
    case .supplementary:
      let kinds =
        ground.geometry.boundaryItems.map { $0.item.elementKind } + ground.geometry.template.kinds
      return kinds.isEmpty
        ? name + " has no supplementary views"
        : "the supplementary views of " + name + " are " + kinds.joined(separator: ", ")
          + ", each numbered from 0"
    case .decoration:
      let kinds = ground.geometry.decorationItems.map { $0.elementKind }
      return kinds.isEmpty
        ? name + " has no decorations"
        : "the decorations of " + name + " are " + kinds.joined(separator: ", ")
          + ", numbered from 0"
    }
  }

  /// Returns a clause that says why a section shows no cells.
  private func reasonForNoCells(in ground: SectionGroundwork, _ index: Int) -> String {
    let count = ground.geometry.dataCount
    guard count > 0 else { return "has no items" }
    let reason = diagnostics.lazy.filter { $0.section == index }.compactMap { $0.hidingReason }
      .first
    return "has " + counted(count, "item") + " and shows none, because "
      + (reason
        ?? (ground.geometry.groups.hasMeasurements
          ? "its cells prefer no length"
          : "its cells are estimated at no length and not measured yet"))
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    String(count) + " " + noun + (count == 1 ? "" : "s")
  }
}
