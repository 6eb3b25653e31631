/// The single elements of a section: their names, frames and order in depth.
extension ElementQuery {
  /// A cell of a group at a corner.
  @inline(__always)
  func cell(
    _ index: Int, of group: SolvedGroup, _ groupIndex: Int, at corner: Vector,
    in place: SectionPlace
  ) -> FoundElement {
    let cell = group.cells[index]
    let item = groupIndex * stack.sections[place.index].itemsPerGroup + index
    return FoundElement(
      id: .cell(ElementIndexPath(item: item, section: place.index)),
      frame: stack.resolver.frame(cell.frame.moved(by: corner)), zIndex: cell.zIndex)
  }

  /// A view anchored to an item or a group, numbered through the section (semantics 2.12.4).
  func supplementary(
    _ index: Int, of group: SolvedGroup, _ groupIndex: Int, at corner: Vector,
    in place: SectionPlace
  ) -> FoundElement {
    let view = group.supplementaries[index]
    let perGroup = stack.sections[place.index].template?.supplementariesByKind[view.kind]?.count
    let ordinal = groupIndex * (perGroup ?? 0) + view.ordinal
    return FoundElement(
      id: .supplementary(
        kind: view.kind, ElementIndexPath(item: ordinal, section: place.index)),
      frame: stack.resolver.frame(view.frame.moved(by: corner)), zIndex: view.zIndex)
  }

  /// A background: the whole section less its insets (semantics 2.13).
  func decoration(_ ordinal: Int, in place: SectionPlace) -> FoundElement {
    let item = stack.sections[place.index].decorationItems[ordinal]
    let frame = sectionBox(place).inset(by: item.contentInsets, quirks: stack.resolver.quirks)
    return FoundElement(
      id: .decoration(
        kind: item.elementKind, ElementIndexPath(item: ordinal, section: place.index)),
      frame: stack.resolver.frame(frame), zIndex: item.zIndex)
  }

  /// The whole of a section, in the content.
  func sectionBox(_ place: SectionPlace) -> Box {
    let cross = stack.main.perpendicular
    let spansContent = stack.resolver.quirks.contains(.decorationsSpanContent)
    let width = spansContent ? content[cross] : stack.view[cross]
    return Box(
      origin: place.origin,
      size: Vector(along: stack.main, stack.sections[place.index].length, across: width))
  }

  /// A header, footer or side view of a section, where it is pinned to.
  func boundaryItem(_ index: Int, in place: SectionPlace) -> FoundElement {
    let section = stack.sections[place.index]
    let placed = section.boundaryItems[index]
    return boundaryItem(
      placed,
      from: place.origin + Vector(along: stack.main, section.contentStart, across: 0),
      path: ElementIndexPath(item: 0, section: place.index))
  }

  /// A header, footer or side view of the layout, where it is pinned to (semantics 2.11).
  func layoutBoundaryItem(_ index: Int) -> FoundElement {
    boundaryItem(
      stack.boundary.items[index],
      from: Vector(along: stack.main, stack.boundary.startExtension, across: 0),
      path: ElementIndexPath(item: .max, section: 0))
  }

  private func boundaryItem(
    _ placed: PlacedBoundaryItem, from origin: Vector, path: ElementIndexPath
  ) -> FoundElement {
    let main = stack.main
    var slot = placed.slot
    if let pin = placed.pin, let visible {
      slot.origin[main] = pin.start(in: visible.span(main).moved(by: -origin[main]))
    }
    let frame = stack.resolver.frame(
      slot.inset(by: placed.item.contentInsets, quirks: stack.resolver.quirks).moved(by: origin))
    var zIndex = placed.item.zIndex
    if placed.pin != nil, let visible {
      let isInSight = frame.meets(visible)
      let isRaised = isInSight || stack.resolver.quirks.contains(.pinsRaiseAlways)
      zIndex = isRaised ? zIndex &+ Pin.zIndex : zIndex
    }
    return FoundElement(
      id: .supplementary(kind: placed.item.elementKind, path), frame: frame, zIndex: zIndex)
  }
}
