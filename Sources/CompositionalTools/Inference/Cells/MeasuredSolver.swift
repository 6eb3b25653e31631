import Compositional

/// Finds sections whose cells size themselves: lists and columns of own heights, and lines that wrap.
struct MeasuredSolver {
  let views: [CellView]
  let scrolling: LayoutAxis
  let isRow: Bool
  let slack: Slack
  /// What the insets of the section are added to.
  let reference: ContentInsetsReference

  var axis: LayoutAxis { isRow ? scrolling.perpendicular : scrolling }
  var across: LayoutAxis { axis.perpendicular }

  /// Returns the plainest such section that has all frames; nil if there is none.
  func best() -> CellSection? {
    var best: CellSection?
    let candidates =
      isRow
      ? [single(), sized()]
      : (1...6).map { columns($0) } + (1...4).map { aligned($0) } + [lines()]
    for case var candidate? in candidates {
      candidate.section.contentInsetsReference = reference
      candidate.wrong = CellCheck(candidate.section, views, scrolling, slack).wrong
      if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
      if candidate.wrong == 0 { break }
    }
    return best
  }

  /// The cells of a view that follow one another from the first.
  func run(_ view: CellView) -> [Box] {
    var boxes: [Box] = []
    for case let box? in view.cells.drop(while: { $0 == nil }) { boxes.append(box) }
    return boxes
  }

  /// True if most cells have a length of their own, as cells have that size themselves.
  var hasOwnLengths: Bool {
    let lengths = views.map { view in run(view).prefix(500).map { ($0.size[axis] * 8).rounded() } }
    return !lengths.isEmpty
      && lengths.allSatisfy { Set($0).count >= 4 && 2 * Set($0).count >= $0.count }
  }

  /// Returns the estimate of cells with some lengths: that which cells keep that were not measured, or
  /// the median.
  func typical(_ lengths: [Double], _ axis: LayoutAxis) -> CGFloat {
    if let estimate = views.compactMap({ $0.estimate }).first { return CGFloat(estimate[axis]) }
    let sorted = lengths.sorted()
    let median = sorted.isEmpty ? 44 : sorted[sorted.count / 2]
    return CGFloat(max(1, median.rounded()))
  }

  // MARK: Rows of cells of own heights

  /// Returns rows of some cells, each as long as its content.
  private func columns(_ count: Int) -> CellSection? {
    var starts: [Double] = []
    var ends: [Double] = []
    var gaps: [Double] = []
    var spacings: [Double] = []
    var lengths: [Double] = []
    for view in views {
      let boxes = run(view)
      guard boxes.count >= count else { continue }
      var end: Double?
      for start in stride(from: 0, to: boxes.count, by: count) {
        let row = boxes[start..<min(start + count, boxes.count)]
        let low = row[start].min(axis)
        for (place, box) in row.enumerated() {
          guard slack.equal(box.min(axis), low),
            abs(box.min(across) - boxes[place].min(across)) <= 2 * slack.same,
            abs(box.size[across] - boxes[place].size[across]) <= 2 * slack.same
          else { return nil }
        }
        if let end { gaps.append(low - end) }
        end = row.map { $0.max(axis) }.max()
      }
      for (one, next) in zip(boxes.prefix(count), boxes.prefix(count).dropFirst()) {
        spacings.append(next.min(across) - one.max(across))
      }
      starts.append(boxes[0].min(across) - view.reference.low)
      ends.append(view.size[across] - view.reference.high - boxes[count - 1].max(across))
      lengths += boxes.prefix(500).map { $0.size[axis] }
    }
    guard !starts.isEmpty, let lead = slack.plain(starts), lead.value >= 0 else { return nil }
    // A row begins on a pixel.
    let loose = Slack(same: slack.same + (views.map { $0.pixel }.max() ?? 0) / 2)
    guard let gap = gaps.isEmpty ? PlainNumber(value: 0, oddness: 0) : loose.plain(gaps),
      let spacing = spacings.isEmpty ? PlainNumber(value: 0, oddness: 0) : slack.plain(spacings)
    else { return nil }
    let left = views.map { Double(count) * $0.pixel }.max() ?? 0
    let least = ends.min() ?? 0
    let trail =
      least - left <= lead.value && lead.value <= least + slack.same
      ? lead : PlainNumber.length(max(0, least - left), least + slack.same)
    guard let trail else { return nil }
    let estimate = typical(lengths, axis)
    let item = CollectionLayoutItem(
      layoutSize: size(.estimated(estimate), .fraction(1, of: across)))
    var group = CollectionLayoutItem.group(
      across, count == 1 ? .list([item]) : .counted([item], count: count)
    ).sized(size(.estimated(estimate), .fraction(1, of: across)))
    if spacing.value > 0 { group.interItemSpacing = .fixed(CGFloat(spacing.value)) }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.contentInsets.add(lead.value, trail.value, across)
    section.interGroupSpacing = CGFloat(max(0, gap.value))
    return CellSection(section: section, cost: 6 + Double(count) * 0.1)
  }

  func size(
    _ along: CollectionLayoutDimension, _ over: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    axis == .vertical ? .init(over, along) : .init(along, over)
  }

