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
  /// The headers, footers and side views, in points from the start of the section; nil if there are
  /// none.
  ///
  /// They are behind a reference to a constant: a query reads them without counting references.
  var boundary: SectionBoundary?
  /// The start of the content that these surround, in points from the start of the section.
  var contentStart = 0.0
  /// The backgrounds.
  var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The length with everything that extends it, the ink, and the width that the groups ask for.
  var extent = OffsetTree.Extent(length: 0, ink: .none, across: 0)
  /// True if the lengths of the groups and the places of the boundary items are finite.
  var isFinite = true
}

/// The placed headers, footers and side views of a section; one at least.
final class SectionBoundary: Sendable {
  let items: [PlacedBoundaryItem]

  init(items: [PlacedBoundaryItem]) {
    self.items = items
  }
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
    let content =
      isEmpty
      ? GroupsExtent(length: mainInsets + emptyContent) : stacked(totals, resolver.quirks)
    placement.extent.across = content.across
    var room = BoundaryRoom(
      content: content.length, span: surroundings.boundarySpan, view: surroundings.view, main: main)
    room.shortening = isShortened ? Double(section.interGroupSpacing) : 0
    let boundary = BoundaryPlacement(
      section.boundarySupplementaryItems, in: room, resolver: resolver, measured: boundarySizes)
    let length = boundary.length
    placement.isFinite = content.isFinite && boundary.isFinite
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
    if !boundary.items.isEmpty { placement.boundary = SectionBoundary(items: boundary.items) }
    placement.decorationItems = section.decorationItems
    placement.isOnGrid =
      resolver.grid.contains(placement.origin) && resolver.grid.contains(track.pitch)
      && !resolver.quirks.contains(.iOS14Rounding)
    var ink = Span(low: 0, high: placement.extent.length)
    if placement.itemCount > 0 { ink = ink.union(groupsInk(totals, from: placement.origin)) }
    placement.extent.ink = ink.union(boundaryInk(of: placement, quirks: resolver.quirks))
    return placement
  }

  /// The insets of the section along the scroll direction, in points.
  private var mainInsets: Double {
    surroundings.start[surroundings.main] + surroundings.end[surroundings.main]
  }

  /// The extent of the groups with the section's insets.
  struct GroupsExtent {
    /// The length along the scroll direction, in points (rule 2.9.4).
    var length: Double
    /// The width that the groups need across it, in points.
    var across = 0.0
    /// True if the lengths are finite.
    var isFinite = true
  }

  /// Returns the extent of the groups, of which there is one at least.
  ///
  /// It is inlined, with what it calls, because each measurement needs it, and a call copies the geometry.
  @inline(__always)
  func stacked(_ totals: MeasuredTotals?, _ quirks: Quirks) -> GroupsExtent {
    let main = surroundings.main
    let groups = groupsLength(totals)
    let isFinite = groups.isFiniteInSums && track.start.isFinite && areInsetsFinite
    guard surroundings.advance == main else {
      return GroupsExtent(length: rowHeight(totals), isFinite: isFinite)
    }
    let width = totals?.outline.widest ?? template.size[main.perpendicular]
    return GroupsExtent(
      length: mainInsets + edges.start + groups + edges.end,
      across: contentWidth(group: width, quirks), isFinite: isFinite && width.isFiniteInSums)
  }

  /// Returns the ink of the groups along the scroll direction, in points from the section's start.
  ///
  /// Queries find cells through their group, so the boxes of the groups count.
  func groupsInk(_ totals: MeasuredTotals?, from origin: Vector) -> Span {
    let main = surroundings.main
    let isAlong = surroundings.advance == main
    let first = origin[main]
    if let outline = totals?.outline {
      let reach = isAlong ? outline.reach : Span(low: 0, high: max(0, outline.widest))
      return reach.moved(by: first)
    }
    let span = Span(low: first, high: first + template.size[main])
    return isAlong ? span.union(span.moved(by: Double(groups.count - 1) * pitch)) : span
  }

  /// Returns the ink of the boundary items along the scroll direction, in points from the section's
  /// start.
  private func boundaryInk(of placement: SectionPlacement, quirks: Quirks) -> Span {
    let main = surroundings.main
    var ink = Span.none
    for placed in placement.boundary?.items ?? [] {
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
