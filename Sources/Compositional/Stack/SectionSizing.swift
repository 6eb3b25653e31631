/// What it takes to solve the groups of a section again for sizes that were measured.
///
/// Made with a section that has something to measure, shared by whoever holds the section, and
/// never changed.
package final class SectionSizing: Sendable {
  /// The description of the section.
  let section: CollectionLayoutSection
  /// Where the section's group is resolved against.
  let surroundings: ResolvedSection
  /// The section, for diagnostics and providers of frames.
  let environment: CollectionLayoutEnvironment
  let resolver: DimensionResolver
  /// The group with all estimates.
  let template: GroupTemplate
  /// How a group follows from one number a cell; nil where each needs a template of its own.
  let row: RowShape?
  /// Whether how many items a group holds depends on their sizes, as in rows that wrap.
  let countsVary: Bool
  /// Whether the last groups may hold more items than others of the same sizes.
  let countsVaryAtEnd: Bool
  /// How many items behind its last one a group may depend on, at most; a bound that is not exact
  /// where groups are filled with groups.
  let itemsAhead: Int

  init(
    _ section: CollectionLayoutSection, in surroundings: ResolvedSection,
    environment: CollectionLayoutEnvironment, resolver: DimensionResolver, template: GroupTemplate
  ) {
    self.section = section
    self.surroundings = surroundings
    self.environment = environment
    self.resolver = resolver
    self.template = template
    let axis = surroundings.advance
    countsVary = section.group.fillsByMeasure
    itemsAhead = section.group.closesAtNextItem ? 1 : max(64, 4 * template.cells.count)
    countsVaryAtEnd = section.group.fillsByPresence
    hasBoundaryItems = !section.boundarySupplementaryItems.isEmpty
    quirks = resolver.quirks
    let sharedAxes = LayoutAxis.allCases.filter {
      section.group.layoutSize[$0].isUniformAcrossSiblings
    }
    self.sharedAxes = sharedAxes
    sharesEverything =
      sharedAxes.count == 1 && !countsVary
      && template.cells.allSatisfy {
        $0.measuredAxes.isEmpty
          || $0.measuredAxes == AxisSet(sharedAxes) && $0.uniformAxes == AxisSet(sharedAxes)
      }
    let isPlain =
      !section.group.countsVaryOrShare && !resolver.quirks.contains(.trimsBySlots)
      && template.cells.contains { !$0.measuredAxes.isEmpty }
    row =
      !isPlain
      ? nil
      : RowShape(template, along: axis) { lengths in
        Self.solve(
          section, in: surroundings, environment: environment, resolver: resolver,
          sizes: CellSizes(
            lengths.map { MeasuredSize(along: axis, $0) }, present: lengths.count),
          kinds: template.kinds)
      }
  }

  /// Whether this is a section's sizing; compared here, where no description need be copied.
  func isMade(for other: CollectionLayoutSection) -> Bool { section == other }

  /// Whether the section has headers, footers or side views.
  let hasBoundaryItems: Bool
  /// The policies to follow.
  let quirks: Quirks

  /// The axes on which all uniform cells of the section are as long as the longest.
  let sharedAxes: [LayoutAxis]
  /// Whether full groups are alike but for which cells were measured: all that is measured is
  /// uniform, and shared.
  let sharesEverything: Bool

  private static func solve(
    _ section: CollectionLayoutSection, in surroundings: ResolvedSection,
    environment: CollectionLayoutEnvironment, resolver: DimensionResolver, sizes: CellSizes,
    kinds: [String]
  ) -> GroupTemplate {
    var solver = GroupSolver(
      resolver: resolver, environment: environment,
      hasDecoration: !section.decorationItems.isEmpty)
    solver.sizes = sizes
    return solver.template(of: section.group, in: surroundings.container, kinds: kinds)
  }

  /// Solves a group for what its cells were measured at.
  ///
  /// - Parameters:
  ///   - sizes: those of the cells from the group's first on; a group may take fewer, and what is
  ///     missing keeps its estimate.
  ///   - isLast: whether no items follow these.
  ///   - shared: the lengths that all uniform cells of the section have at least; NaN for none.
  ///   - known: the group, where it was solved for sizes that come out alike.
  /// - Returns: the entry of the group, and its sizes cut down to the cells it holds.
  /// - Complexity: O(cells of the group)
  func entry(
    of sizes: [MeasuredSize], isLast: Bool, shared: Vector?, known: GroupTemplate? = nil
  ) -> GroupLedger.Entry {
    var solved =
      known
      ?? Self.solve(
        section, in: surroundings, environment: environment, resolver: resolver,
        sizes: CellSizes(sizes, present: sizes.count, shared: shared), kinds: template.kinds)
    let advance = surroundings.advance
    // A group that holds nothing would never end the section: its estimates stand.
    if solved.cells.isEmpty { solved = template }
    let count = min(sizes.count, solved.cells.count)
    var length = solved.size[advance]
    if count < solved.cells.count {
      precondition(isLast, "Only a last group can lack items.")
      length = solved.trimmedLength(
        cells: count, along: advance, section.group, quirks: resolver.quirks)
      solved = solved.partlyFilled(
        count: count, length: length, along: advance, resolver: resolver)
    }
    let own = Array(sizes.prefix(count))
    let sized = SizedGroup(
      sizes: own, template: solved, tallies: tallies(of: solved, sizes: own))
    return GroupLedger.Entry(
      groups: 1, items: count, length: length,
      across: solved.size[advance.perpendicular],
      solved: sized)
  }

  /// The ledger of a section in which nothing is measured yet.
  ///
  /// - Parameters:
  ///   - itemCount: the items, more than none.
  ///   - gap: the room from the end of a group to the start of the next, in points.
  func ledger(itemCount: Int, gap: Double) -> GroupLedger {
    var builder = LedgerBuilder(self, GroupLedger(standard(gap: gap)))
    builder.append(unmeasured: itemCount)
    return builder.finish()
  }

  private func standard(gap: Double) -> GroupLedger.Standard {
    let advance = surroundings.advance
    return GroupLedger.Standard(
      items: template.cells.count, length: template.size[advance],
      across: template.size[advance.perpendicular], gap: gap, row: row, grid: resolver.grid,
      tallies: tallies(
        of: template, sizes: repeatElement(.none, count: template.cells.count)))
  }

  /// Whether how many anchored views stand before a group does not follow from the items before it.
  var countsViews: Bool { countsVary && !template.kinds.isEmpty }

  /// The tally of groups in which a cell that others depend on is still to be measured; nil where
  /// the section shares no length.
  var openTally: Int? {
    sharedAxes.isEmpty ? nil : countsViews ? template.kinds.count : 0
  }

  /// What the ledger counts of a group: its anchored views of each of ``GroupTemplate/kinds``, where
  /// groups may hold different numbers of them; then the group itself, where the section shares a
  /// length and a cell that is measured on its axis was not, or not for the size it has.
  ///
  /// - Complexity: O(kinds + cells)
  private func tallies(of group: GroupTemplate, sizes: some Sequence<MeasuredSize>) -> [Int] {
    var tallies = countsViews ? group.viewsByKind.map(\.count) : []
    guard !sharedAxes.isEmpty else { return tallies }
    let isOpen = zip(group.cells, sizes).contains { cell, size in
      !cell.measuredAxes.isDisjoint(with: AxisSet(sharedAxes))
        && !size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
    }
    tallies.append(isOpen ? 1 : 0)
    return tallies
  }
}

