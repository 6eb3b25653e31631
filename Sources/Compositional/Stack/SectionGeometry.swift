/// A section solved and stacked: one template, how often it repeats, and what surrounds it.
///
/// All positions are exact and in section coordinates: along the scroll direction from the
/// section's start, across it from the view's edge. Group `n` starts `n * pitch` after the first,
/// so any item is found by division, and neither memory nor preparation depends on the items.
package struct SectionGeometry: Sendable {
  /// Where everything is resolved against.
  package var surroundings: ResolvedSection
  /// The items of the section that are shown.
  package var itemCount = 0
  /// The items of the section in the data.
  package var dataCount = 0
  /// The group that is repeated; without cells when the section shows no items.
  package var template = GroupTemplate.empty
  /// The last group where it is partly filled.
  package var lastGroup: GroupTemplate?
  /// The length of the last group along the advance axis, in points; trimming may leave less than
  /// nothing of it.
  package var lastLength = 0.0
  /// The groups of the section, as far as they are all alike; ``ledger`` counts its own.
  package var groupCount = 0
  /// The groups by what was measured; nil where nothing in them is measured.
  package var ledger: GroupLedger?
  /// What solves groups and boundary items for measured sizes; nil where nothing is measured.
  package var sizing: SectionSizing?
  /// What boundary items were measured at, by their place in the description.
  package var boundarySizes: [Int: MeasuredSize] = [:]
  /// The lengths that all uniform cells share, where they do.
  var sharedLengths = SharedLengths.none
  /// The edge spacing beside the top-level group, in points.
  package var edges = GroupEdges()
  /// The corner of the first group, in points.
  package var origin = Vector.zero
  /// From the start of a group to the start of the next along `surroundings.advance`, in points.
  package var pitch = 0.0
  /// The length along the scroll direction with everything that extends it, in points.
  package var length = 0.0
  /// Headers, footers and side views, in points from the start of the section.
  package var boundaryItems: [PlacedBoundaryItem] = []
  /// Where the content of ``boundaryItems`` starts, in points from the start of the section.
  package var contentStart = 0.0
  /// Backgrounds.
  package var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Whether the origin and the pitch are whole pixels.
  package var isOnGrid = false
  /// What the section reaches along the scroll direction, in points; none when it shows nothing.
  package var ink = Span.none
  /// The width of the content across the scroll direction that the groups ask for, in points.
  package var crossExtent = 0.0

  package init(surroundings: ResolvedSection) {
    self.surroundings = surroundings
  }

  /// The items of a full group.
  package var itemsPerGroup: Int { template.cells.count }

  /// The group at an index: the template, or the partly filled last one.
  package func group(_ index: Int) -> GroupTemplate {
    index == groupCount - 1 ? lastGroup ?? template : template
  }

  /// The place of an anchored view among those of its kind in the section (rule 2.12.4).
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - firstItem: the item that its group starts with.
  /// - Complexity: O(1); O(log measured groups) where groups hold different numbers of items.
  package func ordinal(of view: SolvedGroup.Supplementary, inGroupFrom firstItem: Int) -> Int {
    views(ofKind: view.kindIndex, beforeGroupFrom: firstItem) &+ view.ordinal
  }

  /// The anchored views of a kind in the groups before one.
  ///
  /// - Parameters:
  ///   - kind: the kind, as a place in ``GroupTemplate/kinds``.
  ///   - firstItem: the item that the group starts with.
  /// - Complexity: that of ``ordinal(of:inGroupFrom:)``.
  package func views(ofKind kind: Int, beforeGroupFrom firstItem: Int) -> Int {
    if let ledger, countsViews { return ledger.tally(kind, beforeGroupOf: firstItem) }
    return firstItem / max(1, itemsPerGroup) &* template.viewsByKind[kind].count
  }

  /// Whether the ledger counts anchored views, as groups may hold different numbers of them.
  var countsViews: Bool { sizing?.countsViews == true }

  /// The corner of a group, in points.
  @inline(__always)
  package func corner(ofGroup index: Int) -> Vector {
    var corner = origin
    corner[surroundings.advance] += Double(index) * pitch
    return corner
  }
}
