import Compositional
import CompositionalTestSupport
import Testing

/// What stays on screen through a change: of the visible cells that survive it, one keeps its place,
/// unless the view stands at an end.
@Suite struct StandingLawTests {
  /// A view somewhere in the content of a layout, whose visible cells are measured.
  private struct Standing {
    var layout: CollectionLayout
    var viewport: Viewport
    let axis: LayoutAxis
    let sections: [CollectionLayoutSection?]

    init?(_ sample: RandomLayout, _ random: inout RandomSource) {
      layout = sample.engine
      sections = sample.sections
      guard layout.isFinite else { return nil }
      axis = sample.configuration.scrollDirection
      let size = sample.environment.container.contentSize
      viewport = layout.viewport()
      let range = layout.offsetSpan(in: viewport, along: axis)
      guard size.width > 0, size.height > 0, range.high - range.low > 2, range.high < 1e6 else {
        return nil
      }
      let offset = range.low + (range.high - range.low) * (0.1 + 0.8 * random.fraction())
      viewport.contentOffset[axis] = CGFloat(offset.rounded())
    }

    /// True if the view stands at an end of the range of its offset.
    var isAtEnd: Bool {
      let range = layout.offsetSpan(in: viewport, along: axis)
      let offset = Double(viewport.contentOffset[axis])
      return offset <= range.low + 0.51 || offset >= range.high - 0.51
    }

    /// The visible cells.
    var cells: [ElementIndexPath] {
      let visible = Box(viewport.visibleRect)
      return layout.attributes(in: viewport).compactMap {
        guard case .cell(let path) = $0.id else { return nil }
        let (span, seen) = (Box($0.frame).span(axis), visible.span(axis))
        return span.low < seen.high && seen.low < span.high ? path : nil
      }
    }

    /// The starts and ends of cells on screen along the scroll direction, in points.
    func place(of path: ElementIndexPath) -> Span? {
      layout.attributes(for: .cell(path), at: viewport).map {
        let offset = Double(viewport.contentOffset[axis])
        let span = Box($0.frame).span(axis)
        return Span(low: span.low - offset, high: span.high - offset)
      }
    }

    mutating func move(by adjustment: CGPoint) {
      viewport.contentOffset.x += adjustment.x
      viewport.contentOffset.y += adjustment.y
    }
  }