extension CollectionLayoutItem {
  /// Whether how many items the group holds depends on what they are measured at: a group of fixed
  /// length that is filled with subitems of estimated length (rule 2.8).
  var fillsByMeasure: Bool { contains { $1.isFilledByMeasure(givenLengthAlong: $0) } }

  /// Whether a group that is filled by measure is closed by the first item that does not fit.
  ///
  /// A group of groups looks at all items of the next one, and fractions of the own axis ask how
  /// many would fit without spacing (rule 2.3).
  var closesAtNextItem: Bool {
    !contains { slot, group in
      guard group.isFilledByMeasure(givenLengthAlong: slot),
        case .group(let axis, _) = group.content
      else { return false }
      return group.subitems.contains {
        $0.isGroup || $0.layoutSize[axis.perpendicular].isFraction(of: axis)
      }
    }
  }

  /// Whether this group or one in it is of a kind.
  ///
  /// - Parameter isOfKind: takes the axis along which a group has equal slots for its subitems, nil
  ///   for none, and a subitem.
  private func contains(
    _ isOfKind: (LayoutAxis?, CollectionLayoutItem) -> Bool, slot: LayoutAxis? = nil
  )
    -> Bool
  {
    guard case .group(let axis, let subitems) = content else { return false }
    if isOfKind(slot, self) { return true }
    var slot: LayoutAxis?
    if case .counted = subitems { slot = axis }
    return subitems.items.contains { $0.contains(isOfKind, slot: slot) }
  }

  private func isFilledByMeasure(givenLengthAlong slot: LayoutAxis?) -> Bool {
    guard case .group(let axis, .list(let items)) = content else { return false }
    // A slot is of a fixed length, whatever the group itself says.
    guard slot == axis || !layoutSize[axis].isEstimated else { return false }
    return items.contains { $0.layoutSize[axis].isEstimated }
  }

  /// Whether how many items a group holds depends on how many there are: it is filled with groups
  /// in which uniform cells that are missing make their siblings no longer.
  var fillsByPresence: Bool { fillsByMeasure && !closesAtNextItem && hasUniformSizes }

  /// Whether sizes in here are uniform across siblings.
  fileprivate var hasUniformSizes: Bool {
    let isUniform = LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
    guard case .group(_, let subitems) = content else { return isUniform }
    return isUniform || subitems.items.contains { $0.hasUniformSizes }
  }

  /// Whether a group cannot be told by itself: its items or its length depend on other groups.
  var countsVaryOrShare: Bool {
    fillsByMeasure || LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
  }
}
