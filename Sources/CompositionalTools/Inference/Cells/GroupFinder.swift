import Compositional

/// Finds the sizes, spacings and insets that give cells their frames, from the outside in.
struct GroupFinder {
  /// The pixels per point of each view.
  let scales: [Double]
  let slack: Slack
  /// The content insets of every cell.
  let cellInsets: DirectionalEdgeInsets
  /// True if no group was seen twice, so that it may have more cells than were seen.
  var mayLackCells = false
  /// What was found for parts of groups, which are asked for in many surroundings.
  private let known = Known()
  private let work: SearchWork

  init(
    scales: [Double], slack: Slack, cellInsets: DirectionalEdgeInsets,
    work: SearchWork = SearchWork()
  ) {
    self.scales = scales
    self.slack = slack
    self.cellInsets = cellInsets
    self.work = work
  }

  /// Items by what they were searched for.
  private final class Known {
    var items: [Question: Found?] = [:]
  }

  /// A part of a group in a slot.
  private struct Question: Hashable {
    let boxes: [Box]
    let axis: LayoutAxis?
    let count: Int
    let outer: [Box]
    let width: [Double]
    let height: [Double]
    let counted: LayoutAxis?
  }

  /// An item with how odd its description is.
  struct Found {
    var item: CollectionLayoutItem
    var cost: Double
  }

  /// What fractions are of, in each view.
  struct Rooms {
    var width: [Double]
    var height: [Double]

