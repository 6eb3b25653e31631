extension SectionGeometry {
  /// Places headers, footers and backgrounds, and sets the length of the section.
  mutating func surround(
    _ section: CollectionLayoutSection, content: Double, resolver: DimensionResolver
  ) {
    let main = surroundings.main
    // A section without items has no length, unless it has boundary items (rule 2.10.9).
    let isEmpty = itemCount == 0
    let keepsEmpty = resolver.quirks.contains(.iOS14EmptySections)
    if isEmpty && section.boundarySupplementaryItems.isEmpty && !keepsEmpty {
      extent = .init(length: 0, ink: .none, across: 0)
      return
    }
    // iOS 14 adds up insets, groups and the spacing between them, one less than groups, also where
    // there are no groups (rules 2.27, P9).
    let isShortened = isEmpty && keepsEmpty && surroundings.advance == main
    let shortening = isShortened ? Double(section.interGroupSpacing) : 0
    defer { finish(resolver: resolver) }

    var room = BoundaryRoom(
      content: content, span: surroundings.boundarySpan, view: surroundings.view, main: main)
    room.shortening = shortening
    let placement = BoundaryPlacement(
      section.boundarySupplementaryItems, in: room, resolver: resolver, measured: boundary.sizes)
    let length = placement.length
    isFinite = isFinite && placement.isFinite
    // A negative length counts as zero (rule 2.9.3), and such a section shows nothing (rule 2.19).
    guard length > 0 else {  // Also if extreme numbers gave NaN.
      itemCount = 0
      if !groups.isMeasured { groups = .uniform(UniformGroups()) }
      extent.across = 0
      extent.length = isShortened && length < 0 ? SectionGeometry.bounded(length) : 0
      boundary.items = []
      decorationItems = []
      return
    }
    extent.length = SectionGeometry.bounded(length)
    track.origin[main] += placement.startExtension - contentStart
    boundary.contentStart = placement.startExtension
    boundary.items = placement.items
    decorationItems = section.decorationItems
  }

  /// Sets the ink of the section, and whether it is on the grid.
  private mutating func finish(resolver: DimensionResolver) {
    track.isOnGrid =
      resolver.grid.contains(origin) && resolver.grid.contains(pitch)
      && !resolver.quirks.contains(.iOS14Rounding)
    measureInk(groups.measuredTotals)
    guard length > 0 else { return }
    let main = surroundings.main
    for placed in boundaryItems {
      let frame = placed.slot.inset(by: placed.item.contentInsets, quirks: resolver.quirks)
      let shift = frame.min(main) - placed.slot.min(main)
      extent.ink = extent.ink.union(frame.span(main).moved(by: contentStart))
      if let starts = placed.pin?.starts {
        let moved = Span(low: starts.low, high: starts.high + frame.size[main])
        extent.ink = extent.ink.union(moved.moved(by: contentStart + shift))
      }
    }
  }

  /// Sets the ink of the section without its boundary items.
  ///
  /// - Parameter totals: The totals of measured groups; nil if the groups are uniform.
  mutating func measureInk(_ totals: MeasuredTotals?) {
    extent.ink = .none
    guard length > 0 else { return }
    extent.ink = Span(low: 0, high: length)
    guard allGroups > 0 else { return }
    // Queries find cells through their group, so the boxes of the groups count.
    let main = surroundings.main
    let first = origin[main]
    if let outline = totals?.outline {
      let reach =
        surroundings.advance == main
        ? outline.reach : Span(low: 0, high: max(0, outline.widest))
      extent.ink = extent.ink.union(reach.moved(by: first))
      return
    }
    let last = surroundings.advance == main ? first + Double(groups.count - 1) * pitch : first
    let span = Span(low: first, high: first + template.size[main])
    extent.ink = extent.ink.union(span).union(span.moved(by: last - first))
  }
}
