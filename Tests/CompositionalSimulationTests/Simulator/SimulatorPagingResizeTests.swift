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
      simulator.fling(velocity: CGFloat(random.number(-3_000...3_000)))
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
