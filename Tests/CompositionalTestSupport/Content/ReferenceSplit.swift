import CompositionalContent

/// Splits, slot by slot, with one branch for each axis.
extension ReferenceContent {
  private enum Slot: Equatable {
    case points(Double)
    case automatic, equal
    case percent(Double)
    case like(String)
  }

  private var pixel: Double { 1 / Double(environment.displayScale) }

  private func isVertical(_ direction: SplitDirection, _ width: Double?) -> Bool {
    switch direction {
    case .vertical: true
    case .horizontal: false
    case .conditional(let condition, let then, let otherwise):
      (holds(condition, width) ? then : otherwise) == .vertical
    }
  }

  private func slot(_ content: Content, _ width: Double?, default fallback: Slot) -> Slot {
    guard let slot = content.placement.slot else {
      if case .separator = content.kind { return .points(pixel) }
      return fallback
    }
    return resolve(slot, width)
  }

  private func resolve(_ slot: ContentSlot, _ width: Double?) -> Slot {
    func points(_ length: Double) -> Slot {
      .points(length > 0 && length < 1 ? pixel : max(0, length))
    }
    func edge(_ insets: PhysicalEdgeInsets, _ edge: ContentSlot.Edge) -> Double {
      switch edge {
      case .top: insets.top
      case .bottom: insets.bottom
      case .leading: isLeftToRight ? insets.left : insets.right
      case .trailing: isLeftToRight ? insets.right : insets.left
      }
    }
    switch slot {
    case .fixed(let length): return points(length)
    case .automatic: return .automatic
    case .equal: return .equal
    case .percentage(let part): return .percent(part)
    case .basedOn(let id): return .like(id)
    case .safeArea(let side, let more):
      return points(edge(environment.safeAreaInsets, side) + Double(more))
    case .layoutMargins(let side, let more):
      return points(edge(environment.layoutMargins, side) + Double(more))
    case .conditional(let list):
      for entry in list where holds(entry.condition, width) { return resolve(entry.slot, width) }
      return .points(0)
    }
  }

  /// The lengths of fixed and automatic slots; nil for the others.
  private func known(_ split: ContentSplit, _ width: Double?) -> [Double?] {
    let padding = Double(split.subviewPadding)
    return split.items.map { item in
      let insets = item.placement.edgeInsets
      switch slot(item, width, default: .equal) {
      case .points(let length): return length
      case .automatic:
        let sides = Double(insets.leading + insets.trailing)
        let offered = width.map { max(0, $0 - sides - 2 * padding) } ?? .infinity
        return isVertical(split.direction, width)
          ? fit(item, offered).height + Double(insets.top + insets.bottom) + 2 * padding
          : fit(item, offered).width + sides + 2 * padding
      case .equal, .percent, .like: return nil
      }
    }
  }

  private func lengths(_ split: ContentSplit, _ width: Double, _ main: Double) -> [Double] {
    let known = known(split, width)
    let rest = max(0, main - known.compactMap { $0 }.reduce(0, +))
    let slots = split.items.map { slot($0, width, default: .equal) }
    let percent = slots.reduce(0.0) { sum, slot in
      if case .percent(let part) = slot { return sum + part }
      return sum
    }
    let equals = slots.count { $0 == .equal }
    return zip(slots, known).map { slot, known in
      switch slot {
      case .percent(let part): rest * part / 100
      case .equal: rest * max(0, 100 - percent) / 100 / Double(equals)
      case .points, .automatic, .like: known ?? 0
      }
    }
  }

  func idealOfSplit(_ split: ContentSplit) -> Double {
    if !split.overlaps, !isVertical(split.direction, nil) {
      return known(split, nil).compactMap { $0 }.reduce(0, +)
    }
    return split.items.map {
      ideal($0) + Double($0.placement.edgeInsets.leading + $0.placement.edgeInsets.trailing)
        + 2 * Double(split.subviewPadding)
    }.max() ?? 0
  }

