import Compositional

/// A section that gives cells their frames.
struct CellSection {
  var section: CollectionLayoutSection
  /// How odd the description is; zero for the plainest.
  var cost: Double
  /// The cells at other frames, in all views.
  var wrong = 0

  /// How odd it is that the section has the cells: what it does not explain is odd too.
  var score: Double { cost + Self.faultCost * Double(wrong) }

  /// True if the section has the cells, and no odd number.
  var isPlain: Bool { wrong == 0 && section.oddness < 2 }

  /// The cost of a cell at another frame.
  static let faultCost = 8.0
}

/// Finds the group and the insets that give the cells of a section their frames.
struct CellSolver {
  let views: [CellView]
  /// The scroll direction of the layout.
  let scrolling: LayoutAxis
  /// True if the groups stand across the scroll direction, in a row that scrolls.
  let isRow: Bool
  let slack: Slack
  /// What the insets of the section are added to.
  var reference = ContentInsetsReference.automatic
  /// The insets across that headers and footers show, in points.
  var hints: [Span] = []
  /// Returns how odd headers and footers are if the section has some insets across.
  var boundaryCost: (Span) -> Double = { _ in 0 }
  /// What the whole search may still do.
  let work: SearchWork
  /// The insets of the section along the scroll direction, where they are known, in points.
  var along = Span(low: 0, high: 0)
  /// The sections that may still be laid out.
  var budget = 200
  /// False to take no odd division of slots.
  var dividesSlots = true

  /// The axis along which groups advance.
  var axis: LayoutAxis { isRow ? scrolling.perpendicular : scrolling }
  var across: LayoutAxis { axis.perpendicular }
  /// The axis across the scroll direction of the layout.
  var cross: LayoutAxis { scrolling.perpendicular }

  /// Returns the plainest section for which the fewest cells have other frames.
  mutating func best() -> CellSection? {
    var best: CellSection?
    work.spend(views.reduce(0) { $0 + $1.cells.count })
    for period in Period.all(views, along: axis, slack) {
      // A group that repeats is plainer than one that has all cells.
      for isUsual in [false, true] {
        if isUsual, best?.isPlain ?? false { break }
        for candidate in weighed(candidates(period, isUsual: isUsual)).prefix(isUsual ? 32 : 24) {
          guard budget > 0, work.isLeft || best == nil else { return best }
          if let best, best.score <= candidate.cost { break }
          budget -= 1
          var candidate = candidate
          candidate.wrong = wrong(candidate)
          if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
          if candidate.wrong == 0 { break }
        }
      }
      if best?.wrong == 0, period.isSeen { break }
    }
    if best.map({ $0.wrong > 0 }) ?? true, let uneven = UnevenGroups(views, along: axis, slack) {
      for var candidate in weighed(candidates(uneven)).prefix(48) {
        if let best, best.score <= candidate.cost || !work.isLeft { break }
        candidate.wrong = wrong(candidate)
        if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
        if candidate.wrong == 0 { break }
      }
    }
    if dividesSlots { divide(&best) }
    if !isRow {
      let adaptive = AdaptiveSolver(
        views: views, scrolling: scrolling, slack: slack, hints: hints)
      for var candidate in weighed(adaptive.candidates()) {
        if let best, best.score <= candidate.cost { continue }
        candidate.wrong = wrong(candidate)
        if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
      }
    }
    return best
  }

  /// Returns the section of cells that size themselves, if it is better than the best other one.
  func measured(_ best: CellSection?) -> CellSection? {
    let measuring = MeasuredSolver(
      views: views, scrolling: scrolling, isRow: isRow, slack: slack, reference: reference)
    guard
      best.map({ $0.wrong > 0 || $0.cost > Self.plainest && measuring.hasOwnLengths }) ?? true,
      let measured = measuring.best(), measured.score < best?.score ?? .infinity
    else { return best }
    return measured
  }

