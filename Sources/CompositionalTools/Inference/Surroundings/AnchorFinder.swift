import Compositional

/// Finds badges: views that are anchored to cells or groups.
///
/// Every cell and group of a section is a possible host. Probes at two of its corners, which the
/// engine places, tell where the hosts are.
struct AnchorFinder {
  let samples: [ViewSample]
  let scrolling: LayoutAxis
  let slack: Slack
  /// The sections of the data that are alike.
  let members: [Int]
  let counts: [Int]
  /// The element kinds that are boundary items.
  let boundaries: [String]

  /// The most badges of a kind that are compared in a view.
  private static let most = 60

  /// Adds the badges that were seen to the items of a section.
  func add(to section: inout CollectionLayoutSection) {
    var names: [String] = []
    for sample in samples {
      for member in members where member < sample.sections.count {
        for name in sample.sections[member].views.keys.sorted()
        where !boundaries.contains(name) && !names.contains(name) {
          names.append(name)
        }
      }
    }
    guard !names.isEmpty else { return }
    let paths = section.group.item.paths
    let cells = paths.filter { !section.group.item.node(at: $0[...]).isGroup }
    var hosts = cells.map { [$0] }
    if cells.count > 1 { hosts.insert(cells, at: 0) }
    hosts += paths.filter { section.group.item.node(at: $0[...]).isGroup }.map { [$0] }
    for name in names {
      var best: (paths: [[Int]], item: CollectionLayoutSupplementaryItem, cost: Double)?
      for paths in hosts.prefix(48) {
        let sights = sights(of: name, on: paths, in: section)
        guard !sights.isEmpty, let found = placed(name, sights) else { continue }
        if best.map({ found.cost < $0.cost }) ?? true { best = (paths, found.item, found.cost) }
      }
      guard let best else { continue }
      var group = section.group.item
      for path in best.paths {
        group = group.changed(at: path[...]) { $0.supplementaryItems.append(best.item) }
      }
      section = section.replacing(group: group)
    }
  }

  // MARK: Hosts

  /// A badge, its host, and what its fractions are of.
  private struct Sight {
    let box: Box
    let host: Box
    let room: Vector
    let zIndex: Int
    let scale: Double
  }

  private static let low = "low"
  private static let high = "high"
  private static let room = "room"

