import Compositional
import CompositionalTestSupport
import Testing

/// What nobody measured costs nothing: counted, not timed.
@Suite struct MeasuringWorkTests {
  private let screen = CGSize(width: 390, height: 844)

  private func prepared(_ section: CollectionLayoutSection, _ count: Int) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: [count], in: CollectionLayoutEnvironment(size: screen))
    return layout
  }

  private func list() -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }

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
    let layout = prepared(list(), items)
    #expect(layout.groupsSolved == 1)
    #expect(Double(layout.contentSize.height) == Double(items) * 44)
    let rect = CGRect(x: 0, y: layout.contentSize.height / 2, width: 390, height: 844)
    let work = layout.work(in: rect)
    #expect(layout.attributes(in: rect).count >= 19)
    #expect(work.nodesVisited <= 4)
    #expect(work.elementsVisited <= 40)
  }

  @Test(arguments: [false, true])
  func scrollingCostsWhatIsVisited(withBadges: Bool) {
    var layout = prepared(withBadges ? badges() : list(), 10_000_000)
    let before = layout.groupsSolved
    var random = RandomSource(seed: 42)
    var asked = 0
    var measured = 0
    for _ in 0..<100 {
      let y = random.number(0...Double(layout.contentSize.height) - 844)
      let viewport = Viewport(contentOffset: CGPoint(x: 0, y: y), size: screen)
      let invalidation = layout.measure(in: viewport) { proposal in
        asked += 1
        return .init(height: CGFloat(30 + proposal.id.indexPath.item % 60))
      }
      measured += invalidation.measuredElements
      let offset = CGPoint(x: 0, y: y + Double(invalidation.contentOffsetAdjustment.y))
      let rect = CGRect(origin: offset, size: screen)
      let work = layout.work(in: rect)
      let answer = layout.attributes(in: rect).count
      #expect(answer > 0)
      // Pages of the ledger hold up to 64 groups; what is visited of them follows the answer.
      #expect(work.elementsVisited <= 2 * answer + 80)
      // A tree of some three thousand groups is at most a few dozen deep.
      #expect(work.nodesVisited <= 80)
    }
    #expect(measured > 1000)
    #expect(asked <= 2 * measured + 100)
    #expect(layout.groupsSolved - before <= measured)
  }

  @Test func theSameAnswerCostsNothing() {
    var layout = prepared(badges(), 1000)
    let id = ElementID.cell(section: 0, item: 500)
    #expect(layout.record(Measurement(id, .init(height: 60))).measuredElements == 1)
    let before = layout.groupsSolved
    let again = layout.record(Measurement(id, .init(height: 60)))
    #expect(again.measuredElements == 0)
    #expect(again.firstMoved == nil)
    #expect(again.isEmpty)
    #expect(layout.groupsSolved == before)
  }

  /// A copy of the layout does not see what is measured later.
  @Test func measuringACopyLeavesTheOriginal() {
    let original = prepared(list(), 1000)
    var copy = original
    copy.record(Measurement(.cell(section: 0, item: 3), .init(height: 144)))
    #expect(original.contentSize.height == 44_000)
    #expect(copy.contentSize.height == 44_100)
  }
}