  /// Returns the section of a custom group with the frames of all cells, if the best other one has too
  /// few of them.
  func fixed(_ best: CellSection?) -> CellSection? {
    let seen = views.reduce(0) { $0 + $1.seen }
    guard best.map({ $0.wrong * 5 > seen * 2 }) ?? true, let fixed = fixed(),
      fixed.wrong == 0 || best == nil
    else { return best }
    return fixed
  }

  /// Divides the slots of the groups, if that has more frames than the best section, or is plainer.
  private func divide(_ best: inout CellSection?) {
    for period in Period.all(views, along: axis, slack) {
      if let best, best.isPlain && best.cost <= Self.plainest || !work.isLeft { return }
      for var candidate in weighed(dividedSections(period)).prefix(40) {
        candidate.cost += Self.dividing
        if let best, best.score <= candidate.cost || !work.isLeft { break }
        candidate.wrong = wrong(candidate)
        if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
        if candidate.wrong == 0 { break }
      }
    }
  }

  /// Returns sections, the plainest first.
  private func weighed(_ sections: [CellSection]) -> [CellSection] {
    var known: [Span: Double] = [:]
    return sections.map { section in
      let insets = section.section.contentInsets
      let span = Span(low: insets.start(cross), high: insets.end(cross))
      let more = known[span] ?? boundaryCost(span)
      known[span] = more
      var section = section
      section.section.contentInsetsReference = reference
      section.cost += more
      return section
    }.sorted { $0.cost < $1.cost }
  }

  /// Returns how many cells a section gives other frames.
  private func wrong(_ candidate: CellSection) -> Int {
    work.spend(views.reduce(0) { $0 + 20 + min(CellCheck.most, $1.cells.count) })
    return CellCheck(candidate.section, views, scrolling, slack, along: along).wrong
  }

  /// The cost from which on a section is divided once more.
  static let plainest = 10.0
  /// What a divided section costs beyond its numbers, because cells seldom have insets of their own.
  private static let dividing = 2.0

  // MARK: Frames of one's own

  /// The most cells of a group with frames of its own.
  private static let mostFixed = 2_000

  /// Returns a section of a custom group with the frames of all cells as they are in a view.
  private func fixed() -> CellSection? {
    let count = views.map { $0.cells.count }.max() ?? 0
    let all = Period(length: count, pitches: views.map { _ in nil }, share: 1)
    guard count > 0, count <= Self.mostFixed,
      let template = CellTemplate(views, all, along: axis, slack)
    else { return nil }
    var found = template.customSection(along: axis, isRow: isRow)
    found.wrong = wrong(found)
    return found
  }
}

extension CollectionLayoutSection {
  /// How odd the oddest number of the cells is: about six for one that was measured or memorized.
  var oddness: Double {
    let spacing = Double(interGroupSpacing)
    return max(
      group.item.oddness, contentInsets.oddness, PlainNumber.length(spacing, spacing)?.oddness ?? 0)
  }
}

extension CollectionLayoutItem {
  fileprivate var oddness: Double {
    var oddness = contentInsets.oddness
    for dimension in [layoutSize.widthDimension, layoutSize.heightDimension] {
      let number = Double(dimension.dimension)
      if dimension.isEstimated { return 6 }
      let plain =
        dimension.isAbsolute
        ? PlainNumber.length(number, number) : PlainNumber.fraction(number - 1e-9, number + 1e-9)
      oddness = max(oddness, plain?.oddness ?? 0)
    }
    if case .custom = content { return 6 }
    if let spacing = interItemSpacing.map({ Double($0.spacing) }) {
      oddness = max(oddness, PlainNumber.length(spacing, spacing)?.oddness ?? 0)
    }
    return subitems.reduce(oddness) { max($0, $1.oddness) }
  }
}

extension DirectionalEdgeInsets {
  fileprivate var oddness: Double {
    [top, leading, bottom, trailing].reduce(0) {
      max($0, PlainNumber.length(Double($1), Double($1))?.oddness ?? 0)
    }
  }
}
