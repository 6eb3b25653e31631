import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Content that is held, flung and stopped at its ends, by numbers worked out by hand.
@Suite struct SimulatorEndTests {
  /// A row of 44 points above the view moves what the finger holds by 44, and the finger goes on.
  @Test(arguments: [true, false]) func aFingerHoldsContentThatMoves(bounces: Bool) throws {
    var simulator = SampleList.simulator()
    simulator.bounces = bounces
    simulator.setContentOffset(CGPoint(x: 0, y: 440))
    simulator.touchDown(at: CGPoint(x: 100, y: 500))
    simulator.touchMove(to: CGPoint(x: 100, y: 480))
    // 20 less the slop of 10.
    #expect(simulator.contentOffset.y == 450)
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 0)])
    try simulator.update(batch)
    #expect(simulator.contentOffset.y == 494)
    simulator.touchMove(to: CGPoint(x: 100, y: 470))
    #expect(simulator.contentOffset.y == 504)
  }

  /// A continuous row that is flung at its end passes it: 3000 t e^(-10.95 t) after t seconds.
  @Test(arguments: [1.0, -1]) func aContinuousRowBouncesAtItsEnds(_ sign: Double) {
    var simulator = SimulatorTouchTests.rows(.continuous)
    // Ten groups of 200 in 390: from 0 to 1610.
    let end = sign > 0 ? 1_610.0 : 0
    simulator.scroll(section: 0, to: CGFloat(end))
    simulator.fling(section: 0, velocity: CGFloat(sign * 3_000))
    simulator.run(for: 0.1)
    let offset = Double(simulator.viewport.orthogonalOffsets[0] ?? 0)
    #expect(abs(offset - end - sign * 300 * exp(-1.095)) <= 0.25)
    simulator.runUntilRest()
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == CGFloat(end))
  }

  /// Flung outward near its end, for a target 146 points behind: the spring would turn beyond it.
  @Test(arguments: [200.0, 700, 1_000, 2_000, 5_000])
  func aTargetBehindAViewAtItsEndPassesNoEnd(_ velocity: Double) throws {
    var simulator = SampleList.simulator()
    // 1000 rows of 44 less the view of 844.
    let end: CGFloat = 43_156
    simulator.bounces = false
    simulator.setContentOffset(CGPoint(x: 0, y: end - 10))
    simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: 43_000) }
    var farthest: CGFloat = 0
    simulator.fling(velocity: CGFloat(velocity))
    while !simulator.isAtRest {
      farthest = max(farthest, simulator.advance().contentOffset.y)
    }
    #expect(farthest <= end)
    #expect(simulator.contentOffset.y == 43_000)
  }

  /// A row of 44 points above a view that moves to a target moves the target by 44.
  @Test(arguments: [0.02, 0.3]) func aTargetMovesWithTheContent(after seconds: Double) throws {
    var simulator = SampleList.simulator()
    simulator.setContentOffset(CGPoint(x: 0, y: 20_000))
    simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: 20_700) }
    simulator.fling(velocity: 2_000)
    simulator.run(for: seconds)
    try #require(!simulator.isAtRest)
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 0)])
    try simulator.update(batch)
    simulator.runUntilRest()
    #expect(Double(simulator.contentOffset.y) == 20_744)
  }
}
