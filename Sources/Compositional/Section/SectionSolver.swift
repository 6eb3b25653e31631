/// A solver of sections: resolve, solve the template, stack, surround.
package struct SectionSolver {
  let configuration: CollectionLayoutConfiguration
  let environment: CollectionLayoutEnvironment
  let resolver: DimensionResolver
  /// The diagnostics of the sections solved so far.
  var diagnostics: [LayoutDiagnostic] = []
  /// The number of groups solved so far.
  private(set) var groupsSolved = 0
  /// The number of parts of the sections solved so far.
  private var parts = 0

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the whole layout.
  ///   - environment: The size of the view and other input of the layout.
  ///   - charges: The costs of the sections that stay.
  init(
    configuration: CollectionLayoutConfiguration, environment: CollectionLayoutEnvironment,
    charges: [SolverCharge] = []
  ) {
    self.configuration = configuration
    self.environment = environment
    self.charges = charges
    for charge in charges { budget.take(charge.cost) }
    resolver = DimensionResolver(
      grid: PixelGrid(scale: Double(environment.displayScale)), quirks: configuration.quirks)
  }

  /// The costs of the large templates, those of the sections that stay included.
  private(set) var charges: [SolverCharge]
  /// What is left for the groups of the sections that follow.
  private var budget = SolverBudget.layout
  /// The sections solved last, to be shared by equal ones.
  private var recent: [Recent] = []
  /// The number of sections that are remembered: a layout mostly repeats a few.
  private static let remembered = 8

  private struct Recent {
    let section: CollectionLayoutSection
    let itemCount: Int
    let solved: SolvedSection
    let diagnostics: [LayoutDiagnostic]
  }

  /// Solves a section, or returns the solution of an equal one with the same number of items.
  ///
  /// - Parameters:
  ///   - section: The description; nil if the provider returned none.
  ///   - index: The index of the section, for diagnostics.
  ///   - itemCount: The number of its items.
  mutating func solved(_ section: CollectionLayoutSection?, index: Int, itemCount: Int)
    -> SolvedSection
  {
    guard let section else {
      return SolvedSection(
        emptySection(because: .missingSection, index: index, itemCount: itemCount))
    }
    if let call = section.invalidCall {
      return SolvedSection(
        emptySection(because: .invalidCall(call), index: index, itemCount: itemCount))
    }
    if let known = recent.first(where: { $0.itemCount == itemCount && $0.section == section }) {
      diagnostics += known.diagnostics.map { $0.moved(toSection: index) }
      return known.solved
    }
    let before = diagnostics.count
    let groups = groupsSolved
    let solved = SolvedSection(solve(section, index: index, itemCount: itemCount))
    parts += Self.parts(of: solved.geometry) + groupsSolved - groups
    // A provider of frames is called once per section.
    if !section.group.asksProvider {
      if recent.count == Self.remembered { recent.removeFirst() }
      recent.append(
        Recent(
          section: section, itemCount: itemCount, solved: solved,
          diagnostics: Array(diagnostics[before...])))
    }
    return solved
  }

  /// The parts of a section besides its cells and views.
  static let partsOfSection = 8

  /// Returns the number of parts of a section that is not shared: about a hundred bytes each.
  private static func parts(of geometry: SectionGeometry) -> Int {
    partsOfSection + geometry.template.cells.count + geometry.template.supplementaries.count
      + 4 * (geometry.boundaryItems.count + geometry.decorationItems.count)
      + (geometry.sizing == nil ? 0 : 2 * partsOfSection)
  }

  /// Returns the number of parts solved since the last call.
  mutating func takeParts() -> Int {
    defer { parts = 0 }
    return parts
  }

  /// Returns the diagnostics since the last call.
  mutating func takeDiagnostics() -> [LayoutDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Returns the number of groups solved since the last call.
  mutating func takeGroupsSolved() -> Int {
    defer { groupsSolved = 0 }
    return groupsSolved
  }

  /// Returns an empty section for one that the provider did not return, or that cannot be laid out.
  private mutating func emptySection(
    because reason: LayoutDiagnostic.Reason, index: Int, itemCount: Int
  ) -> SectionGeometry {
    if itemCount > 0 { diagnostics.append(LayoutDiagnostic(reason: reason, section: index)) }
    var geometry = SectionGeometry(
      surroundings: ResolvedSection(configuration: configuration, environment: environment))
    geometry.dataCount = itemCount
    return geometry
  }

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - index: The index of the section, for diagnostics.
  ///   - itemCount: The number of its items.
  mutating func solve(_ section: CollectionLayoutSection, index: Int, itemCount: Int)
    -> SectionGeometry
  {
    let surroundings = ResolvedSection(
      section, configuration: configuration, environment: environment)
    let budget = budget.forSection
    var geometry = SectionGeometry(surroundings: surroundings)
    geometry.dataCount = itemCount
    let reported = diagnostics.count
    noteSizesNotPositive(of: section, index: index)
    if itemCount > 0,
      let template = template(
        of: section, in: surroundings, index: index, itemCount: itemCount)
    {
      geometry.template = template
      geometry.itemCount = itemCount
    }
    noteDuplicateKinds(of: section, anchored: geometry.template.kinds, index: index)
    placeGroups(of: section, in: &geometry)
    makeMeasurable(section, &geometry, budget)
    let content = geometry.stackGroups(
      geometry.groups.measuredTotals, quirks: configuration.quirks,
      emptyContent: emptyContent(of: section, in: surroundings))
    geometry.surround(section, content: content, resolver: resolver)
    if !geometry.isFinite, !diagnostics[reported...].contains(where: { $0.isNotFinite }) {
      diagnostics.append(
        LayoutDiagnostic(reason: .notFinite(path: geometry.pathNotFinite), section: index))
    }
    return geometry
  }

  /// Prepares a section with estimates for measured sizes.
  private mutating func makeMeasurable(
    _ section: CollectionLayoutSection, _ geometry: inout SectionGeometry,
    _ budget: SolverBudget
  ) {
    let hasMeasuredCells =
      geometry.itemCount > 0
      && (geometry.template.cells.contains { !$0.measuredAxes.isEmpty }
        || section.group.fillsByPresence)
    let hasMeasuredViews = section.boundarySupplementaryItems.contains {
      !$0.layoutSize.estimatedAxes.isEmpty
    }
    guard hasMeasuredCells || hasMeasuredViews else { return }
    let recipe = GroupRecipe(
      section: section, surroundings: geometry.surroundings, environment: environment,
      resolver: resolver, budget: budget)
    var work = SolveWork()
    defer { groupsSolved += work.groupsSolved }
    let sizing = SectionSizing(
      recipe, template: geometry.template, gap: geometry.gap, &work)
    geometry.sizing = sizing
    guard hasMeasuredCells else { return }
    geometry.groups = sizing.groups(
      itemCount: geometry.itemCount, gap: geometry.gap, &work)
  }

  private mutating func template(
    of section: CollectionLayoutSection, in surroundings: ResolvedSection, index: Int,
    itemCount: Int
  ) -> GroupTemplate? {
    let container = CollectionLayoutContainer(
      contentSize: CGSize(width: surroundings.container.x, height: surroundings.container.y))
    guard !surroundings.hasNoRoom else {
      #if !COMPOSITIONAL_CORE
        diagnostics.append(
          LayoutDiagnostic(
            reason: .noRoomForGroup, section: index, container: container,
            subject: section.group.description))
      #endif
      return nil
    }
    var solver = GroupSolver(
      resolver: resolver, environment: environment,
      hasDecoration: !section.decorationItems.isEmpty, itemCount: itemCount,
      budget: budget.forSection)
    let template = solver.template(of: section.group, in: surroundings.container)
    groupsSolved += solver.groupsSolved
    budget.take(solver.cost)
    if !template.isFinite { noteNotFinite(section, in: surroundings, index: index) }
    #if !COMPOSITIONAL_CORE
      for (reason, subject) in solver.findings.sorted(by: { $0.value < $1.value }) {
        diagnostics.append(
          LayoutDiagnostic(reason: reason, section: index, container: container, subject: subject))
      }
    #endif
    guard !template.cells.isEmpty, !solver.findings.keys.contains(where: { $0.isInvalidCall })
    else { return nil }
    if solver.cost.isLarge { charges.append(SolverCharge(template: template, cost: solver.cost)) }
    return template
  }

  /// Places the groups along the advance axis (rules 2.9.1, 2.9.2).
  private func placeGroups(
    of section: CollectionLayoutSection, in geometry: inout SectionGeometry
  ) {
    guard geometry.itemCount > 0 else { return }
    let surroundings = geometry.surroundings
    let template = geometry.template
    let advance = surroundings.advance
    let across = advance.perpendicular
    let edges = GroupEdges(section.group.edgeSpacing, along: advance)
    var track = GroupTrack(edges: edges, origin: surroundings.start)
    track.origin[advance] += edges.start
    track.origin[across] += edges.offset(
      ofLength: template.size[across],
      in: across == surroundings.main ? nil : surroundings.container[across])
    track.pitch =
      edges.start + template.size[advance] + edges.end + Double(section.interGroupSpacing)
    geometry.track = track
    let (full, rest) = geometry.itemCount.quotientAndRemainder(dividingBy: template.cellCount)
    var groups = UniformGroups()
    groups.count = full + (rest > 0 ? 1 : 0)
    groups.lastLength = template.size[advance]
    if rest > 0 {
      groups.lastLength = template.trimmedLength(
        cells: rest, along: advance, section.group, quirks: resolver.quirks)
      groups.last = template.partlyFilled(
        count: rest, length: groups.lastLength, along: advance, resolver: resolver)
    }
    geometry.groups = .uniform(groups)
  }

  /// Returns the length of a section without items in iOS 14 (rule 2.27); zero since, in points.
  private mutating func emptyContent(
    of section: CollectionLayoutSection, in surroundings: ResolvedSection
  ) -> Double {
    guard configuration.quirks.contains(.iOS14EmptySections) else { return 0 }
    guard surroundings.advance != surroundings.main, !surroundings.hasNoRoom else { return 0 }
    var solver = GroupSolver(
      resolver: resolver, environment: environment, hasDecoration: false, itemCount: 0)
    let group = solver.template(of: section.group, in: surroundings.container)
    groupsSolved += solver.groupsSolved
    return group.size[surroundings.main]
  }
}
