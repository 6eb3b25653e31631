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
  package var surroundings: ResolvedSection
  /// The number of items in the data.
  package var dataCount = 0
  /// The number of items that are shown.
  package var itemCount = 0
  /// The group with all estimates; without cells if the section shows no items.
  package var template = GroupTemplate.empty
  /// The groups.
  package var groups = SectionGroups.uniform(UniformGroups())
  /// The places of the groups.
  package var track = GroupTrack()
  /// The headers, footers and side views.
  package var boundary = SectionBoundary()
  /// The backgrounds.
  package var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The length with everything that extends it, the ink, and the width that the groups ask for.
  ///
  /// The ink is along the scroll direction, and empty if the section shows nothing; the width is
  /// across it.
  package var extent = OffsetTree.Extent(length: 0, ink: .none, across: 0)
  /// True if the lengths of the groups and the places of the boundary items are finite.
  package var isFinite = true
  /// The solver of groups and boundary items for measured sizes; nil if nothing is measured.
  package var sizing: SectionSizing?

  package init(surroundings: ResolvedSection) {
    self.surroundings = surroundings
  }
}

/// The track along which the groups of a section follow one another.
package struct GroupTrack: Sendable {
  /// The edge spacing of the top-level group, in points.
  package var edges = GroupEdges()
  /// The corner of the first group, in points.
  package var origin = Vector.zero
  /// The distance from the start of a group to that of the next, with all estimates, in points.
  package var pitch = 0.0
  /// True if the origin and the pitch are whole pixels.
  package var isOnGrid = false
}

/// The headers, footers and side views of a section.
package struct SectionBoundary: Sendable {
  /// The items, in points from the start of the section.
  package var items: [PlacedBoundaryItem] = []
  /// The measured sizes, by place in the description.
  package var sizes: [Int: MeasuredSize] = [:]
  /// The start of the content that the items surround, in points from the start of the section.
  package var contentStart = 0.0
}

extension SectionGeometry {
  /// The corner of the first group, in points.
  package var origin: Vector { @inline(__always) get { track.origin } }
  /// The distance from the start of a group to the start of the next, in points.
  package var pitch: Double { @inline(__always) get { track.pitch } }
  /// True if the origin and the pitch are whole pixels.
  package var isOnGrid: Bool { @inline(__always) get { track.isOnGrid } }
  /// The edge spacing of the top-level group, in points.
  package var edges: GroupEdges { track.edges }
  /// The length along the scroll direction with everything that extends it, in points.
  package var length: Double { @inline(__always) get { extent.length } }
  /// The headers, footers and side views, in points from the start of the section.
  package var boundaryItems: [PlacedBoundaryItem] {
    @inline(__always) _read { yield boundary.items }
  }
  /// The start of the content of ``boundaryItems``, in points from the start of the section.
  package var contentStart: Double { boundary.contentStart }

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
    if case .sized(let groups) = groups, groups.sizing.countsViews {
      return groups.ledger.sum(of: .views(kind: kind), beforeGroupOf: firstItem)
    }
    return firstItem / max(1, itemsPerGroup) &* template.viewsByKind[kind].count
  }

  /// Returns the corner of a uniform group, in points.
  @inline(__always)
  package func corner(ofGroup index: Int) -> Vector {
    var corner = track.origin
    corner[surroundings.advance] += Double(index) * track.pitch
    return corner
  }
}
