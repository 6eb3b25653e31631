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
  /// A query reads them without counting references, because the object that holds them is constant.
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
  /// The insets of the section along the scroll direction, in points.
  var mainInsets: Double {
    room.start[room.main] + room.end[room.main]
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
  /// Each measurement needs it, and a call would copy the geometry. So it is inlined, with what it
  /// calls.
  @inline(__always)
  func groupsExtent(_ totals: MeasuredTotals?, _ quirks: Quirks) -> GroupsExtent {
    let main = room.main
    let groups = groupsLength(totals)
    let isFinite = groups.isFiniteInSums && track.start.isFinite && areInsetsFinite
    guard room.advance == main else {
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
    let main = room.main
    let isAlong = room.advance == main
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
  func boundaryInk(_ quirks: Quirks) -> Span {
    let main = room.main
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
