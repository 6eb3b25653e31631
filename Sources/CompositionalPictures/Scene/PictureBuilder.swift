/// Builds the shapes of a picture from the elements of a layout.
struct PictureBuilder {
  let layout: CollectionLayout
  let viewport: Viewport
  let options: PictureOptions

  /// Returns the picture of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements, in layout order.
  ///   - bounds: The part of the content that the picture shows, in points.
  func picture(
    of elements: [LayoutAttributes], in bounds: CGRect
  ) throws(PictureError) -> LayoutPicture {
    let guides = layout.guides(around: elements, at: viewport)
    var rows: [Int: CGRect] = [:]
    for guide in guides where guide.kind == .row { rows[guide.section] = guide.frame }

    var commands: [PictureCommand] = []
    for element in LayoutPicture.byDepth(elements) where !element.isHidden {
      let frame = element.frame
      guard frame.isFinite else { throw .notFinite("the frame of \(element.id)") }
      let style = style(of: element)
      var command = PictureCommand(
        style, layout.pixels.shown(frame), clip: clip(of: element, style, rows),
        opacity: element.alpha,
        element: element.id)
      if options.showsLabels { command.labels = labels(of: element, style) }
      // A decoration is found with its section, even if it is not in the bounds itself.
      if command.isInSight(in: bounds) { commands.append(command) }
      // In front of the item, which may lie over its natural position.
      if style == .pinned, let ghost = ghost(of: element), ghost.isInSight(in: bounds) {
        commands.append(ghost)
      }
    }
    dropCoveredLabels(&commands, in: bounds)
    let back = commands.prefix { $0.style == .decoration }.count
    commands.insert(contentsOf: lines(guides).filter { $0.visible(in: bounds) != nil }, at: back)
    commands += overlays(rows)
    return LayoutPicture(
      bounds: bounds,
      scrollArea: .around(layout.contentSize, with: viewport.adjustedContentInset),
      commands: commands)
  }

  // MARK: Elements

  private func style(of element: LayoutAttributes) -> PictureStyle {
    switch element.category {
    case .cell: return .cell(section: element.indexPath.section)
    case .decorationView: return .decoration
    case .supplementaryView:
      guard layout.isBoundaryItem(element.id) else { return .badge }
      guard layout.pins(element.id) else { return .boundary }
      return natural(element).map { $0 != element.frame } ?? false ? .pinned : .pinning
    }
  }

  /// Returns the frame of a boundary item before it pins.
  private func natural(_ element: LayoutAttributes) -> CGRect? {
    layout.attributes(for: element.id)?.frame
  }

  private func ghost(of element: LayoutAttributes) -> PictureCommand? {
    natural(element).map { PictureCommand(.ghost, layout.pixels.shown($0), element: element.id) }
  }

  /// Returns the viewport of the row of an element; nil for an element that is in none.
  private func clip(
    of element: LayoutAttributes, _ style: PictureStyle, _ rows: [Int: CGRect]
  ) -> CGRect? {
    guard !element.indexPath.isOfLayout, var row = rows[element.indexPath.section] else {
      return nil
    }
    switch style {
    case .cell, .badge: break
    default: return nil
    }
    // A row cuts along the axis in which it scrolls; across it, elements may stick out.
    let far = element.frame.joined(row)
    if layout.configuration.scrollDirection == .vertical {
      row.origin.y = far.origin.y
      row.size.height = far.size.height
    } else {
      row.origin.x = far.origin.x
      row.size.width = far.size.width
    }
    return row
  }

  private func labels(of element: LayoutAttributes, _ style: PictureStyle) -> [String] {
    if element.id.isListBackground { return [] }
    var labels = ElementLabels.labels(of: element.id, isBadge: style == .badge)
    if style == .pinned, let natural = natural(element), let best = labels.first {
      let x = Double(element.frame.origin.x - natural.origin.x)
      let y = Double(element.frame.origin.y - natural.origin.y)
      let moved = y.magnitude >= x.magnitude ? y : x
      labels.insert("\(best) \(moved > 0 ? "+" : "")\(points: moved.rounded())", at: 0)
    }
    return labels
  }

