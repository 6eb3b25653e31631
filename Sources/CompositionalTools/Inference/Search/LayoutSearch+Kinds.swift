import Compositional

/// Sections of the data that are alike have one section of the layout.
extension LayoutSearch {
  /// The most cells of a row that is searched for again between margins.
  private static let longestRow = 1_000

  /// Returns the kinds of the sections, with the kind of each section of the data.
  func sectionKinds(_ counts: [Int]) -> ([Kind], [Int?]) {
    var kinds: [Kind] = []
    var kindOf = [Int?](repeating: nil, count: counts.count)
    // Badges of one kind are badges in every section.
    let often = Set(
      samples.flatMap { sample in
        sample.sections.flatMap { section in
          section.views.filter { $0.value.contains { $0.id.indexPath.item > 0 } }.map { $0.key }
        }
      })
    // The section at the end of a view may lack its footer, so it comes last.
    let order = counts.indices.filter { counts[$0] > 0 }.sorted {
      (isCut($0) ? 1 : 0, counts[$1], $0) < (isCut($1) ? 1 : 0, counts[$0], $1)
    }
    for section in order {
      let views = cellViews(section)
      let guesses = rowGuesses(section)
      let boundaries = boundaries(section).filter { !often.contains($0) }
      if let known = kinds.firstIndex(where: { kind in
        !views.isEmpty && guesses.contains(kind.isRow)
          && (kind.boundaries == boundaries
            || isCut(section) && boundaries.allSatisfy(kind.boundaries.contains)
              && kind.boundaries.allSatisfy { boundaries.contains($0) || isBehind($0, kind) })
          && isSame(kind.section, views) && haveEqualBadges(section, kind.members[0])
          && standAlike(section, kind.members[0])
          && !(kind.section.group.item.isEstimated && hasPlainCells(section, isRow: kind.isRow))
      }) {
        kinds[known].members.append(section)
        kindOf[section] = known
        continue
      }
      guard kinds.count < Self.mostKinds, !views.isEmpty else { continue }
      let solutions = guesses.compactMap { isRow in
        solved(views, isRow: isRow, section).map { (section: $0, isRow: isRow) }
      }
      // Cells that the view does not show are odd in a section that does not scroll on its own.
      func oddness(_ solution: (section: CellSection, isRow: Bool)) -> Double {
        solution.section.score + (solution.isRow ? 0 : 4)
      }
      guard let found = solutions.min(by: { oddness($0) < oddness($1) }) else { continue }
      kindOf[section] = kinds.count
      kinds.append(
        Kind(
          section: found.section.section, cost: found.section.cost, boundaries: boundaries,
          isRow: found.isRow, members: [section]))
    }
    return (kinds, kindOf)
  }

  /// True if a view of a kind of section stands behind the cells, where the edge of a view cuts it off.
  private func isBehind(_ name: String, _ kind: Kind) -> Bool {
    samples.contains { sample in
      kind.members.contains { index in
        guard index < sample.sections.count,
          let view = sample.sections[index].views[name]?.first,
          let end = sample.sections[index].cells.lazy.compactMap({ $0?.max(scrolling) }).max()
        else { return false }
        return view.box.min(scrolling) >= end - slack.same
      }
    }
  }

  /// True if no badge of a section stands elsewhere beside its first cell than that of another.
  private func haveEqualBadges(_ section: Int, _ other: Int) -> Bool {
    samples.allSatisfy { sample in
      guard max(section, other) < sample.sections.count else { return true }
      let (one, two) = (sample.sections[section], sample.sections[other])
      guard let start = one.cells.first??.origin, let origin = two.cells.first??.origin else {
        return true
      }
      return one.views.allSatisfy { name, seen in
        guard let badge = seen.first, let same = two.views[name]?.first,
          badge.id.indexPath.item == same.id.indexPath.item,
          seen.count > 1 || two.views[name]?.count ?? 0 > 1
        else { return true }
        let loose = 2 * slack.same + 1 / sample.scale
        return LayoutAxis.allCases.allSatisfy {
          abs(badge.box.min($0) - start[$0] - same.box.min($0) + origin[$0]) <= loose
        }
      }
    }
  }

  /// True if headers and footers are as far from the cells of a section as from those of another, and
  /// both have the same backgrounds.
  private func standAlike(_ section: Int, _ other: Int) -> Bool {
    if isCut(section) || isCut(other) { return true }
    return samples.allSatisfy { sample in
      guard max(section, other) < sample.sections.count else { return true }
      let (one, two) = (sample.sections[section], sample.sections[other])
      guard one.decorations.keys.sorted() == two.decorations.keys.sorted() else { return false }
      return one.views.allSatisfy { name, seen in
        guard let view = seen.first, let same = two.views[name]?.first,
          max(view.zIndex, same.zIndex) < SeenElement.pinned,
          let distance = one.distance(to: view, along: scrolling),
          let known = two.distance(to: same, along: scrolling)
        else { return true }
        return abs(distance - known) <= 2 * slack.same + 1 / sample.scale
      }
    }
  }

