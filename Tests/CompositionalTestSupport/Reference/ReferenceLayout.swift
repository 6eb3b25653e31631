import Compositional

/// A simple implementation of the layout, for comparison with the engine.
///
/// It is written from the rules alone and shares no code with the engine: every element is created
/// individually, and a query examines all of them. It does not support quirks; measured sizes are
/// an argument.
package struct ReferenceLayout {
  /// The size of the content, in points.
  package let contentSize: CGSize

  let elements: [ReferenceElement]
  /// The elements to measure of sections that show nothing.
  let waiting: [ReferenceElement]
  /// The rest offsets of orthogonal sections, by section.
  package let rests: [Int: ReferenceRests]
  private let axis: LayoutAxis
  private let pixels: ReferencePixels
  private let isMirrored: Bool

  private var content: ReferenceBox {
    ReferenceBox(origin: .zero, size: ReferencePoint(contentSize))
  }

  /// Solves a layout.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the layout.
  ///   - sections: The description of each section of the data; nil for an empty section.
  ///   - itemCounts: The item count of each section.
  ///   - environment: The environment of the layout.
  ///   - measured: The measured sizes of elements.
  package init(
    configuration: CollectionLayoutConfiguration, sections: [CollectionLayoutSection?],
    itemCounts: [Int], environment: CollectionLayoutEnvironment,
    measured: [ElementID: ReferenceMeasurement] = [:]
  ) {
    let axis = configuration.scrollDirection
    let view = ReferencePoint(environment.container.contentSize)
    let pixels = ReferencePixels(scale: environment.displayScale)
    var elements: [ReferenceElement] = []
    var waiting: [ReferenceElement] = []
    var rests: [Int: ReferenceRests] = [:]
    var cursor = ReferencePoint.zero
    var size = view
    for (index, description) in sections.enumerated() {
      if index > 0 { cursor[axis] += configuration.interSectionSpacing }
      guard let description else { continue }
      let section = ReferenceSection(
        description, index: index, itemCount: itemCounts[index], configuration: configuration,
        environment: environment, pixels: pixels, measured: Self.lengths(measured, of: index))
      elements += section.elements.map { $0.moved(by: cursor) }
      waiting += section.waiting.map { $0.moved(by: cursor) }
      rests[index] = section.rests
      cursor[axis] += section.length
      size[axis.perpendicular] = max(size[axis.perpendicular], section.reach)
    }
    // Without sections there is nothing to surround (rule 2.11).
    let boundary = ReferenceBoundary(
      sections.isEmpty ? [] : configuration.boundarySupplementaryItems, axis: axis,
      contentLength: cursor[axis],
      span: (0, view[axis.perpendicular]), container: view[axis], pixels: pixels,
      measured: Self.lengths(measured, of: nil).boundary)
    var shift = ReferencePoint.zero
    shift[axis] = boundary.before
    elements = elements.map { $0.moved(by: shift) }
    elements += boundary.elements(at: ElementIndexPath(item: .max, section: 0))
    size[axis] = max(0, boundary.length)
    contentSize = CGSize(width: size.x, height: size.y)
    self.elements = elements
    self.waiting = waiting.map { $0.moved(by: shift) }
    self.rests = rests
    self.axis = axis
    self.pixels = pixels
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// Returns the measured sizes of a section, or of the layout's own items: by item, and by kind.
  private static func lengths(
    _ measured: [ElementID: ReferenceMeasurement], of section: Int?
  ) -> (cells: [Int: ReferencePoint], boundary: [String: ReferencePoint]) {
    var cells: [Int: ReferencePoint] = [:]
    var boundary: [String: ReferencePoint] = [:]
    for (id, measurement) in measured {
      let path = id.indexPath
      guard (path.item == .max ? nil : path.section) == section else { continue }
      switch id {
      case .cell: cells[path.item] = measurement.size
      case .supplementary(let kind, _): boundary[kind] = measurement.size
      case .decoration: break
      }
    }
    return (cells, boundary)
  }

  /// Returns every element, with pinned items placed for a viewport; nil keeps their natural
  /// positions.
  package func elements(at viewport: Viewport? = nil) -> [LayoutAttributes] {
    elements.map { attributes($0, at: viewport) }
  }

  /// Returns the elements that a rectangle finds (rule 2.19).
  package func query(_ rect: CGRect, at viewport: Viewport? = nil) -> [LayoutAttributes] {
    guard let clipped = ReferenceBox(rect).clipped(to: content) else { return [] }
    return elements.compactMap { element in
      let attributes = attributes(element, at: viewport)
      return finds(clipped, element, at: attributes.frame, viewport) ? attributes : nil
    }
  }

  /// Returns the elements that share an area with both their group and a rectangle.
  ///
  /// However the rectangle is divided, some part of it finds each of them.
  package func elementsWithinGroups(of rect: CGRect) -> Set<ElementID> {
    let ids = elements.compactMap { element -> ElementID? in
      guard case .group(let group) = element.owner,
        let shared = answered(element.frame).clipped(to: answered(group))?
          .clipped(to: ReferenceBox(rect))
      else { return nil }
      return min(shared.size.x, shared.size.y) > 0.01 ? element.id : nil
    }
    return Set(ids)
  }

  /// Returns the elements that meet the bounds of a view, also beyond the content (rule 2.32.3).
  func visible(at viewport: Viewport) -> Set<ElementID> {
    let bounds = ReferenceBox(viewport.bounds)
    // Nothing is visible beside the content (rule 2.19).
    guard bounds.meets(content), content.size.x > 0, content.size.y > 0 else { return [] }
    return Set(
      elements.filter { finds(bounds, $0, at: attributes($0, at: viewport).frame, viewport) }
        .map(\.id))
  }

  /// Returns the elements that would meet the bounds of a view as soon as they have lengths on the axes on
  /// which they are measured (rule 2.8.6).
  func appearing(at viewport: Viewport) -> Set<ElementID> {
    let bounds = ReferenceBox(viewport.bounds)
    guard bounds.size.x > 0, bounds.size.y > 0, bounds.touches(content) else { return [] }
    let hasContent = content.size.x > 0 && content.size.y > 0
    if hasContent, !bounds.meets(content) { return [] }
    let found = (elements + waiting).filter { element in
      guard let sizing = element.sizing else { return false }
      let frame = ReferenceBox(attributes(element, at: viewport).frame)
      let isReached = LayoutAxis.allCases.allSatisfy { axis in
        // Where the content has no length, only elements without one wait.
        sizing.axes.contains(axis) && frame.size[axis] == 0
          ? bounds.touches(frame, along: axis)
          : content.size[axis] > 0 && bounds.meets(frame, along: axis)
      }
      guard isReached, case .group(let group) = element.owner else { return isReached }
      // A group without a length grows with its cells.
      let box = seen(group, of: element, at: viewport)
      return LayoutAxis.allCases.allSatisfy { axis in
        box.size[axis] == 0
          ? bounds.touches(box, along: axis) : bounds.meets(box, along: axis)
      }
    }
    return Set(found.map(\.id))
  }

  private func finds(
    _ rect: ReferenceBox, _ element: ReferenceElement, at frame: CGRect, _ viewport: Viewport?
  ) -> Bool {
    if case .section(let section) = element.owner {
      // A section returns no frame of its own, so its rectangle is not rounded to pixels.
      return rect.touches(isMirrored ? section.mirrored(in: contentSize.width) : section)
    }
    // A recorded rectangle beside the content is clipped to a line; it finds no cell that the line
    // crosses.
    guard rect.size.x > 0, rect.size.y > 0, rect.meets(ReferenceBox(frame)) else { return false }
    if case .group(let group) = element.owner {
      return rect.meets(seen(group, of: element, at: viewport))
    }
    if viewport != nil, case .boundary(let pin?) = element.owner {
      // A pinned item is placed from the offset; a millionth of a pixel is not an area.
      let noise = 1e-6 / pixels.scale
      let (axis, box) = (pin.axis, ReferenceBox(frame))
      return box.origin[axis] + box.size[axis] > rect.origin[axis] + noise
        && box.origin[axis] < rect.origin[axis] + rect.size[axis] - noise
    }
    return true
  }

  /// Returns the visible position of the top-level group of an element.
  private func seen(
    _ group: ReferenceBox, of element: ReferenceElement, at viewport: Viewport?
  ) -> ReferenceBox {
    // A group has no frame of its own in an answer, so it is rounded once (rule 2.32.10).
    let box = pixels.frame(group)
    return scrolled(isMirrored ? box.mirrored(in: contentSize.width) : box, element, at: viewport)
  }

  /// Returns an exact box in the form of results: rounded to pixels, then mirrored right to left.
  private func answered(_ box: ReferenceBox) -> ReferenceBox {
    let frame = pixels.frame(box)
    guard isMirrored else { return frame }
    // A broken width, its own or that of the content, would leave it between two pixels (rule 2.32.10).
    return pixels.frame(frame.mirrored(in: contentSize.width))
  }

  /// Returns the visible position of a box of a row: minus the offset of the row (rule 2.15.4).
  ///
  /// Boundary items and backgrounds do not scroll (rule 2.15.2).
  private func scrolled(
    _ box: ReferenceBox, _ element: ReferenceElement, at viewport: Viewport?
  ) -> ReferenceBox {
    let section = element.id.indexPath.section
    guard case .group = element.owner, rests[section] != nil,
      let offset = viewport?.orthogonalOffsets[section]
    else { return box }
    var distance = ReferencePoint.zero
    let isReversed = isMirrored && axis == .vertical
    distance[axis.perpendicular] = isReversed ? Double(offset) : -Double(offset)
    return box.moved(by: distance)
  }

  private func attributes(
    _ element: ReferenceElement, at viewport: Viewport?
  ) -> LayoutAttributes {
    guard let viewport, case .boundary(let pin?) = element.owner else {
      let frame = scrolled(answered(element.frame), element, at: viewport)
      return LayoutAttributes(id: element.id, frame: frame.rect, zIndex: element.zIndex)
    }
    let visible = ReferenceBox(viewport.visibleRect)
    let seen = isMirrored ? visible.mirrored(in: contentSize.width) : visible
    var box = element.frame
    box.origin[pin.axis] += pin.shift(in: seen)
    let frame = answered(box)
    // The raised order applies even at the natural position, but only if visible
    // (rules 2.10, 2.31).
    let raised = frame.meets(visible) ? 1_000_000_000 : 0
    return LayoutAttributes(id: element.id, frame: frame.rect, zIndex: element.zIndex + raised)
  }
}
