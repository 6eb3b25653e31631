import Compositional

/// A section, solved from its own start: its length and all its elements.
struct ReferenceSection {
  /// The elements to measure of a section that shows nothing.
  private(set) var waiting: [ReferenceElement] = []
  /// The length of the section along the layout's axis, in points.
  private(set) var length = 0.0
  /// The extent of its groups across, with insets; zero if nothing widens the content.
  private(set) var reach = 0.0
  private(set) var elements: [ReferenceElement] = []
  /// The rest offsets; nil if the section is not orthogonal.
  private(set) var rests: ReferenceRests?

  private let section: CollectionLayoutSection
  private let index: Int
  private let axis: LayoutAxis
  private let solver: ReferenceGroupSolver
  private let boundarySizes: [String: ReferencePoint]
  private let view: ReferencePoint
  private let reference: ReferenceInsets
  private let insets: ReferenceInsets

  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var across: LayoutAxis { axis.perpendicular }

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - index: The index of the section in the layout.
  ///   - itemCount: The item count of the section.
  ///   - measured: The measured sizes of cells, by item, and of boundary items, by kind.
  init(
    _ section: CollectionLayoutSection, index: Int, itemCount: Int,
    configuration: CollectionLayoutConfiguration, environment: CollectionLayoutEnvironment,
    pixels: ReferencePixels,
    measured: (cells: [Int: ReferencePoint], boundary: [String: ReferencePoint])
  ) {
    self.section = section
    self.index = index
    axis = configuration.scrollDirection
    boundarySizes = measured.boundary
    solver = ReferenceGroupSolver(
      pixels: pixels, environment: environment,
      sizes: ReferenceSizes(
        itemCount: itemCount, measured: measured.cells,
        sharedAxes: section.group.layoutSize.uniformAxes))
    view = ReferencePoint(environment.container.contentSize)
    insets = ReferenceInsets(section.contentInsets)
    var chosen = section.contentInsetsReference
    if chosen == .automatic { chosen = configuration.contentInsetsReference }
    reference = Self.insets(of: chosen, across: axis.perpendicular, in: environment)
    solve(itemCount: itemCount, environment: environment)
  }