  /// True if no cell of a section has to size itself: all are equally long, as plain numbers say.
  private func hasPlainCells(_ section: Int, isRow: Bool) -> Bool {
    let isEven = cellViews(section).allSatisfy { view in
      let lengths = view.cells.compactMap { $0?.size[scrolling] }
      return slack.common(lengths) != nil
    }
    guard isEven, work.isLeft, let found = solved(cellViews(section), isRow: isRow, section) else {
      return false
    }
    return found.isPlain
  }

  private func isSame(_ section: CollectionLayoutSection, _ views: [CellView]) -> Bool {
    work.spend(views.reduce(0) { $0 + 20 + min(CellCheck.most, $1.cells.count) })
    return CellCheck(section, views, scrolling, slack).wrong == 0
  }

  /// Solves the cells of a kind again where its insets change what its fractions are of.
  func refit(_ kind: inout Kind, along: Span) {
    let isOdd = kind.section.oddness >= 2
    guard along.low != 0 || along.high != 0,
      isOdd || kind.section.group.item.hasFraction(of: scrolling), let member = kind.members.first
    else { return }
    let views = cellViews(member)
    let wrong = CellCheck(kind.section, views, scrolling, slack, along: along).wrong
    guard wrong > 0 || isOdd,
      let found = solved(views, isRow: kind.isRow, member, along: along), found.wrong == 0,
      wrong > 0 || found.section.oddness < 2
    else { return }
    kind.section = found.section
    kind.cost = found.cost
  }

  /// Writes insets across that are those of all sides and the layout margins of every view as insets
  /// that are added to these.
  ///
  /// Margins that are not known explain nothing.
  func referToMargins(_ kind: inout Kind) {
    let across = scrolling.perpendicular
    let insets = kind.section.contentInsets
    let margins = Set(
      samples.flatMap { sample in
        let environment = sample.environment.readingFromLeft
        let (outer, inner) = (
          environment.insets(of: .safeArea), environment.insets(of: .layoutMargins)
        )
        return [
          inner.start(across) - outer.start(across), inner.end(across) - outer.end(across),
        ]
      })
    guard kind.section.contentInsetsReference == .automatic,
      !samples.contains(where: { $0.isGuessed }),
      margins.count == 1, let margin = margins.first, margin > 0,
      !kind.isRow || kind.section.group.layoutSize[across].isAbsolute
    else { return }
    let (start, top) = (insets.start(across) - margin, insets.start(scrolling))
    guard start == insets.end(across) - margin, start == top,
      start == insets.end(scrolling) || insets.end(scrolling) == 0
    else { return }
    kind.section.contentInsetsReference = .layoutMargins
    kind.section.contentInsets.add(-margin, -margin, across)
  }

  /// Writes the insets of all sections as insets that are added to the layout margins, if those of one
  /// are: a layout has one reference more often than its sections have different ones.
  func referToCommonMargins(_ kinds: inout [Kind]) {
    let across = scrolling.perpendicular
    let margins = samples.map { sample in
      let environment = sample.environment.readingFromLeft
      let (outer, inner) = (
        environment.insets(of: .safeArea), environment.insets(of: .layoutMargins)
      )
      return Span(
        low: inner.start(across) - outer.start(across), high: inner.end(across) - outer.end(across))
    }
    guard kinds.contains(where: { $0.section.contentInsetsReference == .layoutMargins }),
      let margin = margins.first, margins.allSatisfy({ $0 == margin }), margin.low > 0
    else { return }
    for index in kinds.indices
    where kinds[index].section.contentInsetsReference == .automatic
      && (!kinds[index].isRow || kinds[index].section.group.layoutSize[across].isAbsolute)
      && kinds[index].section.contentInsets.start(across) >= margin.low
      && kinds[index].section.contentInsets.end(across) >= margin.high
    {
      kinds[index].section.contentInsetsReference = .layoutMargins
      kinds[index].section.contentInsets.add(-margin.low, -margin.high, across)
    }
  }

