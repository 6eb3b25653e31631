import Compositional

/// Cells of own heights at different sides.
extension MeasuredSolver {
  /// Returns a column of cells, each as long as its content, whose widths and sides repeat.
  func aligned(_ count: Int) -> CellSection? {
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
      let estimate = typical(runs.flatMap { $0.prefix(500).map { $0.size[axis] } }, axis)
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
    let estimate =
      CGFloat(count) * typical(runs.flatMap { $0.prefix(500).map { $0.size[axis] } }, axis)
    var group = CollectionLayoutItem.group(axis, .list(items))
      .sized(size(.estimated(estimate), .fraction(1, of: across)))
    if inside.within > 0 { group.interItemSpacing = .fixed(CGFloat(inside.within)) }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
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
}
