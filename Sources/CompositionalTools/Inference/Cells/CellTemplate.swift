import Compositional

/// The cells of one group, in each view that shows one.
struct CellTemplate {
  /// The views that show a whole group.
  let views: [CellView]
  /// The distance of two groups in each of these views, in points; nil if it was not seen.
  let pitches: [Double?]
  /// The frames by cell and view.
  let cells: [[Box]]

  /// How far neighbors may overlap, in points.
  let overlap: Double

  init?(_ all: [CellView], _ period: Period, along axis: LayoutAxis, _ slack: Slack) {
    var views: [CellView] = []
    var pitches: [Double?] = []
    var columns: [[Box]] = []
    for (place, view) in all.enumerated() {
      guard let boxes = Self.boxes(view, period, period.pitches[place], along: axis, slack) else {
        continue
      }
      views.append(view)
      pitches.append(period.pitches[place])
      columns.append(boxes)
    }
    guard !views.isEmpty else { return nil }
    self.init(
      views: views, pitches: pitches,
      cells: (0..<period.length).map { cell in columns.map { $0[cell] } }, slack)
  }

  /// Creates a template of views whose cells are known otherwise.
  init(views: [CellView], pitches: [Double?], cells: [[Box]] = [], _ slack: Slack) {
    self.views = views
    self.pitches = pitches
    self.cells = cells
    overlap = slack.same * 2 + 0.001
  }

  /// Returns the frames of the cells of the first group, or of what most groups have in its place.
  private static func boxes(
    _ view: CellView, _ period: Period, _ pitch: Double?, along axis: LayoutAxis, _ slack: Slack
  ) -> [Box]? {
    let length = period.length
    guard view.cells.count >= length else { return nil }
    guard let pitch else {
      let boxes = view.cells.prefix(length).compactMap { $0 }
      return boxes.count == length ? boxes : nil
    }
    let isExact = period.share == 1 && slack.same < 0.01
    let groups = Swift.min((view.cells.count + length - 1) / length, isExact ? 9 : 33)
    var boxes: [Box] = []
    for cell in 0..<length {
      var found: [Box] = []
      for group in 0..<groups {
        let index = group * length + cell
        guard index < view.cells.count, var box = view.cells[index] else { continue }
        box.origin[axis] -= Double(group) * pitch
        found.append(box)
        if isExact { break }
      }
      guard let box = median(found) else { return nil }
      boxes.append(box)
    }
    return boxes
  }

  private static func median(_ boxes: [Box]) -> Box? {
    guard boxes.count > 1 else { return boxes.first }
    func middle(_ value: (Box) -> Double) -> Double {
      let sorted = boxes.map(value).sorted()
      let half = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }
    return Box(
      origin: Vector(x: middle { $0.origin.x }, y: middle { $0.origin.y }),
      size: Vector(x: middle { $0.size.x }, y: middle { $0.size.y }))
  }

  /// Returns where the groups of a row begin beyond the insets of the reference, in points.
  func start(of node: CellNode, along axis: LayoutAxis) -> Double {
    let start = (node.boxes.first?.min(axis) ?? 0) - views[0].reference.low
    return abs(start) < 0.01 ? 0 : start
  }

  /// Returns the section of a custom group that has the cells where the first view has them.
  func customSection(along axis: LayoutAxis, isRow: Bool) -> CellSection {
    let across = axis.perpendicular
    let bounds = cells.dropFirst().reduce(cells[0][0]) { $0.union($1[0]) }
    let origin = isRow ? bounds.min(across) : views[0].reference.low
    let items = cells.map { boxes in
      var box = boxes[0]
      box.origin[axis] -= bounds.min(axis)
      box.origin[across] -= origin
      return CollectionLayoutGroupCustomItem(frame: CGRect(box))
    }
    func absolute(_ length: Double) -> CollectionLayoutDimension {
      let length = PlainNumber.length(length - 0.001, length + 0.001)?.value ?? length
      return .absolute(CGFloat(Swift.max(1, length)))
    }
    let along = absolute(pitches[0] ?? bounds.size[axis])
    let over = isRow ? absolute(bounds.size[across]) : .fraction(1, of: across)
    let group = CollectionLayoutGroup.custom(
      layoutSize: axis == .horizontal ? .init(along, over) : .init(over, along),
      itemProvider: CollectionLayoutCustomItemProvider(items))
    var section = CollectionLayoutSection(group: group)
    if isRow {
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets.add(Swift.max(0, bounds.min(axis) - views[0].reference.low), 0, axis)
    }
    return CellSection(section: section, cost: 10 + 3 * Double(cells.count))
  }

  /// The length of a group along the axis in each view, with the spacing that is left.
  struct Length {
    let lengths: [Double]
    let spacing: Double
    let cost: Double
  }

  /// Returns the lengths that the groups may have, with the spacing between them.
  func lengths(of node: CellNode, along axis: LayoutAxis, _ slack: Slack) -> [Length] {
    let own = node.boxes.map { $0.size[axis] }
    var gaps: [Double] = []
    for (place, pitch) in pitches.enumerated() {
      if let pitch { gaps.append(pitch - own[place]) }
    }
    guard !gaps.isEmpty else { return [Length(lengths: own, spacing: 0, cost: 0)] }
    var found: [Length] = []
    func offer(_ spacing: Double, _ oddness: Double) {
      guard spacing >= 0, !found.contains(where: { abs($0.spacing - spacing) < 0.001 }) else {
        return
      }
      let lengths = pitches.enumerated().map { place, pitch in
        pitch.map { $0 - spacing } ?? own[place]
      }
      found.append(
        Length(
          lengths: lengths, spacing: spacing, cost: 1.4 + (spacing == 0 ? 0 : 0.8 + oddness)))
    }
    let least = gaps.min() ?? 0
    let most = gaps.max() ?? 0
    let pixel = views.map { $0.pixel }.max() ?? 0
    if let spacing = PlainNumber.distance(most - slack.same, least + slack.same),
      spacing.value >= 0
    {
      found.append(
        Length(
          lengths: own, spacing: spacing.value,
          cost: spacing.value == 0 ? 0 : 0.8 + spacing.oddness))
    }
    let loose = Double(Swift.min(node.count, 12)) * pixel
    if let spacing = PlainNumber.distance(most - loose - slack.same, least + slack.same) {
      offer(spacing.value, spacing.oddness)
    }
    for part in node.gaps(along: axis) where part <= least + slack.same {
      if let spacing = PlainNumber.distance(part - slack.same, part + slack.same) {
        offer(spacing.value, spacing.oddness)
      }
    }
    offer(0, 0)
    return found
  }
}

extension CellNode {
  /// The distinct gaps between neighbors along an axis, in the first view.
  func gaps(along axis: LayoutAxis) -> [Double] {
    guard case .group(let own, let parts, _) = self else { return [] }
    var gaps: [Double] = []
    func add(_ gap: Double) {
      if gap > 0.01, !gaps.contains(where: { abs($0 - gap) < 0.01 }) { gaps.append(gap) }
    }
    if own == axis {
      for (part, next) in zip(parts, parts.dropFirst()) {
        if let one = part.boxes.first, let other = next.boxes.first {
          add(other.min(axis) - one.max(axis))
        }
      }
    }
    for part in parts { part.gaps(along: axis).forEach(add) }
    return gaps
  }
}
