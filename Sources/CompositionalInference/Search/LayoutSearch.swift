import Compositional
import CompositionalDocuments

/// Searches for the plainest layout that has the frames of some views.
struct LayoutSearch {
  let samples: [ViewSample]
  let scrolling: LayoutAxis
  let slack: Slack

  /// The sections of the data that are alike.
  private struct Kind {
    var section: CollectionLayoutSection
    var cost: Double
    /// The element kinds of the headers, footers and side views.
    let boundaries: [String]
    let isRow: Bool
    /// The sections of the data that are of this kind.
    var members: [Int]
  }

  /// The most kinds of sections that are told apart.
  private static let mostKinds = 32

  private var sectionCount: Int { samples.map { $0.sections.count }.max() ?? 0 }

  /// The items of each section: as many as any view shows.
  private var itemCounts: [Int] {
    (0..<sectionCount).map { index in
      samples.map { index < $0.sections.count ? $0.sections[index].cells.count : 0 }.max() ?? 0
    }
  }

  /// Returns the layout; nil if there is no cell.
  func proposal() -> LayoutProposal? {
    let counts = itemCounts
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    var (kinds, kindOf) = sectionKinds(counts)
    guard !kinds.isEmpty else { return nil }
    let blocks = SectionBlocks(
      samples, scrolling, counts, kindOf: kindOf, sections: kinds.map { $0.section })
    var stack = StackFinder(
      samples: samples, scrolling: scrolling, slack: slack, blocks: blocks, kindOf: kindOf,
      sections: kinds.map { $0.section }, boundaries: kinds.map { $0.boundaries })
    let values = stack.solve()
    var cost = values.cost
    for index in kinds.indices {
      let along = Span(low: values.starts[index] ?? 0, high: values.ends[index] ?? 0)
      refit(&kinds[index], along: along)
      kinds[index].section.contentInsets.add(along.low, along.high, scrolling)
      let (items, follows, itemCost) = stack.boundaryItems(of: index, values)
      kinds[index].section.boundarySupplementaryItems = items
      kinds[index].section.supplementariesFollowContentInsets = follows
      cost += kinds[index].cost + itemCost
      let anchors = AnchorFinder(
        samples: samples, scrolling: scrolling, slack: slack, members: kinds[index].members,
        counts: counts, boundaries: kinds[index].boundaries)
      anchors.add(to: &kinds[index].section)
    }
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = scrolling
    configuration.interSectionSpacing = CGFloat(values.spacing)
    configuration.boundarySupplementaryItems = stack.layoutItems()
    var sections = cycle(kindOf).map { kinds[$0].section }
    addDecorations(&sections, configuration, counts)
    return LayoutProposal(
      document: LayoutDocument(configuration: configuration, sections: sections),
      itemCounts: counts, samples: samples, cost: cost)
  }

  // MARK: Kinds of sections

  private func cellViews(
    _ section: Int, _ reference: ContentInsetsReference = .safeArea
  ) -> [CellView] {
    let across = scrolling.perpendicular
    return samples.compactMap { sample in
      guard section < sample.sections.count else { return nil }
      let cells = sample.sections[section].cells
      guard cells.contains(where: { $0 != nil }) else { return nil }
      let environment = sample.environment.readingFromLeft
      let insets = environment.insets(of: reference)
      let rooms = rooms(around: section, in: sample)
      return CellView(
        environment: environment,
        reference: Span(low: insets.start(across), high: insets.end(across)), cells: cells,
        roomBefore: rooms.before, roomAfter: rooms.after)
    }
  }