  /// Returns the insets of a guide on one axis (rule 2.14); left and right follow the reading
  /// direction.
  private static func insets(
    of reference: ContentInsetsReference, across: LayoutAxis,
    in environment: CollectionLayoutEnvironment
  ) -> ReferenceInsets {
    let guide: PhysicalEdgeInsets
    switch reference {
    case .none: guide = .zero
    case .automatic, .safeArea: guide = environment.safeAreaInsets
    case .layoutMargins: guide = environment.layoutMargins
    case .readableContent: guide = environment.readableContentInsets ?? environment.layoutMargins
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    var insets = ReferenceInsets()
    insets.start = ReferencePoint(x: isMirrored ? guide.right : guide.left, y: guide.top)
    insets.end = ReferencePoint(x: isMirrored ? guide.left : guide.right, y: guide.bottom)
    return insets.ignoring([across.perpendicular])
  }

  private mutating func solve(itemCount: Int, environment: CollectionLayoutEnvironment) {
    let groups = placedGroups(itemCount: itemCount)
    rests = rests(of: [])
    guard !groups.isEmpty || !section.boundarySupplementaryItems.isEmpty else { return }
    let boundary = ReferenceBoundary(
      section.boundarySupplementaryItems, axis: axis,
      contentLength: insets.total(axis) + lengthOfGroups(groups),
      span: boundarySpan(in: environment), container: view[axis], pixels: solver.pixels,
      measured: boundarySizes)
    var shift = ReferencePoint.zero
    shift[axis] = boundary.before
    let placed =
      groups.elements(
        in: index, isDecorated: !section.decorationItems.isEmpty, pixels: solver.pixels
      ).map { $0.moved(by: shift) }
      + boundary.elements(at: ElementIndexPath(item: 0, section: index))
    // A section without a length shows nothing (rule 2.9.3), but its elements are measured (rule 2.8.6).
    if boundary.length == 0 { waiting = placed.filter { $0.sizing != nil } }
    guard boundary.length > 0 else { return }
    rests = rests(of: groups)
    length = boundary.length
    elements = placed + decorations()
    if let widest = groups.map({ $0.node.size[across] }).max(), !isOrthogonal {
      // Edge spacing of the group does not count: a recorded group with 4 and 6 points beside it
      // exceeds content of the view's width.
      reach = (insets + reference).total(across) + widest
    }
  }

  // MARK: Groups

  /// Returns all groups from the section's insets on, not yet expanded to elements.
  private func placedGroups(itemCount: Int) -> [ReferencePlacedGroup] {
    let container = groupContainer
    guard itemCount > 0, container.x > 0, container.y > 0 else { return [] }
    // A group without items by its estimates has no items.
    let template = solver.estimating.solve(section.group.item, in: container, first: 0)
    guard template.itemCount > 0, !template.lacksRoom else { return [] }
    let run = isOrthogonal ? across : axis
    let edges = ReferenceEdges(section.group.edgeSpacing, along: run)
    var cursor = (insets + reference).start[run]
    var groups: [ReferencePlacedGroup] = []
    var firstItem = 0
    while firstItem < itemCount {
      var node = solver.solve(section.group.item, in: container, first: firstItem)
      // Open: a group that would have no items or room by its measured sizes has its estimates.
      if node.itemCount == 0 || node.lacksRoom { node = template }
      if !groups.isEmpty { cursor += section.interGroupSpacing }
      cursor += edges.start.spacing
      var origin = ReferencePoint.zero
      origin[run] = cursor
      origin[run.perpendicular] = start(of: node, across: run.perpendicular, in: container)
      let group = ReferencePlacedGroup(
        node: node, origin: origin, firstItem: firstItem,
        itemCount: min(node.itemCount, itemCount - firstItem), axis: run)
      groups.append(group)
      cursor += group.length + edges.end.spacing
      firstItem += group.itemCount
    }
    return groups
  }

  /// Returns the start of a group across the direction in which groups follow one another.
  private func start(
    of node: ReferenceNode, across side: LayoutAxis, in container: ReferencePoint
  ) -> Double {
    let edges = ReferenceEdges(section.group.edgeSpacing, along: side)
    let start = (insets + reference).start[side] + edges.start.spacing
    guard !isOrthogonal, edges.start.isFlexible else { return start }
    let rest = container[side] - node.size[side] - edges.minimum
    return start + rest / Double(edges.flexibleCount)
  }

  /// The container that fractions of a top-level group refer to (rules 2.1.2, 2.15.1, 2.27).
  private var groupContainer: ReferencePoint {
    var container = view
    if isOrthogonal {
      container[axis] -= insets.total(axis)
      container[across] -= reference.total(across)
    } else {
      container[across] -= (insets + reference).total(across)
    }
    return container
  }

  /// Returns the length of the groups along the layout's axis, with the edge spacing around them.
  private func lengthOfGroups(_ groups: [ReferencePlacedGroup]) -> Double {
    guard let last = groups.last else { return 0 }
    let edges = ReferenceEdges(section.group.edgeSpacing, along: axis)
    guard isOrthogonal else {
      return last.origin[axis] + last.length + edges.end.spacing - insets.start[axis]
    }
    // A row is as high as its tallest group with measured elements (rule 2.15.8).
    let known = groups.filter {
      solver.sizes.knowsAny(of: $0.firstItem..<$0.firstItem + $0.itemCount)
    }
    let estimate = solver.estimating.solve(section.group.item, in: groupContainer, first: 0)
    let tallest = known.map { $0.node.size[axis] }.max() ?? estimate.size[axis]
    return edges.minimum + tallest
  }

  /// Returns the rest offsets of the row of groups; nil if the section is not orthogonal.
  private func rests(of groups: [ReferencePlacedGroup]) -> ReferenceRests? {
    guard isOrthogonal else { return nil }
    let all = insets + reference
    return ReferenceRests(
      section.orthogonalScrollingBehavior,
      spans: groups.map { ($0.origin[across], $0.origin[across] + $0.length) },
      after: ReferenceEdges(section.group.edgeSpacing, along: across).end.spacing,
      insets: (all.start[across], all.end[across]), view: view[across], pixels: solver.pixels)
  }

  // MARK: Around the groups

  /// Returns the span of boundary items across (rules 2.10.10, 2.14).
  private func boundarySpan(
    in environment: CollectionLayoutEnvironment
  ) -> (start: Double, end: Double) {
    // A guide of their own replaces the section's insets, and the older property.
    let all: ReferenceInsets
    switch section.supplementaryContentInsetsReference {
    case .automatic:
      all = section.supplementariesFollowContentInsets ? insets + reference : ReferenceInsets()
    case let choice: all = Self.insets(of: choice, across: across, in: environment)
    }
    return (all.start[across], view[across] - all.end[across])
  }

  /// Returns the backgrounds: over the whole section, as wide as the view (rule 2.13).
  private func decorations() -> [ReferenceElement] {
    var size = view
    size[axis] = length
    let whole = ReferenceBox(origin: .zero, size: size)
    return section.decorationItems.enumerated().map { ordinal, item in
      ReferenceElement(
        id: .decoration(kind: item.elementKind, section: index, item: ordinal),
        frame: whole.inset(by: ReferenceInsets(item.contentInsets)), zIndex: item.zIndex,
        owner: .section(whole))
    }
  }
}