  /// Removes the labels of backgrounds whose upper left corner is covered.
  ///
  /// - Complexity: O(shapes), for at most 100 backgrounds with labels.
  private func dropCoveredLabels(_ commands: inout [PictureCommand], in bounds: CGRect) {
    var left = 100
    for index in commands.indices where commands[index].style == .decoration {
      guard let label = commands[index].labels.first, left > 0,
        var corner = commands[index].visible(in: bounds)
      else {
        commands[index].labels = []
        continue
      }
      left -= 1
      // About the size of the label.
      corner.size.width = min(corner.size.width, CGFloat(label.count) * 7.5)
      corner.size.height = min(corner.size.height, 11)
      let cover = commands[(index + 1)...].contains { command in
        guard !command.style.isOutline, let part = command.frame.overlap(corner) else {
          return false
        }
        return part.size.width > 0 && part.size.height > 0
      }
      if cover { commands[index].labels = [] }
    }
  }

  // MARK: Guides

  private func lines(_ guides: [LayoutGuide]) -> [PictureCommand] {
    guides.compactMap { guide -> PictureCommand? in
      guard guide.frame.isFinite else { return nil }
      switch guide.kind {
      case .section:
        return options.guides.contains(.sections) ? .init(.sectionGuide, guide.frame) : nil
      case .content:
        return options.guides.contains(.insets) ? .init(.insetsGuide, guide.frame) : nil
      case .group: return options.guides.contains(.groups) ? .init(.groupGuide, guide.frame) : nil
      case .row: return options.guides.contains(.rows) ? .init(.rowGuide, guide.frame) : nil
      }
    }
  }

  /// Returns the lines in front of the elements.
  private func overlays(_ rows: [Int: CGRect]) -> [PictureCommand] {
    var commands: [PictureCommand] = []
    if options.guides.contains(.rows) {
      for (section, row) in rows.sorted(by: { $0.key < $1.key }) {
        if let thumb = thumb(ofRow: section, row) {
          commands.append(PictureCommand(.scrollThumb, thumb))
        }
      }
    }
    if options.guides.contains(.safeArea), viewport.adjustedContentInset != .zero {
      commands.append(PictureCommand(.safeAreaGuide, viewport.visibleRect))
    }
    if options.content == .whole {
      commands.append(PictureCommand(.viewportGuide, viewport.bounds))
    }
    return commands
  }

  /// Returns the bar at the far edge of a row that shows its scroll position.
  private func thumb(ofRow section: Int, _ row: CGRect) -> CGRect? {
    guard let scroller = layout.orthogonalScroller(ofSection: section),
      scroller.contentLength > scroller.viewLength, scroller.viewLength > 0
    else { return nil }
    let part = Double(scroller.viewLength / scroller.contentLength)
    let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
    let place = min(max(offset / Double(scroller.contentLength), 0), 1 - part)
    let thickness = 3.0
    let edges = row.edges
    if scroller.axis == .vertical {
      let length = Double(row.size.height)
      return CGRect(
        x: edges.right - thickness, y: edges.top + place * length, width: thickness,
        height: part * length)
    }
    let length = Double(row.size.width)
    let isMirrored = layout.isMirrored
    let start =
      isMirrored ? edges.right - (place + part) * length : edges.left + place * length
    return CGRect(
      x: start, y: edges.bottom - thickness, width: part * length, height: thickness)
  }
}

extension LayoutPicture {
  /// Returns elements from back to front; those of one depth keep the order of the layout.
  static func byDepth(_ elements: [LayoutAttributes]) -> [LayoutAttributes] {
    elements.enumerated().sorted { one, other in
      (one.element.zIndex, one.offset) < (other.element.zIndex, other.offset)
    }.map { $0.element }
  }
}

extension CGRect {
  /// Returns the area that scroll bars represent: the content with the insets around it, in points.
  package static func around(_ content: CGSize, with inset: PhysicalEdgeInsets) -> CGRect {
    CGRect(
      x: -inset.left, y: -inset.top, width: content.width + inset.left + inset.right,
      height: content.height + inset.top + inset.bottom)
  }
}
