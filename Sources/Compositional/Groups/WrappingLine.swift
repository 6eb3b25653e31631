/// A group that is filled with cells of estimated lengths, in a line that wraps, and solved by adding
/// the lengths up.
///
/// It is the common case of groups that are filled by measure: cells without insets, edge spacing or
/// anchored views, with fixed space between them. The general solver gives the same groups, and
/// solves all others.
final class WrappingLine: Sendable {
  /// The axis of the group, along which its cells are estimated.
  let axis: LayoutAxis
  /// The length inside the group's insets, in points.
  let length: Double
  /// The space between neighbors, in points; negative if they overlap.
  let spacing: Double
  /// The cells of one pass over the subitems, with all estimates.
  let cells: [SolvedGroup.Cell]
  /// True if the group is as long across as its longest cell.
  private let fitsCells: Bool
  /// The group with all estimates.
  private let template: GroupTemplate
  /// The axis along which groups follow one another.
  private let advance: LayoutAxis
  /// The number of cells from which on the general solver cuts a group.
  let limit: Int

  /// True if lines follow one another across their own axis, along which all have one length.
  ///
  /// Across it a line is as long as its longest cell, or as its description says.
  var isEven: Bool { advance == axis.perpendicular && template.size[advance] >= 0 }

  /// Creates the solver of a section's groups; nil if they are of another kind.
  init?(_ recipe: GroupRecipe, _ template: GroupTemplate) {
    let group = recipe.section.group.item
    let quirks = recipe.resolver.quirks
    guard case .group(let axis, .list(let items)) = group.content,
      template.cells.count >= items.count, template.hosts.count == 1,
      template.supplementaries.isEmpty, group.supplementaryItems.isEmpty,
      !group.layoutSize[axis].isEstimated, !quirks.contains(.groupInsetsOnEstimatedAxes)
    else { return nil }
    let across = axis.perpendicular
    let spacing = Double(group.interItemSpacing?.spacing ?? 0)
    guard group.interItemSpacing?.isFlexible != true,
      items.allSatisfy({ $0.isPlainCell(estimatedAlong: axis) })
    else { return nil }
    // A list that takes no room with its estimates is used once.
    let pass = items.reduce(0) { $0 + Double($1.layoutSize[axis].dimension + CGFloat(spacing)) }
    guard spacing >= 0 || pass >= recipe.resolver.grid.pixel else { return nil }
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
    advance = recipe.room.advance
    limit = recipe.budget.elements
  }

  /// Consecutive items that fill a group.
  struct Filling {
    /// The number of items.
    var count = 0
    /// The sum of their lengths along the group, in points.
    var points = 0.0
    /// Their greatest length across, in points.
    var longest = 0.0
    /// True if there is no room for the next item.
    var isFull = false
    /// True if one of the items was measured.
    var isMeasured = false
  }

  /// Returns the items that fill the group at a cursor, which moves after them.
  ///
  /// - Complexity: O(items of the group), however many more there is room for.
  func filling(_ cursor: inout LedgerCursor<ItemDetails>) -> Filling {
    var filling = Filling()
    while cursor.item < cursor.end, append(cursor.size, to: &filling) { cursor.advance() }
    return filling
  }

  /// Appends an item to those of a group; returns false if there is no room for it.
  @inline(__always)
  func append(_ size: MeasuredSize, to filling: inout Filling) -> Bool {
    let points = filling.points + length(of: size, at: filling.count, along: axis)
    filling.isFull = filling.count + 1 >= limit || !hasRoom(for: filling.count + 1, points: points)
    if filling.isFull { return false }
    filling.isMeasured = filling.isMeasured || size.isMeasured
    filling.longest = max(
      filling.longest, length(of: size, at: filling.count, along: axis.perpendicular))
    filling.points = points
    filling.count += 1
    return true
  }

  /// Returns true if a group can be solved by adding lengths up: it is full, or the last.
  func solves(_ filling: Filling) -> Bool {
    (filling.isFull || advance == axis.perpendicular) && filling.count < limit
  }

  /// Returns the group that is filled by some items.
  func entry(of filling: Filling) -> SizedLedger.Entry {
    let missing =
      filling.isFull ? 0 : missingLength(behind: filling.count, points: filling.points)
    let size = groupSize(longest: filling.longest, missing: missing)
    return SizedLedger.Entry(
      groups: 1, items: filling.count, length: size[advance], across: size[advance.perpendicular],
      value: .init(isMeasured: filling.isMeasured))
  }

  /// Returns a cell of a group.
  ///
  /// - Parameters:
  ///   - index: Its index in the group.
  ///   - size: Its measured size.
  ///   - position: Its distance from the first cell along the group, in points.
  func cell(_ index: Int, of size: MeasuredSize, at position: Double) -> SolvedGroup.Cell {
    var cell = cells[indexInPass(index)]
    for axis in LayoutAxis.allCases
    where cell.measuredAxes.contains(axis) && !size.size[axis].isNaN {
      cell.frame.size[axis] = size.size[axis]
    }
    cell.frame.origin[axis] = cells[0].frame.origin[axis] + position
    cell.slot = cell.frame
    return cell
  }

  /// Returns the size of a group, in points.
  ///
  /// - Parameters:
  ///   - longest: The greatest length of its cells across.
  ///   - missing: That of the cells that there is room for after them.
  private func groupSize(longest: Double, missing: Double) -> Vector {
    let across = axis.perpendicular
    var size = template.size
    if fitsCells { size[across] = max(longest, missing) }
    if missing > longest {
      // A last group is trimmed by what its missing cells reach farther (rule 2.9.3).
      let start = cells[0].frame.origin[across]
      size[across] = max(0, size[across] - ((start + missing) - (start + longest)))
    }
    return size
  }
}

extension WrappingLine {
  /// Returns true if there is room for some cells in a group.
  ///
  /// - Parameters:
  ///   - count: The number of the cells.
  ///   - points: The sum of their lengths along the group, in points.
  @inline(__always)
  func hasRoom(for count: Int, points: Double) -> Bool {
    // The first cell stays, also alone and longer than the group (rule 2.2.5).
    count <= 1 || points + Double(count - 1) * spacing <= length
  }

  /// Returns the length of a cell along an axis, in points: as measured, or its estimate.
  ///
  /// - Parameters:
  ///   - size: Its measured size.
  ///   - index: Its index in the group.
  ///   - axis: The axis.
  @inline(__always)
  func length(of size: MeasuredSize, at index: Int, along axis: LayoutAxis) -> Double {
    let measured = size.size[axis]
    return measured.isNaN ? cells[indexInPass(index)].frame.size[axis] : measured
  }

  /// Returns true if a cell was measured for the lengths it has.
  @inline(__always)
  func isSettled(_ size: MeasuredSize, at index: Int) -> Bool {
    size.holds(for: cells[indexInPass(index)])
  }

  /// Returns the index in ``cells`` of a cell of a group.
  ///
  /// Most lines repeat one cell, and a division takes longer than all else that is done for it.
  @inline(__always)
  private func indexInPass(_ index: Int) -> Int { cells.count == 1 ? 0 : index % cells.count }

  /// Returns the greatest length across, in points, of the cells that there is room for after the
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
      guard hasRoom(for: index + 1, points: points) else { break }
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
