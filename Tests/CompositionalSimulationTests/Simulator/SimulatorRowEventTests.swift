import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// What users report of carousels: what is below jumps while they scroll, and pages stay blank.
@Suite struct SimulatorRowEventTests {
  /// Pages as wide as the view of 390 × 844 points, measured as high as a function says, above a list of
  /// rows of 44 points.
  private func carousel(
    _ height: CollectionLayoutDimension, list: Int = 60,
    measured: @escaping (Int) -> CGFloat
  ) -> CollectionViewSimulator {
    var pages = Sample.list(height)
    pages.orthogonalScrollingBehavior = .groupPaging
    let rows = Sample.list(.absolute(44))
    return CollectionViewSimulator(
      CollectionLayout { [pages] section, _ in section == 0 ? pages : rows },
      itemCounts: [6, list], in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { PreferredSize(height: measured($0.id.indexPath.item)) })
  }

  private func events(
    _ simulator: inout CollectionViewSimulator, _ kind: SimulationEvent.Kind
  ) -> [SimulationEvent] {
    simulator.takeFrame().events.filter { $0.kind == kind }
  }

  /// A page of 500 points after one of 200: the list moves by 300.
  @Test func aTallerPageMovesWhatIsBelow() {
    var simulator = carousel(.estimated(350)) { [200, 500, 300][$0 % 3] }
    _ = simulator.takeFrame()
    simulator.scroll(section: 0, to: 390)
    let moved = events(&simulator, .moved)
    #expect(moved.map(\.section) == [0])
    #expect(moved.first?.detail == "what is below it by 300")
    // The third page is shorter than the row, which stays as it is.
    simulator.scroll(section: 0, to: 780)
    #expect(events(&simulator, .moved).isEmpty)
  }

  @Test func whatDoesNotMoveHasNoEvent() {
    var equal = carousel(.estimated(350)) { _ in 200 }
    var uniform = carousel(.uniformAcrossSiblings(estimate: 350)) { [200, 500, 300][$0 % 3] }
    var alone = carousel(.estimated(350), list: 0) { [200, 500, 300][$0 % 3] }
    _ = (equal.takeFrame(), uniform.takeFrame(), alone.takeFrame())
    equal.scroll(section: 0, to: 390)
    uniform.scroll(section: 0, to: 390)
    alone.scroll(section: 0, to: 390)
    #expect(events(&equal, .moved).isEmpty)
    #expect(events(&uniform, .moved).isEmpty)
    #expect(events(&alone, .moved).isEmpty)
    // New text sizes measure all pages again, without a scroll.
    var other = carousel(.estimated(350)) { [200, 500, 300][$0 % 3] }
    other.scroll(section: 0, to: 390)
    _ = other.takeFrame()
    other.reload()
    #expect(events(&other, .moved).isEmpty)
  }

  /// A page estimated at 50 points ends above what is visible.
  ///
  /// The row is 400 points high, 150 of which are scrolled out.
  @Test func aPageThatIsEstimatedTooShortStaysBlank() {
    var simulator = carousel(.estimated(50)) { _ in 400 }
    simulator.setContentOffset(CGPoint(x: 0, y: 150))
    #expect(events(&simulator, .blank).isEmpty)
    simulator.scroll(section: 0, to: 390)
    simulator.runUntilRest()
    #expect(!simulator.visibleElements.contains { $0.indexPath.section == 0 })
    let blank = events(&simulator, .blank)
    #expect(blank.map(\.section) == [0])
    #expect(blank.first?.detail == "at 390: cell 0.1 is estimated too short")
    // Up again, the page is found and measured; back down it is there.
    simulator.setContentOffset(CGPoint(x: 0, y: 0))
    simulator.setContentOffset(CGPoint(x: 0, y: 150))
    #expect(simulator.visibleElements.contains { $0.id == .cell(section: 0, item: 1) })
    #expect(events(&simulator, .blank).isEmpty)
  }

  @Test func aPageThatReachesIntoViewIsNotBlank() {
    var simulator = carousel(.estimated(200)) { _ in 400 }
    simulator.setContentOffset(CGPoint(x: 0, y: 150))
    simulator.scroll(section: 0, to: 390)
    #expect(simulator.visibleElements.contains { $0.id == .cell(section: 0, item: 1) })
    #expect(events(&simulator, .blank).isEmpty)
  }

  /// The page beside it waits for its size, but is not where the view is.
  @Test func aMeasuredPageThatEndsAboveTheViewIsNotBlank() {
    var simulator = carousel(.estimated(50)) { $0 == 0 ? 400 : 100 }
    simulator.scroll(section: 0, to: 390)
    simulator.runUntilRest()
    simulator.setContentOffset(CGPoint(x: 0, y: 150))
    #expect(!simulator.visibleElements.contains { $0.indexPath.section == 0 })
    #expect(events(&simulator, .blank).isEmpty)
  }

  /// A row at its end is shorter once its last cells are measured, so that cells before them come
  /// into view.
  @Test func cellsThatAPassBringsIntoViewAreMeasuredInIt() {
    var cells = Sample.cells(.estimated(300), .absolute(100))
    cells.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: cells), itemCounts: [20],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { _ in PreferredSize(width: 190) })
    simulator.scroll(section: 0, to: 20 * 300 - 390)
    let visible = simulator.visibleElements
    #expect(visible.last?.id == .cell(section: 0, item: 19))
    #expect(visible.map(\.frame.width) == [190, 190, 190])
  }
}
