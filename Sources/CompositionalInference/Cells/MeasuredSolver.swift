import Compositional

/// Finds sections whose cells size themselves: lists and columns of own heights, and lines that wrap.
struct MeasuredSolver {
  let views: [CellView]
  let scrolling: LayoutAxis
  let isRow: Bool
  let slack: Slack

  private var axis: LayoutAxis { isRow ? scrolling.perpendicular : scrolling }
  private var across: LayoutAxis { axis.perpendicular }

  /// Returns the plainest such section that has all frames; nil if there is none.
  func best() -> CellSection? {
    var best: CellSection?
    let candidates =
      isRow
      ? [single()]
      : (1...6).map { columns($0) } + (1...4).map { aligned($0) } + [lines()]
    for case var candidate? in candidates {
      candidate.wrong = CellCheck(candidate.section, views, scrolling, slack).wrong
      if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
      if candidate.wrong == 0 { break }
    }
    return best
  }

  /// The cells of a view that follow one another from the first.
  private func run(_ view: CellView) -> [Box] {
    var boxes: [Box] = []
    for case let box? in view.cells.drop(while: { $0 == nil }) { boxes.append(box) }
    return boxes
  }

  private func typical(_ lengths: [Double]) -> CGFloat {
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
    let estimate = typical(lengths)
    let item = CollectionLayoutItem(
      layoutSize: size(.estimated(estimate), .fraction(1, of: across)))
    var group = CollectionLayoutItem.group(
      across, count == 1 ? .list([item]) : .counted([item], count: count)
    ).sized(size(.estimated(estimate), .fraction(1, of: across)))
    if spacing.value > 0 { group.interItemSpacing = .fixed(CGFloat(spacing.value)) }
    var section = CollectionLayoutSection(group: group)
    section.contentInsets.add(lead.value, trail.value, across)
    section.interGroupSpacing = CGFloat(max(0, gap.value))
    return CellSection(section: section, cost: 6 + Double(count) * 0.1)
  }

  private func size(
    _ along: CollectionLayoutDimension, _ over: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    axis == .vertical ? .init(over, along) : .init(along, over)
  }

  // MARK: Cells of own heights at different sides

  /// Returns a column of cells, each as long as its content, whose widths and sides repeat.
  private func aligned(_ count: Int) -> CellSection? {
    var views: [CellView] = []
    var runs: [[Box]] = []
    for view in self.views where run(view).count > count {
      views.append(view)
      runs.append(run(view))
    }
    let starts = zip(views, runs).map { view, run in
      (run.map { $0.min(across) }.min() ?? 0) - view.reference.low
    }
    let ends = zip(views, runs).map { view, run in
      view.size[across] - view.reference.high - (run.map { $0.max(across) }.max() ?? 0)
    }
    let pixel = views.map { $0.pixel }.max() ?? 0
    guard let lead = slack.plain(starts), lead.value >= 0,
      let least = ends.min(), let most = ends.max(), most - least <= pixel,
      let trail = PlainNumber.length(max(0, most - pixel), least + slack.same),
      let inside = gaps(runs, between: count, pixel: pixel)
    else { return nil }
    let rooms = views.map {
      $0.size[across] - $0.reference.low - $0.reference.high - lead.value - trail.value
    }
    let finder = GroupFinder(scales: views.map { $0.scale }, slack: slack, cellInsets: .zero)
    let all = GroupFinder.Rooms(width: rooms, height: rooms)
    var items: [CollectionLayoutItem] = []
    var cost = 6.5 + Double(count) * 0.5
    for place in 0..<count {
      let boxes = runs.map { $0[place] }
      guard
        runs.allSatisfy({ run in
          stride(from: place, to: run.count, by: count).allSatisfy { index in
            abs(run[index].min(across) - run[place].min(across)) <= 2 * slack.same
              && abs(run[index].size[across] - run[place].size[across]) <= 2 * slack.same
          }
        }),
        let size = finder.dimension(boxes.map { $0.size[across] }, along: across, of: all)
      else { return nil }
      let estimate = typical(runs.flatMap { $0.prefix(500).map { $0.size[axis] } })
      var item = CollectionLayoutItem(layoutSize: self.size(.estimated(estimate), size.dimension))
      let before = views.indices.map { view in
        boxes[view].min(across) - views[view].reference.low - lead.value
      }
      let after = views.indices.map { view in
        rooms[view] - before[view] - boxes[view].size[across]
      }
      if before.contains(where: { $0 > 2 * slack.same }) {
        let isTrailing = after.allSatisfy { abs($0) <= pixel }
        let isCentered = zip(before, after).allSatisfy { abs($0 - $1) <= 2 * pixel }
        guard isTrailing || isCentered else { return nil }
        let flexible = CollectionLayoutSpacing.flexible(0)
        item.edgeSpacing =
          across == .horizontal
          ? .init(leading: flexible, trailing: isTrailing ? nil : flexible)
          : .init(top: flexible, bottom: isTrailing ? nil : flexible)
      }
      items.append(item)
      cost += size.cost
    }
    let estimate = CGFloat(count) * typical(runs.flatMap { $0.prefix(500).map { $0.size[axis] } })
    var group = CollectionLayoutItem.group(axis, .list(items))
      .sized(size(.estimated(estimate), .fraction(1, of: across)))
    if inside.within > 0 { group.interItemSpacing = .fixed(CGFloat(inside.within)) }
    var section = CollectionLayoutSection(group: group)
    section.contentInsets.add(lead.value, trail.value, across)
    section.interGroupSpacing = CGFloat(inside.between)
    return CellSection(section: section, cost: cost)
  }

  /// Returns the plainest spacings of cells in groups of some cells, and of these groups; nil if
  /// the cells do not follow one another.
  private func gaps(
    _ runs: [[Box]], between count: Int, pixel: Double
  ) -> (within: Double, between: Double)? {
    var within: [Double] = []
    var between: [Double] = []
    for run in runs {
      for index in run.indices.dropFirst() {
        let gap = run[index].min(axis) - run[index - 1].max(axis)
        if index % count == 0 { between.append(gap) } else { within.append(gap) }
      }
    }
    // A cell begins on a pixel.
    let loose = Slack(same: slack.same + pixel / 2)
    func plain(_ gaps: [Double]) -> Double? { gaps.isEmpty ? 0 : loose.plain(gaps)?.value }
    guard let within = plain(within), let between = plain(between), within >= 0, between >= 0
    else { return nil }
    return (within, between)
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
      layoutSize: size(.fraction(1, of: axis), .estimated(typical(widths))))
    var group = CollectionLayoutItem.group(across, .list([item]))
      .sized(size(.absolute(CGFloat(height.value)), .fraction(1, of: across)))
    if gap.value != 0 { group.interItemSpacing = .fixed(CGFloat(gap.value)) }
    var section = CollectionLayoutSection(group: group)
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
    let length = CollectionLayoutDimension.estimated(typical(widths))
    let over = CollectionLayoutDimension.absolute(CGFloat(height.value))
    let item = CollectionLayoutItem(layoutSize: size(length, .fraction(1, of: across)))
    let group = CollectionLayoutItem.group(axis, .list([item])).sized(size(length, over))
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(gap.value)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.add(max(0, start), 0, axis)
    return CellSection(section: section, cost: 7)
  }
}
