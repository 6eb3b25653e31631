import Compositional

/// Rows whose groups stand in the middle.
extension LayoutSearch {
  /// Returns the row of centered groups that has some cells where they were seen before it scrolled, if
  /// a row that begins at its inset has not.
  ///
  /// The first group stands in the middle of what the insets of the row leave.
  func centered(_ solver: CellSolver, _ known: CellSection) -> CellSection? {
    let across = scrolling.perpendicular
    guard !known.isPlain, let difference = insetDifference(solver.views) else { return nil }
    var insets = [Span(low: max(0, difference), high: max(0, -difference))]
    insets += solver.hints.filter { abs($0.low - $0.high - difference) <= 1 }
    var best: CellSection?
    for inset in insets where work.isLeft {
      var solver = CellSolver(
        views: solver.views.map { $0.moved(to: inset.low, along: across) }, scrolling: scrolling,
        isRow: true, slack: slack, reference: solver.reference, work: work)
      solver.hints = [inset]
      guard var found = solver.measured(solver.best()), found.wrong == 0,
        found.score < best?.score ?? known.score
      else { continue }
      found.section.orthogonalScrollingBehavior = .groupPagingCentered
      let own = found.section.contentInsets
      found.section.contentInsets.add(
        inset.low - own.start(across), inset.high - own.end(across), across)
      best = found
    }
    return best
  }

  /// Returns by how much the inset before centered groups is longer than the one after them; nil if the
  /// first group stands elsewhere, or where every row has it.
  private func insetDifference(_ views: [CellView]) -> Double? {
    let across = scrolling.perpendicular
    var low = -Double.infinity
    var high = Double.infinity
    var starts: [Double] = []
    for view in views {
      guard let cell = view.cells.first ?? nil else { return nil }
      let start = cell.min(across) - view.reference.low
      let difference = 2 * start - view.room(along: across) + cell.size[across]
      low = max(low, difference - 2 * view.pixel - slack.same)
      high = min(high, difference + 2 * view.pixel + slack.same)
      starts.append(start)
    }
    guard low <= high, slack.common(starts) == nil else { return nil }
    return PlainNumber.length(low, high)?.value
  }

  /// Makes a row one of centered groups, with the inset at the end that its offsets show.
  func center(_ section: inout CollectionLayoutSection, _ index: Int) {
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let across = scrolling.perpendicular
    let lead = section.contentInsets.start(across)
    let dimension = section.group.layoutSize[across]
    var low = -Double.infinity
    var high = Double.infinity
    for sample in samples where index < sample.sections.count {
      guard let offset = sample.sections[index].rowOffset else { continue }
      let guide = sample.environment.readingFromLeft.insets(of: section.contentInsetsReference)
      let room = sample.size[across] - guide.total(across)
      let length =
        dimension.isFraction(of: across)
        ? (Double(dimension.dimension) * room * sample.scale + 1e-6).rounded(.down) / sample.scale
        : Double(dimension.dimension)
      let pitch = length + Double(section.interGroupSpacing)
      guard pitch > 0, dimension.isAbsolute || dimension.isFraction(of: across) else { return }
      // The offset is half of what the inset is, to the nearest pixel.
      let loose = 1 / sample.scale + 2 * slack.same
      // The group in the middle may be a later one.
      let candidates = (0..<24).map { 2 * (offset - Double($0) * pitch) - lead - length + room }
      guard
        let end = candidates.first(where: { abs($0 - lead) <= loose })
          ?? candidates.first(where: { $0 >= -loose && $0 < 120 })
      else { return }
      low = max(low, end - loose)
      high = min(high, end + loose)
    }
    guard low.isFinite, low <= high,
      let end = low <= lead && lead <= high
        ? PlainNumber(value: lead, oddness: 0) : PlainNumber.length(max(0, low), max(0, high))
    else { return }
    if scrolling == .vertical {
      section.contentInsets.trailing = CGFloat(end.value)
    } else {
      section.contentInsets.bottom = CGFloat(end.value)
    }
  }
}
