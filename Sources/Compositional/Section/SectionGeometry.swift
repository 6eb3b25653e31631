/// A section that is solved and stacked: its groups, and the elements around them.
///
/// All positions are exact and in section coordinates: along the scroll direction from the start of
/// the section, across it from the edge of the view. If the groups are uniform, group `n` starts
/// `n * pitch` after the first, so any item is found by division, and neither memory nor
/// preparation depends on the number of items.
package struct SectionGeometry: Sendable {
  /// The longest a section may be, in points: far beyond any screen, and safe to add up.
  static let longest = 1e300

  /// Returns a length that is safe to add up: at most ``longest``, in either direction.
  static func bounded(_ length: Double) -> Double { min(max(length + 0, -longest), longest) }

  /// The room that the section is resolved in.
  package internal(set) var room: ResolvedSection
  /// The number of items in the data.
  package internal(set) var dataCount: Int
  /// The group with all estimates; without cells if the section shows no items.
  package let template: GroupTemplate
  /// The places of the groups before anything extends the section.
  let track: GroupTrack
  /// The solver of groups and boundary items for measured sizes; nil if nothing is measured.
  package let sizing: SectionSizing?
  /// The groups.
  package internal(set) var groups: SectionGroups
  /// The measured sizes of the boundary items, by place in the description.
  package internal(set) var boundarySizes: [Int: MeasuredSize] = [:]
  /// What follows from all of the above.
  private(set) var placement = SectionPlacement()

  /// Creates a section that shows nothing.
  init(empty room: ResolvedSection, dataCount: Int) {
    self.room = room
    self.dataCount = dataCount
    template = .empty
    track = GroupTrack()
    sizing = nil
    groups = .uniform(UniformGroups())
  }

  /// Creates a section from its groups.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - room: The room that the section is resolved in.
  ///   - dataCount: The number of items in the data.
  ///   - groups: The groups.
  ///   - track: The places of the groups.
  ///   - template: The group with all estimates; without cells if the section shows no items.
  ///   - sizing: The solver for measured sizes; nil if nothing is measured.
  ///   - resolver: The rules by which dimensions become points.
  ///   - emptyContent: The length of a section without items, less its insets, in points.
  init(
    _ section: CollectionLayoutSection, in room: ResolvedSection, dataCount: Int,
    _ groups: SectionGroups, on track: GroupTrack, template: GroupTemplate, sizing: SectionSizing?,
    resolver: DimensionResolver, emptyContent: Double
  ) {
    self.room = room
    self.dataCount = dataCount
    self.template = template
    self.track = track
    self.sizing = sizing
    self.groups = groups
    updatePlacement(section, resolver: resolver, emptyContent: emptyContent)
    // A section that shows nothing has no groups either.
    if placement.itemCount == 0, !groups.isMeasured { self.groups = .uniform(UniformGroups()) }
  }

  /// Places everything for changed groups or measured sizes.
  mutating func updatePlacement() {
    guard !updateLength(), let sizing else { return }
    updatePlacement(sizing.section, resolver: sizing.resolver)
  }

  /// Places everything for the groups and the measured sizes as they are.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - resolver: The rules by which dimensions become points.
  ///   - emptyContent: The length of a section without items, less its insets, in points.
  /// - Complexity: O(boundary items)
  private mutating func updatePlacement(
    _ section: CollectionLayoutSection, resolver: DimensionResolver, emptyContent: Double = 0
  ) {
    let main = room.main
    let totals = groups.measuredTotals
    placement = SectionPlacement()
    placement.itemCount = totals?.itemCount ?? (groups.count > 0 ? dataCount : 0)
    placement.origin = track.start
    // A section without items has no length, unless it has boundary items (rule 2.10.9).
    let isEmpty = placement.itemCount == 0
    let keepsEmpty = resolver.quirks.contains(.iOS14EmptySections)
    if isEmpty && section.boundarySupplementaryItems.isEmpty && !keepsEmpty { return }
    // iOS 14 adds up insets, groups and the spacing between them, one less than groups, also where
    // there are no groups (rules 2.27, P9).
    let isShortened = isEmpty && keepsEmpty && room.advance == main
    let content =
      isEmpty
      ? GroupsExtent(length: mainInsets + emptyContent) : groupsExtent(totals, resolver.quirks)
    placement.extent.across = content.across
    var around = BoundaryRoom(
      content: content.length, span: room.boundarySpan, view: room.view, main: main)
    around.shortening = isShortened ? Double(section.interGroupSpacing) : 0
    let boundary = BoundaryPlacement(
      section.boundarySupplementaryItems, in: around, resolver: resolver, measured: boundarySizes)
    let length = boundary.length
    placement.isFinite = content.isFinite && boundary.isFinite
    // A negative length counts as zero (rule 2.9.3), and such a section shows nothing (rule 2.19).
    guard length > 0 else {  // Also if extreme numbers gave NaN.
      placement.itemCount = 0
      placement.extent.across = 0
      placement.extent.length = isShortened && length < 0 ? Self.bounded(length) : 0
      // Estimates of zero wait here to be measured.
      guard length == 0, sizing != nil else { return }
      placement.extent.ink = Span(low: 0, high: 0)
      if !boundary.items.isEmpty { placement.boundary = SectionBoundary(items: boundary.items) }
      return
    }
    placement.extent.length = Self.bounded(length)
    placement.origin[main] += boundary.startExtension
    placement.contentStart = boundary.startExtension
    if !boundary.items.isEmpty { placement.boundary = SectionBoundary(items: boundary.items) }
    placement.decorationItems = section.backgrounds
    placement.isOnGrid =
      resolver.grid.contains(placement.origin) && resolver.grid.contains(track.pitch)
      && !resolver.quirks.contains(.iOS14Rounding)
    var ink = Span(low: 0, high: placement.extent.length)
    if placement.itemCount > 0 { ink = ink.union(groupsInk(totals, from: placement.origin)) }
    placement.extent.ink = ink.union(boundaryInk(resolver.quirks))
  }

  /// Sets the extent and the number of items for changed groups if nothing else changes.
  ///
  /// - Returns: False if other parts of the placement change too, because the section has boundary
  ///   items or shows nothing, now or before.
  private mutating func updateLength() -> Bool {
    // A copy of the solver would cost more than the rest.
    guard sizing?.hasBoundaryItems == false, let quirks = sizing?.quirks,
      itemCount > 0, length > 0, let totals = groups.measuredTotals, totals.itemCount > 0
    else { return false }
    let content = groupsExtent(totals, quirks)
    guard content.length > 0 else { return false }
    placement.itemCount = totals.itemCount
    placement.isFinite = content.isFinite
    placement.extent.length = Self.bounded(content.length)
    placement.extent.across = content.across
    placement.extent.ink = Span(low: 0, high: length).union(groupsInk(totals, from: origin))
    return true
  }
}

