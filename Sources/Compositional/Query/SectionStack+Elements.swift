// Single elements: their identifiers, frames and z-indexes.

extension SectionStack {
  /// Returns a cell of a group, at its unscrolled position.
  func cell(
    _ index: Int, of group: SectionGeometry.PlacedGroup, in place: SectionPlace
  ) -> FoundElement {
    let cell = group.template.cells[index]
    return FoundElement(
      id: .cell(ElementIndexPath(item: group.firstItem + index, section: place.index)),
      frame: resolver.frame(cell.frame.moved(by: place.origin + group.corner)),
      zIndex: cell.zIndex, source: .cell, slot: 0)
  }

  /// Returns an anchored view of a group, at its unscrolled position.
  ///
  /// Views are numbered across the section (rule 2.12.4).
  func supplementary(
    _ index: Int, of group: SectionGeometry.PlacedGroup, in place: SectionPlace
  ) -> FoundElement {
    let view = group.template.supplementaries[index]
    let ordinal = sections[place.index].geometry.ordinal(of: view, inGroupFrom: group.firstItem)
    return FoundElement(
      id: .supplementary(
        kind: view.kind, ElementIndexPath(item: ordinal, section: place.index)),
      frame: resolver.frame(view.frame.moved(by: place.origin + group.corner)),
      zIndex: view.zIndex, source: .anchored, slot: view.kindIndex)
  }

  /// Returns a decoration: the box of the section minus its own insets (rules 2.13, P12).
  func decoration(_ ordinal: Int, in place: SectionPlace, from viewpoint: Viewpoint) -> FoundElement
  {
    let item = sections[place.index].geometry.decorationItems[ordinal]
    let frame = sectionBox(place, from: viewpoint).inset(
      by: item.contentInsets, quirks: resolver.quirks)
    return FoundElement(
      id: .decoration(
        kind: item.elementKind, ElementIndexPath(item: ordinal, section: place.index)),
      frame: resolver.frame(frame), zIndex: item.zIndex, source: .decoration, slot: ordinal)
  }

  /// Returns the box of a section, in points in content coordinates.
  func sectionBox(_ place: SectionPlace, from viewpoint: Viewpoint) -> Box {
    let cross = main.perpendicular
    let spansContent = resolver.quirks.contains(.decorationsSpanContent)
    let width = spansContent ? viewpoint.content[cross] : view[cross]
    return Box(
      origin: place.origin,
      size: Vector(along: main, sections[place.index].geometry.length, across: width))
  }

  /// Returns a boundary item of a section, at its pinned position (rule 2.10.8).
  func boundaryItem(_ index: Int, in place: SectionPlace, from viewpoint: Viewpoint) -> FoundElement
  {
    let geometry = sections[place.index].geometry
    let origin = boundaryOrigin(of: geometry, in: place)
    return geometry.boundaryItems.withUnsafeBufferPointer {
      boundaryItem(index, of: $0, origin: origin, path: place.boundaryPath, from: viewpoint)
    }
  }

  /// Returns a boundary item of the layout, at its pinned position (rule 2.11).
  func layoutBoundaryItem(_ index: Int, from viewpoint: Viewpoint) -> FoundElement {
    boundary.items.withUnsafeBufferPointer {
      boundaryItem(index, of: $0, origin: layoutBoundaryOrigin, path: .ofLayout, from: viewpoint)
    }
  }

  /// Returns the point from which the boundary items of a section are placed, in content coordinates.
  @inline(__always)
  func boundaryOrigin(of geometry: SectionGeometry, in place: SectionPlace) -> Vector {
    place.origin + Vector(along: main, geometry.contentStart, across: 0)
  }

  /// The point from which the boundary items of the layout are placed, in content coordinates.
  var layoutBoundaryOrigin: Vector { Vector(along: main, boundary.startExtension, across: 0) }

  /// Returns a boundary item, at its pinned position.
  ///
  /// The item is read in place: a copy of its description counts all references in it.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - items: The items of the section or of the layout.
  ///   - origin: The point from which they are placed, in content coordinates.
  ///   - path: The index path of each of them.
  ///   - viewpoint: The viewpoint.
  @inline(__always)
  func boundaryItem(
    _ index: Int, of items: UnsafeBufferPointer<PlacedBoundaryItem>, origin: Vector,
    path: ElementIndexPath, from viewpoint: Viewpoint
  ) -> FoundElement {
    let placed = items.baseAddress.unsafelyUnwrapped + index
    var box = placed.pointee.slot
    let pin = placed.pointee.pin
    if let pin, let visible = viewpoint.visible {
      box.origin[main] = pin.start(in: visible.span(main).moved(by: -origin[main]))
    }
    let insets = placed.pointee.item.contentInsets
    let frame = resolver.frame(box.inset(by: insets, quirks: resolver.quirks).moved(by: origin))
    var zIndex = placed.pointee.item.zIndex
    if pin != nil, let visible = viewpoint.visibleRect {
      let isInSight = viewpoint.turned(frame, resolver).meets(visible)
      let isRaised = isInSight || resolver.quirks.contains(.pinsRaiseAlways)
      zIndex = isRaised ? zIndex &+ Pin.zIndex : zIndex
    }
    return FoundElement(
      id: .supplementary(kind: placed.pointee.kind, path), frame: frame, zIndex: zIndex,
      source: path.isOfLayout ? .layoutBoundary : .boundary, slot: index)
  }
}
