/// Solves one group for one container: resolves fractions to points, and places subitems.
///
/// The order is that of the rules: `solve` switches on the content of an item, `arrange` counts the
/// subitems (`+Counting`), solves each distinct one once and places them (`+Placing`); anchored
/// views come last (`+Anchoring`). Both axes share the code: `axis` is the group's own.
package struct GroupSolver {
  /// Resolves dimensions to points.
  let resolver: DimensionResolver
  /// The environment of custom groups, with the container of the whole layout.
  let environment: CollectionLayoutEnvironment
  /// The z-index of a cell: 1 in a section with a decoration (rules 2.13, 2.21).
  let cellZIndex: Int
  /// The findings so far: the first item for each reason.
  package private(set) var findings: [LayoutDiagnostic.Reason: String] = [:]
  /// The number of groups solved so far.
  package private(set) var groupsSolved = 0
  /// The measured sizes of the group's cells, in the order of the data; nil to use estimates.
  var sizes: CellSizes?
  /// The number of cells that are held; those beyond it are only counted.
  let limit: Int
  /// The limits on the time and memory of the solve.
  let budget: SolverBudget
  /// The number of elements that were placed in a group.
  var placements = 0
  /// The greatest number of elements that a group was given, held or not.
  var mostElements = 0
  /// The groups that were solved last: counting solves groups that placing needs again.
  private var recent = RecentGroups()
  /// The groups that were solved, if they are to be explained; nil in all other solves.
  #if COMPOSITIONAL_CORE
    var traces: [GroupTrace]? {
      get { nil }
      set {}
    }
  #else
    var traces: [GroupTrace]?
  #endif

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - resolver: Resolves dimensions to points.
  ///   - environment: The environment of custom groups.
  ///   - cellZIndex: The z-index of cells: that of the section.
  ///   - itemCount: The number of items that there are for the group.
  package init(
    resolver: DimensionResolver, environment: CollectionLayoutEnvironment, cellZIndex: Int,
    itemCount: Int = .max
  ) {
    self.init(
      resolver: resolver, environment: environment, cellZIndex: cellZIndex,
      itemCount: itemCount, budget: .group)
  }

  /// Creates a solver with limits of its own.
  init(
    resolver: DimensionResolver, environment: CollectionLayoutEnvironment, cellZIndex: Int,
    itemCount: Int, budget: SolverBudget
  ) {
    self.budget = budget
    self.resolver = resolver
    self.environment = environment
    limit = max(itemCount, SolverLimits.heldCells)
    self.cellZIndex = cellZIndex
  }

  /// Solves a top-level group.
  ///
  /// - Parameters:
  ///   - group: The group to solve.
  ///   - container: The size that the group's fractions are of, in points.
  ///   - kinds: The kinds of the group's anchored views; nil to collect them from the description.
  package mutating func template(
    of group: CollectionLayoutItem, in container: Vector, kinds: [String]? = nil
  ) -> GroupTemplate {
    var solved = solve(group, in: container)
    // A group without room anywhere in it shows nothing (rule 2.32.7).
    if solved.hasNoRoom { solved = SolvedGroup(size: solved.size) }
    return GroupTemplate(solved, grid: resolver.grid, kinds: kinds ?? group.viewKinds)
  }

  /// A length that replaces an item's own dimension: a share of a counted group (rules 2.4.1, P6).
  struct Slot: Equatable {
    let axis: LayoutAxis
    let length: Double
  }

  /// Solves an item or a group in its own coordinates, with the corner of its slot at zero.
  ///
  /// - Parameters:
  ///   - item: The item to solve.
  ///   - reference: The size that the item's fractions are of, in points.
  ///   - slot: A length along an axis that replaces the item's own dimension, so that it is not
  ///     measured there (rule 2.4.2); nil for none.
  mutating func solve(
    _ item: CollectionLayoutItem, in reference: Vector, slot: Slot? = nil
  ) -> SolvedGroup {
    var outer = OuterSize(
      size: resolver.size(item.layoutSize, in: reference),
      estimated: item.layoutSize.estimatedAxes,
      insetAxes: LayoutAxis.allCases.filter { !item.layoutSize[$0].isEstimated },
      reference: reference, slot: slot, position: sizes?.position)
    if let slot {
      outer.size[slot.axis] = slot.length
      outer.estimated.removeAll { $0 == slot.axis }
    }
    switch item.content {
    case .cell:
      return cell(item, outer)
    case .custom(let provider):
      groupsSolved += 1
      return custom(item, provider, outer)
    case .group(let axis, let subitems):
      let key = RecentGroups.Key(
        item: item, reference: reference, slot: slot, position: sizes?.position)
      if let known = recent.find(key) {
        if let position = known.position { sizes?.position = position }
        return known.group
      }
      guard groupsSolved < budget.solves, placements < budget.placements else {
        note(.tooManyElementsInGroup, item)
        return SolvedGroup(size: outer.size)
      }
      groupsSolved += 1
      let group = arrange(item, subitems, along: axis, outer)
      recent.append(key, .init(group: group, position: sizes?.position))
      return group
    }
  }

  /// Solves a cell: its slot minus its insets (rules 2.27, P5), which an estimated axis ignores
  /// (rule 2.1.6).
  private mutating func cell(_ item: CollectionLayoutItem, _ outer: OuterSize) -> SolvedGroup {
    var size = outer.size
    let estimated = outer.estimated
    if let measured = sizes?.next() {
      for axis in estimated where !measured.size[axis].isNaN { size[axis] = measured.size[axis] }
    }
    let slot = Box(origin: .zero, size: size)
    let frame = slot.inset(by: item.contentInsets, on: outer.insetAxes, quirks: resolver.quirks)
    var solved = SolvedGroup(size: size)
    solved.hosts = []
    let uniform = estimated.filter { item.layoutSize[$0].isUniformAcrossSiblings }
    solved.cells = [
      .init(
        frame: frame, slot: slot, zIndex: cellZIndex, host: 0,
        measuredAxes: AxisSet(estimated), uniformAxes: AxisSet(uniform))
    ]
    solved.supplementaries = item.supplementaryItems.map {
      anchored($0, to: frame, reference: frame.size, owner: 0..<1, isGroup: false)
    }
    return solved
  }

  /// Solves a custom group: cells at the frames of its provider (rule 2.26).
  private mutating func custom(
    _ item: CollectionLayoutItem, _ provider: CollectionLayoutCustomItemProvider,
    _ outer: OuterSize
  ) -> SolvedGroup {
    var solved = SolvedGroup(size: outer.size)
    var items = provider(customEnvironment(of: item))
    if items.count > SolverLimits.elements {
      note(.tooManyElementsInGroup, item)
      items.removeLast(items.count - SolverLimits.elements)
    }
    if let invalid = items.first(where: { !$0.isFinite }) {
      note(.invalidCall(invalid.call), item)
      let none = CGRect(x: 0, y: 0, width: 0, height: 0)
      items = items.map { $0.isFinite ? $0 : .init(frame: none, zIndex: $0.zIndex) }
    }
    sizes?.skip(items.count)
    solved.cells = items.prefix(limit).map {
      let frame = Box($0.frame)
      return .init(frame: frame, slot: frame, zIndex: customZIndex($0.zIndex), host: 0)
    }
    for item in items.dropFirst(limit) {
      let frame = Box(item.frame)
      let end = Vector(x: frame.max(.horizontal), y: frame.max(.vertical))
      solved.omitted.cells += 1
      solved.omitted.reach(end, slot: end)
    }
    let host = Box(origin: .zero, size: outer.size).inset(
      by: item.contentInsets, on: outer.insetAxes, quirks: resolver.quirks)
    solved.supplementaries = item.supplementaryItems.map {
      anchored(
        $0, to: host, reference: outer.reference, owner: 0..<solved.cellCount, isGroup: true)
    }
    if traces != nil {
      trace(item, outer, .custom(solved.cells.map { $0.frame }), size: outer.size)
    }
    return solved
  }

  /// Returns the environment of a custom group, its size resolved in the whole container.
  private func customEnvironment(of item: CollectionLayoutItem) -> CollectionLayoutEnvironment {
    let estimated = item.layoutSize.estimatedAxes
    let whole = environment.container.contentSize
    let size = resolver.size(
      item.layoutSize, in: Vector(x: Double(whole.width), y: Double(whole.height)))
    var insets = item.contentInsets
    if estimated.contains(.horizontal) {
      insets.leading = 0
      insets.trailing = 0
    }
    if estimated.contains(.vertical) {
      insets.top = 0
      insets.bottom = 0
    }
    var inner = environment
    inner.container = CollectionLayoutContainer(
      contentSize: CGSize(width: size.x, height: size.y), contentInsets: insets)
    return inner
  }

  private func customZIndex(_ zIndex: Int) -> Int {
    guard cellZIndex > 0 else { return zIndex }
    if resolver.quirks.contains(.decorationsRaiseCustomZ) { return zIndex &+ 1 }
    return resolver.quirks.contains(.decorationsLiftCustomZToOne) ? max(1, zIndex) : zIndex
  }

  /// What the solve has cost.
  var cost: SolverBudget {
    SolverBudget(elements: mostElements, solves: groupsSolved, placements: placements)
  }

  /// Records a problem with a group; the first one for each reason is kept.
  mutating func note(_ reason: LayoutDiagnostic.Reason, _ item: CollectionLayoutItem) {
    #if COMPOSITIONAL_CORE
      findings[reason] = ""
    #else
      if findings[reason] == nil { findings[reason] = item.description }
    #endif
  }
}
