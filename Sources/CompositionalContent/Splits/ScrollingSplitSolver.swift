import Compositional

/// The solution of a scrolling split (content rule 6).
struct ScrollingSplitSolver {
  let split: ContentScrollingSplit
  let node: Int
  let solver: ContentSolver
  /// The insets of the slots, in points.
  private let insets: DirectionalEdgeInsets

  init(_ split: ContentScrollingSplit, _ node: Int, _ solver: ContentSolver) {
    self.split = split
    self.node = node
    self.solver = solver
    let (own, margins) = (split.contentInsets, solver.margins)
    insets =
      split.addsLayoutMargins
      ? DirectionalEdgeInsets(
        top: own.top + margins.top, leading: own.leading + margins.leading,
        bottom: own.bottom + margins.bottom, trailing: own.trailing + margins.trailing) : own
  }

  /// The width where nothing limits it, in points.
  var ideal: Double {
    let items = items(width: nil)
    if axis(width: nil) == .horizontal {
      return length(of: slots(items, along: .horizontal, across: .infinity), along: .horizontal)
    }
    let widest = items.map { solver.ideal(of: $0.node) + $0.sides }.max() ?? 0
    return widest + insets.total(.horizontal)
  }

  /// Returns the height needed at a width, in points.
  func needed(at width: Double) -> Double {
    let axis = axis(width: width)
    let items = items(width: width)
    if axis == .vertical {
      let across = max(0, width - insets.total(.horizontal))
      return length(of: slots(items, along: axis, across: across), along: axis)
    }
    let heights = slots(items, along: axis, across: .infinity).map { item in
      solver.needed(by: item.node, at: max(0, item.length - item.sides))
        + item.insets.total(.vertical)
    }
    return (heights.max() ?? 0) + insets.total(.vertical)
  }

  /// Notes the frames of the items at offset zero, and the size of the content.
  func place(in frame: Box, at path: String) {
    let axis = axis(width: frame.size.x)
    let cross = axis.perpendicular
    // Insets larger than the split leave less than nothing, and the items are at that end.
    let across = frame.size[cross] - insets.total(cross)
    let items = slots(items(width: frame.size.x), along: axis, across: max(0, across))
    let side = Span(low: 0, high: across).moved(by: frame.min(cross) + insets.start(cross))
    var start = frame.min(axis) + insets.start(axis)
    for item in items {
      let slot = Span(low: start, high: start + item.length)
      start += item.length
      let box = Box(
        along: axis, slot.less(start: item.insets.start(axis), end: item.insets.end(axis)),
        across: side.less(start: item.insets.start(cross), end: item.insets.end(cross)))
      solver.note(item.node, in: box, below: path)
    }
    let content = Vector(along: axis, length(of: items, along: axis), across: across)
    solver.answer.contentSizes[solver.key(path)] = CGSize(content)
  }

  private func axis(width: Double?) -> LayoutAxis {
    split.direction.axis(width: width, in: solver.environment)
  }

  /// The items that are not hidden.
  private func items(width: Double?) -> [SplitItem] {
    solver.nodes[node].children
      .filter { !solver.nodes[$0].content.placement.isHidden }
      .map { SplitItem($0, fallback: .automatic, width: width, in: solver) }
  }

  /// The length of the content with its insets, in points.
  private func length(of items: [SplitItem], along axis: LayoutAxis) -> Double {
    items.reduce(insets.total(axis)) { $0 + $1.length }
  }

  /// Returns the items with the lengths of their slots.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - axis: The axis along which the slots follow one another.
  ///   - across: The length across, without the insets, in points.
  private func slots(
    _ items: [SplitItem], along axis: LayoutAxis, across: Double
  ) -> [SplitItem] {
    items.map { item in
      var item = item
      switch item.slot {
      case .fixed(let length): item.length = length
      case .basedOn(let id): item.length = length(basedOn: id, of: item, axis, across)
      case .automatic, .percentage, .equal:
        item.length =
          axis == .vertical
          ? solver.fittingHeight(of: item.node, in: max(0, across - item.sides))
            + item.insets.total(axis) : solver.ideal(of: item.node) + item.sides
      }
      return item
    }
  }

  /// Returns the length of a split as one of its items needs it, in points; 0 for an unknown one.
  private func length(
    basedOn id: String, of item: SplitItem, _ axis: LayoutAxis, _ across: Double
  ) -> Double {
    guard let split = solver.nodes[item.node].content.split else { return 0 }
    let child = solver.nodes[item.node].children.first { solver.nodes[$0].content.id == id }
    guard let child else { return 0 }
    let insets = solver.nodes[child].content.placement.edgeInsets
    if axis == .horizontal { return solver.ideal(of: child) + insets.total(axis) }
    let frame = Box(
      along: .horizontal, Span(low: 0, high: across).less(item.insets, .horizontal),
      across: Span(low: 0, high: across).less(item.insets, .vertical))
    guard let found = SplitSolver(split, item.node, solver).width(of: id, in: frame) else {
      return 0
    }
    return solver.fittingHeight(of: found.node, in: found.width) + insets.total(axis)
  }
}

extension Span {
  /// Returns the part that insets leave over along an axis.
  fileprivate func less(_ insets: DirectionalEdgeInsets, _ axis: LayoutAxis) -> Span {
    less(start: insets.start(axis), end: insets.end(axis))
  }
}
