import Compositional

extension GroupFinder {
  /// Returns the content of a group whose outer box is known; its size is still to be set.
  func group(_ axis: LayoutAxis, _ parts: [CellNode], in outer: [Box]) -> Found? {
    var best: Found?
    for inner in inners(axis, parts, in: outer) {
      for spacing in spacings(axis, parts) {
        guard var found = filled(axis, parts, in: inner.boxes, spacing) else { continue }
        found.cost += inner.cost
        found.item.contentInsets = inner.insets
        if best.map({ found.cost < $0.cost }) ?? true { best = found }
      }
    }
    return best
  }

  // MARK: Subitems

  /// Returns a group with some parts in its inner box.
  private func filled(
    _ axis: LayoutAxis, _ parts: [CellNode], in inner: [Box], _ spacing: Spacing
  ) -> Found? {
    var found: [Found] = []
    if let counted = counted(axis, parts, in: inner, spacing) { found.append(counted) }
    if let listed = listed(axis, parts, in: inner, spacing) { found.append(listed) }
    guard var best = found.min(by: { $0.cost < $1.cost }) else { return nil }
    best.item.interItemSpacing = spacing.spacing
    best.cost += spacing.cost
    return best
  }

  /// Returns a group of equal parts that share its length.
  private func counted(
    _ axis: LayoutAxis, _ parts: [CellNode], in inner: [Box], _ spacing: Spacing
  ) -> Found? {
    guard parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.isLike(parts[0]) && $0.hasCells(of: parts[0], scales) })
    else { return nil }
    guard mayLackCells, parts.allSatisfy({ $0.isCell }) else {
      return counted(axis, parts, in: inner, spacing, count: parts.count)
    }
    return (parts.count...parts.count + Self.mostLacking).lazy.compactMap {
      counted(axis, parts, in: inner, spacing, count: $0)
    }.first
  }

  /// The most cells that a group has beside those that were seen.
  private static let mostLacking = 5

  private func counted(
    _ axis: LayoutAxis, _ parts: [CellNode], in inner: [Box], _ spacing: Spacing, count whole: Int
  ) -> Found? {
    let count = Double(whole)
    var slots: [Box] = []
    for (view, box) in inner.enumerated() {
      let pixel = 1 / scales[view]
      let share = (box.size[axis] - (count - 1) * spacing.points) / count
      let floored = floored(share, in: view)
      // A part may be narrower than its share where its own cells are floored.
      let loose = slack.same + (parts[0].isCell ? 0 : Double(Swift.min(parts[0].count, 12)) * pixel)
      for (index, part) in parts.enumerated() {
        let start = box.min(axis) + Double(index) * (floored + spacing.points)
        let box = part.boxes[view]
        guard abs(box.min(axis) - start) <= rounding(view) + (part.isCell ? 0 : pixel),
          box.size[axis] <= share + slack.same + 0.001,
          box.size[axis] >= floored - loose - 0.001
        else { return nil }
      }
      var slot = box
      slot.size[axis] = floored
      slots.append(slot)
    }
    var rooms = Rooms(width: inner.map { $0.size.x }, height: inner.map { $0.size.y })
    rooms[axis] = rooms[axis].map { $0 - (count - 1) * spacing.points }
    guard var found = item(parts[0], in: slots, of: rooms, counted: axis) else { return nil }
    let item = found.item
    found.item = .group(axis, .counted([item], count: whole))
    found.cost += whole == parts.count ? 0.6 : 1.6
    return found
  }

  /// Returns a group of parts that each have a size.
  private func listed(
    _ axis: LayoutAxis, _ parts: [CellNode], in inner: [Box], _ spacing: Spacing
  ) -> Found? {
    let across = axis.perpendicular
    var rooms = Rooms(width: inner.map { $0.size.x }, height: inner.map { $0.size.y })
    rooms[axis] = rooms[axis].map { $0 - Double(parts.count - 1) * spacing.points }
    var items: [Found] = []
    for (index, part) in parts.enumerated() {
      var own: [Box] = []
      var full: [Box] = []
      var tight: [Box] = []
      for (view, box) in part.boxes.enumerated() {
        var slot = box
        var narrow = slot
        narrow.origin[across] = inner[view].min(across)
        narrow.size[across] = inner[view].size[across]
        tight.append(narrow)
        // A column reaches to the next one, or to the end.
        if !part.isCell {
          let loose = Double(Swift.min(part.count, 12)) / scales[view] + slack.same
          let end =
            index + 1 < parts.count
            ? parts[index + 1].boxes[view].min(axis) - spacing.points : inner[view].max(axis)
          if end >= slot.max(axis) - slack.same, end - slot.max(axis) <= loose {
            slot.size[axis] = end - slot.min(axis)
          }
        }
        var wide = slot
        wide.origin[across] = inner[view].min(across)
        wide.size[across] = inner[view].size[across]
        own.append(slot)
        full.append(wide)
      }
      // One length may look like several that differ by less than a pixel, because the next part
      // begins on one; then the cells tell it.
      let lengths = own.map { $0.size[axis] }
      let isRounded =
        slack.common(lengths) == nil
        && (lengths.max() ?? 0) - (lengths.min() ?? 0) < (scales.map { 1 / $0 }.max() ?? 0)
      if isRounded {
        for view in own.indices { own[view].size[axis] = part.boxes[view].size[axis] }
        for view in own.indices { full[view].size[axis] = own[view].size[axis] }
      }
      var options = [item(part, in: tight, of: rooms)]
      if !part.isCell {
        if full != tight { options.append(item(part, in: full, of: rooms)) }
        if own != tight, own != full { options.append(item(part, in: own, of: rooms)) }
      }
      guard let best = options.compactMap({ $0 }).min(by: { $0.cost < $1.cost }) else {
        return nil
      }
      items.append(best)
    }
    return listed(axis, items)
  }

  /// Returns a group of items, which repeat where they are equal.
  private func listed(_ axis: LayoutAxis, _ items: [Found]) -> Found {
    let cycle =
      (1...items.count).first { length in
        items.indices.allSatisfy { items[$0].item == items[$0 % length].item }
      } ?? items.count
    var cost = cycle < items.count ? 0.4 : 0
    var seen: [CollectionLayoutItem] = []
    for found in items.prefix(cycle) {
      // What is written twice is a name in code.
      cost += seen.contains(found.item) ? 0.4 : found.cost
      seen.append(found.item)
    }
    cost += 0.3 * Double(cycle)
    return Found(
      item: .group(axis, .list(items.prefix(cycle).map { $0.item })), cost: cost)
  }
}

extension CollectionLayoutItem {
  /// Returns a group of the size of its container.
  static func group(_ axis: LayoutAxis, _ subitems: Subitems) -> CollectionLayoutItem {
    let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    return .group(
      axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems))
  }
}