  /// Returns the room before the first cell of a section, and from there to what follows it.
  private func rooms(
    around section: Int, in sample: ViewSample
  ) -> (before: Double?, after: Double?) {
    let cells = sample.sections[section].cells.compactMap { $0 }
    guard let first = cells.first else { return (nil, nil) }
    let start = first.min(scrolling)
    let end = cells.map { $0.max(scrolling) }.max() ?? start
    func spans(_ index: Int) -> [Span] {
      let other = sample.sections[index]
      let own = other.views.values.joined().filter {
        $0.zIndex < 1_000_000_000 && (index != section || $0.id.indexPath.item == 0)
      }
      return own.map { $0.box.span(scrolling) }
        + (index == section ? [] : other.cells.compactMap { $0?.span(scrolling) })
    }
    var before: Double?
    var after: Double?
    for index in stride(from: section, through: max(0, section - 3), by: -1) {
      before = spans(index).map { $0.high }.filter { $0 <= start + 0.001 }.max()
      if before != nil { break }
    }
    for index in section..<min(sample.sections.count, section + 4) {
      after = spans(index).map { $0.low }.filter { $0 >= end - 0.001 }.min()
      if after != nil { break }
    }
    if before == nil, section == 0, sample.offset[scrolling] <= 0 {
      before =
        sample.layoutViews.values.map { $0.box.max(scrolling) }
        .filter { $0 <= start + 0.001 }.max() ?? 0
    }
    return (before.map { start - $0 }, after.map { $0 - start })
  }

  private func isRow(_ section: Int) -> Bool {
    samples.contains { section < $0.sections.count && $0.sections[section].isRow }
  }

  /// The element kinds of a section that occur once in it, and so may be boundary items.
  private func boundaries(_ section: Int) -> [String] {
    var once = Set<String>()
    var often = Set<String>()
    for sample in samples where section < sample.sections.count {
      for (kind, seen) in sample.sections[section].views {
        if seen.contains(where: { $0.id.indexPath.item > 0 }) {
          often.insert(kind)
        } else {
          once.insert(kind)
        }
      }
    }
    return once.subtracting(often).sorted()
  }

  /// True for the last section of a view that does not show the whole content.
  private func isCut(_ section: Int) -> Bool {
    samples.contains { !$0.isComplete && $0.sections.count == section + 1 }
  }

