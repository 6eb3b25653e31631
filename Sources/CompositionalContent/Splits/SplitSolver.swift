import Compositional

/// The solution of a split (content rule 6).
struct SplitSolver {
  let split: ContentSplit
  let node: Int
  let solver: ContentSolver
  private let padding: Double

  init(_ split: ContentSplit, _ node: Int, _ solver: ContentSolver) {
    self.split = split
    self.node = node
    self.solver = solver
    padding = Double(split.subviewPadding)
  }

  /// The width where nothing limits it, in points (content rule 6.4).
  var ideal: Double {
    let items = items(width: nil)
    if !split.overlaps, axis(width: nil) == .horizontal {
      return lengths(of: items, along: .horizontal, width: .infinity).sum
    }
    return items.map { solver.ideal(of: $0.node) + $0.sides + 2 * padding }.max() ?? 0
  }

  /// Returns the height needed at a width, in points (content rule 6.4).
  func needed(at width: Double) -> Double {
    let items = items(width: width)
    if split.overlaps {
      return items.map { heightInWholeSplit(of: $0, at: width) }.max() ?? 0
    }
    if axis(width: width) == .vertical {
      return lengths(of: items, along: .vertical, width: width).sum
    }
    let slots = shared(items, in: width, along: .horizontal, width: width).items
    return slots.map { item in
      let sides = item.isAutomatic ? 0 : item.sides
      let height = solver.needed(by: item.node, at: max(0, item.length - 2 * padding - sides))
      return height + item.insets.total(.vertical) + 2 * padding
    }.max() ?? 0
  }

  /// Notes the frames of the items in a frame.
  func place(in frame: Box, at path: String) {
    let (items, calculation) = slots(in: frame)
    if !split.overlaps {
      solver.answer.calculations[solver.key(path)] = calculation
      if calculation.isOvercommitted { solver.report(.overcommitted, path) }
    }
    for (item, box) in zip(items, frames(of: items, in: frame)) {
      solver.note(item.node, in: box, below: path)
    }
  }

  /// Returns the width that an item has in a frame, in points; nil for an unknown id.
  func width(of id: String, in frame: Box) -> (node: Int, width: Double)? {
    let items = slots(in: frame).items
    guard let index = items.firstIndex(where: { solver.nodes[$0.node].content.id == id }) else {
      return nil
    }
    return (items[index].node, frames(of: items, in: frame)[index].size.x)
  }

  /// Returns the height that an item needs where it has the whole split, in points
  /// (content rule 6.7).
  private func heightInWholeSplit(of item: SplitItem, at width: Double) -> Double {
    solver.needed(by: item.node, at: max(0, width - item.sides - 2 * padding))
      + item.insets.total(.vertical) + 2 * padding
  }

  // MARK: Slots (content rule 6.1)

  private func axis(width: Double?) -> LayoutAxis {
    split.direction.axis(width: width, in: solver.environment)
  }

  private func items(width: Double?) -> [SplitItem] {
    solver.nodes[node].children.map { SplitItem($0, fallback: .equal, width: width, in: solver) }
  }

  private func slots(in frame: Box) -> (items: [SplitItem], SplitCalculation) {
    let (axis, width) = (axis(width: frame.size.x), frame.size.x)
    return shared(items(width: width), in: frame.size[axis], along: axis, width: width)
  }

  /// Returns the items with the lengths of their fixed and automatic slots, and their sum.
  private func lengths(
    of items: [SplitItem], along axis: LayoutAxis, width: Double
  ) -> (items: [SplitItem], sum: Double) {
    var (items, sum) = (items, 0.0)
    for index in items.indices {
      let item = items[index]
      switch item.slot {
      case .fixed(let length): items[index].length = length
      case .automatic:
        let available = max(0, width - item.sides - 2 * padding)
        let length =
          axis == .vertical
          ? solver.fittingHeight(of: item.node, in: available)
          : solver.fittingWidth(of: item.node, in: available)
        items[index].length = length + item.insets.total(axis) + 2 * padding
      case .percentage, .equal, .basedOn: break
      }
      sum += items[index].length
    }
    return (items, sum)
  }

  /// Returns the items with the lengths of all slots, and the numbers they come from.
  private func shared(
    _ items: [SplitItem], in length: Double, along axis: LayoutAxis, width: Double
  ) -> (items: [SplitItem], SplitCalculation) {
    var (items, sum) = lengths(of: items, along: axis, width: width)
    let rest = max(0, length - sum)
    var (percent, equals) = (0.0, 0)
    for item in items {
      switch item.slot {
      case .percentage(let part): percent += part
      case .equal: equals += 1
      case .fixed, .automatic, .basedOn: break
      }
    }
    let equal = rest * max(0, 1 - percent / 100) / Double(max(1, equals))
    for index in items.indices {
      switch items[index].slot {
      case .percentage(let part): items[index].length = rest * part / 100
      case .equal: items[index].length = equal
      case .fixed, .automatic, .basedOn: break
      }
    }
    let calculation = SplitCalculation(
      length: CGFloat(length), fixedSum: CGFloat(sum), remainder: CGFloat(rest),
      percentage: CGFloat(percent), equalCount: equals, slots: items.map { CGFloat($0.length) })
    return (items, calculation)
  }

  // MARK: Frames (content rule 6.2)

  private func frames(of items: [SplitItem], in frame: Box) -> [Box] {
    if split.overlaps { return items.map { part(of: frame, for: $0) } }
    let axis = axis(width: frame.size.x)
    let cross = frame.span(axis.perpendicular)
    var start = frame.min(axis)
    return items.map { item in
      let slot = Span(low: start, high: start + item.length)
      start += item.length
      // The insets of an automatic slot were added to its length and are not taken again.
      let along = item.isAutomatic ? .zero : item.insets
      let across = axis.perpendicular
      return Box(
        along: axis,
        slot.less(start: padding + along.start(axis), end: padding + along.end(axis)),
        across: cross.less(
          start: padding + item.insets.start(across), end: padding + item.insets.end(across)))
    }
  }

  /// Returns the frame of an item that has the whole split (content rule 6.7).
  private func part(of frame: Box, for item: SplitItem) -> Box {
    func span(_ axis: LayoutAxis) -> Span {
      frame.span(axis).less(
        start: padding + item.insets.start(axis), end: padding + item.insets.end(axis))
    }
    return Box(along: .horizontal, span(.horizontal), across: span(.vertical))
  }
}
