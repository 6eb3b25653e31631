import Compositional

/// Divides the slot of a group between its cells, at the cuts that part them.
///
/// A slot is what an item has with its content insets. Where two slots meet is somewhere in the gap
/// between their cells: at a plain fraction or length that is in the gap in every view.
final class SlotDivider {
  typealias Found = GroupFinder.Found

  /// The cells of the group, by cell and view.
  let cells: [[Box]]
  let scales: [Double]
  let finder: GroupFinder
  /// The largest difference of two equal positions, in points.
  let same: Double
  private let work: SearchWork
  /// The steps that are left, whatever the search may still do.
  private var left: Int
  private var known: [Question: [Found]] = [:]

  /// The answers that are kept for a part, because the plainest may not fit the rest.
  private static let kept = 3
  /// The cost from which on a whole group is tried with content insets too.
  private static let plain = 4.0
  /// The most cuts of which every choice is tried.
  private static let mostCuts = 5

  /// Some of the cells, one after another, in a slot in each view.
  private struct Question: Hashable {
    let cells: Range<Int>
    let slot: [Box]
  }

  init(
    _ cells: [[Box]], scales: [Double], slack: Slack, work: SearchWork,
    steps: Int = 6_000
  ) {
    self.cells = cells
    self.scales = scales
    self.work = work
    finder = GroupFinder(scales: scales, slack: slack, cellInsets: .zero, work: work)
    same = 2 * slack.same + 0.001
    left = steps
  }

  /// Returns the plainest items that give all cells their frames in a slot, each of the slot's size.
  func items(in slot: [Box]) -> [Found] {
    let found = items(0..<cells.count, in: slot)
    guard cells.count == 1 else { return found }
    let zero = PlainNumber(value: 0, oddness: 0)
    let alone = Filling(
      axis: .horizontal, parts: [0..<1], slot: slot, spacing: zero,
      lengths: slot.map { $0.size[.horizontal] })
    return found
      + edged(alone, 0, slot.map { $0.min(.horizontal) }).map {
        Self.group(alone, [$0.item], $0.cost)
      }
  }

  private func items(_ part: Range<Int>, in slot: [Box]) -> [Found] {
    if part.count == 1 { return cell(cells[part.lowerBound], in: slot, of: nil).map { [$0] } ?? [] }
    let question = Question(cells: part, slot: slot)
    if let answer = known[question] { return answer }
    guard spend(4) else { return [] }
    var best = Best()
    divide(part, in: slot, &best)
    let isOdd = part.count == cells.count && best.found.first.map { $0.cost > Self.plain } ?? true
    if best.found.isEmpty || isOdd { shrink(part, slot, &best) }
    known[question] = best.found
    return best.found
  }

  private func spend(_ steps: Int) -> Bool {
    guard left > 0 else { return false }
    left -= steps
    work.spend(10 * steps)
    return true
  }

  /// The plainest answers to a question.
  private struct Best {
    private(set) var found: [Found] = []

    /// The cost from which on an answer is not kept.
    var limit: Double { found.count < kept ? .infinity : found[kept - 1].cost }

    mutating func offer(_ new: Found) {
      guard new.cost < limit else { return }
      if let equal = found.firstIndex(where: { $0.item == new.item }) {
        guard new.cost < found[equal].cost else { return }
        found.remove(at: equal)
      }
      found.insert(new, at: found.firstIndex { $0.cost > new.cost } ?? found.count)
      if found.count > kept { found.removeLast() }
    }
  }

  // MARK: Groups

  /// Offers groups with content insets around cells that nothing else explains.
  private func shrink(_ part: Range<Int>, _ slot: [Box], _ best: inout Best) {
    let bounds = part.dropFirst().reduce(cells[part.lowerBound]) { bounds, cell in
      bounds.indices.map { bounds[$0].union(cells[cell][$0]) }
    }
    let room =
      slot.indices.flatMap { view in
        LayoutAxis.allCases.flatMap { axis in
          [
            bounds[view].min(axis) - slot[view].min(axis),
            slot[view].max(axis) - bounds[view].max(axis),
          ]
        }
      }.min() ?? 0
    for inset in [5.0, 8, 10, 4, 2, 16, 20] where inset <= room + same {
      var inner = Best()
      let span = Span(low: -inset, high: -inset)
      divide(part, in: slot.map { $0.grown(span, span) }, &inner)
      for var found in inner.found {
        let own = CGFloat(inset)
        found.item.contentInsets = .init(top: own, leading: own, bottom: own, trailing: own)
        found.cost += 1.2
        best.offer(found)
      }
    }
  }

  private func divide(_ part: Range<Int>, in slot: [Box], _ best: inout Best) {
    for axis in LayoutAxis.allCases {
      let cuts = self.cuts(part, axis)
      guard !cuts.isEmpty else { continue }
      for chosen in Self.choices(cuts) {
        let places = [part.lowerBound] + chosen.map { $0.cell } + [part.upperBound]
        let parts = zip(places, places.dropFirst()).map { $0..<$1 }
        let starts = parts.map { part in
          slot.indices.map { view in part.map { cells[$0][view].min(axis) }.min() ?? 0 }
        }
        let ends = parts.map { part in
          slot.indices.map { view in part.map { cells[$0][view].max(axis) }.max() ?? 0 }
        }
        let gap = chosen.map { $0.gap }.min() ?? 0
        // The inset that a cell shows at its other sides may be part of the gap.
        let across = axis.perpendicular
        let shown = part.map { cells[$0][0].min(across) - slot[0].min(across) }
          .filter { $0 > same && $0 < gap - same }
        let rest = shown.min().map { [gap - $0] } ?? []
        for spacing in Self.spacings(gap, same, more: rest) {
          var filling = Filling(
            axis: axis, parts: parts, slot: slot, spacing: spacing,
            lengths: slot.map { $0.size[axis] - Double(parts.count - 1) * spacing.value })
          filling.ends = ends
          filling.starts = starts
          guard filling.lengths.allSatisfy({ $0 > 0 }) else { continue }
          fill(filling, slot.map { $0.min(axis) }, [], 0, 0, &best)
        }
      }
    }
  }