  private func sectionKinds(_ counts: [Int]) -> ([Kind], [Int?]) {
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
      let isRow = isRow(section)
      let boundaries = boundaries(section).filter { !often.contains($0) }
      if let known = kinds.firstIndex(where: { kind in
        kind.isRow == isRow
          && (kind.boundaries == boundaries
            || isCut(section) && boundaries.allSatisfy(kind.boundaries.contains))
          && CellCheck(kind.section, views, scrolling, slack).wrong == 0
      }) {
        kinds[known].members.append(section)
        kindOf[section] = known
        continue
      }
      guard kinds.count < Self.mostKinds, let found = solved(views, isRow: isRow, section) else {
        continue
      }
      kindOf[section] = kinds.count
      kinds.append(
        Kind(
          section: found.section, cost: found.cost, boundaries: boundaries, isRow: isRow,
          members: [section]))
    }
    return (kinds, kindOf)
  }

  /// Solves the cells of a kind again where its insets change what its fractions are of.
  private func refit(_ kind: inout Kind, along: Span) {
    guard along.low != 0 || along.high != 0, kind.section.group.hasFraction(of: scrolling),
      let member = kind.members.first
    else { return }
    let views = cellViews(member)
    guard CellCheck(kind.section, views, scrolling, slack, along: along).wrong > 0,
      let found = solved(views, isRow: kind.isRow, member, along: along), found.wrong == 0
    else { return }
    kind.section = found.section
    kind.cost = found.cost
  }

  private func solved(
    _ views: [CellView], isRow: Bool, _ index: Int, along: Span = Span(low: 0, high: 0)
  ) -> CellSection? {
    var solver = CellSolver(views: views, scrolling: scrolling, isRow: isRow, slack: slack)
    solver.hints = hints(index)
    solver.along = along
    var best = solver.best()
    if best.map({ $0.wrong > 0 }) ?? true {
      // Insets that differ from view to view may be margins, which a device has.
      var other = CellSolver(
        views: cellViews(index, .layoutMargins), scrolling: scrolling, isRow: isRow, slack: slack,
        reference: .layoutMargins)
      if let found = other.best(), found.wrong == 0 { best = found }
    }
    guard var found = best else { return nil }
    let moved = samples.contains { sample in
      index < sample.sections.count && abs(sample.sections[index].rowOffset ?? 0) > 0.01
    }
    if isRow, moved { center(&found.section, index) }
    return found
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
    return hints
  }

  /// Makes a row one of centered groups, with the inset at the end that its offsets show.
  private func center(_ section: inout CollectionLayoutSection, _ index: Int) {
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let across = scrolling.perpendicular
    let lead = section.contentInsets.start(across)
    let dimension = section.group.layoutSize[across]
    var low = -Double.infinity
    var high = Double.infinity
    for sample in samples where index < sample.sections.count {
      guard let offset = sample.sections[index].rowOffset else { continue }
      let room = sample.size[across]
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

  /// Returns the kinds of the sections of a document, which repeat.
  private func cycle(_ kindOf: [Int?]) -> [Int] {
    for length in 1...max(1, kindOf.count) {
      var cycle = [Int?](repeating: nil, count: length)
      var fits = true
      for (index, kind) in kindOf.enumerated() {
        guard let kind else { continue }
        if let known = cycle[index % length], known != kind {
          fits = false
          break
        }
        cycle[index % length] = kind
      }
      if fits { return cycle.map { $0 ?? cycle.compactMap { $0 }.first ?? 0 } }
    }
    return [0]
  }

  // MARK: Backgrounds

  private func addDecorations(
    _ sections: inout [CollectionLayoutSection], _ configuration: CollectionLayoutConfiguration,
    _ counts: [Int]
  ) {
    var kinds: [[String]] = sections.map { _ in [] }
    for sample in samples {
      for (index, section) in sample.sections.enumerated() {
        let place = index % sections.count
        for kind in section.decorations.keys.sorted() where !kinds[place].contains(kind) {
          kinds[place].append(kind)
        }
      }
    }
    guard kinds.contains(where: { !$0.isEmpty }) else { return }
    for (place, kinds) in kinds.enumerated() {
      for kind in kinds { sections[place].decorationItems.append(.background(elementKind: kind)) }
    }
    let document = LayoutDocument(configuration: configuration, sections: sections)
    for sample in samples {
      var layout = document.layout()
      layout.prepare(itemCounts: counts, in: sample.environment.readingFromLeft)
      for (index, section) in sample.sections.enumerated() {
        let place = index % sections.count
        for (item, decoration) in sections[place].decorationItems.enumerated() {
          guard let seen = section.decorations[decoration.elementKind],
            let whole = layout.attributes(for: seen.id)?.frame
          else { continue }
          let box = Box(whole)
          func inset(_ low: Double, _ high: Double) -> (CGFloat, CGFloat) {
            let start = PlainNumber.length(low - slack.same, low + slack.same)?.value ?? low
            let end = PlainNumber.length(high - slack.same, high + slack.same)?.value ?? high
            return (CGFloat(start), CGFloat(end))
          }
          let sides = inset(
            seen.box.min(.horizontal) - box.min(.horizontal),
            box.max(.horizontal) - seen.box.max(.horizontal))
          let ends = inset(
            seen.box.min(.vertical) - box.min(.vertical),
            box.max(.vertical) - seen.box.max(.vertical))
          sections[place].decorationItems[item].contentInsets = DirectionalEdgeInsets(
            top: ends.0, leading: sides.0, bottom: ends.1, trailing: sides.1)
          sections[place].decorationItems[item].zIndex = seen.zIndex
        }
      }
    }
  }
}

extension CollectionLayoutEnvironment {
  /// The same environment read from left to right, in whose frames the search works.
  var readingFromLeft: CollectionLayoutEnvironment {
    var environment = self
    environment.layoutDirection = .leftToRight
    return environment
  }
}
