import Compositional
import CompositionalTestSupport
import Testing

/// Rows that wrap cost what is looked at, at any number of items: counted, not timed.
@Suite struct WrappingWorkTests {
  private func viewport(_ y: CGFloat) -> Viewport {
    Viewport(contentOffset: CGPoint(x: 0, y: y), size: Tags.screen)
  }

  private func screen(_ y: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: y), size: Tags.screen)
  }

  /// The work of one step: the tags measured, the rows solved and the nodes and elements visited.
  private struct Work: Equatable {
    var measured = 0
    var solved = 0
    var visited = 0

    mutating func add(_ change: LayoutChange, _ query: QueryWork = QueryWork()) {
      measured += change.measuredElements
      solved += change.groupsSolved
      visited += query.nodesVisited + query.elementsVisited
    }

    /// At most half as much again as another.
    func isNear(_ other: Work) -> Bool {
      measured * 2 <= other.measured * 3 && solved * 2 <= other.solved * 3
        && visited * 2 <= other.visited * 3
    }
  }

  /// The first screen, a fling of 40 steps of 50 points, and one changed tag in the middle.
  private func steps(_ items: Int) -> [Work] {
    var layout = Tags.layout(items)
    var steps = [Work(solved: layout.groupsSolved)]
    var first = Work()
    first.add(layout.measure(in: viewport(0), with: Tags.measurer), layout.work(in: screen(0)))
    var fling = Work()
    var y: CGFloat = 0
    for _ in 0..<40 {
      y += 50
      let change = layout.measure(in: viewport(y), with: Tags.measurer)
      y += change.contentOffsetAdjustment.y
      fling.add(change, layout.work(in: screen(y)))
    }
    steps += [first, fling]
    // Rows without a size, a changed row among them, and the first row of all.
    for (item, width) in [(items / 2, 150.0), (items / 2, 15), (items / 2, 390), (0, 160.5)] {
      var one = Work()
      one.add(layout.record(Tags.measurement(item, width)))
      steps.append(one)
    }
    return steps
  }

  @Test func everyStepCostsTheSameAtAnyCount() {
    let few = steps(1000)
    // The tags of a screen and of 2,000 points more; each row of four is solved for each of them.
    #expect((60...70).contains(few[1].measured))
    #expect(few[1].solved <= 2 * few[1].measured)
    #expect(few[2].solved <= 2 * few[2].measured)
    for work in few[3...] { #expect(work.solved <= 12) }
    for items in [100_000, 1_000_000_000] {
      for (work, base) in zip(steps(items), few) {
        #expect(work.isNear(base) || work.solved <= 6 && work.measured <= 1, "\(work), \(base)")
      }
    }
  }

  /// Rows of pairs depend on all items of the next pair, and on no more than 64 items before them.
  @Test func pairsOfTagsAreSolvedFromNearby() {
    let tag = CollectionLayoutItem(layoutSize: .init(.estimated(80), .estimated(32)))
    let pair = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(160), .estimated(32)),
      subitems: [tag, tag])
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(32)), subitems: [.group(pair)])
    var layout = Sample.layout(
      of: CollectionLayoutSection(group: row), [10_000], in: Tags.screen)
    for item in stride(from: 4_700, to: 5_300, by: 2) {
      layout.record(Tags.measurement(item, Tags.width(item)))
    }
    let change = layout.record(Tags.measurement(5_000, 33))
    #expect(change.measuredElements == 1)
    // Rows of two pairs or one, from 64 items before the change on.
    #expect((1...100).contains(change.groupsSolved), "\(change.groupsSolved)")
  }

  /// Tags that are narrower than their estimate move up, and fill the rows before.
  ///
  /// The tag at the top of the view keeps its place. So what is measured is what is visible, and no
  /// row after row above it.
  @Test(arguments: [7, 16, 25])
  func narrowTagsKeepThePlaceInTheView(start: CGFloat) {
    for items in [100_000, 1_000_000_000] {
      var layout = Tags.layout(items)
      let screen = Viewport(
        contentOffset: CGPoint(x: 0, y: layout.contentSize.height / 2 + start), size: Tags.screen)
      let first = layout.scrollAnchor(in: screen, keeping: .top)
      let change = layout.measure(in: screen) { proposal in
        PreferredSize(width: Tags.width(proposal.id.indexPath.item) / 4, height: 32)
      }
      var moved = screen
      moved.contentOffset.y += change.contentOffsetAdjustment.y
      let shown = layout.attributes(in: moved).count
      #expect(shown > 150)
      #expect(change.measuredElements <= shown + 80)
      #expect(abs(change.contentOffsetAdjustment.y) < 400)
      let kept = layout.scrollAnchor(in: moved, keeping: .top).flatMap { anchor in
        first.flatMap { layout.attributes(for: $0.id)?.frame.minY }
          .map { Double($0 - moved.contentOffset.y) }
      }
      #expect(kept == first.map { Double($0.distance) })
    }
  }

  /// Every tag is measured, in order: each solves its row and the one that it may fit into.
  @Test(arguments: [2000, 20_000])
  func measuringEverythingSolvesTwoRowsForEachTag(items: Int) {
    var layout = Tags.layout(items)
    let change = layout.measureEverything(with: Tags.measurer)
    #expect(change.measuredElements == items)
    #expect(change.groupsSolved <= 2 * items)
    // A tag changes in the middle of all that is measured: a few rows later they are as before.
    let middle = layout.record(Tags.measurement(items / 2, Tags.width(items / 2) + 77))
    #expect(middle.groupsSolved <= 16)
  }

  /// A row with room for millions of tags more costs what its own tags cost.
  ///
  /// Filling the room with estimates for each tag takes minutes.
  @Test(.timeLimit(.minutes(1)))
  func aRowFarFromFullCostsItsTags() {
    var layout = CollectionLayout(section: Tags.section)
    let size = CGSize(width: 1_073_741_824, height: 844)
    layout.prepare(itemCounts: [300], in: CollectionLayoutEnvironment(size: size))
    let change = layout.measure(in: Viewport(size: size), with: Tags.measurer)
    #expect(change.measuredElements == 300)
    #expect(layout.contentSize.height == 32)
    let end = (0..<300).reduce(299.0 * 8) { $0 + Tags.width($1) }
    let last = layout.attributes(for: .cell(section: 0, item: 299))
    #expect(last.map { Double($0.frame.maxX) } == end)
  }

  /// Tags without a width are all in one row, which grows by each that is measured.
  @Test(.timeLimit(.minutes(1)), arguments: [(0.0, 0.0), (70, -70)])
  func aRowOfHundredsHoldsEachTag(width: Double, spacing: CGFloat) {
    var row = Tags.section.group
    row.interItemSpacing = .fixed(spacing)
    var layout = CollectionLayout(section: CollectionLayoutSection(group: row))
    layout.prepare(itemCounts: [800], in: Tags.environment)
    let change = layout.measure(in: viewport(0)) { _ in
      PreferredSize(width: width, height: 9)
    }
    #expect(change.measuredElements == 800)
    // The last row is trimmed to its own cells (rule 2.9.3).
    #expect(layout.contentSize.height == 9)
    let last = layout.attributes(for: .cell(section: 0, item: 799))
    let end = CGFloat(width + 799 * (width + Double(spacing)))
    #expect(last?.frame == CGRect(x: end - CGFloat(width), y: 0, width: CGFloat(width), height: 9))
  }

  /// From the last tag to the first, where every tag moves all that is measured behind it.
  @Test(arguments: [500, 5000])
  func measuringBackwardSolvesFewRowsForEachTag(items: Int) {
    for isOneWidth in [false, true] {
      var layout = Tags.layout(items)
      var solved = 0
      for item in (0..<items).reversed() {
        let width = isOneWidth ? 100 : Tags.width(item)
        solved += layout.record(Tags.measurement(item, width)).groupsSolved
      }
      #expect(solved <= 12 * items, "\(solved)")
      // Tags of one width are a run, measured or not.
      let first = layout.record(Tags.measurement(0, 390))
      #expect(first.groupsSolved <= 40)
    }
  }

  /// An edit wraps the rows again up to the first that is as before.
  @Test func editsSolveFewRows() throws {
    var layout = Tags.layout(20_000)
    layout.measureEverything(with: Tags.measurer)
    for item in [10_000, 3, 19_990] {
      let path = ElementIndexPath(item: item, section: 0)
      #expect(try solved(&layout, [.insertItem(path)]) <= 40)
      #expect(try solved(&layout, [.deleteItem(path)]) <= 40)
    }
    layout = Tags.layout(1_000_000_000)
    layout.measure(in: viewport(0), with: Tags.measurer)
    #expect(try solved(&layout, [.insertItem(ElementIndexPath(item: 30, section: 0))]) <= 40)
  }

  private func solved(_ layout: inout CollectionLayout, _ batch: BatchUpdates) throws -> Int {
    let before = layout.groupsSolved
    try layout.update(batch)
    return layout.groupsSolved - before
  }
}
