/// Solves one section for its item count: resolve, solve the template, stack, surround.
package struct SectionSolver {
  let configuration: CollectionLayoutConfiguration
  let environment: CollectionLayoutEnvironment
  let resolver: DimensionResolver
  /// What was found wrong with the sections solved so far.
  var diagnostics: [LayoutDiagnostic] = []
  /// The groups solved so far, for counting work.
  private(set) var groupsSolved = 0

  init(configuration: CollectionLayoutConfiguration, environment: CollectionLayoutEnvironment) {
    self.configuration = configuration
    self.environment = environment
    resolver = DimensionResolver(
      grid: PixelGrid(scale: Double(environment.displayScale)), quirks: configuration.quirks)
  }

  /// The sections solved last, to be shared by equal ones.
  private var recent: [(section: CollectionLayoutSection, itemCount: Int, solved: SolvedSection)] =
    []
  /// How many sections are remembered: a layout mostly repeats a few.
  private static let remembered = 8

  /// Solves a section, or shares what an equal one of as many items was solved to.
  ///
  /// - Parameters:
  ///   - section: the description; nil when the provider gave none.
  ///   - index: where it is, for diagnostics.
  ///   - itemCount: its items.
  mutating func solved(_ section: CollectionLayoutSection?, index: Int, itemCount: Int)
    -> SolvedSection
  {
    guard let section else {
      return SolvedSection(missingSection(index: index, itemCount: itemCount))
    }
    if let known = recent.first(where: { $0.itemCount == itemCount && $0.section == section }) {
      return known.solved
    }
    let before = diagnostics.count
    let solved = SolvedSection(solve(section, index: index, itemCount: itemCount))
    // A provider of frames is asked once a section, and diagnostics name theirs.
    if diagnostics.count == before, !section.group.asksProvider {
      if recent.count == Self.remembered { recent.removeFirst() }
      recent.append((section, itemCount, solved))
    }
    return solved
  }

  /// The diagnostics since the last call.
  mutating func takeDiagnostics() -> [LayoutDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// The groups solved since the last call.
  mutating func takeGroupsSolved() -> Int {
    defer { groupsSolved = 0 }
    return groupsSolved
  }

  /// What stands in for a section that the provider did not give: nothing.
  private mutating func missingSection(index: Int, itemCount: Int) -> SectionGeometry {
    if itemCount > 0 {
      diagnostics.append(LayoutDiagnostic(reason: .missingSection, section: index))
    }
    let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    var geometry = SectionGeometry(
      surroundings: ResolvedSection(
        CollectionLayoutSection(group: group), configuration: configuration,
        environment: environment))
    geometry.dataCount = itemCount
    return geometry
  }

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - index: where it is, for diagnostics.
  ///   - itemCount: its items.
  mutating func solve(_ section: CollectionLayoutSection, index: Int, itemCount: Int)
    -> SectionGeometry
  {
    let surroundings = ResolvedSection(
      section, configuration: configuration, environment: environment)
    var geometry = SectionGeometry(surroundings: surroundings)
    geometry.dataCount = itemCount
    noteDuplicateKinds(of: section, index: index)
    if itemCount > 0, let template = template(of: section, in: surroundings, index: index) {
      geometry.template = template
      geometry.itemCount = itemCount
    }
    let content = stackGroups(of: section, in: &geometry)
    surround(section, content: content, in: &geometry)
    geometry.finish(resolver: resolver)
    return geometry
  }

  private mutating func template(
    of section: CollectionLayoutSection, in surroundings: ResolvedSection, index: Int
  ) -> GroupTemplate? {
    let container = CollectionLayoutContainer(
      contentSize: CGSize(width: surroundings.container.x, height: surroundings.container.y))
    guard !surroundings.hasNoRoom else {
      diagnostics.append(
        LayoutDiagnostic(
          reason: .noRoomForGroup, section: index, container: container,
          subject: section.group.description))
      return nil
    }
    var solver = GroupSolver(
      resolver: resolver, environment: environment,
      hasDecoration: !section.decorationItems.isEmpty)
    let template = solver.template(of: section.group, in: surroundings.container)
    groupsSolved += solver.groupsSolved
    for (reason, subject) in solver.findings.sorted(by: { $0.value < $1.value }) {
      diagnostics.append(
        LayoutDiagnostic(reason: reason, section: index, container: container, subject: subject))
    }
    return template.cells.isEmpty ? nil : template
  }

  /// Stacks the groups along the advance axis; answers the content's length along the main axis.
  private func stackGroups(
    of section: CollectionLayoutSection, in geometry: inout SectionGeometry
  ) -> Double {
    let surroundings = geometry.surroundings
    let main = surroundings.main
    let insets = surroundings.start[main] + surroundings.end[main]
    let template = geometry.template
    guard geometry.itemCount > 0 else {
      return insets + emptyContent(of: section, in: surroundings)
    }
    let advance = surroundings.advance
    let across = advance.perpendicular
    let edges = section.group.edgeSpacing
    func least(_ spacing: CollectionLayoutSpacing?) -> Double { Double(spacing?.spacing ?? 0) }
    let before = least(edges?.start(advance))
    let after = least(edges?.end(advance))

    geometry.origin = surroundings.start
    geometry.origin[advance] += before
    geometry.origin[across] += offset(
      of: template, edges, across: across, in: surroundings)
    geometry.pitch =
      before + template.size[advance] + after + Double(section.interGroupSpacing)
    let (full, rest) = geometry.itemCount.quotientAndRemainder(dividingBy: template.cells.count)
    geometry.groupCount = full + (rest > 0 ? 1 : 0)
    var last = template.size[advance]
    if rest > 0 {
      last = trimmedLength(of: template, cells: rest, along: advance, section.group)
      geometry.lastGroup = template.partlyFilled(
        count: rest, length: last, along: advance, resolver: resolver)
    }
    let row = Double(geometry.groupCount - 1) * geometry.pitch + before + last + after
    let edgesAcross = least(edges?.start(across)) + least(edges?.end(across))
    if advance == main {
      geometry.crossExtent = contentWidth(
        group: template.size[across], surroundings: surroundings)
      return insets + row
    }
    return insets + template.size[main] + edgesAcross
  }

  /// What iOS 14 gives a section without items (semantics 2.27, P9); nothing since.
  private func emptyContent(
    of section: CollectionLayoutSection, in surroundings: ResolvedSection
  ) -> Double {
    guard configuration.quirks.contains(.iOS14EmptySections) else { return 0 }
    guard surroundings.advance != surroundings.main, !surroundings.hasNoRoom else { return 0 }
    var solver = GroupSolver(
      resolver: resolver, environment: environment, hasDecoration: false)
    let group = solver.template(of: section.group, in: surroundings.container)
    return group.size[surroundings.main]
  }

  /// Where groups stand across: at the start, unless flexible edges move them (semantics 2.6).
  private func offset(
    of template: GroupTemplate, _ edges: CollectionLayoutEdgeSpacing?, across axis: Axis,
    in surroundings: ResolvedSection
  ) -> Double {
    let start = edges?.start(axis)
    let flexible = [start, edges?.end(axis)].count { $0?.isFlexible == true }
    let least = Double(start?.spacing ?? 0) + Double(edges?.end(axis)?.spacing ?? 0)
    // Along the scroll direction a section is as long as its groups: there is no room to share.
    guard flexible > 0, axis != surroundings.main else { return Double(start?.spacing ?? 0) }
    // Negative room pulls a group wider than its section back (semantics 2.5).
    let room = surroundings.container[axis] - template.size[axis] - least
    let share = room / Double(flexible)
    return Double(start?.spacing ?? 0) + (start?.isFlexible == true ? share : 0)
  }

  /// The length of a partly filled last group (semantics 2.9.3).
  private func trimmedLength(
    of template: GroupTemplate, cells: Int, along axis: Axis, _ group: CollectionLayoutGroup
  ) -> Double {
    if case .custom = group.content { return template.size[axis] }
    let quirks = resolver.quirks
    let full = template.reach(ofFirst: template.cells.count, along: axis, quirks: quirks)
    let present = template.reach(ofFirst: cells, along: axis, quirks: quirks)
    return template.size[axis] - (full - present)
  }

  /// The width of the content that groups of a width ask for (semantics 2.31).
  private func contentWidth(group: Double, surroundings: ResolvedSection) -> Double {
    let quirks = configuration.quirks
    let cross = surroundings.main.perpendicular
    if quirks.contains(.wideContentIsNever) { return 0 }
    if quirks.contains(.wideContentIsGroup) { return group }
    let leading = surroundings.start[cross] + group
    return quirks.contains(.wideContentOmitsTrailingInset)
      ? leading : leading + surroundings.end[cross]
  }
}
