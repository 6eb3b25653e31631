extension CollectionLayout {
  /// Solves the layout for item counts and an environment.
  ///
  /// What elements were measured at before is kept in sections of as many items as before, as long
  /// as an element is proposed the same length on its other axis and the sizes of view and text are
  /// the same (rule 2.8.7). What has become of the items is not known here: data that has
  /// changed goes through ``update(_:in:keeping:)``, or ``forgetMeasurements()`` comes first.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items of each section, none negative.
  ///   - environment: the size of the view and what else the layout depends on.
  /// - Complexity: O(sections) solves of a group, whatever the item counts.
  public mutating func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    var environment = environment
    environment.container = container(in: environment)
    // Text of another size has another height, and a view of another size begins anew (2.8.7).
    let keepsSizes =
      self.environment?.contentSizeCategory == environment.contentSizeCategory
      && self.environment?.container.contentSize == environment.container.contentSize
    self.environment = environment
    findings = [:]
    var solver = SectionSolver(configuration: configuration, environment: environment)
    solver.note(
      duplicates: configuration.boundarySupplementaryItems.map(\.elementKind), section: nil)
    findings[nil] = solver.takeDiagnostics()
    let sections = itemCounts.indices.map { solve($0, itemCount: itemCounts[$0], &solver) }
    let old = stack
    stack = SectionStack(
      sections, configuration: configuration, environment: environment, resolver: solver.resolver)
    if keepsSizes { groupsSolved += stack.carryOver(from: old, updates: nil) }
  }

  /// Solves one section again, for what its provider says now; the ones after it move.
  ///
  /// - Parameters:
  ///   - index: the section, which exists since the last preparation.
  ///   - itemCount: its items from now on; nil for as many as before.
  /// - Complexity: one solve of a group and O(log sections).
  public mutating func invalidateSection(_ index: Int, itemCount: Int? = nil) {
    guard let environment, stack.sections.indices.contains(index) else {
      preconditionFailure("Invalid section: \(index). Only a prepared section can be invalidated.")
    }
    var solver = SectionSolver(configuration: configuration, environment: environment)
    let count = itemCount ?? stack.sections[index].geometry.dataCount
    let section = solve(index, itemCount: count, &solver)
    makeStackUnique()
    let old = stack.sections[index]
    stack.replace(index, with: section)
    if count == old.geometry.dataCount {
      groupsSolved += stack.carryOver(index, from: old.geometry, nil)
    }
  }

  /// Forgets what elements were measured at; everything has its estimate again.
  ///
  /// - Complexity: O(sections)
  public mutating func forgetMeasurements() {
    guard let environment else { return }
    let counts = stack.sections.map(\.geometry.dataCount)
    stack = .empty
    prepare(itemCounts: counts, in: environment)
  }

  private mutating func solve(_ index: Int, itemCount: Int, _ solver: inout SectionSolver)
    -> SolvedSection
  {
    precondition(
      itemCount >= 0, "Invalid item count: \(itemCount) in section \(index). It is negative.")
    return solve(
      index, itemCount: itemCount, &solver, sectionProvider(index, solver.environment))
  }

  /// Solves a section for what its provider has said.
  mutating func solve(
    _ index: Int, itemCount: Int, _ solver: inout SectionSolver,
    _ section: CollectionLayoutSection?
  ) -> SolvedSection {
    if section?.visibleItemsInvalidationHandler != nil { hasHandlers = true }
    if section?.orthogonalScrollingBehavior ?? .none != .none { hasOrthogonalSections = true }
    let solved = solver.solved(section, index: index, itemCount: itemCount)
    let diagnostics = solver.takeDiagnostics()
    if !diagnostics.isEmpty || findings[index] != nil { findings[index] = diagnostics }
    groupsSolved += solver.takeGroupsSolved()
    return solved
  }

  /// What providers see: the collection view's size, with the side insets of the layout's guide.
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

  /// What the description does that UIKit would complain about, in order of sections.
  ///
  /// - Complexity: O(n log n) for n diagnostics.
  public var diagnostics: [LayoutDiagnostic] {
    findings.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap(\.value)
  }
}
