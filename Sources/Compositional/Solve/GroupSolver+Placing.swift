extension GroupSolver {
  /// A solved subitem and its description.
  struct Placed {
    var solved: SolvedGroup
    var item: CollectionLayoutItem

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

    var sequence = solveSubitems(
      subitems, filling, along: axis, inner: inner, spacing: spacing)
    if sequence.count < filling.count { note(.tooManyElementsInGroup, item) }
    filling.count = sequence.count
    forgetUniformAxes(of: &sequence, besides: AxisSet(estimated))
    for estimated in estimated { equalize(&sequence, on: estimated) }
    let gaps = Double(max(0, filling.count - 1)) * spacing
    let taken = sequence.reduce(gaps) { $0 + $1.extent(axis) }
    resize(&inner, sequence, taken: taken, along: axis, estimated: estimated)
    if case .repeating = subitems, taken > inner[axis] + PixelGrid.tolerance {
      note(.repeatedSubitemsOverflow, item)
    }

    let isFlexible = item.interItemSpacing?.isFlexible == true
    let flexible =
      sequence.reduce(isFlexible ? filling.count - 1 : 0) { $0 + $1.flexibleEdges(axis) }
    let share = flexibleShare(of: inner[axis] - taken, among: flexible)
    var position = 0.0
    for placed in sequence {
      let start = placed.item.edgeSpacing?.start(axis)
      let end = placed.item.edgeSpacing?.end(axis)
      position += placed.edge(start) + (start?.isFlexible == true ? share : 0)
      let across = crossPosition(of: placed, along: axis.perpendicular, in: inner)
      add(placed.solved, to: &group, at: corner + Vector(along: axis, position, across: across))
      position += placed.solved.size[axis]
      position += placed.edge(end) + (end?.isFlexible == true ? share : 0)
      position += spacing + (isFlexible ? share : 0)
    }
    for axis in estimated {
      group.size[axis] = inner[axis] + (keepsInsets ? item.contentInsets.total(axis) : 0)
    }
    group.hosts[0].size = group.size
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
      count = min(number, SolverLimits.elements)
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
  ) -> [Placed] {
    var reference = inner
    reference[axis] = filling.reference
    var slot: Slot?
    if case .counted(_, let count) = subitems {
      slot = Slot(axis: axis, length: resolver.share(filling.reference / Double(count)))
    }
    let items = subitems.items
    var sequence: [Placed] = []
    var elements = 0
    for index in 0..<filling.count {
      let placed: Placed
      if sizes == nil, index >= items.count {
        placed = sequence[index % items.count]
      } else {
        let item = items[index % items.count]
        placed = Placed(solved: solve(item, in: reference, slot: slot), item: item)
      }
      elements += max(1, placed.solved.cells.count + placed.solved.supplementaries.count)
      if elements >= SolverLimits.elements, index > 0 { break }
      sequence.append(placed)
    }
    return sequence
  }

  /// Sets the inner size on estimated axes to the extent of the subitems (rules 2.8.1, 2.8.2).
  ///
  /// A fixed axis keeps its size (rule 2.8.3).
  private func resize(
    _ inner: inout Vector, _ sequence: some Sequence<Placed>, taken: Double, along axis: LayoutAxis,
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
  private func crossPosition(of placed: Placed, along axis: LayoutAxis, in inner: Vector) -> Double
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
    let firstCell = group.cells.count
    group.hosts += solved.hosts.map { $0.moved(by: corner) }
    let isCell = solved.hosts.isEmpty
    for var cell in solved.cells {
      cell.frame = cell.frame.moved(by: corner)
      cell.slot = cell.slot.moved(by: corner)
      cell.host = isCell ? 0 : cell.host + firstHost
      group.cells.append(cell)
    }
    for var view in solved.supplementaries {
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
      anchored($0, to: host, reference: reference, owner: 0..<group.cells.count, isGroup: true)
    }
    group.supplementaries.insert(contentsOf: own, at: 0)
  }
}
