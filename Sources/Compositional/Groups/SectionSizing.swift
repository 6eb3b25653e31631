/// The solver of the groups of a section for measured sizes.
///
/// It is created with a section that has something to measure, is shared by all copies of the
/// section, and never changes.
package final class SectionSizing: Sendable {
  /// The description of a section's group, and the room it is solved in.
  let recipe: GroupRecipe
  /// The group with all estimates.
  let template: GroupTemplate
  /// The shape of groups that follow from one length per cell; nil for other groups.
  let strip: StripShape?
  /// The solver of lines that wrap; nil for other groups.
  let wrappingLine: WrappingLine?
  /// True if the number of items of a group depends on their sizes, as in lines that wrap.
  let countsVary: Bool
  /// True if the last groups may contain more items than others of the same sizes.
  let countsVaryAtEnd: Bool
  /// The number of items after its last one that a group may depend on, at most.
  ///
  /// The bound is not exact if groups are filled with groups.
  let itemsAhead: Int
  /// True if a group without measured cells is the template, or its first cells at the end.
  let isTrimmedOnly: Bool
  /// The axes on which all uniform cells of the section are as long as the longest.
  let sharedAxes: [LayoutAxis]
  /// True if full groups differ only in which cells were measured: everything that is measured is
  /// uniform, and shared.
  let sharesEverything: Bool

  /// The description of the section.
  var section: CollectionLayoutSection { recipe.section }
  /// The room that the section is resolved in.
  var room: ResolvedSection { recipe.room }
  /// The rules by which dimensions become points.
  var resolver: DimensionResolver { recipe.resolver }
  /// The policies to follow.
  var quirks: Quirks { recipe.resolver.quirks }
  /// True if the section has headers, footers or side views.
  let hasBoundaryItems: Bool

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - recipe: The description of the group.
  ///   - template: The group with all estimates.
  ///   - gap: The distance from the end of a group to the start of the next, in points.
  ///   - work: The work so far. Several solves find out the shape of a strip.
  init(_ recipe: GroupRecipe, template: GroupTemplate, gap: Double, _ work: inout SolveWork) {
    self.recipe = recipe
    self.template = template
    let section = recipe.section
    countsVary = section.group.item.fillsByMeasure
    itemsAhead =
      section.group.item.closesAtNextItem ? 1 : max(64, 4 * min(template.cellCount, 1024))
    countsVaryAtEnd = section.group.item.fillsByPresence
    isTrimmedOnly = !template.cells.contains { !$0.uniformAxes.isEmpty } && !countsVaryAtEnd
    hasBoundaryItems = !section.boundarySupplementaryItems.isEmpty
    let sharedAxes = LayoutAxis.allCases.filter {
      section.group.layoutSize[$0].isUniformAcrossSiblings
    }
    self.sharedAxes = sharedAxes
    wrappingLine =
      countsVary && sharedAxes.isEmpty ? WrappingLine(recipe, template) : nil
    sharesEverything =
      sharedAxes.count == 1 && !countsVary
      && template.cells.allSatisfy {
        $0.measuredAxes.isEmpty
          || $0.measuredAxes == AxisSet(sharedAxes) && $0.uniformAxes == AxisSet(sharedAxes)
      }
    let dependsOnItsCellsOnly =
      !section.group.item.countsVaryOrShare && !recipe.resolver.quirks.contains(.trimsBySlots)
      && template.cells.contains { !$0.measuredAxes.isEmpty }
    let axis = recipe.room.advance
    strip =
      !dependsOnItsCellsOnly
      ? nil
      : StripShape(template, along: axis) { lengths in
        recipe.solve(
          CellSizes(lengths.map { MeasuredSize(along: axis, $0) }, present: lengths.count),
          kinds: template.kinds, &work)
      }
  }

  /// Returns true if the solver was created for a section, whose handler may be another one.
  func isMade(for other: CollectionLayoutSection) -> Bool { recipe.section.isLaidOut(as: other) }

  /// Solves a group for the measured sizes of its cells, or takes the template where it is the result.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - work: The work so far.
  /// - Returns: The entry of the group, with as many of the cells as it contains.
  /// - Complexity: O(cells of the group)
  func entry(of cells: GroupCells, _ work: inout SolveWork) -> SizedLedger.Entry {
    let sizes = cells.sizes
    let isTemplate = cells.shared == nil && isTrimmedOnly && !sizes.contains { $0.isMeasured }
    var solved =
      isTemplate
      ? template
      : recipe.solve(
        CellSizes(sizes, present: sizes.count, shared: cells.shared), kinds: template.kinds,
        &work)
    let advance = room.advance
    // A group without items would never end the section: its estimates stand.
    if solved.cells.isEmpty { solved = template }
    let count = min(sizes.count, solved.cellCount)
    var length = solved.size[advance]
    if count < solved.cellCount {
      require(
        cells.isLast,
        "Invalid custom group: its provider returned different frames than before. "
          + "Return the same number of frames for the same container.")
      length = solved.trimmedLength(
        cells: count, along: advance, section.group.item, quirks: resolver.quirks)
      solved = solved.partlyFilled(
        count: count, length: length, along: advance, resolver: resolver)
    }
    let own = sizes.prefix(count)
    return SizedLedger.Entry(
      groups: 1, items: count, length: length,
      across: solved.size[advance.perpendicular],
      value: .init(
        isMeasured: own.contains { $0.isMeasured },
        solved: SolvedTemplate(solved, counted: counted(solved, sizes: own))))
  }

  /// Returns the groups of a section in which nothing is measured yet.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items, at least one.
  ///   - gap: The distance from the end of a group to the start of the next, in points.
  ///   - work: The work so far.
  func groups(itemCount: Int, gap: Double, _ work: inout SolveWork) -> SectionGroups {
    let advance = room.advance
    let size = template.size
    let items = template.cellCount
    let none = repeatElement(MeasuredSize.none, count: items)
    let isEven = wrappingLine?.isEven == true
    let standard = SizedLedger.Standard(
      items: items, length: size[advance], across: size[advance.perpendicular], gap: gap,
      shape: .init(
        isEvenAcross: isEven || strip != nil,
        isNeverNegative: isEven || strip?.isNeverNegative == true, isNeverSolved: strip != nil),
      counted: counted(template, sizes: none))
    let sizes = MeasuredGroups.sizes([(.none, itemCount)], for: self)
    return .measured(MeasuredGroups(sizes, self, standard, &work))
  }

  /// Returns the size of a group of a length along and across the advance axis, in points.
  @inline(__always)
  func size(length: Double, across: Double) -> Vector {
    // A strip is never shorter than nothing.
    Vector(along: room.advance, strip == nil ? length : max(0, length), across: across)
  }

  /// True if the number of anchored views before a group does not follow from the items before it.
  var countsViews: Bool { countsVary && !template.kinds.isEmpty }

  /// The numbers of anchored views that the ledger counts for each group, one of each kind.
  var countedViews: Range<Int> { 0..<(countsViews ? template.kinds.count : 0) }

  /// Returns the numbers that the ledger counts for a group.
  ///
  /// It counts views if groups may contain different numbers of them. If the section shares a length, it
  /// counts the unsettled groups last: those with a cell that is measured on the shared axis, and was
  /// not measured for the size it has.
  ///
  /// - Complexity: O(kinds + cells)
  private func counted(_ group: GroupTemplate, sizes: some Sequence<MeasuredSize>) -> [Int] {
    let views = countsViews ? group.viewsByKind.map { $0.count } : []
    guard !sharedAxes.isEmpty else { return views }
    let isUnsettled = zip(group.cells, sizes).contains { cell, size in
      !cell.measuredAxes.isDisjoint(with: AxisSet(sharedAxes))
        && !size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
    }
    return views + [isUnsettled ? 1 : 0]
  }
}

