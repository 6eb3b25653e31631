/// The solver of the groups of a section for measured sizes.
///
/// It is created with a section that has something to measure, is shared by all copies of the
/// section, and never changes.
package final class SectionSizing: Sendable {
  /// The description of a section's group, and the room it is solved in.
  let recipe: GroupRecipe
  /// The group with all estimates.
  let template: GroupTemplate
  /// The shape of groups that one number per cell describes; nil if each needs its own template.
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
  /// How groups follow a longer shared length; nil if they are solved again for it.
  let stretch: SharedStretch?

  /// The description of the section.
  var section: CollectionLayoutSection { recipe.section }
  /// The room that the section is resolved in.
  var surroundings: ResolvedSection { recipe.surroundings }
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
    stretch =
      sharedAxes.count == 1 && gap >= 0
      ? SharedStretch(section.group.item, template, on: sharedAxes[0]) { sizes, shared in
        recipe.solve(
          CellSizes(sizes, present: sizes.count, shared: shared), kinds: template.kinds,
          &work)
      } : nil
    let dependsOnItsCellsOnly =
      !section.group.item.countsVaryOrShare && !recipe.resolver.quirks.contains(.trimsBySlots)
      && template.cells.contains { !$0.measuredAxes.isEmpty }
    let axis = recipe.surroundings.advance
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
    let advance = surroundings.advance
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
    var tally = tally(of: solved, sizes: own)
    var entry = SizedLedger.Entry(
      groups: 1, items: count, length: length,
      across: solved.size[advance.perpendicular], value: nil)
    if let stretch {
      let shared = cells.shared?[stretch.axis] ?? .nan
      let depends = stretch.depends(solved, on: shared)
      tally.follows =
        depends && count == solved.cellCount && (countsVary || count == template.cellCount)
        && stretch.holds(for: solved, shared)
      tally.depends = depends && !tally.follows
      // The ledger knows the length that these groups have in common.
      if tally.follows, stretch.axis == advance { entry.length = 0 }
      if tally.follows, stretch.axis != advance { entry.across = 0 }
    }
    entry.value = SizedGroup(
      solved, isMeasured: own.contains { $0.isMeasured }, tally: tally)
    return entry
  }

  /// Returns the groups of a section in which nothing is measured yet.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items, at least one.
  ///   - gap: The distance from the end of a group to the start of the next, in points.
  ///   - work: The work so far.
  func groups(itemCount: Int, gap: Double, _ work: inout SolveWork) -> SectionGroups {
    let advance = surroundings.advance
    let size = template.size
    let items = template.cellCount
    if let strip {
      var ledger = StripLedger(
        .init(
          items: items, length: size[advance], across: size[advance.perpendicular], gap: gap,
          shape: strip))
      var lengths = ItemLengths()
      lengths.append(unmeasured: itemCount)
      ledger.append(lengths)
      return .strips(StripGroups(ledger: ledger, sizing: self))
    }
    let none = repeatElement(MeasuredSize.none, count: items)
    let standard = SizedLedger.Standard(
      items: items, length: size[advance], across: size[advance.perpendicular], gap: gap,
      shape: .init(isEven: wrappingLine?.isEven == true),
      tally: tally(of: template, sizes: none), sharesLength: !sharedAxes.isEmpty,
      grows: stretch != nil)
    let sizes = SizedGroups.sizes([(.none, itemCount)], for: self)
    return .sized(SizedGroups(sizes, self, standard, &work))
  }

  /// True if the number of anchored views before a group does not follow from the items before it.
  var countsViews: Bool { countsVary && !template.kinds.isEmpty }

  /// Returns what the ledger counts for a group.
  ///
  /// It counts views if groups may contain different numbers of them. A group is unsettled if the
  /// section shares a length and a cell that is measured on its axis was not measured for the size it
  /// has.
  ///
  /// - Complexity: O(kinds + cells)
  private func tally(of group: GroupTemplate, sizes: some Sequence<MeasuredSize>) -> GroupTally {
    let views = countsViews ? group.viewsByKind.map { $0.count } : []
    guard !sharedAxes.isEmpty else { return GroupTally(views: views) }
    let isUnsettled = zip(group.cells, sizes).contains { cell, size in
      !cell.measuredAxes.isDisjoint(with: AxisSet(sharedAxes))
        && !size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
    }
    return GroupTally(views: views, isUnsettled: isUnsettled)
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
  let surroundings: ResolvedSection
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
    return solver.template(of: section.group.item, in: surroundings.container, kinds: kinds)
  }

  /// Returns true if groups of the same sizes have the same frames.
  func solvesAlike(_ other: GroupRecipe) -> Bool {
    section.isLaidOut(as: other.section) && surroundings.container == other.surroundings.container
      && environment == other.environment && resolver == other.resolver
      && budget == other.budget
  }
}
