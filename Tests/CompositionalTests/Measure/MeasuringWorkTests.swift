import Compositional
import CompositionalTestSupport
import Testing

/// Elements that are not measured cost nothing: counted, not timed.
@Suite struct MeasuringWorkTests {
  private let screen = CGSize(width: 390, height: 844)

  /// Rows of two cells with a badge, which need a template of their own each.
  private func badges() -> CollectionLayoutSection {
    var item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), .estimated(44)))
    item.supplementaryItems = [
      .init(
        layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
        containerAnchor: .init(edges: [.top, .trailing]))
    ]
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(44)), subitems: [item]))
  }

  @Test(arguments: [1_000_000_000, 1 << 52])
  func preparingSolvesFewGroups(items: Int) {
    let layout = Sample.layout(of: Sample.list(in: .vertical), [items], in: screen)
    // One solve for the template. That one number per cell describes a row is confirmed for one list
    // of sizes per cell and one more; rows of several cells need another two.
    #expect(layout.groupsSolved == 1 + 1 + 1)
    #expect(Double(layout.contentSize.height) == Double(items) * 44)
    let rect = CGRect(x: 0, y: layout.contentSize.height / 2, width: 390, height: 844)
    let work = layout.work(in: rect)
    // Rows of 44 points: 844 points meet at least 20, and each is visited once.
    let answer = layout.attributes(in: rect).count
    #expect((20...21).contains(answer))
    #expect(work.elementsVisited == answer)
    #expect(work.nodesVisited <= 4)
  }

  @Test(arguments: [false, true])
  func scrollingCostsWhatIsVisited(withBadges: Bool) {
    var layout = Sample.layout(
      of: withBadges ? badges() : Sample.list(in: .vertical), [10_000_000], in: screen)
    let before = layout.groupsSolved
    var random = RandomSource(seed: 42)
    var asked = 0
    var askedForEstimates = 0
    var measured = 0
    for _ in 0..<100 {
      let y = random.number(0...Double(layout.contentSize.height) - 844)
      let viewport = Viewport(contentOffset: CGPoint(x: 0, y: y), size: screen)
      let change = layout.measure(in: viewport) { proposal in
        asked += 1
        let height = 30 + proposal.id.indexPath.item % 60
        askedForEstimates += height == 44 ? 1 : 0
        return .init(height: CGFloat(height))
      }
      measured += change.measuredElements
      let offset = CGPoint(x: 0, y: y + Double(change.contentOffsetAdjustment.y))
      let rect = CGRect(origin: offset, size: screen)
      let work = layout.work(in: rect)
      let answer = layout.attributes(in: rect).count
      #expect(answer > 0)
      // Pages of the ledger hold up to 64 groups; the visited ones are in proportion to the result.
      #expect(work.elementsVisited <= 2 * answer + 80)
      // A tree of some three thousand groups is at most a few dozen deep.
      #expect(work.nodesVisited <= 80)
    }
    #expect(measured > 1000)
    // A cell is measured again with its new size, unless it returns its estimate.
    #expect(asked == 2 * measured - askedForEstimates)
    // One solve for each cell; a row whose cell answers its estimate stays as it is.
    let unchanged = withBadges ? 0 : askedForEstimates
    #expect(layout.groupsSolved - before == measured - unchanged)
  }

  @Test func theSameAnswerCostsNothing() {
    var layout = Sample.layout(of: badges(), [1000], in: screen)
    let id = ElementID.cell(section: 0, item: 500)
    #expect(layout.record(ElementMeasurement(id, .init(height: 60))).measuredElements == 1)
    let before = layout.groupsSolved
    let again = layout.record(ElementMeasurement(id, .init(height: 60)))
    #expect(again.measuredElements == 0)
    #expect(again.firstMoved == nil)
    #expect(again.isEmpty)
    #expect(layout.groupsSolved == before)
  }

  /// Rows of two cells, as long as the longest cell of the whole section; `isMixed` makes every
  /// second cell as long as itself.
  private func sharing(isMixed: Bool = false) -> CollectionLayoutSection {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 40)
    let items = [uniform, isMixed ? .estimated(40) : uniform].map {
      CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), $0))
    }
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), uniform), subitems: items))
  }

  private func solved(
    _ layout: inout CollectionLayout, _ item: Int, height: CGFloat
  ) -> Int {
    layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
      .groupsSolved
  }

  /// Ten thousand rows share a length: a cell solves its own row and, if it changes the length, one row of
  /// each kind.
  @Test func sharedLengthsSolveFewGroups() throws {
    var layout = Sample.layout(of: sharing(), [20_000], in: screen)
    #expect(layout.contentSize.height == 400_000)
    func expect(_ item: Int, height: CGFloat, rows: Double) {
      #expect(solved(&layout, item, height: height) <= 6)
      #expect(Double(layout.contentSize.height) == 10_000 * rows)
    }
    for item in 0..<200 { expect(item, height: 50, rows: 50) }
    expect(13_333, height: 45, rows: 50)
    // Longer, and as long as before.
    expect(100, height: 60, rows: 60)
    expect(100, height: 50, rows: 50)
    // One of many that are the longest gets shorter, or is forgotten.
    expect(101, height: 45, rows: 50)
    #expect(
      try layout.invalidate(.items([ElementIndexPath(item: 102, section: 0)])).groupsSolved <= 1)
    #expect(layout.contentSize.height == 500_000)
  }

  /// The same where each row has a shape of its own: all rows are solved for a longer length.
  @Test func rowsOfTheirOwnFollowALongerLength() {
    var layout = Sample.layout(of: sharing(isMixed: true), [1000], in: screen)
    #expect(solved(&layout, 0, height: 50) == 2)
    for item in 1..<1000 { #expect(solved(&layout, item, height: CGFloat(item % 40) + 5) == 1) }
    #expect(layout.contentSize.height == 25_000)
    #expect(solved(&layout, 0, height: 60) == 500)
    #expect(layout.contentSize.height == 30_000)
    #expect(solved(&layout, 1, height: 55) == 1)
  }

  /// If one uniform cell is visible, all of them are measured, each once.
  @Test func sharedLengthsAskEachCellOnce() {
    var layout = Sample.layout(of: sharing(), [3000], in: screen)
    var asked: [Int: Int] = [:]
    let change = layout.measure(in: Viewport(size: screen)) { proposal in
      asked[proposal.id.indexPath.item, default: 0] += 1
      return .init(height: CGFloat(20 + proposal.id.indexPath.item * 7 % 31))
    }
    #expect(change.measuredElements == 3000)
    #expect(asked.count == 3000)
    #expect(layout.contentSize.height == 75_000)
    // A cell solves its own row, and at most four rows of other kinds if it is the longest.
    #expect(change.groupsSolved <= 3000 + 7 * 4)
  }

  /// Every cell is longer than the one before it, first below the estimate and then above it: each
  /// solves the groups that differ and writes the few runs of groups that are alike.
  @Test(arguments: [500, 4000])
  func growingSharedLengthsCostTheSameForEachCell(items: Int) {
    var layout = Sample.layout(of: sharing(), [items], in: screen)
    let change = layout.measure(in: Viewport(size: screen)) { proposal in
      .init(height: 20 + CGFloat(proposal.id.indexPath.item) / 32)
    }
    #expect(change.measuredElements == items)
    // The row of the cell, and rows without measured cells, with one, and with two.
    #expect(change.groupsSolved <= 5 * items)
    #expect(change.entriesWritten <= 5 * items)
    let height = Double(items / 2) * (20 + Double(items - 1) / 32)
    #expect(Double(layout.contentSize.height) == height)
    // From the longest down, the next one becomes the longest.
    var work = 0
    for item in (items / 2..<items).reversed() {
      let change = layout.record(
        ElementMeasurement(.cell(section: 0, item: item), .init(height: 20)))
      work += change.groupsSolved + change.entriesWritten
    }
    #expect(work <= 4 * items)
    // Rows of cells that are shorter than their estimates are as long as the longest, too.
    let rest = Double(items / 2) * (20 + Double(items / 2 - 1) / 32)
    #expect(Double(layout.contentSize.height) == rest)
  }

  /// A copy of the layout does not change with later measurements.
  @Test func measuringACopyLeavesTheOriginal() {
    let original = Sample.layout(of: Sample.list(in: .vertical), [1000], in: screen)
    var copy = original
    copy.record(ElementMeasurement(.cell(section: 0, item: 3), .init(height: 144)))
    #expect(original.contentSize.height == 44_000)
    #expect(copy.contentSize.height == 44_100)
  }
}