    subscript(axis: LayoutAxis) -> [Double] {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  // MARK: Dimensions

  /// Returns the plainest dimension that has some lengths, in points, one in each view.
  ///
  /// - Parameter loose: How much longer it may be, because the cells inside are floored.
  func dimension(
    _ lengths: [Double], along axis: LayoutAxis, of rooms: Rooms, loose: Double = 0
  ) -> (dimension: CollectionLayoutDimension, cost: Double)? {
    dimensions(lengths, along: axis, of: rooms, loose: loose).min { $0.cost < $1.cost }
  }

  /// Returns all dimensions that have some lengths, each kind once.
  ///
  /// - Parameter loose: How much longer it may be, because the cells inside are floored.
  func dimensions(
    _ lengths: [Double], along axis: LayoutAxis, of rooms: Rooms, loose: Double = 0
  ) -> [(dimension: CollectionLayoutDimension, cost: Double)] {
    var found: [(dimension: CollectionLayoutDimension, cost: Double)] = []
    for side in [axis, axis.perpendicular] {
      guard let fraction = fraction(lengths, of: rooms[side], loose: loose) else { continue }
      let isOwn = side == axis
      let base = isOwn ? (fraction.oddness == 0 ? 0.4 : 1) : 1.6
      found.append((.fraction(fraction.value, of: side), base + fraction.oddness))
    }
    if let points = slack.plain(lengths, loose: loose, isSize: true), points.value > 0 {
      found.append((.absolute(CGFloat(points.value)), 1.2 + points.oddness))
    }
    return found
  }

  /// Returns the plainest fraction of rooms that has some lengths, floored to pixels.
  private func fraction(_ lengths: [Double], of rooms: [Double], loose: Double) -> PlainNumber? {
    var low = 0.0
    var high = Double.infinity
    var loosest = Double.infinity
    for (view, length) in lengths.enumerated() {
      let room = rooms[view]
      // Of a room that is none nothing is a fraction.
      guard room > slack.same else { return nil }
      // An exact length that is not on the grid of pixels is no floored one.
      let pixels = length * scales[view]
      if abs(pixels - pixels.rounded()) > slack.same * scales[view] + 0.001 { return nil }
      low = max(low, (length - slack.same) / room)
      high = min(high, (length + 1 / scales[view] + slack.same * 0.5 - 0.002) / room)
      loosest = min(
        loosest, (length + 1 / scales[view] + slack.same * 0.5 - 0.002 + loose) / room)
    }
    guard high.isFinite else { return nil }
    return PlainNumber.plainer(PlainNumber.fraction(low, high), PlainNumber.fraction(low, loosest))
  }

  /// Returns a length floored to pixels.
  ///
  /// It comes from numbers with four decimals, so that it may be a little less than whole pixels.
  func floored(_ length: Double, in view: Int) -> Double {
    (length * scales[view] + 0.001).rounded(.down) / scales[view]
  }

  /// How much a position may differ in a view, because it was rounded to a pixel, in points.
  func rounding(_ view: Int) -> Double { 0.5 / scales[view] + 2 * slack.same }

  // MARK: Cells

  /// Returns a cell in a slot.
  ///
  /// - Parameter counted: The axis along which a counted group gives the length.
  func cell(
    _ boxes: [Box], in outer: [Box], of rooms: Rooms, counted: LayoutAxis?
  ) -> Found? {
    var sizes: [CollectionLayoutDimension] = []
    var insets = cellInsets
    var cost = 0.0
    for axis in LayoutAxis.allCases {
      if axis == counted {
        sizes.append(.fraction(1, of: axis))
        let starts = boxes.indices.map { boxes[$0].min(axis) - outer[$0].min(axis) }
        let ends = boxes.indices.map { outer[$0].max(axis) - boxes[$0].max(axis) }
        if let own = insetsInside(starts, ends), own.cost > 0 {
          insets.add(own.start, own.end, axis)
          cost += own.cost
        }
        continue
      }
      let starts = boxes.indices.map { boxes[$0].min(axis) - outer[$0].min(axis) }
      let ends = boxes.indices.map { outer[$0].max(axis) - boxes[$0].max(axis) }
      var best: (CollectionLayoutDimension, Double, Double, Double)?
      func offer(_ option: (CollectionLayoutDimension, Double, Double, Double)) {
        if best.map({ option.1 < $0.1 }) ?? true { best = option }
      }
      if starts.indices.allSatisfy({ abs(starts[$0]) <= rounding($0) }) {
        if let size = dimension(boxes.map { $0.size[axis] }, along: axis, of: rooms) {
          offer((size.dimension, size.cost, 0, 0))
        }
      }
      if let own = insetsInside(starts, ends), own.cost > 0,
        let size = dimension(outer.map { $0.size[axis] }, along: axis, of: rooms)
      {
        offer((size.dimension, size.cost + own.cost, own.start, own.end))
      }
      guard let best else { return nil }
      sizes.append(best.0)
      cost += best.1
      insets.add(best.2, best.3, axis)
    }
    var item = CollectionLayoutItem(layoutSize: .init(sizes[0], sizes[1]))
    item.contentInsets = insets
    return Found(item: item, cost: cost)
  }

  /// Returns the insets at both ends, if they are the same in every view.
  func insetsInside(
    _ starts: [Double], _ ends: [Double]
  ) -> (start: Double, end: Double, cost: Double)? {
    guard let start = slack.plain(starts), start.value >= 0 else { return nil }
    var cost = start.value == 0 ? 0 : 1.2 + start.oddness
    // Floored lengths leave part of a pixel at the end.
    let pixels = scales.map { 1 / $0 }
    let low = ends.indices.map { ends[$0] - pixels[$0] - slack.same }.max() ?? 0
    let high = (ends.min() ?? 0) + slack.same
    guard low <= high, high > -slack.same else { return nil }
    let end: PlainNumber?
    if low <= start.value, start.value <= high {
      end = PlainNumber(value: start.value, oddness: 0)
    } else {
      end = PlainNumber.length(max(0, low), max(0, high))
      cost += (end?.value ?? 0) == 0 ? 0 : 1.2 + (end?.oddness ?? 0)
    }
    return end.map { (start.value, $0.value, cost) }
  }

  /// Returns a node in a slot.
  func item(
    _ node: CellNode, in outer: [Box], of rooms: Rooms, counted: LayoutAxis? = nil
  ) -> Found? {
    let question = Question(
      boxes: node.boxes, axis: node.axis, count: node.count, outer: outer, width: rooms.width,
      height: rooms.height, counted: counted)
    if let answer = known.items[question] { return answer }
    guard work.isLeft else { return nil }
    work.spend(20)
    let answer = solved(node, in: outer, of: rooms, counted: counted)
    known.items[question] = .some(answer)
    return answer
  }

  private func solved(
    _ node: CellNode, in outer: [Box], of rooms: Rooms, counted: LayoutAxis?
  ) -> Found? {
    switch node {
    case .cell(let boxes): return cell(boxes, in: outer, of: rooms, counted: counted)
    case .group(let axis, let parts, _):
      var sizes = PerAxis<(dimension: CollectionLayoutDimension, cost: Double)>(
        (dimension: .absolute(1), cost: 0))
      for axis in LayoutAxis.allCases {
        if axis == counted {
          sizes[axis] = (.fraction(1, of: axis), 0)
        } else {
          guard
            let size = dimension(
              outer.map { $0.size[axis] }, along: axis, of: rooms,
              loose: Double(Swift.max(1, node.length(along: axis) - 1))
                * (scales.map { 1 / $0 }.max() ?? 0) - 0.01)
          else { return nil }
          sizes[axis] = size
        }
      }
      guard var found = group(axis, parts, in: outer) else {
        return nil
      }
      found.cost += sizes.horizontal.cost + sizes.vertical.cost
      found.item = found.item.sized(
        .init(sizes.horizontal.dimension, sizes.vertical.dimension))
      return found
    }
  }
}

extension CollectionLayoutDimension {
  /// Returns a fraction of a length of the container.
  static func fraction(_ fraction: Double, of axis: LayoutAxis) -> Self {
    axis == .horizontal ? .fractionalWidth(CGFloat(fraction)) : .fractionalHeight(CGFloat(fraction))
  }
}

extension CollectionLayoutItem {
  /// Returns an equal item of another size.
  func sized(_ size: CollectionLayoutSize) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: size, content: content)
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    item.supplementaryItems = supplementaryItems
    item.interItemSpacing = interItemSpacing
    return item
  }
}

extension DirectionalEdgeInsets {
  /// Adds insets along an axis, in points.
  mutating func add(_ start: Double, _ end: Double, _ axis: LayoutAxis) {
    if axis == .horizontal {
      leading += CGFloat(start)
      trailing += CGFloat(end)
    } else {
      top += CGFloat(start)
      bottom += CGFloat(end)
    }
  }

  /// Creates insets from those of both axes, in points.
  init(_ horizontal: Span, _ vertical: Span) {
    self.init(
      top: CGFloat(vertical.low), leading: CGFloat(horizontal.low),
      bottom: CGFloat(vertical.high), trailing: CGFloat(horizontal.high))
  }
}
