import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// A view that pages while its size changes.
@Suite struct SimulatorPagingResizeTests {
  /// A view of cells as large as itself: a page each.
  private func pages(_ direction: LayoutAxis = .vertical) -> CollectionViewSimulator {
    let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = direction
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let layout = CollectionLayout(configuration: configuration) { _, _ in section }
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [20], in: CollectionLayoutEnvironment(size: SampleList.screen))
    simulator.isPagingEnabled = true
    return simulator
  }

  @Test(arguments: LayoutAxis.allCases) func aRotatedViewShowsTheSamePage(_ axis: LayoutAxis) {
    var simulator = pages(axis)
    for page in 1...3 {
      simulator.fling(velocity: 1_000)
      simulator.runUntilRest()
      simulator.rotate()
      let length = simulator.viewport.size[axis]
      #expect(simulator.contentOffset[axis] == Double(page) * length)
      #expect(simulator.visibleElements.map(\.id) == [.cell(section: 0, item: page)])
    }
  }

  /// The first row that starts in view keeps its place at the offset 1688, and the page nearest to
  /// that is 4 * 390 = 1560.
  @Test func aRotatedListReturnsToAPage() {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 2 * 844))
    simulator.rotate()
    #expect(simulator.isAtRest)
    #expect(simulator.contentOffset.y == 1_560)
    let frame = simulator.advance()
    #expect(frame.contentOffset.y == 1_560)
  }

  /// Row 3 keeps its place at the offset 133.5, and pages of a point are at whole points.
  @Test func aViewOfOnePointRestsAtAPage() {
    var simulator = SampleList.simulator(height: 44.5)
    simulator.setContentOffset(CGPoint(x: 0, y: 130))
    simulator.isPagingEnabled = true
    simulator.resize(to: CGSize(width: 390, height: 1))
    #expect(simulator.isAtRest)
    #expect([133, 134].contains(simulator.contentOffset.y))
  }

  /// On its way to page 1 of 844, it turns to the page nearest to 844: 2 * 390.
  @Test func aMovingViewTurnsToAPage() {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.fling(velocity: 1_000)
    simulator.run(for: 0.1)
    let offset = simulator.contentOffset.y
    simulator.rotate()
    #expect(simulator.contentOffset.y == offset && !simulator.isAtRest)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 780)
  }

  /// The content stays under the finger, and the view turns to a page when it is let go.
  @Test func aTouchedViewReturnsToAPageAtItsRelease() {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 2 * 844))
    simulator.touchDown(at: CGPoint(x: 100, y: 300))
    simulator.rotate()
    simulator.touchMove(to: CGPoint(x: 100, y: 285))
    #expect(simulator.contentOffset.y == 1_693)
    simulator.advance(ticks: 30)
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 1_560)
  }

  /// 300 rows of 100 points in 800 end at 29,200.
  ///
  /// A pull by 400 points shows 800 (1 - 1/1.275) = 172.5 of them. Held and released, 172.5
  /// (1 + 0.34 * 10.95 t) e^(-10.95 t) are left: 79.2 after 0.1 seconds, with -652.5 points per
  /// second. In 600 that is inside, and would end at 29,279.2 - 0.499 * 642.5 = 28,958.6, which is
  /// 48.3 pages.
  @Test func aBounceThatComesToBeInsideTurnsToAPage() {
    var simulator = screen(overPages: false)
    simulator.setContentOffset(CGPoint(x: 0, y: 29_200))
    simulator.touchDown(at: CGPoint(x: 100, y: 700))
    for step in 1...41 {
      simulator.touchMove(to: CGPoint(x: 100, y: 700 - 10 * CGFloat(step)))
      simulator.advance()
    }
    simulator.advance(ticks: 24)
    #expect(abs(simulator.contentOffset.y - 29_372.5) < 0.1)
    simulator.touchUp()
    simulator.advance(ticks: 12)
    simulator.resize(to: CGSize(width: 375, height: 600))
    #expect(abs(simulator.contentOffset.y - 29_279.2) <= 0.25)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 28_800)
  }

  // MARK: Animated scrolls

  /// A view of 375 by 800 that pages over rows of 100 points or over cells of its size.
  private func screen(overPages: Bool) -> CollectionViewSimulator {
    var simulator = overPages ? pages() : SampleList.simulator(300, height: 100)
    simulator.isPagingEnabled = true
    simulator.resize(to: CGSize(width: 375, height: 800))
    return simulator
  }

  /// 8000 keeps its place in a list, and 13 * 600 = 7800 is nearer to it than 8400.
  ///
  /// In a view of cells of its size, cell 10 is the page: at 10 * 600.
  @Test(arguments: [(false, 7_800.0), (true, 6_000)])
  func anAnimatedScrollEndsAtAPage(overPages: Bool, page: CGFloat) {
    var simulator = screen(overPages: overPages)
    simulator.setContentOffset(CGPoint(x: 0, y: 8_000), animated: true)
    simulator.advance(ticks: 10)
    let before = simulator.contentOffset.y
    simulator.resize(to: CGSize(width: 375, height: 600))
    #expect(!simulator.isAtRest)
    if !overPages { #expect(simulator.contentOffset.y == before) }
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == page)
  }

  /// Row 85 is at 8500, and 14 * 600 = 8400 is the page nearest to it.
  @Test func aScrollToAnItemEndsAtAPage() {
    var simulator = screen(overPages: false)
    simulator.scrollToItem(
      at: ElementIndexPath(item: 85, section: 0), position: .top, animated: true)
    simulator.advance(ticks: 10)
    simulator.resize(to: CGSize(width: 375, height: 600))
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 8_400)
  }

  /// The page is the nearest to 8000, not to the pages 8000 and 8100 of the sizes in between.
  @Test func anAnimatedScrollKeepsItsTargetThroughSeveralSizes() {
    var simulator = screen(overPages: false)
    simulator.setContentOffset(CGPoint(x: 0, y: 8_000), animated: true)
    for height in [500.0, 900, 600] {
      simulator.advance(ticks: 4)
      simulator.resize(to: CGSize(width: 375, height: height))
    }
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 7_800)
  }

  /// Row 85 is row 80 after five before it are gone, at 8000; the page is 13 * 600.
  @Test func aScrollToAnItemThatMovesEndsAtAPage() throws {
    var simulator = screen(overPages: false)
    simulator.scrollToItem(
      at: ElementIndexPath(item: 85, section: 0), position: .top, animated: true)
    simulator.advance(ticks: 10)
    simulator.resize(to: CGSize(width: 375, height: 600))
    simulator.advance(ticks: 2)
    var batch = BatchUpdates()
    batch.deleteItems(at: (0..<5).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 7_800)
  }

  /// Without another size, an animated scroll ends where it was asked to, and so does a view that
  /// does not page.
  @Test(arguments: [true, false]) func otherAnimatedScrollsEndWhereTheyWereAskedTo(pages: Bool) {
    var simulator = screen(overPages: false)
    simulator.isPagingEnabled = pages
    simulator.setContentOffset(CGPoint(x: 0, y: 8_100), animated: true)
    simulator.advance(ticks: 10)
    if !pages { simulator.resize(to: CGSize(width: 375, height: 600)) }
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 8_100)
  }

  /// The end of the content counts as a page: 300 rows of 100 in 700 end at 29,300.
  @Test func anAnimatedScrollToTheEndEndsThere() {
    var simulator = screen(overPages: false)
    simulator.anchorEdge = .bottom
    simulator.setContentOffset(CGPoint(x: 0, y: 1e6), animated: true)
    simulator.advance(ticks: 10)
    simulator.resize(to: CGSize(width: 375, height: 700))
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 29_300)
  }

  /// Only another size turns a page: data that changes leaves the view where it is.
  @Test func changedDataTurnsNoPage() throws {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 100))
    var batch = BatchUpdates()
    batch.deleteItems(at: [ElementIndexPath(item: 999, section: 0)])
    try simulator.update(batch)
    #expect(simulator.contentOffset.y == 100)
    #expect(simulator.advance().contentOffset.y == 100)
  }

  /// Pages of one point and of half a point are pages too: 10.5 is none of the first.
  @Test(arguments: [1.0, 0.5]) func aViewOfOnePointTurnsToAPage(_ length: Double) {
    var simulator = CollectionViewSimulator(
      SampleList.layout(), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: SampleList.screen, displayScale: 4))
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 10.25))
    simulator.resize(to: CGSize(width: 390, height: length))
    let pages = simulator.contentOffset.y / CGFloat(length)
    #expect(simulator.isAtRest)
    #expect(pages == pages.rounded())
    #expect(simulator.contentOffset.y > 0)
  }

  @Test func aViewAtItsEndStaysThere() {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 1e6))
    simulator.anchorEdge = .bottom
    simulator.rotate()
    #expect(simulator.contentOffset.y == 43_610)
  }

  @Test(arguments: 1...20) func itRestsOnAPage(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    var simulator = random.chance(50) ? pages() : SampleList.simulator(300)
    simulator.isPagingEnabled = true
    if random.chance(30) {
      simulator.setContentInset(PhysicalEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      simulator.setContentOffset(CGPoint(x: 0, y: -20))
    }
    for _ in 0..<20 {
      if random.chance(70) {
        simulator.fling(velocity: CGFloat(random.number(-3_000...3_000)))
      } else {
        let range = simulator.contentOffsetRange(along: .vertical)
        simulator.setContentOffset(CGPoint(x: 0, y: random.number(range)), animated: true)
      }
      if random.chance(50) { simulator.runUntilRest() } else { simulator.advance(ticks: 20) }
      simulator.resize(
        to: CGSize(width: random.integer(200...900), height: random.integer(200...900)))
      if random.chance(50) { simulator.runUntilRest() }
      guard simulator.isAtRest else { continue }
      let range = simulator.contentOffsetRange(along: .vertical)
      let offset = simulator.contentOffset.y
      let pages = (offset - range.lowerBound) / simulator.viewport.size.height
      let isAtEnd = abs(offset - range.upperBound) < 1e-9
      #expect(isAtEnd || abs(pages - pages.rounded()) < 1e-9, "\(offset) of \(range)")
    }
  }
}
