extension CollectionLayout {
  /// Solves the layout for item counts and an environment.
  ///
  /// Measured sizes are kept in sections whose item count is unchanged, if the element's proposal
  /// on the other axis and the sizes of view and text are unchanged too (rule 2.8.7). The layout
  /// does not know the identity of items here: call
  /// ``update(_:in:keeping:replacedItemCount:)`` if the data has changed, or
  /// invalidate ``InvalidationContext/everything`` first.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section; not negative.
  ///   - environment: The size of the view and other input of the layout.
  /// - Complexity: O(sections) solves of a group, for any item counts.
  public mutating func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    prepare(
      itemCounts, LayoutPreparation(providerEnvironment(in: environment), configuration))
  }

  /// Solves all sections for item counts and the values of a preparation.
  mutating func prepare(_ itemCounts: [Int], _ preparation: LayoutPreparation) {
    let (environment, configuration) = (preparation.environment, preparation.configuration)
    // Another text size changes heights, and another view size discards them (rule 2.8.7).
    let keepsSizes =
      self.environment?.contentSizeCategory == environment.contentSizeCategory
      && self.environment?.container.contentSize == environment.container.contentSize
    self.preparation = preparation
    findings = [:]
    hasNotFinite = false
    (parts, isOversized) = (0, false)
    var solver = SectionSolver(configuration: configuration, environment: environment)
    solver.note(
      duplicates: configuration.boundarySupplementaryItems.map { $0.elementKind }, section: nil)
    solver.noteSizesNotPositive(of: configuration.boundarySupplementaryItems, section: nil)
    solver.diagnostics += configuration.invalidCalls.map {
      LayoutDiagnostic(reason: .invalidCall($0), section: nil)
    }
    findings[nil] = solver.takeDiagnostics()
    var sections: [SolvedSection] = []
    sections.reserveCapacity(itemCounts.count)
    for (index, count) in itemCounts.enumerated() {
      sections.append(
        isOversized
          ? sections[index - 1] : solve(index, of: itemCounts.count, itemCount: count, &solver))
    }
    charges = solver.charges
    let old = stack
    stack = SectionStack(
      sections, configuration: configuration, environment: environment, resolver: solver.resolver)
    if keepsSizes, !isOversized { groupsSolved += stack.carryOver(from: old, updates: nil) }
  }

  /// Returns a solver of some sections that has what the other sections leave of the budget.
  ///
  /// So no number of updates makes a layout hold more than a preparation does.
  ///
  /// - Parameters:
  ///   - replaced: The sections to be solved again.
  ///   - environment: The environment of the layout.
  /// - Complexity: O(1); O(sections) if a template is large.
  func solver(replacing replaced: Set<Int>, _ environment: CollectionLayoutEnvironment)
    -> SectionSolver
  {
    var kept: Set<ObjectIdentifier> = []
    if !charges.isEmpty {
      let large = Set(charges.map { ObjectIdentifier($0.template) })
      for (index, section) in stack.sections.enumerated() {
        let template = ObjectIdentifier(section.geometry.template)
        if large.contains(template), !replaced.contains(index) { kept.insert(template) }
      }
    }
    return SectionSolver(
      configuration: preparation?.configuration ?? configuration, environment: environment,
      charges: charges.filter { kept.contains(ObjectIdentifier($0.template)) })
  }

  private mutating func solve(
    _ index: Int, of count: Int, itemCount: Int, _ solver: inout SectionSolver
  ) -> SolvedSection {
    require(
      itemCount >= 0, "Invalid item count: \(itemCount) in section \(index). It is negative.")
    return solve(
      index, itemCount: itemCount, &solver, section(index, of: count, solver.environment))
  }

  /// Returns the section that the provider makes for a place in the layout.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - count: The number of sections.
  ///   - environment: The environment of ``providerEnvironment(in:)``.
  package func section(_ index: Int, of count: Int, _ environment: CollectionLayoutEnvironment)
    -> CollectionLayoutSection?
  {
    guard !hasOneDescription else { return sectionProvider(index, environment) }
    var environment = environment
    environment.sectionPosition = SectionPosition(isFirst: index == 0, isLast: index == count - 1)
    return sectionProvider(index, environment)
  }

  /// Solves a section that its provider returned.
  mutating func solve(
    _ index: Int, itemCount: Int, _ solver: inout SectionSolver,
    _ section: CollectionLayoutSection?
  ) -> SolvedSection {
    if section?.visibleItemsInvalidationHandler != nil { hasHandlers = true }
    if section?.orthogonalScrollingBehavior ?? .none != .none { hasOrthogonalSections = true }
    let solved = solver.solved(section, index: index, itemCount: itemCount)
    let diagnostics = solver.takeDiagnostics()
    if !diagnostics.isEmpty || findings[index] != nil { findings[index] = diagnostics }
    if diagnostics.contains(where: { $0.isNotFinite }) { hasNotFinite = true }
    groupsSolved += solver.takeGroupsSolved()
    take(parts: solver.takeParts(), ofSection: index)
    return solved
  }

  /// Returns the environment that the section provider receives in an environment.
  package func providerEnvironment(in environment: CollectionLayoutEnvironment)
    -> CollectionLayoutEnvironment
  {
    var environment = environment
    environment.container = container(in: environment)
    environment.quirks = configuration.quirks.following(environment.systemVersion)
    return environment
  }

  /// Returns the container for providers: the size of the view with the guide's side insets.
  private func container(in environment: CollectionLayoutEnvironment) -> CollectionLayoutContainer {
    var insets = environment.insets(of: configuration.contentInsetsReference)
    if configuration.scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return CollectionLayoutContainer(
      contentSize: environment.container.contentSize, contentInsets: insets)
  }

  /// The problems of the description that UIKit would report, in order of sections.
  ///
  /// A layout that was never prepared has the one problem that it is not.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  public var diagnostics: [LayoutDiagnostic] {
    guard preparation != nil else {
      return [LayoutDiagnostic(reason: .notPrepared, section: nil)]
    }
    let found = findings.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap { $0.value }
    guard !stack.isFinite else { return found }
    return [LayoutDiagnostic(reason: .notFinite(path: stack.pathNotFinite), section: nil)] + found
  }
}
