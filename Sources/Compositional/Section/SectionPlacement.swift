/// The length of a section, and the places of what it shows.
///
/// All of it follows from the groups and from the measured sizes of the boundary items, so that it is
/// made as a whole whenever one of them changes.
struct SectionPlacement: Sendable {
  /// The number of items that are shown.
  var itemCount = 0
  /// The corner of the first group, in points.
  var origin = Vector.zero
  /// True if the origin and the pitch are whole pixels.
  var isOnGrid = false
  /// The headers, footers and side views, in points from the start of the section.
  var boundaryItems: [PlacedBoundaryItem] = []
  /// The start of the content that these surround, in points from the start of the section.
  var contentStart = 0.0
  /// The backgrounds.
  var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The length with everything that extends it, the ink, and the width that the groups ask for.
  var extent = OffsetTree.Extent(length: 0, ink: .none, across: 0)
  /// True if the lengths of the groups and the places of the boundary items are finite.
  var isFinite = true
}

extension SectionGeometry {
  /// Returns the placement for the groups and the measured sizes as they are.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - resolver: The rules by which dimensions become points.
  ///   - emptyContent: The length of a section without items, less its insets, in points.
  /// - Complexity: O(boundary items)
  func placed(
    _ section: CollectionLayoutSection, resolver: DimensionResolver, emptyContent: Double = 0
  ) -> SectionPlacement {
    let main = surroundings.main
    let totals = groups.measuredTotals
    var placement = SectionPlacement()
    placement.itemCount = totals?.itemCount ?? (groups.count > 0 ? dataCount : 0)
    placement.origin = track.start
    // A section without items has no length, unless it has boundary items (rule 2.10.9).
    let isEmpty = placement.itemCount == 0
    let keepsEmpty = resolver.quirks.contains(.iOS14EmptySections)
    if isEmpty && section.boundarySupplementaryItems.isEmpty && !keepsEmpty { return placement }
    // iOS 14 adds up insets, groups and the spacing between them, one less than groups, also where
    // there are no groups (rules 2.27, P9).
    let isShortened = isEmpty && keepsEmpty && surroundings.advance == main
    var room = BoundaryRoom(
      content: isEmpty ? mainInsets + emptyContent : stacked(totals, resolver, &placement),
      span: surroundings.boundarySpan, view: surroundings.view, main: main)
    room.shortening = isShortened ? Double(section.interGroupSpacing) : 0
    let boundary = BoundaryPlacement(
      section.boundarySupplementaryItems, in: room, resolver: resolver, measured: boundarySizes)
    let length = boundary.length
    placement.isFinite = placement.isFinite && boundary.isFinite
    // A negative length counts as zero (rule 2.9.3), and such a section shows nothing (rule 2.19).
    guard length > 0 else {  // Also if extreme numbers gave NaN.
      placement.itemCount = 0
      placement.extent.across = 0
      placement.extent.length = isShortened && length < 0 ? Self.bounded(length) : 0
      return placement
    }
    placement.extent.length = Self.bounded(length)
    placement.origin[main] += boundary.startExtension
    placement.contentStart = boundary.startExtension
    placement.boundaryItems = boundary.items
    placement.decorationItems = section.decorationItems
    placement.isOnGrid =
      resolver.grid.contains(placement.origin) && resolver.grid.contains(track.pitch)
      && !resolver.quirks.contains(.iOS14Rounding)
    placement.extent.ink = ink(of: placement, totals, quirks: resolver.quirks)
    return placement
  }

  /// The insets of the section along the scroll direction, in points.
  private var mainInsets: Double {
    surroundings.start[surroundings.main] + surroundings.end[surroundings.main]
  }

  /// Returns the length of the content with the section's insets, in points (rule 2.9.4).
  ///
  /// The length is along the scroll direction. Sets the width that the groups need across it.
  func stacked(
    _ totals: MeasuredTotals?, _ resolver: DimensionResolver, _ placement: inout SectionPlacement
  ) -> Double {
    let main = surroundings.main
    let groups = groupsLength(totals)
    placement.isFinite = groups.isFiniteInSums && track.start.isFinite && areInsetsFinite
    guard surroundings.advance == main else { return rowHeight(totals) }
    let width = totals?.outline.widest ?? template.size[main.perpendicular]
    placement.isFinite = placement.isFinite && width.isFiniteInSums
    placement.extent.across = contentWidth(group: width, resolver.quirks)
    return mainInsets + edges.start + groups + edges.end
  }

  /// Returns the ink of the section along the scroll direction, in points from its start.
  ///
  /// Queries find cells through their group, so the boxes of the groups count.
  func ink(of placement: SectionPlacement, _ totals: MeasuredTotals?, quirks: Quirks)
    -> Span
  {
    let main = surroundings.main
    var ink = Span(low: 0, high: placement.extent.length)
    let first = placement.origin[main]
    if placement.itemCount > 0, let outline = totals?.outline {
      let reach =
        surroundings.advance == main
        ? outline.reach : Span(low: 0, high: max(0, outline.widest))
      ink = ink.union(reach.moved(by: first))
    } else if placement.itemCount > 0 {
      let last =
        surroundings.advance == main ? first + Double(groups.count - 1) * pitch : first
      let span = Span(low: first, high: first + template.size[main])
      ink = ink.union(span).union(span.moved(by: last - first))
    }
    for placed in placement.boundaryItems {
      let frame = placed.slot.inset(by: placed.item.contentInsets, quirks: quirks)
      let shift = frame.min(main) - placed.slot.min(main)
      ink = ink.union(frame.span(main).moved(by: placement.contentStart))
      if let starts = placed.pin?.starts {
        let moved = Span(low: starts.low, high: starts.high + frame.size[main])
        ink = ink.union(moved.moved(by: placement.contentStart + shift))
      }
    }
    return ink
  }
}
