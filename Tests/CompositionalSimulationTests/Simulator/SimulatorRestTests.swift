import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Offsets at rest: whole pixels, chosen by the host, or kept through changes.
@Suite struct SimulatorRestTests {
  /// Sections of one row each, with groups of 100 points and a spacing of 8 in a view of 390.
  private func rows(
    _ behavior: OrthogonalScrollingBehavior, sections: Int = 1, asking: [Int: CGFloat] = [:],
    scale: CGFloat = 2
  ) -> CollectionViewSimulator {
    var section = Sample.cells(.absolute(100), .absolute(80))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: Array(repeating: 60, count: sections),
      in: CollectionLayoutEnvironment(size: SampleList.screen, displayScale: scale),
      orthogonalOffsets: asking)
  }

  /// A list whose rows are 44.37 points high, between insets that are off the pixels.
  private func list(scale: CGFloat) -> CollectionViewSimulator {
    let section = Sample.list(.absolute(44.37))
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [101],
      in: CollectionLayoutEnvironment(size: SampleList.screen, displayScale: scale),
      contentInset: PhysicalEdgeInsets(top: 20.3, bottom: 10.1))
  }

  // MARK: Pixels

  /// 1000 points per second go 494.01 points far: 988.02 pixels at 2, 1482.03 at 3.
  ///
  /// Announced are 494.504834 points: 989.01 pixels at 2, 1483.51 at 3.
  @Test(arguments: zip([2.0, 3.0], [494.5, 1484 / 3.0]))
  func aFlingRestsOnAPixel(_ scale: Double, _ target: Double) {
    var row = rows(.continuous, scale: CGFloat(scale))
    row.fling(section: 0, velocity: 1_000)
    row.runUntilRest()
    #expect(row.viewport.orthogonalOffsets[0] == 494)
    var view = SampleList.simulator()
    var environment = view.environment
    environment.displayScale = CGFloat(scale)
    view.setEnvironment(environment)
    let targets = Targets()
    view.willEndDragging = targets.note
    view.fling(velocity: 1_000)
    view.runUntilRest()
    #expect(view.contentOffset.y == 494)
    #expect(targets.all.map { Double($0.y) } == [target])
  }

  /// The start is at -20.3 points, or -60.9 pixels at 3.
  ///
  /// The end is at 101 times 44.37 plus 10.1 minus 844, 3647.47 points or 10942.41 pixels.
  @Test func theEndsArePixels() {
    var view = list(scale: 3)
    #expect(Double(view.contentOffset.y) == -61 / 3.0)
    view.fling(velocity: 30_000)
    view.runUntilRest()
    #expect(Double(view.contentOffset.y) == 10_942 / 3.0)
    view.fling(velocity: -30_000)
    view.runUntilRest()
    #expect(Double(view.contentOffset.y) == -61 / 3.0)
    view.setContentOffset(CGPoint(x: 0, y: 100.3))
    #expect(Double(view.contentOffset.y) == 301 / 3.0)
    view.setContentOffset(CGPoint(x: 0, y: 200.4), animated: true)
    view.runUntilRest()
    #expect(Double(view.contentOffset.y) == 601 / 3.0)
  }

  /// A finger that rests stops the view wherever it is, and leaves it on a pixel.
  @Test(arguments: [0.003, 0.1, 0.37]) func aCaughtViewRestsOnAPixel(_ seconds: Double) {
    var row = rows(.continuous)
    row.fling(section: 0, velocity: 2_345)
    row.run(for: seconds)
    row.touchDown(at: CGPoint(x: 100, y: 40))
    row.advance(ticks: 30)
    row.touchUp()
    row.runUntilRest()
    let offset = row.viewport.orthogonalOffsets[0] ?? 0
    #expect((offset * 2).rounded() == offset * 2)
    var view = list(scale: 3)
    view.fling(velocity: 2_345)
    view.run(for: seconds)
    view.touchDown(at: CGPoint(x: 100, y: 40))
    view.advance(ticks: 30)
    view.touchUp()
    view.runUntilRest()
    let rest = Double(view.contentOffset.y)
    #expect((rest * 3).rounded() / 3 == rest)
  }

  // MARK: The host

  private final class Targets {
    var all: [CGPoint] = []
    func note(_ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
      all.append(target)
      return target
    }
  }

  /// A pull past an end ends at the offset that the host chooses.
  ///
  /// The offset goes from 0 to 43,156.
  @Test(arguments: [(0.0, 200.0, 300.0), (0, 200, 0), (43_156, -200, 43_000), (43_156, -200, 900)])
  func theHostDecidesPastAnEnd(_ start: Double, _ pull: Double, _ target: Double) {
    var simulator = SampleList.simulator()
    simulator.setContentOffset(CGPoint(x: 0, y: start))
    simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: target) }
    simulator.touchDown(at: CGPoint(x: 100, y: 400))
    for step in 1...10 {
      simulator.touchMove(to: CGPoint(x: 100, y: 400 + pull * Double(step) / 10))
      simulator.advance()
    }
    #expect(!simulator.contentOffsetRange(along: .vertical).contains(simulator.contentOffset.y))
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(Double(simulator.contentOffset.y) == target)
  }

  /// A page is no such target: the pulled view returns to its end.
  @Test func pagesWaitForTheEnd() {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.touchDown(at: CGPoint(x: 100, y: 200))
    for step in 1...10 {
      simulator.touchMove(to: CGPoint(x: 100, y: 200 + CGFloat(step) * 30))
      simulator.advance()
    }
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 0)
  }

  // MARK: Rows that never scrolled

  @Test(arguments: [OrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered])
  func anInitialOffsetStays(_ behavior: OrthogonalScrollingBehavior) throws {
    var simulator = rows(behavior, sections: 3, asking: [0: 540, 2: 216])
    let before = simulator.viewport.orthogonalOffsets
    #expect((before[0] ?? 0) > 300 && (before[2] ?? 0) > 50)
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 5, section: 1)])
    try simulator.update(batch)
    #expect(simulator.viewport.orthogonalOffsets == before)
    simulator.reload()
    #expect(simulator.viewport.orthogonalOffsets == before)
    var environment = simulator.environment
    environment.contentSizeCategory = .extraLarge
    simulator.setEnvironment(environment)
    #expect(simulator.viewport.orthogonalOffsets == before)
    var move = BatchUpdates()
    move.moveSection(0, toSection: 2)
    try simulator.update(move)
    #expect(simulator.viewport.orthogonalOffsets[2] == before[0])
    #expect(simulator.viewport.orthogonalOffsets[1] == before[2])
    #expect(simulator.viewport.orthogonalOffsets[0] == before[1])
  }
}
