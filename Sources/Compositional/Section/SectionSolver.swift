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
      grid: PixelGrid(scale: Double(environment.displayScale)), quirks: environment.quirks)
  }

  /// The costs of the large templates, those of the sections that stay included.
  private(set) var charges: [SolverCharge]
  /// The budget left for the groups of the next sections.
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
    if let known = recent.first(where: {
      $0.itemCount == itemCount && $0.section.isLaidOut(as: section)
    }) {
      diagnostics += known.diagnostics.map { $0.moved(toSection: index) }
      let handler = section.visibleItemsInvalidationHandler
      guard known.section.visibleItemsInvalidationHandler != handler else { return known.solved }
      parts += Self.partsOfSection
      var geometry = known.solved.geometry
      geometry.room.scrolling = SectionScrolling(section)
      return SolvedSection(geometry)
    }
    let before = diagnostics.count
    let groups = groupsSolved
    let geometry = solve(section, index: index, itemCount: itemCount)
    parts += Self.parts(of: geometry) + groupsSolved - groups
    let solved = SolvedSection(geometry)
    // A provider of frames is called once per section.
    if !section.group.item.asksProvider {
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
    return SectionGeometry(
      empty: ResolvedSection(configuration: configuration, environment: environment),
      dataCount: itemCount)
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
    let room = ResolvedSection(
      section, configuration: configuration, environment: environment)
    let budget = budget.forSection
    let reported = diagnostics.count
    noteSizesNotPositive(of: section, index: index)
    let template =
      itemCount > 0
      ? template(of: section, in: room, index: index, itemCount: itemCount) : nil
    noteDuplicateKinds(of: section, index: index)
    let track = template.map { GroupTrack(section, $0, in: room) } ?? GroupTrack()
    let sizing = sizing(of: section, template, in: room, gap: track.gap, budget)
    let groups = groups(
      of: section, template, sizing, itemCount: itemCount, along: room.advance,
      gap: track.gap)
    let geometry = SectionGeometry(
      section, in: room, dataCount: itemCount, groups, on: track,
      template: template ?? .empty, sizing: sizing, resolver: resolver,
      emptyContent: template == nil ? emptyContent(of: section, in: room) : 0)
    if !geometry.isFinite, !diagnostics[reported...].contains(where: { $0.isNotFinite }) {
      diagnostics.append(
        LayoutDiagnostic(reason: .notFinite(path: geometry.pathNotFinite), section: index))
    }
    noteNothingShown(by: geometry, index: index, since: reported)
    return geometry
  }

  /// Returns the solver of a section for measured sizes; nil if nothing of it is measured.
  private mutating func sizing(
    of section: CollectionLayoutSection, _ template: GroupTemplate?,
    in room: ResolvedSection, gap: Double, _ budget: SolverBudget
  ) -> SectionSizing? {
    let hasMeasuredViews = section.boundarySupplementaryItems.contains {
      !$0.layoutSize.estimatedAxes.isEmpty
    }
    guard hasMeasuredViews || template.map(section.hasMeasuredCells) == true else { return nil }
    let recipe = GroupRecipe(
      section: section, room: room, environment: environment, resolver: resolver,
      budget: budget)
    var work = SolveWork()
    defer { groupsSolved += work.groupsSolved }
    return SectionSizing(recipe, template: template ?? .empty, gap: gap, &work)
  }

  /// Returns the groups of a section in which nothing is measured yet.
  private mutating func groups(
    of section: CollectionLayoutSection, _ template: GroupTemplate?, _ sizing: SectionSizing?,
    itemCount: Int, along advance: LayoutAxis, gap: Double
  ) -> SectionGroups {
    guard let template else { return .uniform(UniformGroups()) }
    guard let sizing, section.hasMeasuredCells(template) else {
      return .uniform(
        UniformGroups(
          section.group.item, template, itemCount: itemCount, along: advance, resolver: resolver))
    }
    var work = SolveWork()
    defer { groupsSolved += work.groupsSolved }
    return sizing.groups(itemCount: itemCount, gap: gap, &work)
  }

  private mutating func template(
    of section: CollectionLayoutSection, in room: ResolvedSection, index: Int,
    itemCount: Int
  ) -> GroupTemplate? {
    let container = CollectionLayoutContainer(
      contentSize: CGSize(width: room.container.x, height: room.container.y))
    guard !room.hasNoRoom else {
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
      cellZIndex: section.cellZIndex, itemCount: itemCount,
      budget: budget.forSection)
    let template = solver.template(of: section.group.item, in: room.container)
    groupsSolved += solver.groupsSolved
    budget.take(solver.cost)
    if !template.isFinite { noteNotFinite(section, in: room, index: index) }
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

  /// Returns the length of a section without items in iOS 14 (rule 2.27); zero since, in points.
  private mutating func emptyContent(
    of section: CollectionLayoutSection, in room: ResolvedSection
  ) -> Double {
    guard environment.quirks.contains(.iOS14EmptySections) else { return 0 }
    guard room.advance != room.main, !room.hasNoRoom else { return 0 }
    var solver = GroupSolver(
      resolver: resolver, environment: environment, cellZIndex: 0, itemCount: 0)
    let group = solver.template(of: section.group.item, in: room.container)
    groupsSolved += solver.groupsSolved
    return group.size[room.main]
  }
}

extension CollectionLayoutSection {
  /// Returns true if cells of the section are measured.
  fileprivate func hasMeasuredCells(_ template: GroupTemplate) -> Bool {
    template.cells.contains { !$0.measuredAxes.isEmpty } || group.item.fillsByPresence
  }
}