  /// What an item with the whole split needs: all that is around it comes off the width, and is
  /// added to the height.
  private func neededAlone(_ item: Content, _ padding: Double, _ width: Double) -> Double {
    let insets = item.placement.edgeInsets
    let inner = width - Double(insets.leading) - Double(insets.trailing) - padding - padding
    return needed(item, inner < 0 ? 0 : inner) + Double(insets.top) + Double(insets.bottom)
      + padding + padding
  }

  func neededBySplit(_ split: ContentSplit, _ width: Double) -> Double {
    if split.overlaps {
      return split.items.reduce(0) { most, item in
        max(most, neededAlone(item, Double(split.subviewPadding), width))
      }
    }
    if isVertical(split.direction, width) {
      return known(split, width).compactMap { $0 }.reduce(0, +)
    }
    let padding = 2 * Double(split.subviewPadding)
    return zip(split.items, lengths(split, width, width)).map { item, length in
      let insets = item.placement.edgeInsets
      let isAutomatic = slot(item, width, default: .equal) == .automatic
      let sides = isAutomatic ? 0 : Double(insets.leading + insets.trailing)
      return needed(item, max(0, length - padding - sides))
        + Double(insets.top + insets.bottom) + padding
    }.max() ?? 0
  }

  /// Cuts insets off a slot: nothing is left where they exceed it.
  private func cut(_ low: Double, _ length: Double, _ start: Double, _ end: Double)
    -> (low: Double, length: Double)
  {
    if start + end <= length { return (low + start, length - start - end) }
    return (low + min(start, length), 0)
  }

  private func frames(_ split: ContentSplit, _ frame: CGRect) -> [CGRect] {
    let (width, padding) = (Double(frame.width), Double(split.subviewPadding))
    if split.overlaps {
      return split.items.map { item in
        let insets = item.placement.edgeInsets
        let x = cut(
          frame.minX, frame.width, padding + insets.leading, padding + insets.trailing)
        let y = cut(frame.minY, frame.height, padding + insets.top, padding + insets.bottom)
        return CGRect(x: x.low, y: y.low, width: x.length, height: y.length)
      }
    }
    let isVertical = isVertical(split.direction, width)
    var start = Double(isVertical ? frame.minY : frame.minX)
    let main = Double(isVertical ? frame.height : frame.width)
    return zip(split.items, lengths(split, width, main)).map { item, length in
      var (x, y) = (item.placement.edgeInsets, item.placement.edgeInsets)
      if slot(item, width, default: .equal) == .automatic {
        if isVertical { (y.top, y.bottom) = (0, 0) } else { (x.leading, x.trailing) = (0, 0) }
      }
      let across = cut(
        isVertical ? start : frame.minY, isVertical ? length : frame.height,
        padding + y.top, padding + y.bottom)
      let along = cut(
        isVertical ? frame.minX : start, isVertical ? frame.width : length,
        padding + x.leading, padding + x.trailing)
      start += length
      return CGRect(
        x: along.low, y: across.low, width: along.length, height: across.length)
    }
  }

  mutating func placeSplit(_ split: ContentSplit, _ frame: CGRect, _ path: String) {
    let width = Double(frame.width)
    let main = Double(isVertical(split.direction, width) ? frame.height : frame.width)
    let percent = split.items.reduce(0.0) { sum, item in
      if case .percent(let part) = slot(item, width, default: .equal) { return sum + part }
      return sum
    }
    let sum = known(split, width).compactMap { $0 }.reduce(0, +)
    if !split.overlaps, sum > main + 1e-6 || percent > 100 + 1e-6 {
      report("overcommitted", path)
    }
    for (index, box) in frames(split, frame).enumerated() {
      put(split.items[index], index, box, path)
    }
  }

  // MARK: Scrolling splits

  private func insets(_ split: ContentScrollingSplit) -> DirectionalEdgeInsets {
    var insets = split.contentInsets
    guard split.addsLayoutMargins else { return insets }
    let margins = environment.layoutMargins
    insets.top += margins.top
    insets.bottom += margins.bottom
    insets.leading += isLeftToRight ? margins.left : margins.right
    insets.trailing += isLeftToRight ? margins.right : margins.left
    return insets
  }