extension SectionGeometry {
  /// The number of items that are shown.
  package var itemCount: Int { @inline(__always) get { placement.itemCount } }
  /// The corner of the first group, in points.
  package var origin: Vector { @inline(__always) get { placement.origin } }
  /// The distance from the start of a group to the start of the next, in points.
  package var pitch: Double { @inline(__always) get { track.pitch } }
  /// True if the origin and the pitch are whole pixels.
  package var isOnGrid: Bool { @inline(__always) get { placement.isOnGrid } }
  /// The edge spacing of the top-level group, in points.
  package var edges: GroupEdges { track.edges }
  /// The length with everything that extends it, the ink, and the width that the groups ask for.
  ///
  /// The ink is along the scroll direction, and empty if the section shows nothing; the width is
  /// across it.
  package var extent: OffsetTree.Extent { @inline(__always) get { placement.extent } }
  /// The length along the scroll direction with everything that extends it, in points.
  package var length: Double { @inline(__always) get { placement.extent.length } }
  /// True if the lengths of the groups and the places of the boundary items are finite.
  package var isFinite: Bool { placement.isFinite }
  /// The headers, footers and side views, in points from the start of the section.
  package var boundaryItems: [PlacedBoundaryItem] { placement.boundary?.items ?? [] }
  /// The start of the content of ``boundaryItems``, in points from the start of the section.
  package var contentStart: Double { placement.contentStart }
  /// The backgrounds, that of a list last.
  package var decorationItems: [CollectionLayoutDecorationItem] {
    @inline(__always) _read { yield placement.decorationItems }
  }

  /// True if the section has no length, but elements whose lengths are estimates.
  var waitsToBeMeasured: Bool { sizing != nil && placement.extent.length == 0 }

  /// The reason why no item is shown, as a clause.
  var reasonForNothing: String {
    guard !template.cells.isEmpty else { return "its group has no cells" }
    let main = room.main
    guard template.size[main] > 0 else {
      return "its group has no " + (main == .horizontal ? "width" : "height")
    }
    return "its spacing and insets take away as much length as its groups have"
  }

  /// The items of a full group.
  package var itemsPerGroup: Int { template.cells.count }

  /// Returns the ordinal of an anchored view among those of its kind in the section (rule 2.12.4).
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - firstItem: The first item of its group.
  /// - Complexity: O(1); O(log measured groups) if groups hold different numbers of items.
  package func ordinal(of view: SolvedGroup.Supplementary, inGroupFrom firstItem: Int) -> Int {
    views(ofKind: view.kindIndex, beforeGroupFrom: firstItem) &+ view.ordinal
  }

  /// Returns the number of anchored views of a kind in the groups before a group.
  ///
  /// - Parameters:
  ///   - kind: The index of the kind in ``GroupTemplate/kinds``.
  ///   - firstItem: The first item of the group.
  /// - Complexity: That of ``ordinal(of:inGroupFrom:)``.
  package func views(ofKind kind: Int, beforeGroupFrom firstItem: Int) -> Int {
    if case .measured(let groups) = groups, groups.sizing.countsViews {
      return groups.ledger.sum(of: kind, beforeGroupOf: firstItem)
    }
    return firstItem / max(1, itemsPerGroup) &* template.viewsByKind[kind].count
  }

  /// Returns the corner of a uniform group, in points.
  @inline(__always)
  package func corner(ofGroup index: Int) -> Vector {
    var corner = placement.origin
    corner[room.advance] += Double(index) * track.pitch
    return corner
  }
}