  private func law(
    _ name: String, seeds: Range<UInt64>, atLeast least: Int, isMeasured: Bool = false,
    _ change: (inout Standing, inout RandomSource) throws -> (
      CGPoint, (ElementIndexPath) -> ElementIndexPath?
    )?
  ) throws {
    var tried = 0
    for seed in seeds {
      let sample = RandomLayout(seed: seed)
      var random = sample.probes
      guard var view = Standing(sample, &random), !view.isAtEnd else { continue }
      if isMeasured {
        // A cell whose length all others share makes a pass of all of them.
        if view.layout.itemCounts.contains(where: { $0 > 500 }) { continue }
        view.move(by: view.layout.measure(in: view.viewport, Self.size).contentOffsetAdjustment)
        if view.isAtEnd { continue }
      }
      let before = view
      let cells = view.cells
      guard let (adjustment, renamed) = try change(&view, &random) else { continue }
      view.move(by: adjustment)
      if view.isAtEnd { continue }
      let survivors = cells.compactMap { old in renamed(old).map { (old, $0) } }
      let kept = survivors.contains { old, new in
        guard let one = before.place(of: old), let other = view.place(of: new) else { return false }
        return abs(one.low - other.low) < 0.51 || abs(one.high - other.high) < 0.51
      }
      if !survivors.isEmpty {
        tried += 1
        #expect(
          kept, "\(name), seed \(seed): none of \(survivors.map { "\($0.0)" }) keeps its place")
      }
    }
    #expect(tried >= least, "\(tried)")
  }

  @Test func batches() throws {
    try law("a batch", seeds: RandomRun.seeds(2_000), atLeast: RandomRun.share(60)) {
      view, random in
      let counts = view.layout.itemCounts
      guard !counts.isEmpty else { return nil }
      let section = random.integer(0...counts.count - 1)
      guard
        let change = RandomItemChange(
          section: section, itemCount: min(counts[section], 60), &random)
      else { return nil }
      let edge: ScrollAnchor.Edge = random.chance(30) ? .bottom : .top
      let update = try view.layout.update(change.batch, in: view.viewport, keeping: edge)
      return (update.change.contentOffsetAdjustment, update.updates.newIndexPath(for:))
    }
  }

  /// A preferred size that depends on the item.
  private static func size(_ proposal: MeasurementProposal) -> PreferredSize {
    let length = CGFloat(20 + proposal.id.indexPath.item % 97 * 37 % 180)
    return PreferredSize(CGSize(width: length, height: length))
  }

  /// A batch brings cells into sight that were never measured: what the batch keeps stays where it is
  /// while they are measured.
  @Test func batchesAndWhatTheyBringIntoSight() throws {
    try law(
      "a batch", seeds: RandomRun.seeds(1_000), atLeast: RandomRun.share(40), isMeasured: true
    ) { view, random in
      let counts = view.layout.itemCounts
      let axis = view.axis
      let overflows = view.sections.contains {
        $0.map { Self.overflows($0.group.item, along: axis) } ?? false
      }
      guard !counts.isEmpty, !overflows else { return nil }
      let section = random.integer(0...counts.count - 1)
      guard
        let change = RandomItemChange(
          section: section, itemCount: min(counts[section], 60), &random)
      else { return nil }
      let edge: ScrollAnchor.Edge = random.chance(30) ? .bottom : .top
      let update = try view.layout.update(change.batch, in: view.viewport, keeping: edge)
      let first = update.change.contentOffsetAdjustment
      var now = view.viewport
      now.contentOffset = CGPoint(
        x: now.contentOffset.x + first.x, y: now.contentOffset.y + first.y)
      let pass = view.layout.measure(
        in: now, keeping: edge, anchor: update.change.anchor, Self.size)
      let second = pass.contentOffsetAdjustment
      return (
        CGPoint(x: first.x + second.x, y: first.y + second.y), update.updates.newIndexPath(for:)
      )
    }
  }

  /// True if a group has a length of its own along an axis, and cells in it measure theirs: they stick
  /// out of it and over others, so that the order of cells changes.
  private static func overflows(_ item: CollectionLayoutItem, along axis: LayoutAxis) -> Bool {
    func measures(_ item: CollectionLayoutItem) -> Bool {
      let length = item.layoutSize[axis]
      return item.isGroup
        ? item.subitems.contains(where: measures)
        : length.isEstimated || length.isUniformAcrossSiblings
    }
    guard item.isGroup else { return false }
    return !item.layoutSize[axis].isEstimated && measures(item)
      || item.subitems.contains { overflows($0, along: axis) }
  }

  /// Where the content becomes shorter in between, the view may come to its end and stay there.
  @Test func measurements() throws {
    try law("a measurement", seeds: RandomRun.seeds(200), atLeast: RandomRun.isDeep ? 5 : 1) {
      view, random in
      let axis = view.axis
      let overflows = view.sections.contains {
        $0.map { Self.overflows($0.group.item, along: axis) } ?? false
      }
      let high = view.layout.offsetSpan(in: view.viewport, along: axis).high
      let lengths = (0..<7).map { _ in CGFloat(random.integer(5...200)) }
      let pass = view.layout.measure(in: view.viewport) { proposal in
        let length = lengths[abs(proposal.id.indexPath.item) % lengths.count]
        return PreferredSize(CGSize(width: length, height: length))
      }
      let newHigh = view.layout.offsetSpan(in: view.viewport, along: axis).high
      guard !overflows, pass.firstMoved != nil, newHigh >= high else { return nil }
      return (pass.contentOffsetAdjustment, { $0 })
    }
  }

  /// Cells of 700 points in a view of 600, above a footer that shows: five items are appended, and
  /// item 9 stays where it is.
  @Test func aFooterInSight() throws {
    var section = Sample.list(.absolute(700), in: .vertical)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(50)), elementKind: "loading",
        alignment: .bottom)
    ]
    var layout = Sample.layout(of: section, [10], in: CGSize(width: 400, height: 600))
    let viewport = layout.viewport(at: CGPoint(x: 0, y: 6_440))
    #expect(layout.scrollAnchor(in: viewport, keeping: .top)?.id == .cell(section: 0, item: 9))
    var batch = BatchUpdates()
    batch.insertItems(at: (10..<15).map { ElementIndexPath(item: $0, section: 0) })
    let update = try layout.update(batch, in: viewport)
    #expect(update.change.contentOffsetAdjustment == .zero)
  }

  /// Long cells above a loading cell in a section of its own; the view shows the end.
  private func feed(loading: Int) -> CollectionLayout {
    let sections = (0..<2).map { index in
      let size = CollectionLayoutSize(
        .fractionalWidth(1), .absolute(index == loading ? 50 : 700))
      return CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    }
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: loading == 0 ? [1, 10] : [10, 1],
      in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    return layout
  }

  /// 550 points of item 9 are in sight, and all of the loading cell: five items are appended, and item 9
  /// stays where it is, as on devices, which keep the offset.
  @Test func aLoadingCellInSight() throws {
    var layout = feed(loading: 1)
    var batch = BatchUpdates()
    batch.insertItems(at: (10..<15).map { ElementIndexPath(item: $0, section: 0) })
    let update = try layout.update(batch, in: layout.viewport(at: CGPoint(x: 0, y: 6_450)))
    #expect(update.change.contentOffsetAdjustment == .zero)
    #expect(update.change.anchor?.id == .cell(section: 0, item: 9))
  }

  /// The same the other way round: a conversation keeps its last item when older ones come above it.
  @Test func aLoadingCellAboveAConversation() throws {
    var layout = feed(loading: 0)
    var batch = BatchUpdates()
    batch.insertItems(at: (0..<5).map { ElementIndexPath(item: $0, section: 1) })
    let update = try layout.update(batch, in: layout.viewport(at: .zero), keeping: .bottom)
    #expect(update.change.contentOffsetAdjustment == CGPoint(x: 0, y: 3_500))
    #expect(update.change.anchor?.id == .cell(section: 1, item: 5))
  }

  /// A cell whose end alone is in sight is measured anew: its end stays, and it grows upward.
  @Test func aCellThatGrowsAboveTheView() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(100))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    layout.prepare(
      itemCounts: [50], in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    var viewport = layout.viewport(at: CGPoint(x: 0, y: 1_080))
    layout.measure(in: viewport) { _ in PreferredSize(height: 100) }
    let path = ElementIndexPath(item: 10, section: 0)
    let update = try layout.update(BatchUpdates([.reconfigureItem(path)]), in: viewport)
    #expect(update.change.contentOffsetAdjustment == .zero)
    let pass = layout.measure(in: viewport, anchor: update.change.anchor) { _ in
      PreferredSize(height: 300)
    }
    viewport.contentOffset.y += pass.contentOffsetAdjustment.y
    #expect(viewport.contentOffset.y == 1_280)
  }

  /// The first visible row moves to the start: the view stays with the next one.
  @Test func anItemThatMovesAway() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    layout.prepare(
      itemCounts: [50], in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    let update = try layout.update(
      [
        .moveItem(
          from: ElementIndexPath(item: 20, section: 0), to: ElementIndexPath(item: 0, section: 0))
      ], in: layout.viewport(at: CGPoint(x: 0, y: 2_000)))
    #expect(update.change.anchor?.id == .cell(section: 0, item: 21))
    #expect(update.change.contentOffsetAdjustment == .zero)
  }

  /// A badge in the center of each cell of 1,000 points; an item is inserted before them.
  private func badged() -> CollectionLayout {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: .init(edges: []))
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(1_000))
    let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    var layout = CollectionLayout(
      section: CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    layout.prepare(
      itemCounts: [20], in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    return layout
  }

  @Test func badgesAreNoAnchors() throws {
    var layout = badged()
    let viewport = layout.viewport(at: CGPoint(x: 0, y: 10_300))
    #expect(layout.scrollAnchor(in: viewport, keeping: .top)?.id == .cell(section: 0, item: 10))
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 0)])
    let update = try layout.update(batch, in: viewport)
    #expect(update.change.contentOffsetAdjustment == CGPoint(x: 0, y: 1_000))
  }

  /// The badge of item 10 becomes the badge of item 11 and moves with it.
  @Test func badgesMoveWithTheirCells() throws {
    let before = badged()
    var after = before
    let viewport = before.viewport(at: CGPoint(x: 0, y: 10_300))
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 0)])
    batch.deleteItems(at: [ElementIndexPath(item: 12, section: 0)])
    let update = try after.update(batch, in: viewport)
    let there = after.viewport(at: CGPoint(x: 0, y: 11_300))
    let transitions = update.transitions(from: before, in: viewport, to: after, in: there)
    let badge = try #require(transitions.first { $0.initial.id.kind == "badge" })
    #expect(badge.kind == .moves)
    #expect(badge.initial.id == .supplementary(kind: "badge", section: 0, item: 10))
    #expect(badge.final.id == .supplementary(kind: "badge", section: 0, item: 11))
    let cell = try #require(transitions.first { $0.initial.id == .cell(section: 0, item: 10) })
    #expect(badge.final.frame.minY - badge.initial.frame.minY == 1_000)
    #expect(cell.final.id == .cell(section: 0, item: 11))
    // A badge leaves with its item.
    let end = before.viewport(at: CGPoint(x: 0, y: 12_300))
    let leaving = update.transitions(from: before, in: end, to: after, in: end)
    #expect(
      leaving.contains {
        $0.kind == .disappears
          && $0.initial.id == .supplementary(kind: "badge", section: 0, item: 12)
      })
  }
}