  private func scrollingLengths(
    _ split: ContentScrollingSplit, _ width: Double?, _ across: Double
  ) -> [(item: Content, index: Int, length: Double)] {
    let isVertical = isVertical(split.direction, width)
    return split.items.enumerated().filter { !$1.placement.isHidden }.map { index, item in
      let insets = item.placement.edgeInsets
      let sides = Double(insets.leading + insets.trailing)
      let ends = Double(insets.top + insets.bottom)
      switch slot(item, width, default: .automatic) {
      case .points(let length): return (item, index, length)
      case .like(let id): return (item, index, like(id, item, isVertical, across))
      case .automatic, .equal, .percent:
        let length =
          isVertical ? fit(item, max(0, across - sides)).height + ends : ideal(item) + sides
        return (item, index, length)
      }
    }
  }

  private func like(
    _ id: String, _ item: Content, _ isVertical: Bool, _ across: Double
  ) -> Double {
    guard case .split(let split) = item.kind,
      let index = split.items.firstIndex(where: { $0.id == id })
    else { return 0 }
    let child = split.items[index]
    let own = child.placement.edgeInsets
    if !isVertical { return ideal(child) + Double(own.leading + own.trailing) }
    let insets = item.placement.edgeInsets
    let along = cut(0, across, insets.leading, insets.trailing)
    let down = cut(0, across, insets.top, insets.bottom)
    let frame = CGRect(x: along.low, y: down.low, width: along.length, height: down.length)
    return fit(child, Double(frames(split, frame)[index].width)).height
      + Double(own.top + own.bottom)
  }

  func idealOfScrolling(_ split: ContentScrollingSplit) -> Double {
    let insets = insets(split)
    let sides = Double(insets.leading + insets.trailing)
    if !isVertical(split.direction, nil) {
      return scrollingLengths(split, nil, .infinity).map(\.length).reduce(sides, +)
    }
    let widths = split.items.filter { !$0.placement.isHidden }.map {
      ideal($0) + Double($0.placement.edgeInsets.leading + $0.placement.edgeInsets.trailing)
    }
    return (widths.max() ?? 0) + sides
  }

  func neededByScrolling(_ split: ContentScrollingSplit, _ width: Double) -> Double {
    let insets = insets(split)
    let ends = Double(insets.top + insets.bottom)
    if isVertical(split.direction, width) {
      let across = max(0, width - Double(insets.leading + insets.trailing))
      return scrollingLengths(split, width, across).map(\.length).reduce(ends, +)
    }
    let heights = scrollingLengths(split, width, .infinity).map { item, _, length in
      let own = item.placement.edgeInsets
      return needed(item, max(0, length - Double(own.leading + own.trailing)))
        + Double(own.top + own.bottom)
    }
    return (heights.max() ?? 0) + ends
  }

  mutating func placeScrolling(
    _ split: ContentScrollingSplit, _ frame: CGRect, _ path: String
  ) {
    let insets = insets(split)
    let isVertical = isVertical(split.direction, Double(frame.width))
    let sides = Double(insets.leading + insets.trailing)
    let ends = Double(insets.top + insets.bottom)
    // Less than nothing puts the items where the room ends, before its start.
    let across = Double(isVertical ? frame.width - sides : frame.height - ends)
    var offset = Double(isVertical ? insets.top : insets.leading)
    let slots = scrollingLengths(split, Double(frame.width), max(0, across))
    for (item, index, length) in slots {
      let own = item.placement.edgeInsets
      let x =
        isVertical
        ? cut(frame.minX + insets.leading, across, own.leading, own.trailing)
        : cut(frame.minX + offset, length, own.leading, own.trailing)
      let y =
        isVertical
        ? cut(frame.minY + offset, length, own.top, own.bottom)
        : cut(frame.minY + insets.top, across, own.top, own.bottom)
      put(item, index, CGRect(x: x.low, y: y.low, width: x.length, height: y.length), path)
      offset += length
    }
    let total = offset + Double(isVertical ? insets.bottom : insets.trailing)
    contentSizes[key(path)] =
      isVertical
      ? CGSize(width: across, height: total) : CGSize(width: total, height: across)
  }
}