  private func solved(
    _ views: [CellView], isRow: Bool, _ index: Int, along: Span = Span(low: 0, high: 0)
  ) -> CellSection? {
    var best: CellSection?
    var solvers: [CellSolver] = []
    for reference in [ContentInsetsReference.automatic, .layoutMargins, .readableContent, .none] {
      let inset = reference == .automatic ? views : cellViews(index, reference)
      let margins = Set(zip(views, inset).map { $1.reference.low - $0.reference.low })
      // Insets that differ from view to view may be margins, which a device has, and a fraction of a row
      // is one of what they leave.
      let isShort = isRow && views.allSatisfy { $0.cells.count <= Self.longestRow }
      guard !(best?.isPlain ?? false),
        reference == .automatic || margins.count > 1 || isShort && margins != [0]
      else { continue }
      var solver = CellSolver(
        views: inset, scrolling: scrolling, isRow: isRow, slack: slack, reference: reference,
        work: work)
      if reference == .automatic { solver.hints = hints(index) }
      solver.boundaryCost = { boundaryCost(of: index, insets: $0, reference) }
      solver.along = along
      solvers.append(solver)
      guard let found = solver.best() else { continue }
      if best.map({ found.wrong == 0 && found.score < $0.score }) ?? true { best = found }
    }
    if best.map({ $0.wrong > 0 || $0.cost > CellSolver.plainest }) ?? true, along.low == 0,
      along.high == 0
    {
      best = betweenInsets(views, solvers[0], best)
    }
    for solver in solvers {
      guard let found = solver.measured(best) else { continue }
      if solver.reference == .automatic || found.wrong == 0 { best = found }
    }
    guard var found = solvers[0].fixed(best) else { return nil }
    if isRow,
      let row = solvers.compactMap({ centered($0, found) }).min(by: { $0.score < $1.score })
    {
      return row
    }
    let moved = samples.contains { sample in
      index < sample.sections.count && abs(sample.sections[index].rowOffset ?? 0) > 0.01
    }
    if isRow, moved { center(&found.section, index) }
    return found
  }

  /// Returns the section with fractions of what its insets along the scroll direction leave, where it is
  /// plainer than another one.
  ///
  /// The insets are those before the first cell, or its own are part of them.
  private func betweenInsets(
    _ views: [CellView], _ solver: CellSolver, _ known: CellSection?
  ) -> CellSection? {
    var best = known
    let rooms = views.compactMap { $0.roomBefore }
    guard rooms.count == views.count, let room = slack.plain(rooms),
      views.allSatisfy({ $0.cells.count <= Self.longestRow })
    else { return best }
    for own in [0.0, 2, 4, 5, 8, 10] where room.value - own > 0 && work.isLeft {
      var solver = solver
      solver.along = Span(low: room.value - own, high: room.value - own)
      // Odd slots would explain any cells.
      solver.dividesSlots = false
      guard let found = solver.best(), found.score < best?.score ?? .infinity else { continue }
      best = found
      if found.isPlain { break }
    }
    return best
  }

  /// Returns how odd the headers and footers of a section are across, if it has some insets there.
  private func boundaryCost(
    of section: Int, insets: Span, _ reference: ContentInsetsReference
  ) -> Double {
    let across = scrolling.perpendicular
    let none = Span(low: 0, high: 0)
    var cost = 0.0
    for kind in boundaries(section) {
      var seen: [(sight: BoundarySight, scale: Double, reference: Span)] = []
      for sample in samples where section < sample.sections.count {
        guard let view = sample.sections[section].views[kind]?.first else { continue }
        let guide = sample.environment.readingFromLeft.insets(of: reference)
        seen.append(
          (
            BoundarySight(
              box: view.box, zIndex: 0, content: none, size: sample.size, reference: none),
            sample.scale, Span(low: guide.start(across), high: guide.end(across))
          ))
      }
      let finder = BoundaryFinder(scrolling: scrolling, slack: slack, scales: seen.map { $0.scale })
      let free = finder.side(seen.map { $0.sight }, none)
      let following = finder.side(
        seen.map { seen in
          BoundarySight(
            box: seen.sight.box, zIndex: 0, content: none, size: seen.sight.size,
            reference: seen.reference)
        }, insets)
      cost += min((free?.cost ?? 6) + 0.5, following?.cost ?? 6)
    }
    return cost
  }

  /// Returns the insets across that the headers and footers of a section show in every view.
  private func hints(_ section: Int) -> [Span] {
    let across = scrolling.perpendicular
    var hints: [Span] = []
    for kind in boundaries(section) {
      var own: [Span] = []
      for sample in samples where section < sample.sections.count {
        guard let seen = sample.sections[section].views[kind]?.first else { continue }
        let insets = sample.environment.readingFromLeft.insets(of: .safeArea)
        own.append(
          Span(
            low: seen.box.min(across) - insets.start(across),
            high: sample.size[across] - insets.end(across) - seen.box.max(across)))
      }
      let lows = own.map { $0.low }
      let highs = own.map { $0.high }
      guard let low = slack.plain(lows), let high = slack.plain(highs), low.value >= 0,
        high.value >= 0, low.value > 0 || high.value > 0
      else { continue }
      hints.append(Span(low: low.value, high: high.value))
    }
    // An item that stands farther inside has insets of its own.
    let outer = hints.filter { hint in
      hints.allSatisfy { hint.low <= $0.low + 0.01 && hint.high <= $0.high + 0.01 }
    }
    return outer.isEmpty ? hints : outer
  }
}
