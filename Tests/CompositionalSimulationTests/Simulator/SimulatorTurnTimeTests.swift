import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// The time that a page takes to turn, and the speed toward other targets.
@Suite struct SimulatorTurnTimeTests {
  private static let rates: [OrthogonalScrollingProperties.DecelerationRate] = [
    .normal, .fast, .init(rawValue: 0.9995),
  ]

  /// Advances a simulator to its rest, and returns the time that it took.
  private func restTime(_ simulator: inout CollectionViewSimulator) -> Double {
    let start = simulator.time
    simulator.runUntilRest()
    return simulator.time - start
  }

  /// A page of 844 at the rate 10.95: after t seconds (844 + (9241.8 - v) t) e^(-10.95 t) are left.
  ///
  /// That is 0.24 to 0.26 points after 0.96 seconds, with a quarter of a point at the end. A pixel is
  /// half a point.
  @Test(arguments: rates, [310.0, 500, 800])
  func aPageOfAViewTurnsInASecond(
    _ rate: OrthogonalScrollingProperties.DecelerationRate, _ velocity: Double
  ) {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.decelerationRate = rate
    simulator.fling(velocity: CGFloat(velocity))
    simulator.advance(ticks: 12)
    let left = (844 + (9_241.8 - velocity) * 0.1) * exp(-1.095)
    #expect(abs(Double(simulator.contentOffset.y) - (844 - left)) <= 0.25)
    let time = 0.1 + restTime(&simulator)
    #expect(time > 0.95 && time < 1, "\(time)")
    #expect(simulator.contentOffset.y == 844)
  }

  /// A group of 200 at the rate 10.95: (200 + (2190 - v) t) e^(-10.95 t) are left.
  @Test(arguments: rates) func aPageOfARowTurnsInASecond(
    _ rate: OrthogonalScrollingProperties.DecelerationRate
  ) {
    var section = Sample.cells(.absolute(200), .absolute(250), in: .vertical)
    section.orthogonalScrollingBehavior = .groupPaging
    section.orthogonalScrollingProperties.decelerationRate = rate
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [10],
      in: CollectionLayoutEnvironment(size: SampleList.screen))
    simulator.fling(section: 0, velocity: 500)
    simulator.advance(ticks: 12)
    let left = (200 + 1_690 * 0.1) * exp(-1.095)
    let offset = Double(simulator.viewport.orthogonalOffsets[0] ?? 0)
    #expect(abs(offset - (200 - left)) <= 0.25)
    let time = 0.1 + restTime(&simulator)
    #expect(time > 0.75 && time < 0.9, "\(time)")
  }

  /// A turn whose page moves with the content goes on as fast as before.
  @Test func aTurnWhosePageMovesStaysATurn() throws {
    var simulator = SampleList.simulator(1_000)
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 43_156 - 844))
    simulator.fling(velocity: 500)
    simulator.advance(ticks: 6)
    // Without the last ten rows the end is 440 points earlier, at 42,716.
    var batch = BatchUpdates()
    batch.deleteItems(at: (990..<1_000).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    let time = restTime(&simulator)
    #expect(simulator.contentOffset.y == 42_716)
    #expect(time < 1.1, "\(time)")
  }

  // MARK: Other targets

  /// 1000 points per second are announced to end after 494.5 points; 494 are nearly the same.
  ///
  /// The spring has the rate 1000/494, so the view slows down as without a target.
  @Test func aTargetOfTheHostIsReachedAtTheDecelerationRate() {
    var simulator = SampleList.simulator()
    simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: 494) }
    simulator.fling(velocity: 1_000)
    simulator.advance(ticks: 12)
    let expected = 494 * (1 - exp(-100.0 / 494))
    #expect(abs(Double(simulator.contentOffset.y) - expected) <= 0.25)
    #expect(restTime(&simulator) > 3)
    #expect(simulator.contentOffset.y == 494)
  }

  /// The group at 400 is the nearest to 494.5: the rate is 1000/400.
  @Test func aGroupBoundaryIsReachedAtTheDecelerationRate() {
    var simulator = SimulatorTouchTests.rows(.continuousGroupLeadingBoundary)
    simulator.fling(section: 0, velocity: 1_000)
    simulator.advance(ticks: 12)
    let offset = Double(simulator.viewport.orthogonalOffsets[0] ?? 0)
    #expect(abs(offset - 400 * (1 - exp(-0.25))) <= 0.25)
  }

  /// A boundary that moves with the content is reached at the deceleration rate as well.
  ///
  /// After 0.1 seconds the row is at 88.5 with 778.8 points per second. Its end is at 210 now, 121.5
  /// points away, so that the rate is 778.8/121.5: after another 0.1 seconds 64 points are left.
  @Test func aGroupBoundaryThatMovesIsReachedAtTheDecelerationRate() throws {
    var simulator = SimulatorTouchTests.rows(.continuousGroupLeadingBoundary)
    simulator.fling(section: 0, velocity: 1_000)
    simulator.advance(ticks: 12)
    var batch = BatchUpdates()
    batch.deleteItems(at: (3..<10).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    simulator.advance(ticks: 12)
    let start = 400 * (1 - exp(-0.25))
    let left = (210 - start) * exp(-0.1 * 1_000 * exp(-0.25) / (210 - start))
    let offset = Double(simulator.viewport.orthogonalOffsets[0] ?? 0)
    #expect(abs(offset - (210 - left)) <= 0.25, "\(offset)")
  }
}
