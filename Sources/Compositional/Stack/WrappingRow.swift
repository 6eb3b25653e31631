/// A group that is filled with cells of estimated lengths, in a row that wraps, and solved by adding
/// the lengths up.
///
/// It is the common case of groups that are filled by measure: cells without insets, edge spacing or
/// anchored views, with fixed space between them. The general solver gives the same groups, and
/// solves all others.
struct WrappingRow: Sendable {
  /// The axis of the group, along which its cells are estimated.
  private let axis: LayoutAxis
  /// The length inside the group's insets, in points.
  private let length: Double
  /// The space between neighbors, in points.
  private let spacing: Double
  /// The cells of one pass over the subitems, with all estimates.
  private let cells: [SolvedGroup.Cell]
  /// True if the group is as long across as its longest cell.
  private let fitsCells: Bool
  /// The group with all estimates.
  private let template: GroupTemplate
  /// The axis along which groups follow one another.
  private let advance: LayoutAxis
  /// The number of cells from which on the general solver cuts a group.
  private let limit: Int

  /// True if rows follow one another across their own axis, along which all have one length.
  ///
  /// Across it a row is as long as its longest cell, or as its description says.
  var isEven: Bool { advance == axis.perpendicular && template.size[advance] >= 0 }

  /// Creates the solver of a section's groups; nil if they are of another kind.
  init?(_ recipe: GroupRecipe, _ template: GroupTemplate) {
    let group = recipe.section.group
    let quirks = recipe.resolver.quirks
    guard case .group(let axis, .list(let items)) = group.content,
      template.cells.count >= items.count, template.hosts.count == 1,
      template.supplementaries.isEmpty, group.supplementaryItems.isEmpty,
      !group.layoutSize[axis].isEstimated, !quirks.contains(.groupInsetsOnEstimatedAxes)
    else { return nil }
    let across = axis.perpendicular
    let spacing = Double(group.interItemSpacing?.spacing ?? 0)
    guard group.interItemSpacing?.isFlexible != true, spacing >= 0,
      items.allSatisfy({ $0.isPlainCell(estimatedAlong: axis) })
    else { return nil }
    let estimated = items.count { $0.layoutSize[across].isEstimated }
    fitsCells = group.layoutSize[across].isEstimated && estimated > 0
    guard
      !group.layoutSize[across].isEstimated
        || [0, items.count].contains(estimated)
          && !quirks.contains(.estimatedGroupsFitAllSubitems)
          && !quirks.contains(.estimatedGroupsFitFixedSubitems)
    else { return nil }
    self.axis = axis
    self.spacing = spacing
    self.template = template
    length =
      max(0, template.size[axis] - group.contentInsets.total(axis))
      + PixelGrid.tolerance / recipe.resolver.grid.scale
    cells = Array(template.cells.prefix(items.count))
    advance = recipe.surroundings.advance
    limit = recipe.budget.elements
  }

  /// Returns the group that starts with some items; nil if it may contain further ones.
  ///
  /// - Parameters:
  ///   - sizes: The measured sizes of the items.
  ///   - isLast: True if no items follow.
  ///   - recent: Rows that were solved before, which are not solved again.
  /// - Complexity: O(cells of the group), however many more there is room for.
  func entry(
    of sizes: ArraySlice<MeasuredSize>, isLast: Bool,
    orOneOf recent: ArraySlice<SizedLedger.Entry> = []
  ) -> SizedLedger.Entry? {
    let across = axis.perpendicular
    var count = 0
    var points = 0.0
    var isFull = false
    for size in sizes {
      let measured = size.size[axis]
      points += measured.isNaN ? cells[count % cells.count].frame.size[axis] : measured
      // The first cell stays, also alone and longer than the group (rule 2.2.5).
      isFull = points + Double(count) * spacing > length && count > 0
      if isFull { break }
      count += 1
    }
    guard isFull || isLast && advance == across, count < limit else { return nil }
    if isFull, var known = recent.last(where: { $0.hasSizes(sizes.prefix(count)) }) {
      known.groups = 1
      return known
    }
    let missing = isFull ? 0 : missingLength(behind: count, points: points)
    var group = SolvedGroup(size: template.size)
    group.cells.reserveCapacity(count)
    var position = 0.0
    var longest = 0.0
    for (index, size) in sizes.prefix(count).enumerated() {
      var cell = cells[index % cells.count]
      for axis in LayoutAxis.allCases
      where cell.measuredAxes.contains(axis) && !size.size[axis].isNaN {
        cell.frame.size[axis] = size.size[axis]
      }
      cell.frame.origin[axis] = cells[0].frame.origin[axis] + position
      cell.slot = cell.frame
      group.cells.append(cell)
      longest = max(longest, cell.frame.size[across])
      position += cell.frame.size[axis] + spacing
    }
    if fitsCells { group.size[across] = max(longest, missing) }
    if missing > longest {
      // A last group is trimmed by what its missing cells reach farther (rule 2.9.3).
      let start = cells[0].frame.origin[across]
      group.size[across] = max(0, group.size[across] - ((start + missing) - (start + longest)))
    }
    group.hosts[0].size = group.size
    let row = GroupTemplate(group, grid: template.grid, kinds: template.kinds)
    return SizedLedger.Entry(
      groups: 1, items: count, length: row.size[advance],
      across: row.size[advance.perpendicular],
      value: SizedGroup(sizes: Array(sizes.prefix(count)), template: row))
  }
}

extension WrappingRow {
  /// Returns the greatest length across, in points, of the cells that there is room for behind the
  /// items of a group; zero if there is none.
  ///
  /// - Parameters:
  ///   - count: The number of items of the group.
  ///   - points: The sum of their lengths along the group, in points.
  /// - Complexity: O(subitems of the group): all further cells are like those of one pass.
  private func missingLength(behind count: Int, points: Double) -> Double {
    var points = points
    var longest = 0.0
    for index in count..<count + cells.count {
      let cell = cells[index % cells.count].frame.size
      points += cell[axis]
      guard points + Double(index) * spacing <= length else { break }
      longest = max(longest, cell[axis.perpendicular])
    }
    return longest
  }
}

extension CollectionLayoutItem {
  /// Returns true if the item is a cell that has nothing but an estimated length along an axis.
  fileprivate func isPlainCell(estimatedAlong axis: LayoutAxis) -> Bool {
    guard case .cell = content else { return false }
    let (own, across) = (layoutSize[axis], layoutSize[axis.perpendicular])
    return own.isEstimated && !own.isUniformAcrossSiblings && own.dimension > 0
      && !across.isUniformAcrossSiblings && !across.isFraction(of: axis)
      && supplementaryItems.isEmpty && edgeSpacing == nil && contentInsets == .zero
  }
}
