import Compositional

/// Places the boundary items of a section or of the layout around its content (2.10, 2.11).
struct ReferenceBoundary {
  /// An item with its slot and its way of pinning.
  struct Placed {
    let item: CollectionLayoutBoundarySupplementaryItem
    let slot: ReferenceBox
    let side: ReferencePin.Side
    let sizing: ReferenceSizing?
  }

  let axis: LayoutAxis
  /// The extent of items before the content.
  var before = 0.0
  /// The extent of items after the content.
  var after = 0.0
  /// The length of the content, stretched by side items.
  var contentLength: Double
  private var placed: [Placed] = []

  /// The length with the extensions.
  var length: Double { before + contentLength + after }

  /// Places items.
  ///
  /// - Parameters:
  ///   - items: in the order of the description.
  ///   - axis: the main axis.
  ///   - contentLength: The length of the content with the section's insets.
  ///   - span: The span that the items may take across.
  ///   - container: The length of the container along the main axis.
  ///   - measured: The measured sizes of views, by kind.
  init(
    _ items: [CollectionLayoutBoundarySupplementaryItem], axis: LayoutAxis, contentLength: Double,
    span: (start: Double, end: Double), container: Double, pixels: ReferencePixels,
    measured: [String: ReferencePoint]
  ) {
    self.axis = axis
    self.contentLength = contentLength
    let across = axis.perpendicular
    var room = ReferencePoint.zero
    room[axis] = container
    room[across] = span.end - span.start
    let estimates = items.map { pixels.resolve($0.layoutSize, in: room) }
    let sizes = zip(items, estimates).map { item, estimate in
      // What is measured is the view; its insets come on top.
      var size = estimate
      for axis in item.layoutSize.axesWithEstimates {
        guard let length = measured[item.elementKind]?[axis], !length.isNaN else { continue }
        size[axis] = length + ReferenceInsets(item.contentInsets).total(axis)
      }
      return size
    }
    // Side items that extend come first and stretch the content.
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && side(of: item) == .middle {
      self.contentLength = max(self.contentLength, size[axis])
    }
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      let side = side(of: item)
      var slot = ReferenceBox(origin: .zero, size: size)
      let shift = ReferencePoint(x: item.offset.x, y: item.offset.y)
      slot.origin[axis] = main(side, size[axis], extends: item.extendsBoundary) + shift[axis]
      slot.origin[across] = cross(item, size[across], span: span) + shift[across]
      let axes = item.layoutSize.axesWithEstimates
      let insets = ReferenceInsets(item.contentInsets)
      let current = ReferencePoint(
        x: size.x - insets.total(.horizontal), y: size.y - insets.total(.vertical))
      let sizing = axes.isEmpty ? nil : ReferenceSizing(axes: axes, current: current)
      placed.append(Placed(item: item, slot: slot, side: side, sizing: sizing))
      guard item.extendsBoundary else { continue }
      before = max(before, -slot.origin[axis])
      after = max(after, slot.end(axis) - self.contentLength)
    }
  }

  private func main(_ side: ReferencePin.Side, _ length: Double, extends: Bool) -> Double {
    switch side {
    case .start: extends ? -length : 0
    case .end: extends ? contentLength : contentLength - length
    case .middle: (contentLength - length) / 2
    }
  }

  private func cross(
    _ item: CollectionLayoutBoundarySupplementaryItem, _ length: Double,
    span: (start: Double, end: Double)
  ) -> Double {
    switch edge(of: item.alignment, along: axis.perpendicular) {
    case .start: span.start
    case .end: span.end - length
    case .middle: (span.start + span.end - length) / 2
    }
  }

  private func side(of item: CollectionLayoutBoundarySupplementaryItem) -> ReferencePin.Side {
    edge(of: item.alignment, along: axis)
  }

  private func edge(of alignment: RectAlignment, along axis: LayoutAxis) -> ReferencePin.Side {
    switch (alignment, axis) {
    case (.top, .vertical), (.topLeading, _), (.leading, .horizontal),
      (.topTrailing, .vertical), (.bottomLeading, .horizontal):
      .start
    case (.bottom, .vertical), (.bottomTrailing, _), (.trailing, .horizontal),
      (.bottomLeading, .vertical), (.topTrailing, .horizontal):
      .end
    case (.none, _), (.top, .horizontal), (.bottom, .horizontal), (.leading, .vertical),
      (.trailing, .vertical):
      .middle
    }
  }

  /// The items as elements, from the start of the first extension.
  func elements(at path: ElementIndexPath) -> [ReferenceElement] {
    var distance = ReferencePoint.zero
    distance[axis] = before
    return placed.map { placed in
      let item = placed.item
      // The limit at the far side is every extending item there (2.31).
      let pin = ReferencePin(
        side: placed.side, axis: axis, slot: placed.slot, limits: (0, contentLength))
      return ReferenceElement(
        id: .supplementary(kind: item.elementKind, path),
        frame: placed.slot.inset(by: ReferenceInsets(item.contentInsets)), zIndex: item.zIndex,
        owner: .boundary(item.pinToVisibleBounds ? pin : nil), sizing: placed.sizing
      ).moved(by: distance)
    }
  }
}
