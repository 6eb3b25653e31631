/// How groups follow a longer shared length: uniform cells stretch in place, and the groups with
/// them.
///
/// Most groups that share a length are lines along the other axis. Their cells keep their corners,
/// and all lines are as long as the shared length and the insets ask for, whatever cells of other
/// lengths they have. So none of them is solved again for a longer length. A description does not
/// say if its groups are of this kind. A group is solved for a few sizes, and this has to predict
/// each result.
struct SharedStretch: Sendable {
  /// The axis on which the length is shared.
  let axis: LayoutAxis
  /// The length of a group, less the shared length, in points.
  private let base: Double
  /// Shared lengths, in points, below which something else decides the length of a group: an estimate,
  /// or a fixed cell.
  private let thresholds: [Double]

  /// The largest number of cells.
  private static let mostCells = 64

  /// Describes the groups of a section.
  ///
  /// - Parameters:
  ///   - group: The description of the group.
  ///   - template: The group with all estimates.
  ///   - axis: The axis on which the length is shared.
  ///   - solve: A closure that solves the group for the measured sizes of its cells and shared
  ///     lengths.
  /// - Returns: nil if the groups are of another kind.
  init?(
    _ group: CollectionLayoutItem, _ template: GroupTemplate, on axis: LayoutAxis,
    solve: ([MeasuredSize], Vector) -> GroupTemplate
  ) {
    guard case .group(axis.perpendicular, let subitems) = group.content,
      !subitems.items.contains(where: { $0.isGroup }), Self.isPlain(template)
    else { return nil }
    // Which cells a line contains may depend on what was measured: then all have to be alike.
    guard
      group.fillsByMeasure
        ? Self.areAlike(subitems.items, on: axis)
        : template.cells.contains(where: { $0.uniformAxes.contains(axis) })
    else { return nil }
    self.axis = axis
    let estimates = subitems.items.filter { $0.layoutSize[axis].isEstimated }.flatMap { item in
      let length = Double(item.layoutSize[axis].dimension)
      return [length, length - item.contentInsets.total(axis)]
    }
    let long = 2 * max(0, estimates.max() ?? 0) + 1000
    func sizes(_ length: (Int) -> Double) -> [MeasuredSize] {
      template.cells.enumerated().map { index, cell in
        var size = MeasuredSize.none
        let across = axis.perpendicular
        if cell.measuredAxes.contains(axis) { size.size[axis] = length(index) }
        if cell.measuredAxes.contains(across) { size.size[across] = cell.frame.size[across] }
        return size
      }
    }
    var base: Double?
    let probes: [(shared: Double, sizes: [MeasuredSize])] = [
      (long, sizes { _ in 0 }), (long + 37, sizes { Double($0 * 37 % 11) * 10 + 1 }),
      (2 * long, sizes { _ in 2 * long }),
    ]
    for (shared, sizes) in probes {
      let solved = solve(sizes, MeasuredSize(along: axis, shared).size)
      let difference = solved.size[axis] - shared
      guard Self.foretells(solved, sizes, shared, on: axis, template),
        abs(difference - (base ?? difference)) < PixelGrid.tolerance
      else { return nil }
      base = base ?? difference
    }
    guard let base, base >= 0 else { return nil }
    self.base = base
    let least = solve(sizes { _ in 0 }, MeasuredSize(along: axis, 0).size)
    thresholds = estimates + [least.size[axis] - base]
  }

  /// Returns true if all items share the length, and are alike but for their other lengths.
  private static func areAlike(_ items: [CollectionLayoutItem], on axis: LayoutAxis) -> Bool {
    items.allSatisfy {
      $0.layoutSize[axis].isUniformAcrossSiblings && $0.contentInsets == items[0].contentInsets
        && $0.edgeSpacing == items[0].edgeSpacing && $0.supplementaryItems.isEmpty
    }
  }

  /// Returns true if a group has cells only, and few of them.
  private static func isPlain(_ group: GroupTemplate) -> Bool {
    group.supplementaries.isEmpty && group.hosts.count == 1 && group.omitted.cells == 0
      && 1...mostCells ~= group.cells.count
  }

  private static func foretells(
    _ solved: GroupTemplate, _ sizes: [MeasuredSize], _ shared: Double, on axis: LayoutAxis,
    _ template: GroupTemplate
  ) -> Bool {
    guard isPlain(solved), solved.cells.count == template.cells.count,
      solved.size[axis.perpendicular] == template.size[axis.perpendicular]
    else { return false }
    return zip(zip(solved.cells, template.cells), sizes).allSatisfy { cells, size in
      var frame = cells.1.frame
      if cells.1.uniformAxes.contains(axis) {
        frame.size[axis] = shared
      } else if !size.size[axis].isNaN {
        frame.size[axis] = size.size[axis]
      }
      return cells.0.frame == frame && cells.0.uniformAxes == cells.1.uniformAxes
    }
  }
}

extension SharedStretch {
  /// Returns true if a group has a cell that is as long as the shared length.
  ///
  /// - Parameters:
  ///   - group: A group that was solved for the shared length.
  ///   - shared: The shared length, in points; NaN if none is known.
  func depends(_ group: GroupTemplate, on shared: Double) -> Bool {
    group.cells.contains { $0.uniformAxes.contains(axis) && $0.frame.size[axis] == shared }
  }

  /// Returns true if the shared length alone decides the length of a full group.
  ///
  /// It does not if an estimate or a fixed length is longer.
  func holds(for group: GroupTemplate, _ shared: Double) -> Bool {
    Self.isPlain(group) && abs(group.size[axis] - shared - base) < PixelGrid.tolerance
      && group.cells.allSatisfy {
        !$0.uniformAxes.contains(axis) || $0.frame.size[axis] == shared
      }
  }

  /// Returns true if the same groups follow two shared lengths.
  ///
  /// Cells that were not measured may keep an estimate that is longer than one of them.
  func isAlike(_ one: Double, _ other: Double) -> Bool {
    // Estimates may be rounded.
    let (low, high) = (min(one, other) - 1, max(one, other) + 1)
    return low <= high && !thresholds.contains { low <= $0 && $0 <= high }
  }

  /// Returns the common length of the groups that follow a shared length.
  ///
  /// - Parameters:
  ///   - shared: The shared length, in points.
  ///   - advance: The axis along which groups follow one another.
  func growth(shared: Double, advance: LayoutAxis) -> LedgerGrowth {
    LedgerGrowth(length: base + shared, cell: shared, isAcross: axis != advance)
  }

  /// Returns a cell of a group that follows a common length.
  func fitted(_ cell: SolvedGroup.Cell, to growth: LedgerGrowth) -> SolvedGroup.Cell {
    guard cell.uniformAxes.contains(axis) else { return cell }
    var cell = cell
    cell.frame.size[axis] = growth.cell
    cell.slot.size[axis] = growth.cell
    return cell
  }

  /// Returns a group that follows a common length, with its cells as long as they are now.
  ///
  /// - Complexity: O(1) if the length is the same as when it was solved; O(cells) otherwise.
  func fitted(_ template: GroupTemplate, to growth: LedgerGrowth) -> GroupTemplate {
    let first = template.cells.first { $0.uniformAxes.contains(axis) }
    guard let first, first.frame.size[axis] != growth.cell else { return template }
    var group = SolvedGroup(size: template.size)
    group.size[axis] = growth.length
    group.hosts = [Box(origin: .zero, size: group.size)]
    group.cells = template.cells.map { fitted($0, to: growth) }
    return GroupTemplate(group, grid: template.grid, kinds: template.kinds)
  }
}
