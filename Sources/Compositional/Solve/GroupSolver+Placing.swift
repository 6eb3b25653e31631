extension GroupSolver {
  /// A solved subitem and its description.
  struct SolvedSubitem {
    var solved: SolvedGroup
    var item: CollectionLayoutItem
    /// The index of its first measured cell; nil for estimates.
    var position: Int?

    /// Returns the length along an axis with edge spacing, flexible edges at minimum, in points.
    func extent(_ axis: LayoutAxis) -> Double {
      edge(item.edgeSpacing?.start(axis)) + solved.size[axis] + edge(item.edgeSpacing?.end(axis))
    }

    func edge(_ spacing: CollectionLayoutSpacing?) -> Double { Double(spacing?.spacing ?? 0) }

    /// Returns the number of flexible edges along an axis.
    func flexibleEdges(_ axis: LayoutAxis) -> Int {
      [item.edgeSpacing?.start(axis), item.edgeSpacing?.end(axis)]
        .count { $0?.isFlexible == true }
    }
  }

  /// The lengths of a subitem along its group.
  private struct SubitemLengths {
    /// The length with edge spacing, flexible edges at minimum, in points.
    let extent: Double
    /// The length without edge spacing, in points.
    let size: Double
    /// The edge spacing before and after it, flexible edges at minimum, in points.
    let start: Double
    let end: Double
    let isStartFlexible: Bool
    let isEndFlexible: Bool
    let flexibleEdges: Int
    /// The number of cells.
    let cells: Int
    /// True if nothing of a repetition is there beyond the cells that are held.
    let isEmptyBehindLimit: Bool

    init(_ placed: SolvedSubitem, along axis: LayoutAxis) {
      extent = placed.extent(axis)
      size = placed.solved.size[axis]
      let edges = placed.item.edgeSpacing
      start = placed.edge(edges?.start(axis))
      end = placed.edge(edges?.end(axis))
      isStartFlexible = edges?.start(axis)?.isFlexible == true
      isEndFlexible = edges?.end(axis)?.isFlexible == true
      flexibleEdges = placed.flexibleEdges(axis)
      cells = placed.solved.cellCount
      isEmptyBehindLimit =
        placed.solved.supplementaries.isEmpty && placed.solved.omitted.views == 0
        && !placed.solved.hasNoRoom
    }
  }

  /// Counts, solves and places the subitems of a group.
  mutating func arrange(
    _ item: CollectionLayoutItem, _ subitems: CollectionLayoutItem.Subitems, along axis: LayoutAxis,
    _ outer: OuterSize
  ) -> SolvedGroup {
    let (size, estimated) = (outer.size, outer.estimated)
    let keepsInsets = resolver.quirks.contains(.groupInsetsOnEstimatedAxes)
    let insetAxes = keepsInsets ? LayoutAxis.allCases : outer.insetAxes
    // On an estimated axis this is the estimate, so that fractions resolve in it (rules 2.27, P7).
    var inner = size
    var corner = Vector.zero
    var group = SolvedGroup(size: size)
    // Insets narrow the space that subitems resolve in, on both axes (rules 2.27, P5).
    for inset in insetAxes {
      let insets = item.contentInsets.total(inset)
      let room = inner[inset] - insets
      if room <= 0, insets > 0, !estimated.contains(inset) { group.hasNoRoom = true }
      inner[inset] = max(0, room)
      corner[inset] = item.contentInsets.start(inset)
    }
    guard !group.hasNoRoom else {
      note(.noRoomForGroup, item)
      return group
    }
    let spacing = Double(item.interItemSpacing?.spacing ?? 0)
    var filling = count(
      subitems, along: axis, inner: inner, spacing: spacing, isEstimated: estimated.contains(axis))
    if filling.count == 0 { note(.groupCannotFitItem, item) }

    let firstCell = sizes?.position ?? 0
    var sequence = solveSubitems(
      subitems, filling, along: axis, inner: inner, spacing: spacing)
    if sequence.count < filling.count { note(.tooManyElementsInGroup, item) }
    filling.count = sequence.count
    forgetUniformAxes(of: &sequence, besides: AxisSet(estimated))
    for estimated in estimated { equalize(&sequence, on: estimated, firstCell: firstCell) }
    let gaps = Double(max(0, filling.count - 1)) * spacing
    let lengths = sequence.distinct.map { SubitemLengths($0, along: axis) }
    let taken = sequence.indices.reduce(gaps) { $0 + lengths[sequence.distinctIndex($1)].extent }
    let room = inner
    resize(&inner, sequence.distinct, taken: taken, along: axis, estimated: estimated)
    if case .repeating = subitems, taken > inner[axis] + PixelGrid.tolerance {
      note(.repeatedSubitemsOverflow, item)
    }

    let isFlexible = item.interItemSpacing?.isFlexible == true
    let flexible =
      sequence.indices.reduce(isFlexible ? filling.count - 1 : 0) {
        $0 + lengths[sequence.distinctIndex($1)].flexibleEdges
      }
    let share = flexibleShare(of: inner[axis] - taken, among: flexible)
    let across = sequence.distinct.map {
      crossPosition(of: $0, along: axis.perpendicular, in: inner)
    }
    var wholes: [SolvedGroup.Omission?] = Array(repeating: nil, count: sequence.distinct.count)
    let cells = sequence.indices.reduce(0) { $0 + lengths[sequence.distinctIndex($1)].cells }
    group.cells.reserveCapacity(min(limit, cells))
    placements += min(limit, cells)
    var position = 0.0
    for index in sequence.indices {
      let place = sequence.distinctIndex(index)
      let own = lengths[place]
      position += own.start + (own.isStartFlexible ? share : 0)
      let start = corner + Vector(along: axis, position, across: across[place])
      if group.cells.count + own.cells > limit {
        // The cells that are not held end as far as those of any repetition.
        let whole = wholes[place] ?? sequence.distinct[place].solved.whole
        wholes[place] = whole
        group.omitted.reach(whole.reach + start, slot: whole.slotReach + start)
      }
      if own.isEmptyBehindLimit, group.cells.count >= limit {
        group.omitted.cells += own.cells
      } else {
        add(sequence.distinct[place].solved, to: &group, at: start)
      }
      position += own.size
      position += own.end + (own.isEndFlexible ? share : 0)
      position += spacing + (isFlexible ? share : 0)
    }
    for axis in estimated {
      group.size[axis] = inner[axis] + (keepsInsets ? item.contentInsets.total(axis) : 0)
    }
    group.hosts[0].size = group.size
    if traces != nil {
      let arrangement = GroupTrace.Arrangement(
        axis: axis, room: room, inner: inner, fractions: filling.reference,
        insetAxes: insetAxes,
        subitems: subitemTraces(
          sequence, subitems, filling.reference, room, axis))
      trace(item, outer, .arranged(arrangement), size: group.size)
    }
    anchorSupplementaries(of: item, to: &group, insetAxes: insetAxes, reference: outer.reference)
    return group
  }

  /// Returns the subitem count and the reference length of fractions (rules 2.3, 2.4, 2.8.2).
  private mutating func count(
    _ subitems: CollectionLayoutItem.Subitems, along axis: LayoutAxis, inner: Vector,
    spacing: Double,
    isEstimated: Bool
  ) -> Filling {
    let count: Int
    switch subitems {
    case .list(let items) where !isEstimated:
      return filling(items, along: axis, inner: inner, spacing: spacing)
    case .list(let items):
      count = items.count
    case .counted(_, let number), .repeating(_, let number):
      count = min(number, budget.elements)
    }
    return Filling(count: count, reference: inner[axis] - Double(count - 1) * spacing)
  }

  /// Solves the subitems, up to the limit of a template.
  ///
  /// Each item of the list is solved once and copied for its repetitions, unless measured sizes
  /// make each one different.
  private mutating func solveSubitems(
    _ subitems: CollectionLayoutItem.Subitems, _ filling: Filling, along axis: LayoutAxis,
    inner: Vector, spacing: Double
  ) -> RepeatedSubitems<SolvedSubitem> {
    var reference = inner
    reference[axis] = filling.reference
    let slot = slot(of: subitems, in: filling.reference, along: axis)
    let items = subitems.items
    var sequence = RepeatedSubitems<SolvedSubitem>(period: items.count)
    /// The first subitem of the pass that all further ones repeat.
    var repeatStart: Int?
    /// The number of elements of each distinct subitem.
    var counts: [Int] = []
    var elements = 0
    for index in 0..<filling.count {
      if repeatStart == nil, index % items.count == 0, sizes?.isExhausted != false {
        repeatStart = index
      }
      let isRepeated = repeatStart.map { index >= $0 + items.count } == true
      if !isRepeated {
        let item = items[index % items.count]
        let position = sizes?.position
        sequence.distinct.append(
          SolvedSubitem(
            solved: solve(item, in: reference, slot: slot), item: item, position: position))
      }
      if !isRepeated { counts.append(max(1, sequence.distinct[index].solved.elementCount)) }
      elements += counts[sequence.distinctIndex(index)]
      if elements >= budget.elements, index > 0 {
        if !isRepeated { sequence.distinct.removeLast() }
        break
      }
      sequence.count += 1
    }
    mostElements = max(mostElements, elements)
    return sequence
  }

  /// Sets the inner size on estimated axes to the extent of the subitems (rules 2.8.1, 2.8.2).
  ///
  /// A fixed axis keeps its size (rule 2.8.3).
  private func resize(
    _ inner: inout Vector, _ sequence: [SolvedSubitem], taken: Double, along axis: LayoutAxis,
    estimated: [LayoutAxis]
  ) {
    if estimated.contains(axis) { inner[axis] = max(0, taken) }
    let across = axis.perpendicular
    guard estimated.contains(across) else { return }
    let quirks = resolver.quirks
    var extent: Double?
    var hasEstimated = false
    for placed in sequence {
      let dimension = placed.item.layoutSize[across]
      hasEstimated = hasEstimated || dimension.isEstimated
      extent = max(extent ?? 0, placed.extent(across))
    }
    if hasEstimated || quirks.contains(.estimatedGroupsFitAllSubitems) {
      inner[across] = extent ?? inner[across]
    } else if quirks.contains(.estimatedGroupsFitFixedSubitems) {
      inner[across] =
        sequence.lazy.filter { !$0.item.layoutSize[across].isFractional }
        .map { $0.extent(across) }.max() ?? inner[across]
    } else if !quirks.contains(.estimatedGroupsIgnoreEdgeSpacing) {
      // The estimate stays, but edge spacing takes room (rule 2.6). A subitem that is longer than the
      // estimate sticks out as it does without edge spacing.
      let estimate = inner[across]
      for placed in sequence {
        guard let edges = placed.item.edgeSpacing else { continue }
        let length = min(placed.solved.size[across], estimate) + edges.least(across)
        inner[across] = max(inner[across], length)
      }
    }
  }

  /// Returns the share of remaining space of each flexible spacing, in points (rules 2.5, 2.6).
  private func flexibleShare(of room: Double, among count: Int) -> Double {
    guard count > 0 else { return 0 }
    let share = room / Double(count)
    return resolver.quirks.contains(.negativeSharesAreZero) ? max(0, share) : share
  }

  /// Returns the position of a subitem across the group (rule 2.2.4).
  ///
  /// It is the start, unless the edges of the subitem are flexible.
  private func crossPosition(of placed: SolvedSubitem, along axis: LayoutAxis, in inner: Vector)
    -> Double
  {
    let start = placed.item.edgeSpacing?.start(axis)
    let room = inner[axis] - placed.extent(axis)
    let share = flexibleShare(of: room, among: placed.flexibleEdges(axis))
    return placed.edge(start) + (start?.isFlexible == true ? share : 0)
  }

  /// Adds a solved subitem to its group.
  private func add(_ solved: SolvedGroup, to group: inout SolvedGroup, at corner: Vector) {
    group.hasNoRoom = group.hasNoRoom || solved.hasNoRoom
    let firstHost = group.hosts.count
    let firstCell = group.cellCount
    let held = solved.cells.prefix(max(0, limit - group.cells.count))
    group.omitted.cells += solved.cellCount - held.count
    group.omitted.views += solved.omitted.views
    guard !held.isEmpty || !solved.supplementaries.isEmpty else { return }
    group.hosts += solved.hosts.map { $0.moved(by: corner) }
    let isCell = solved.hosts.isEmpty
    for var cell in held {
      cell.frame = cell.frame.moved(by: corner)
      cell.slot = cell.slot.moved(by: corner)
      cell.host = isCell ? 0 : cell.host + firstHost
      group.cells.append(cell)
    }
    for var view in solved.supplementaries {
      if view.anchor == nil, firstCell + view.owner.lowerBound >= limit {
        group.omitted.views += 1
        continue
      }
      view.frame = view.frame.moved(by: corner)
      view.host = isCell ? 0 : view.host + firstHost
      view.owner = view.owner.lowerBound + firstCell..<view.owner.upperBound + firstCell
      group.supplementaries.append(view)
    }
  }

  /// Anchors the group's own views, numbered before those of its subitems (rules 2.12.4, P11).
  private func anchorSupplementaries(
    of item: CollectionLayoutItem, to group: inout SolvedGroup, insetAxes: [LayoutAxis],
    reference: Vector
  ) {
    let host = group.hosts[0].inset(
      by: item.contentInsets, on: insetAxes, quirks: resolver.quirks)
    let own = item.supplementaryItems.map {
      anchored($0, to: host, reference: reference, owner: 0..<group.cellCount, isGroup: true)
    }
    group.supplementaries.insert(contentsOf: own, at: 0)
  }
}