  /// A cell before which a straight line cuts in every view, with the least gap there, in points.
  private struct Cut {
    let cell: Int
    let gap: Double
  }

  private func cuts(_ part: Range<Int>, _ axis: LayoutAxis) -> [Cut] {
    var cuts: [Cut] = []
    for cell in part.dropFirst() {
      let gaps = scales.indices.map { (view: Int) -> Double in
        let after = cells[cell..<part.upperBound].map { $0[view].min(axis) }.min()
        let before = cells[part.lowerBound..<cell].map { $0[view].max(axis) }.max()
        return (after ?? .infinity) - (before ?? -.infinity)
      }
      let gap = gaps.min() ?? 0
      if gap >= -same { cuts.append(Cut(cell: cell, gap: max(0, gap))) }
    }
    return cuts
  }

  /// Returns all cuts, and if they are few each choice of some of them.
  private static func choices(_ cuts: [Cut]) -> [[Cut]] {
    guard cuts.count <= mostCuts else { return [cuts] }
    return (1..<(1 << cuts.count)).map { mask in
      cuts.indices.filter { mask & (1 << $0) != 0 }.map { cuts[$0] }
    }.sorted { $0.count > $1.count }
  }

  private static let usualSpacings = [4.0, 5, 8, 10, 12, 16, 20]

  /// Returns the spacings that fit in a gap, none first.
  ///
  /// - Parameter more: Points to try beside the usual ones.
  static func spacings(_ gap: Double, _ same: Double, more: [Double] = []) -> [PlainNumber] {
    var found = [PlainNumber(value: 0, oddness: 0)]
    if gap > same, let whole = PlainNumber.distance(gap - same, gap + same) { found.append(whole) }
    for points in usualSpacings + more where points < gap - same {
      guard let plain = PlainNumber.distance(points - same, points + same), plain.oddness < 2,
        !found.contains(where: { $0.value == plain.value })
      else { continue }
      let isUsual = usualSpacings.contains(points)
      found.append(PlainNumber(value: plain.value, oddness: isUsual ? 0.3 : plain.oddness))
    }
    return found
  }

  // MARK: Subitems

  /// Parts that follow one another in a slot.
  struct Filling {
    let axis: LayoutAxis
    let parts: [Range<Int>]
    let slot: [Box]
    let spacing: PlainNumber
    /// What fractions are of, by view.
    let lengths: [Double]
    /// Where the cells of each part begin and end, by part and view.
    var starts: [[Double]] = []
    var ends: [[Double]] = []
  }

  /// Fills a slot from its next part on.
  ///
  /// - Parameters:
  ///   - positions: Where the next part begins, by view.
  ///   - items: The parts before it.
  ///   - total: The sum of their fractions; nil if a length is none.
  private func fill(
    _ filling: Filling, _ positions: [Double], _ items: [CollectionLayoutItem], _ cost: Double,
    _ total: Double?, _ best: inout Best
  ) {
    guard cost < best.limit, spend(1) else { return }
    let place = items.count
    guard place < filling.parts.count else {
      best.offer(Self.group(filling, items, cost))
      return
    }
    for length in lengths(filling, place, positions, total) {
      var slots = filling.slot
      for view in slots.indices {
        slots[view].origin[filling.axis] = positions[view]
        slots[view].size[filling.axis] = length.points[view]
      }
      let part = filling.parts[place]
      let answers =
        part.count > 1
        ? self.items(part, in: slots)
        : cell(cells[part.lowerBound], in: slots, of: filling).map { [$0] } ?? []
      for found in answers {
        let item = found.item.sized(
          found.item.layoutSize.with(length.dimension, along: filling.axis))
        // What is written twice is a name in code.
        let more = items.contains(item) ? 0.2 : found.cost + length.cost
        fill(
          filling,
          positions.indices.map { positions[$0] + length.points[$0] + filling.spacing.value },
          items + [item], cost + more, length.fraction.flatMap { part in total.map { $0 + part } },
          &best)
      }
    }
    guard filling.parts[place].count == 1 else { return }
    for edged in edged(filling, place, positions) {
      let more = items.contains(edged.item) ? 0.2 : edged.cost
      fill(
        filling,
        positions.indices.map { positions[$0] + edged.points[$0] + filling.spacing.value },
        items + [edged.item], cost + more, nil, &best)
    }
  }

  /// Returns the group of some items, which repeat or share its length where they are equal.
  private static func group(
    _ filling: Filling, _ items: [CollectionLayoutItem], _ cost: Double
  ) -> Found {
    let axis = filling.axis
    let cycle =
      (1...items.count).first { length in
        items.indices.allSatisfy { items[$0] == items[$0 % length] }
      } ?? items.count
    var cost = cost + 0.6
    let share = CollectionLayoutDimension.fraction(1 / Double(items.count), of: axis)
    var group: CollectionLayoutItem
    if cycle == 1, items.count > 1, items[0].layoutSize[axis] == share {
      let full = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
      group = .group(axis, .counted([items[0].sized(full)], count: items.count))
    } else {
      group = .group(axis, .list(Array(items.prefix(cycle))))
    }
    if filling.spacing.value != 0 {
      group.interItemSpacing = .fixed(CGFloat(filling.spacing.value))
      cost += 0.8 + filling.spacing.oddness
    }
    return Found(item: group, cost: cost)
  }
}
