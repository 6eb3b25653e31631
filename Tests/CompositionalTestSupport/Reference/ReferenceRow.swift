import Compositional

/// The subitems of one group in sequence along an axis (rules 2.2 to 2.6).
struct ReferenceRow {
  var solver: ReferenceGroupSolver
  let axis: LayoutAxis
  /// The space inside the group's insets.
  let inner: ReferencePoint
  let spacing: CollectionLayoutSpacing
  /// The data index of the first item.
  var first: Int

  private var gap: Double { spacing.spacing }

  /// The same row without measured sizes.
  private var estimating: Self {
    var row = self
    row.solver = solver.estimating
    row.first = 0
    return row
  }

  /// Returns the subitems, repeated as often as the group fits them, solved but not placed.
  ///
  /// - Parameters:
  ///   - subitems: The subitems of the group.
  ///   - isOpen: True if the group is estimated along its axis, so that everything fits.
  func children(
    _ subitems: CollectionLayoutItem.Subitems, isOpen: Bool
  ) -> [ReferenceNode] {
    switch subitems {
    case .list(let items):
      isOpen ? cycle(items, count: items.count, spacings: items.count - 1) : filling(items)
    case .counted(let items, let count):
      equal(items[0], count: count)
    case .repeating(let items, let count):
      cycle(items, count: count, spacings: count - 1)
    }
  }

  /// Returns the space that fractions refer to, minus a number of spacings (rule 2.3).
  private func container(spacings: Int) -> ReferencePoint {
    var container = inner
    container[axis] -= Double(spacings) * gap
    return container
  }

  /// Returns the first `count` subitems of the repeated list, in the space minus some spacings.
  private func cycle(
    _ items: [CollectionLayoutItem], count: Int, spacings: Int
  ) -> [ReferenceNode] {
    let container = container(spacings: spacings)
    var next = first
    return (0..<count).map { index in
      let node = solver.solve(items[index % items.count], in: container, first: next)
      next += node.itemCount
      return node
    }
  }

  /// Returns slots of equal length, in the room beside the edge spacing of all (rules 2.4.1, 2.6).
  private func equal(_ item: CollectionLayoutItem, count: Int) -> [ReferenceNode] {
    let container = container(spacings: count - 1)
    let edges = ReferenceEdges(item.edgeSpacing, along: axis).minimum
    let share = max(0, solver.pixels.size(container[axis] / Double(count) - edges))
    var next = first
    return (0..<count).map { _ in
      let node = solver.solve(item, in: container, slot: share, along: axis, first: next)
      next += node.itemCount
      return node
    }
  }

  /// Returns as many subitems as fit (rule 2.3).
  private func filling(_ items: [CollectionLayoutItem]) -> [ReferenceNode] {
    let takesAcrossFromAlong = items.contains {
      $0.layoutSize.along(axis.perpendicular).isFractionOfLength(along: axis)
    }
    guard takesAcrossFromAlong else {
      return lastThatFits(of: items, gap: gap) { $0.cycle(items, count: $1, spacings: $1 - 1) }
    }
    // Count without spacing, resolve with the spacings of that count, then count again.
    let bare = lastThatFits(of: items, gap: 0) { $0.cycle(items, count: $1, spacings: 0) }
    guard !bare.isEmpty else { return [] }
    return lastThatFits(of: items, gap: gap) {
      $0.cycle(items, count: $1, spacings: bare.count - 1)
    }
  }

  /// Returns the longest row before the first that is too long for the group.
  ///
  /// A list that takes no space would repeat forever; it appears once. A list whose subitems shrink
  /// with more spacing, until negative edge spacing cancels them, ends when the whole list takes no
  /// space. Estimates decide in both cases.
  ///
  /// A first subitem that fits by its estimate is included regardless of its measured length.
  private func lastThatFits(
    of items: [CollectionLayoutItem], gap: Double, row: (Self, Int) -> [ReferenceNode]
  ) -> [ReferenceNode] {
    func length(_ nodes: some Collection<ReferenceNode>, gaps: Int) -> Double {
      nodes.reduce(Double(gaps) * gap) { $0 + extent(of: $1, along: axis) }
    }
    let room = inner[axis] + ReferencePixels.noise / solver.pixels.scale
    var best: [ReferenceNode] = []
    while true {
      let nodes = row(self, best.count + 1)
      if length(nodes, gaps: best.count) > room {
        guard best.isEmpty, length(row(estimating, 1), gaps: 0) <= room else { return best }
      }
      if nodes.count > items.count, best.count.isMultiple(of: items.count) {
        // The list repeats.
        let list = row(estimating, nodes.count).prefix(items.count)
        guard length(list, gaps: items.count) > 0 else { return best }
      }
      best = nodes
    }
  }

  /// Returns the length of a slot with its minimum edge spacing, along an axis.
  func extent(of node: ReferenceNode, along axis: LayoutAxis) -> Double {
    node.size[axis] + ReferenceEdges(node.item.edgeSpacing, along: axis).minimum
  }

  /// Returns the length across of a group that is estimated there (rules 2.6, 2.8.1, 2.31).
  ///
  /// If a subitem is estimated too, it is that of the widest. Otherwise the estimate stays, unless it
  /// has no room for a subitem of its length between the edge spacing.
  func width(around nodes: [ReferenceNode], estimate: Double) -> Double {
    let across = axis.perpendicular
    guard nodes.contains(where: { $0.estimatedAxes.contains(across) }) else {
      return nodes.reduce(estimate) { widest, node in
        let excess = max(0, node.size[across] - estimate)
        return max(widest, extent(of: node, along: across) - excess)
      }
    }
    return nodes.map { extent(of: $0, along: across) }.max() ?? 0
  }

  /// Returns the length of subitems along the axis, including spacing.
  func length(of nodes: [ReferenceNode]) -> Double {
    nodes.reduce(Double(nodes.count - 1) * gap) { $0 + extent(of: $1, along: axis) }
  }

  /// Places every subitem from a corner, in the final space of the group.
  func place(
    _ nodes: inout [ReferenceNode], in room: ReferencePoint, from corner: ReferencePoint
  ) {
    let share = share(of: nodes, in: room[axis])
    let across = axis.perpendicular
    var cursor = corner[axis]
    for index in nodes.indices {
      let node = nodes[index]
      let edges = ReferenceEdges(node.item.edgeSpacing, along: axis)
      cursor += edges.start.room(share: share)
      nodes[index].origin[axis] = cursor
      cursor += node.size[axis] + edges.end.room(share: share) + spacing.room(share: share)

      let sides = ReferenceEdges(node.item.edgeSpacing, along: across)
      let rest = room[across] - extent(of: node, along: across)
      let sideShare = sides.flexibleCount == 0 ? 0 : rest / Double(sides.flexibleCount)
      nodes[index].origin[across] = corner[across] + sides.start.room(share: sideShare)
    }
  }

  /// Returns the share of the remaining space for each flexible spacing; may be negative
  /// (rule 2.5).
  private func share(of nodes: [ReferenceNode], in room: Double) -> Double {
    var flexible = spacing.isFlexible ? max(0, nodes.count - 1) : 0
    for node in nodes {
      flexible += ReferenceEdges(node.item.edgeSpacing, along: axis).flexibleCount
    }
    return flexible == 0 ? 0 : (room - length(of: nodes)) / Double(flexible)
  }
}
