import Compositional

/// The subitems of one group, one after another along an axis (2.2 to 2.6).
struct ReferenceRow {
  var solver: ReferenceGroupSolver
  let axis: LayoutAxis
  /// The room inside the group's insets.
  let inner: ReferencePoint
  let spacing: CollectionLayoutSpacing
  /// The first item of the data.
  var first: Int

  private var gap: Double { spacing.spacing }

  /// The same row before anything was measured.
  private var estimating: Self {
    var row = self
    row.solver = solver.estimating
    row.first = 0
    return row
  }

  /// The subitems as often as the group holds them, solved but not placed.
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

  /// Returns the room that fractions refer to, less a number of spacings (2.3).
  private func container(spacings: Int) -> ReferencePoint {
    var container = inner
    container[axis] -= Double(spacings) * gap
    return container
  }

  /// The first `count` subitems of the repeated list, in the room less some spacings.
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

  /// Returns a number of slots of one length (2.4.1).
  private func equal(_ item: CollectionLayoutItem, count: Int) -> [ReferenceNode] {
    let container = container(spacings: count - 1)
    let share = max(0, solver.pixels.size(container[axis] / Double(count)))
    var next = first
    return (0..<count).map { _ in
      let node = solver.solve(item, in: container, slot: share, along: axis, first: next)
      next += node.itemCount
      return node
    }
  }

  /// Returns as many subitems as fit (2.3).
  private func filling(_ items: [CollectionLayoutItem]) -> [ReferenceNode] {
    let takesAcrossFromAlong = items.contains {
      $0.layoutSize.along(axis.perpendicular).isFractionOfLength(along: axis)
    }
    guard takesAcrossFromAlong else {
      return lastThatFits(of: items, gap: gap) { $0.cycle(items, count: $1, spacings: $1 - 1) }
    }
    // Rule B: count without spacing, resolve with the spacings of that count, count again.
    let bare = lastThatFits(of: items, gap: 0) { $0.cycle(items, count: $1, spacings: 0) }
    guard !bare.isEmpty else { return [] }
    return lastThatFits(of: items, gap: gap) {
      $0.cycle(items, count: $1, spacings: bare.count - 1)
    }
  }

  /// The longest row before the first that is too long for the group.
  ///
  /// A list that takes no room at all would never end; it is held once. So would one whose
  /// subitems shrink, as more spacing is taken off, to less than negative edge spacing takes back;
  /// it ends where the whole list stops taking room. Estimates decide about both.
  ///
  /// A first subitem that fits by its estimate is held however long it was measured.
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
        // The list starts again.
        let list = row(estimating, nodes.count).prefix(items.count)
        guard length(list, gaps: items.count) > 0 else { return best }
      }
      best = nodes
    }
  }

  /// A slot with the least of its edge spacing, along an axis.
  func extent(of node: ReferenceNode, along axis: LayoutAxis) -> Double {
    node.size[axis] + ReferenceEdges(node.item.edgeSpacing, along: axis).minimum
  }

  /// Returns the length of subitems along the axis, spacing included.
  func length(of nodes: [ReferenceNode]) -> Double {
    nodes.reduce(Double(nodes.count - 1) * gap) { $0 + extent(of: $1, along: axis) }
  }

  /// Places every subitem from a corner, in the final room of the group.
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

  /// Returns the share of each flexible spacing in the remaining room; may be negative (2.5).
  private func share(of nodes: [ReferenceNode], in room: Double) -> Double {
    var flexible = spacing.isFlexible ? max(0, nodes.count - 1) : 0
    for node in nodes {
      flexible += ReferenceEdges(node.item.edgeSpacing, along: axis).flexibleCount
    }
    return flexible == 0 ? 0 : (room - length(of: nodes)) / Double(flexible)
  }
}
