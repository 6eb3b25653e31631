import Compositional

/// One section, solved from its own start: its length, and every element in it.
struct ReferenceSection {
  /// How long the section is along the layout's axis.
  private(set) var length = 0.0
  /// How far its groups reach across, its insets included; zero when nothing widens the content.
  private(set) var reach = 0.0
  private(set) var elements: [ReferenceElement] = []

  private let section: CollectionLayoutSection
  private let index: Int
  private let axis: Axis
  private let solver: ReferenceGroupSolver
  private let view: ReferencePoint
  private let reference: ReferenceInsets
  private let insets: ReferenceInsets

  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var across: Axis { axis.perpendicular }

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - index: its place in the layout.
  ///   - itemCount: how many items its data has.
  init(
    _ section: CollectionLayoutSection, index: Int, itemCount: Int,
    configuration: CollectionLayoutConfiguration, environment: CollectionLayoutEnvironment,
    pixels: ReferencePixels
  ) {
    self.section = section
    self.index = index
    axis = configuration.scrollDirection
    solver = ReferenceGroupSolver(pixels: pixels, environment: environment)
    view = ReferencePoint(environment.container.contentSize)
    insets = ReferenceInsets(section.contentInsets)
    var chosen = section.contentInsetsReference
    if chosen == .automatic { chosen = configuration.contentInsetsReference }
    reference = Self.insets(of: chosen, across: axis.perpendicular, in: environment)
    solve(itemCount: itemCount, environment: environment)
  }

  /// The insets of a guide on one axis (2.14); left and right follow the reading direction.
  private static func insets(
    of reference: ContentInsetsReference, across: Axis, in environment: CollectionLayoutEnvironment
  ) -> ReferenceInsets {
    let guide: EdgeInsets
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
    guard !groups.isEmpty || !section.boundarySupplementaryItems.isEmpty else { return }
    let boundary = ReferenceBoundary(
      section.boundarySupplementaryItems, axis: axis,
      contentLength: insets.total(axis) + lengthOfGroups(groups),
      span: boundarySpan(in: environment), container: view[axis], pixels: solver.pixels)
    // A section that is trimmed to nothing shows nothing (2.9.3).
    guard boundary.length > 0 else { return }
    length = boundary.length
    var shift = ReferencePoint.zero
    shift[axis] = boundary.before
    elements = groups.elements(
      in: index, isDecorated: !section.decorationItems.isEmpty, pixels: solver.pixels
    ).map { $0.moved(by: shift) }
    elements += boundary.elements(at: ElementIndexPath(item: 0, section: index))
    elements += decorations()
    if let template = groups.first?.template, !isOrthogonal {
      // Edge spacing of the group does not count: a recorded group with 4 and 6 beside it sticks
      // out of a content of the view's width.
      reach = (insets + reference).total(across) + template.size[across]
    }
  }

  // MARK: Groups

  /// All groups from the section's insets on, items and supplementaries not yet spread.
  private func placedGroups(itemCount: Int) -> [ReferencePlacedGroup] {
    let container = groupContainer
    guard itemCount > 0, container.x > 0, container.y > 0 else { return [] }
    let template = solver.solve(section.group, in: container)
    guard template.itemCount > 0 else { return [] }
    let run = isOrthogonal ? across : axis
    let side = run.perpendicular
    let edges = ReferenceEdges(section.group.edgeSpacing, along: run)
    let sides = ReferenceEdges(section.group.edgeSpacing, along: side)
    var origin = ReferencePoint.zero
    let start = (insets + reference).start
    origin[run] = start[run]
    origin[side] = start[side] + sides.start.spacing
    if !isOrthogonal, sides.flexibleCount > 0 {
      let rest = container[side] - template.size[side] - sides.minimum
      if sides.start.isFlexible { origin[side] += rest / Double(sides.flexibleCount) }
    }
    var groups: [ReferencePlacedGroup] = []
    var firstItem = 0
    while firstItem < itemCount {
      if !groups.isEmpty { origin[run] += section.interGroupSpacing }
      origin[run] += edges.start.spacing
      let group = ReferencePlacedGroup(
        template: template, origin: origin, firstItem: firstItem,
        itemCount: min(template.itemCount, itemCount - firstItem), axis: run)
      groups.append(group)
      origin[run] += group.length + edges.end.spacing
      firstItem += group.itemCount
    }
    return groups
  }

  /// What the fractions of a top-level group are of (2.1.2, 2.15.1, P4).
  private var groupContainer: ReferencePoint {
    var container = view
    if isOrthogonal {
      container[axis] -= insets.total(axis)
    } else {
      container[across] -= (insets + reference).total(across)
    }
    return container
  }

  /// How long the groups are along the layout's axis, with the edge spacing around them.
  private func lengthOfGroups(_ groups: [ReferencePlacedGroup]) -> Double {
    guard let first = groups.first, let last = groups.last else { return 0 }
    let edges = ReferenceEdges(section.group.edgeSpacing, along: axis)
    if isOrthogonal { return edges.minimum + first.template.size[axis] }
    return last.origin[axis] + last.length + edges.end.spacing - insets.start[axis]
  }

  // MARK: Around the groups

  /// Where boundary items may be across (2.10.10, 2.14).
  private func boundarySpan(
    in environment: CollectionLayoutEnvironment
  ) -> (start: Double, end: Double) {
    let choice = section.supplementaryContentInsetsReference
    guard section.supplementariesFollowContentInsets, choice != .none else {
      return (0, view[across])
    }
    // A guide of their own stands in for the section's insets, as `.none` does.
    let all =
      choice == .automatic
      ? insets + reference : Self.insets(of: choice, across: across, in: environment)
    return (all.start[across], view[across] - all.end[across])
  }

  /// The backgrounds: over the whole section, as wide as the view (2.13).
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