  /// Returns the badges of a kind with their hosts; none if their numbers differ.
  private func sights(
    of name: String, on paths: [[Int]], in section: CollectionLayoutSection
  ) -> [Sight] {
    let point = CollectionLayoutSize(.absolute(1), .absolute(1))
    let probes = [
      CollectionLayoutSupplementaryItem(
        layoutSize: point, elementKind: Self.low, containerAnchor: .init(edges: [.top, .leading])),
      CollectionLayoutSupplementaryItem(
        layoutSize: point, elementKind: Self.high,
        containerAnchor: .init(edges: [.bottom, .trailing])),
      CollectionLayoutSupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)), elementKind: Self.room,
        containerAnchor: .init(edges: [.top, .leading])),
    ]
    var group = section.group.item.withoutSupplementaryItems
    for path in paths {
      group = group.changed(at: path[...]) { $0.supplementaryItems = probes }
    }
    let probed = section.replacing(group: group)
    var sights: [Sight] = []
    for sample in samples {
      for member in members where member < sample.sections.count {
        guard let seen = sample.sections[member].views[name] else { continue }
        let cells = sample.sections[member].cells
        guard let item = cells.firstIndex(where: { $0 != nil }), let cell = cells[item] else {
          return []
        }
        let layout = sample.layout(
          of: probed, for: member, itemCount: counts[member], scrolling)
        guard let frame = layout.attributes(for: .cell(section: 0, item: item))?.frame else {
          return []
        }
        let shift = cell.min(scrolling) - Box(frame).min(scrolling)
        func probe(_ kind: String, _ index: Int) -> Box? {
          let id = ElementID.supplementary(kind: kind, section: 0, item: index)
          guard let frame = layout.attributes(for: id)?.frame else { return nil }
          var box = Box(frame)
          box.origin[scrolling] += shift
          return box
        }
        let last = seen.map { $0.id.indexPath.item }.max() ?? 0
        // Of a row only what the view shows was seen.
        let isRow = section.orthogonalScrollingBehavior != .none
        if sample.isComplete, !isRow, probe(Self.low, last + 1) != nil {
          return []
        }
        for element in seen.prefix(Self.most) {
          let index = element.id.indexPath.item
          guard let low = probe(Self.low, index), let high = probe(Self.high, index),
            let room = probe(Self.room, index)
          else { return [] }
          var host = low
          for axis in LayoutAxis.allCases {
            host.size[axis] = high.max(axis) - low.min(axis)
          }
          sights.append(
            Sight(
              box: element.box, host: host, room: room.size, zIndex: element.zIndex,
              scale: sample.scale))
        }
      }
    }
    return sights
  }

  // MARK: Anchors

  private func placed(
    _ name: String, _ sights: [Sight]
  ) -> (item: CollectionLayoutSupplementaryItem, cost: Double)? {
    let finder = GroupFinder(scales: sights.map { $0.scale }, slack: slack, cellInsets: .zero)
    let rooms = GroupFinder.Rooms(width: sights.map { $0.room.x }, height: sights.map { $0.room.y })
    var sizes: [CollectionLayoutDimension] = []
    var cost = 0.0
    for axis in LayoutAxis.allCases {
      guard let size = finder.dimension(sights.map { $0.box.size[axis] }, along: axis, of: rooms)
      else { return nil }
      sizes.append(size.dimension)
      cost += size.cost
    }
    var best: (anchor: CollectionLayoutAnchor, cost: Double)?
    for isFractional in [false, true] {
      guard let x = end(sights, .horizontal, isFractional: isFractional),
        let y = end(sights, .vertical, isFractional: isFractional)
      else { continue }
      if let best, best.cost <= x.cost + y.cost { continue }
      let edges = x.edges(.horizontal).union(y.edges(.vertical))
      let offset = CGPoint(x: x.offset, y: y.offset)
      let anchor =
        isFractional
        ? CollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
        : CollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
      best = (anchor, x.cost + y.cost)
    }
    guard let best else { return nil }
    var item = CollectionLayoutSupplementaryItem(
      layoutSize: .init(sizes[0], sizes[1]), elementKind: name, containerAnchor: best.anchor)
    item.zIndex = sights.first?.zIndex ?? 1
    return (item, cost + best.cost)
  }

  private struct End {
    /// 0 for the start of the host, 0.5 for its middle, 1 for its end.
    let part: Double
    let offset: Double
    let cost: Double

    func edges(_ axis: LayoutAxis) -> DirectionalRectEdge {
      switch (part, axis) {
      case (0, .horizontal): .leading
      case (0, .vertical): .top
      case (1, .horizontal): .trailing
      case (1, .vertical): .bottom
      default: []
      }
    }
  }

  /// Returns the plainest anchor along an axis.
  private func end(_ sights: [Sight], _ axis: LayoutAxis, isFractional: Bool) -> End? {
    var best: End?
    for part in [0, 1, 0.5] {
      var low = -Double.infinity
      var high = Double.infinity
      for sight in sights {
        // Positions are rounded to pixels.
        let loose = 0.5 / sight.scale + slack.same + 0.001
        let length = sight.box.size[axis]
        let offset =
          sight.box.min(axis) - sight.host.min(axis) - part * (sight.host.size[axis] - length)
        let unit = isFractional ? length : 1
        guard unit > 0 else { return nil }
        low = max(low, (offset - loose) / unit)
        high = min(high, (offset + loose) / unit)
      }
      guard let number = isFractional ? Self.ratio(low, high) : PlainNumber.length(low, high)
      else { continue }
      var cost = part == 0.5 ? 0.2 : 0.1
      if number.value != 0 { cost += 0.8 + number.oddness + (isFractional ? 0.1 : 0) }
      if best.map({ cost < $0.cost }) ?? true {
        best = End(part: part, offset: number.value, cost: cost)
      }
    }
    return best
  }

  /// Returns the plainest part of a length in a range, which may be negative.
  private static func ratio(_ low: Double, _ high: Double) -> PlainNumber? {
    guard low <= high else { return nil }
    if low <= 0, high >= 0 { return PlainNumber(value: 0, oddness: 0) }
    if low > 0 { return PlainNumber.fraction(low, high) }
    return PlainNumber.fraction(-high, -low).map {
      PlainNumber(value: -$0.value, oddness: $0.oddness)
    }
  }
}
