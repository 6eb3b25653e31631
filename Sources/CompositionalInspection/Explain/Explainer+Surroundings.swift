@_spi(OpenChoices) import Compositional

extension Explainer {
  /// Explains the place of a boundary item of a section.
  mutating func boundaryItem(_ kind: String, in section: SectionSteps) -> Place {
    let steps = sectionBoundary(section)
    let origin = [start(of: section), steps.startExtension.named("header")]
    return boundaryItem(kind, of: steps, at: origin, in: section.index)
  }

  /// Explains the place of a boundary item of the layout.
  mutating func layoutBoundaryItem(_ kind: String) -> Place {
    let steps = layoutBoundary()
    return boundaryItem(
      kind, of: steps, at: [steps.startExtension.named("layout header")], in: nil)
  }

  private mutating func boundaryItem(
    _ kind: String, of steps: BoundarySteps, at origin: [Quantity], in section: Int?
  ) -> Place {
    guard let index = steps.items.firstIndex(where: { $0.item.elementKind == kind }) else {
      return nowhere
    }
    let id = ElementID.supplementary(
      kind: kind,
      section.map { ElementIndexPath(item: 0, section: $0) } ?? .ofLayout)
    let subject = StepSubject(name: id.description, path: steps.subject(of: index).path)
    var corner = steps.corners[index]
    if let pin = steps.items[index].pin, let viewport {
      corner[main] = pinned(pin, index, of: steps, at: origin, viewport, subject)
    }
    var place = Place(corner: corner, size: steps.sizes[index], row: nil)
    for axis in LayoutAxis.allCases {
      let rest = inset(
        place.size[axis], by: steps.items[index].item.contentInsets, on: axis, subject, .insets)
      place.size[axis] = rest.length
      place.corner[axis] = list.sum(
        axis.positionName, "from the start of the content", of: subject, .extending,
        (axis == main ? origin : []) + [corner[axis].named("its place")] + rest.start)
    }
    return place
  }

  /// Explains the start of a pinned item, from the start of the content that it belongs to.
  private mutating func pinned(
    _ pin: Pin, _ index: Int, of steps: BoundarySteps, at origin: [Quantity],
    _ viewport: Viewport, _ subject: StepSubject
  ) -> Quantity {
    let visible = visibleSpan(viewport)
    let natural = steps.corners[index][main].named("its natural place")
    let length = steps.sizes[index][main].named("its length")
    let own = origin.filter { !$0.isNothing }
    let low = list.subtract(
      "visible start", "the start of the visible part, from the start of the content",
      of: subject, .pins, from: Quantity("visible start", visible.low), own)
    var high = list.subtract(
      "visible end", "the end of the visible part, from the start of the content",
      of: subject, .pins, from: Quantity("visible end", visible.high), own)
    high = list.add(
      "at the end", "aligned to the visible end", of: subject, .pins, .difference,
      [high, length])
    let least = Quantity("lowest place", pin.limits.low)
    var most = Quantity("highest place", pin.limits.high)
    if !quirks.contains(.pinsStopAtPinnedItemsOnly) {
      most = list.subtract(
        "highest place", "it stays inside its section or layout", of: subject, .pins,
        from: steps.content, [steps.shortening, length])
    }
    switch pin.edge {
    case .start where pin.keepsNatural:
      return largest(natural, smallest(low, most, Self.stops, subject), Self.stays, subject)
    case .start:
      return smallest(largest(natural, low, Self.stays, subject), most, Self.stops, subject)
    case .end where pin.keepsNatural:
      return smallest(natural, largest(high, least, Self.stops, subject), Self.stays, subject)
    case .end:
      return largest(smallest(natural, high, Self.stays, subject), least, Self.stops, subject)
    case .either:
      let forward = smallest(low, most, Self.stops, subject)
      let backward = largest(high, least, Self.stops, subject)
      return forward.value > natural.value
        ? largest(natural, forward, Self.stays, subject)
        : smallest(natural, backward, Self.stays, subject)
    }
  }

  private static let stays = "pinned, so it stays in the visible part"
  private static let stops = "pinned, but it stops at the end of its section"

  private mutating func largest(
    _ one: Quantity, _ other: Quantity, _ title: String, _ subject: StepSubject
  ) -> Quantity {
    list.add(
      main.positionName, title, of: subject, .pins, .largest, [one, other])
  }

  private mutating func smallest(
    _ one: Quantity, _ other: Quantity, _ title: String, _ subject: StepSubject
  ) -> Quantity {
    list.add(
      main.positionName, title, of: subject, .pins, .smallest, [one, other])
  }

  /// Returns the part of the content along the scroll direction in which pinned items stay, left to
  /// right, in points.
  private func visibleSpan(_ viewport: Viewport) -> Span {
    let visible = Box(viewport.visibleRect).span(main)
    guard ground.isMirrored, main == .horizontal else { return visible }
    let width = ground.contentSize.x
    return Span(low: width - visible.high, high: width - visible.low)
  }

  /// Explains the place of a background.
  mutating func decoration(_ ordinal: Int, inSection index: Int) -> Place {
    guard let section = sectionSteps(index) else { return nowhere }
    let item = section.ground.geometry.decorationItems[ordinal]
    let id = ElementID.decoration(kind: item.elementKind, section: index, item: ordinal)
    let part = id.isListBackground ? ".list" : ".decorationItems[" + String(ordinal) + "]"
    let subject = StepSubject(name: id.description, path: section.subject.path + part)
    let boundary = sectionBoundary(section)
    let content = boundary.items.isEmpty ? content(of: section) : boundary.content
    let cross = main.perpendicular
    var place = Place(corner: section.view, size: section.view, row: nil)
    place.size[main] = list.sum(
      main.lengthName, "the length of the section with its headers and footers",
      of: section.subject, .sectionLength,
      [boundary.startExtension.named("header"), content, boundary.endExtension.named("footer")])
    if !boundary.shortening.isNothing {
      place.size[main] = list.subtract(
        main.lengthName, "an empty section of iOS 14 is shorter", of: section.subject, .oldPixels,
        from: place.size[main], [boundary.shortening])
    }
    if quirks.contains(.decorationsSpanContent) {
      place.size[cross] = Quantity("content " + cross.lengthName, ground.contentSize[cross])
    }
    place.corner[main] = start(of: section)
    place.corner[cross] = Quantity(cross.positionName, 0)
    for axis in LayoutAxis.allCases {
      let rest = inset(
        place.size[axis], by: item.contentInsets, on: axis, subject, .background)
      place.size[axis] = rest.length
      place.corner[axis] = list.sum(
        axis.positionName, "at the start of the section", of: subject, .background,
        [place.corner[axis]] + rest.start)
    }
    return place
  }
}
