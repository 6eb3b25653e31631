/// A rectangle that explains a layout but is no element of it.
package struct LayoutGuide: Hashable, Sendable {
  /// The part of the layout that a guide shows.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A section, with its boundary items.
    case section
    /// The content of a section without its insets.
    case content
    /// A top-level group.
    case group
    /// The part of the view in which an orthogonal section scrolls.
    case row
  }

  /// The part of the layout.
  package let kind: Kind
  /// The index of the section.
  package let section: Int
  /// The rectangle, in points in content coordinates.
  package let frame: CGRect
}

extension CollectionLayout {
  /// True if the layout reads from right to left.
  package var isMirrored: Bool { stack.isMirrored }

  /// Returns true if an element is a header, a footer or a side view of a section or of the layout.
  ///
  /// - Complexity: O(boundary items of the section)
  package func isBoundaryItem(_ id: ElementID) -> Bool {
    guard case .supplementary(let kind, let path) = id else { return false }
    if path.isOfLayout { return true }
    guard path.item == 0, stack.hasSection(path.section) else { return false }
    return stack.sections[path.section].geometry.boundaryItems.contains {
      $0.item.elementKind == kind
    }
  }

  /// Returns true if an element is a boundary item that pins to the visible bounds, moved or not.
  ///
  /// - Complexity: O(boundary items of the section)
  package func pins(_ id: ElementID) -> Bool {
    guard case .supplementary(let kind, let path) = id else { return false }
    if path.isOfLayout {
      return stack.boundary.items.contains { $0.item.elementKind == kind && $0.pin != nil }
    }
    guard path.item == 0, stack.hasSection(path.section) else { return false }
    return stack.sections[path.section].geometry.boundaryItems.contains {
      $0.item.elementKind == kind && $0.pin != nil
    }
  }

  /// Returns the sections, their content, rows and top-level groups around elements.
  ///
  /// - Parameters:
  ///   - elements: Elements of the layout. Those of one section follow one another.
  ///   - viewport: The current viewport, for the offsets of rows.
  /// - Returns: The guides by section, in the order of the elements.
  /// - Complexity: O(elements × log measured groups)
  package func guides(
    around elements: [LayoutAttributes], at viewport: Viewport
  ) -> [LayoutGuide] {
    let viewpoint = Viewpoint(stack, at: viewport)
    var guides: [LayoutGuide] = []
    var section: Int?
    var lastGroup: Int?
    for element in elements where !element.indexPath.isOfLayout {
      let path = element.indexPath
      guard stack.hasSection(path.section) else { continue }
      let geometry = stack.sections[path.section].geometry
      let place = stack.sectionPlace(
        path.section, start: stack.start(ofSection: path.section), viewport.orthogonalOffsets)
      if section != path.section {
        section = path.section
        lastGroup = nil
        append(place, viewpoint, to: &guides)
      }
      guard case .cell = element.id, path.item < geometry.itemCount, geometry.allGroups > 0 else {
        continue
      }
      let group = geometry.placedGroup(ofItem: path.item)
      guard lastGroup != group.firstItem else { continue }
      lastGroup = group.firstItem
      let box = Box(origin: place.origin + group.corner, size: group.template.size)
      guides.append(
        guide(.group, place, box, viewpoint.moved(by: place.shift)))
    }
    return guides
  }

  private func append(_ place: SectionPlace, _ viewpoint: Viewpoint, to guides: inout [LayoutGuide])
  {
    let main = stack.main
    let cross = main.perpendicular
    let geometry = stack.sections[place.index].geometry
    guides.append(guide(.section, place, stack.sectionBox(place, from: viewpoint), viewpoint))
    guard geometry.allGroups > 0 else { return }
    let room = geometry.room
    let isRow = room.advance != main
    let start = place.origin[main] + geometry.contentStart
    var box = Box(
      origin: Vector(along: main, start + room.start[main], across: 0),
      size: Vector(along: main, 0, across: stack.view[cross]))
    if isRow {
      box.origin[main] = start
      box.size[main] = max(0, geometry.rowHeight)
      guides.append(guide(.row, place, box, viewpoint))
    } else {
      box.origin[cross] = room.start[cross]
      box.size[main] = max(0, geometry.edges.start + geometry.groupsLength + geometry.edges.end)
      box.size[cross] = max(
        0, stack.view[cross] - room.start[cross] - room.end[cross])
      guides.append(guide(.content, place, box, viewpoint))
    }
  }

  private func guide(
    _ kind: LayoutGuide.Kind, _ place: SectionPlace, _ box: Box, _ viewpoint: Viewpoint
  ) -> LayoutGuide {
    LayoutGuide(
      kind: kind, section: place.index, frame: CGRect(viewpoint.turned(box, stack.resolver)))
  }
}