  // MARK: Lines that wrap

  /// Returns lines of cells of own widths and one height.
  private func lines() -> CellSection? {
    var gaps: [Double] = []
    var rows: [Double] = []
    var starts: [Double] = []
    var ends: [Double] = []
    var heights: [Double] = []
    var widths: [Double] = []
    for view in views {
      let boxes = run(view)
      guard let first = boxes.first else { continue }
      starts.append(first.min(across) - view.reference.low)
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        if slack.equal(one.min(axis), next.min(axis)) {
          gaps.append(next.min(across) - one.max(across))
        } else {
          rows.append(next.min(axis) - one.max(axis))
          guard slack.equal(next.min(across), first.min(across)) else { return nil }
        }
      }
      heights += boxes.map { $0.size[axis] }
      widths += boxes.prefix(500).map { $0.size[across] }
      ends.append(
        view.size[across] - view.reference.high - (boxes.map { $0.max(across) }.max() ?? 0))
    }
    // A cell begins on a pixel, wherever the one before it ends.
    let loose = Slack(same: slack.same + (views.map { $0.pixel }.max() ?? 0))
    guard !gaps.isEmpty, let lead = slack.plain(starts), let gap = loose.plain(gaps),
      let height = slack.plain(heights), height.value > 0
    else { return nil }
    guard let row = rows.isEmpty ? PlainNumber(value: 0, oddness: 0) : slack.plain(rows) else {
      return nil
    }
    let least = ends.min() ?? 0
    let trail = least + slack.same >= lead.value ? lead.value : max(0, least)
    let item = CollectionLayoutItem(
      layoutSize: size(.fraction(1, of: axis), .estimated(typical(widths, across))))
    var group = CollectionLayoutItem.group(across, .list([item]))
      .sized(size(.absolute(CGFloat(height.value)), .fraction(1, of: across)))
    if gap.value != 0 { group.interItemSpacing = .fixed(CGFloat(gap.value)) }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.contentInsets.add(lead.value, trail, across)
    section.interGroupSpacing = CGFloat(max(0, row.value))
    return CellSection(section: section, cost: 7)
  }

  // MARK: Rows that scroll

  /// Returns a row of cells of own widths.
  private func single() -> CellSection? {
    var gaps: [Double] = []
    var heights: [Double] = []
    var widths: [Double] = []
    var start = 0.0
    for view in views {
      let boxes = run(view)
      guard let first = boxes.first else { continue }
      start = first.min(axis)
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        gaps.append(next.min(axis) - one.max(axis))
      }
      heights += boxes.map { $0.size[across] }
      widths += boxes.map { $0.size[axis] }
    }
    guard let gap = gaps.isEmpty ? PlainNumber(value: 0, oddness: 0) : slack.plain(gaps),
      let height = slack.plain(heights), height.value > 0
    else { return nil }
    let length = CollectionLayoutDimension.estimated(typical(widths, axis))
    let over = CollectionLayoutDimension.absolute(CGFloat(height.value))
    let item = CollectionLayoutItem(layoutSize: size(length, .fraction(1, of: across)))
    let group = CollectionLayoutItem.group(axis, .list([item])).sized(size(length, over))
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.interGroupSpacing = CGFloat(gap.value)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.add(max(0, start), 0, axis)
    return CellSection(section: section, cost: 7)
  }

  /// Returns a row of cells of one width, each as high as its content.
  private func sized() -> CellSection? {
    var starts: [Double] = []
    var gaps: [Double] = []
    var widths: [Double] = []
    var heights: [Double] = []
    for view in views {
      let boxes = run(view)
      guard let first = boxes.first,
        !boxes.contains(where: {
          !slack.equal($0.size[axis], first.size[axis])
        })
      else { return nil }
      starts.append(first.min(axis) - view.reference.low)
      widths.append(first.size[axis])
      heights += boxes.map { $0.size[across] }
      gaps += zip(boxes, boxes.dropFirst()).map { $1.min(axis) - $0.max(axis) }
    }
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[axis] = views.map { $0.room(along: axis) }
    rooms[across] = views.map { $0.size[across] }
    let finder = GroupFinder(scales: views.map { $0.scale }, slack: slack, cellInsets: .zero)
    // A cell begins on a pixel.
    let loose = Slack(same: slack.same + (views.map { $0.pixel }.max() ?? 0) / 2)
    guard starts.count == views.count, let start = slack.plain(starts), start.value >= 0,
      let gap = gaps.isEmpty ? PlainNumber(value: 0, oddness: 0) : loose.plain(gaps),
      let width = finder.dimension(widths, along: axis, of: rooms)
    else { return nil }
    let height = CollectionLayoutDimension.estimated(typical(heights, across))
    let item = CollectionLayoutItem(layoutSize: size(.fraction(1, of: axis), height))
    let group = CollectionLayoutItem.group(axis, .list([item])).sized(size(width.dimension, height))
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.interGroupSpacing = CGFloat(gap.value)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.add(start.value, start.value, axis)
    return CellSection(section: section, cost: 6.5 + width.cost)
  }
}