/// The cells that a group is solved for.
struct GroupCells {
  /// The measured sizes from the group's first cell on.
  ///
  /// A group may take fewer. Missing cells keep their estimates.
  var sizes: [MeasuredSize]
  /// True if no items follow.
  var isLast: Bool
  /// The lengths that all uniform cells of the section have at least, in points; nil for none.
  var shared: Vector?
}

/// The description of a section's group, and the room it is solved in.
struct GroupRecipe: Sendable {
  /// The description of the section.
  let section: CollectionLayoutSection
  /// The room that the group is resolved in.
  let room: ResolvedSection
  /// The environment, for providers of frames.
  let environment: CollectionLayoutEnvironment
  /// The rules by which dimensions become points.
  let resolver: DimensionResolver
  /// The limits on the time and memory of a solve.
  let budget: SolverBudget

  /// Solves a group for measured sizes.
  ///
  /// - Parameters:
  ///   - sizes: The measured sizes.
  ///   - kinds: The kinds of anchored views, in the order of the section.
  ///   - work: The work so far.
  func solve(_ sizes: CellSizes, kinds: [String], _ work: inout SolveWork) -> GroupTemplate {
    var solver = GroupSolver(
      resolver: resolver, environment: environment,
      cellZIndex: section.cellZIndex, itemCount: sizes.present, budget: budget)
    solver.sizes = sizes
    defer { work.note(solver) }
    return solver.template(of: section.group.item, in: room.container, kinds: kinds)
  }

  /// Returns true if groups of the same sizes have the same frames.
  func solvesAlike(_ other: GroupRecipe) -> Bool {
    section.isLaidOut(as: other.section) && room.container == other.room.container
      && environment == other.environment && resolver == other.resolver
      && budget == other.budget
  }
}
