import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Releases of a view that pages, that is slow, or that moves fast past an end.
///
/// A thousand rows of 44 points in 844: the offset goes from 0 to 43,156, by pages of 844.
@Suite struct SimulatorReleaseTests {
  /// At most 55 to 79 points of content move, and the projection is less than half a page away.
  @Test(arguments: [(65.0, 600.0), (75, 700), (89, 800)])
  func aShortFlickTurnsThePage(_ distance: Double, _ speed: Double) throws {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    let duration = distance / speed
    for offset: CGFloat in [844, 1_688, 2_532] {
      try simulator.run([.drag(from: nil, by: up(distance), duration: duration, holding: 0)])
      #expect(simulator.contentOffset.y == offset)
    }
    for offset: CGFloat in [1_688, 844, 0, 0] {
      try simulator.run([.drag(from: nil, by: up(-distance), duration: duration, holding: 0)])
      #expect(simulator.contentOffset.y == offset)
    }
    // A finger that rests before it is lifted does not flick.
    try simulator.run([.drag(from: nil, by: up(distance), duration: duration, holding: 0.2)])
    #expect(simulator.contentOffset.y == 0)
  }

  /// Two points of a path are a straight drag; a slow start does not change how fast it is let go.
  @Test func aPathIsDraggedAlong() throws {
    var straight = SampleList.simulator()
    try straight.run([
      .drag(from: CGPoint(x: 9, y: 400), by: up(90), duration: 0.25, holding: 0)
    ])
    var path = SampleList.simulator()
    try path.run([
      .dragAlong([
        .init(time: 0, point: CGPoint(x: 9, y: 400)),
        .init(time: 0.25, point: CGPoint(x: 9, y: 310)),
      ])
    ])
    #expect(path.contentOffset == straight.contentOffset)
    var slow = SampleList.simulator()
    try slow.run([
      .dragAlong([
        .init(time: 0, point: CGPoint(x: 9, y: 460)), .init(time: 1, point: CGPoint(x: 9, y: 400)),
        .init(time: 1.25, point: CGPoint(x: 9, y: 310)),
      ])
    ])
    #expect(abs(slow.contentOffset.y - straight.contentOffset.y - 60) < 0.01)
  }

  @Test(arguments: [(1.0, 2_532.0), (-1, 844)])
  func theSpeedOfAFlickIsThatOfRows(_ sign: CGFloat, _ offset: CGFloat) {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 1_688))
    simulator.fling(velocity: sign * 299)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 1_688)
    simulator.fling(velocity: sign * OrthogonalScroller.flickSpeed)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == offset)
  }

  // MARK: Targets

  /// Below 10 points per second the view rests where it is.
  @Test func aSlowReleaseReportsWhereItRests() {
    var simulator = SampleList.simulator()
    simulator.setContentOffset(CGPoint(x: 0, y: 500))
    let targets = Targets()
    simulator.willEndDragging = targets.note
    for velocity in [9.0, -9, 0] {
      simulator.fling(velocity: CGFloat(velocity))
      simulator.runUntilRest()
      #expect(simulator.contentOffset.y == 500)
    }
    #expect(targets.all.map(\.y) == [500, 500, 500])
  }

  /// Past an end, the view returns to that end, however fast it is thrown inward.
  @Test func aPulledViewReportsItsEnd() {
    var simulator = SampleList.simulator()
    let targets = Targets()
    simulator.willEndDragging = targets.note
    simulator.fling(velocity: -3_000)
    simulator.run(for: 0.1)
    simulator.fling(velocity: 4_000)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 0)
    #expect(targets.all.map(\.y) == [0, 0])
  }

  @Test(arguments: 1...20) func everyReleaseReportsWhereItRests(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var simulator = SampleList.simulator(random.integer(0...200))
    simulator.isPagingEnabled = random.chance(40)
    simulator.bounces = random.chance(70)
    if random.chance(30) { simulator.decelerationRate = .fast }
    let targets = Targets()
    simulator.willEndDragging = targets.note
    for _ in 0..<20 {
      let before = targets.all.count
      var start: CGFloat = 0
      if random.chance(50) {
        let speed = random.pick([5.0, 12, 400, 9_000])
        simulator.fling(velocity: CGFloat(random.number(-speed...speed)))
        start = simulator.contentOffset.y
      } else {
        simulator.touchDown(at: CGPoint(x: 100, y: 400))
        let way = random.number(-400...400)
        let ticks = random.integer(1...40)
        for tick in 1...ticks {
          simulator.touchMove(to: CGPoint(x: 100, y: 400 - way * Double(tick) / Double(ticks)))
          simulator.advance()
        }
        simulator.touchUp()
        start = simulator.contentOffset.y
      }
      simulator.runUntilRest()
      guard targets.all.count > before, let target = targets.all.last else { continue }
      // The end of a free fling is announced too far, by a part of its way that is 0.005 at the fast
      // rate, and both are pixels.
      let rest = simulator.contentOffset.y
      let slack = simulator.isPagingEnabled ? 1e-9 : abs(rest - start) * 0.0051 + 0.5
      #expect(abs(target.y - rest) <= slack, "seed \(seed)")
    }
    #expect(!targets.all.isEmpty)
  }

  // MARK: Bounces

  /// 5000 points per second at the rate 10.95 go 5000/(10.95 e) = 167.9815 points past the end, or 168 in
  /// whole pixels.
  @Test func aBounceIsLimited() {
    for velocity in [10_000.0, 100_000, 1e9, -10_000, -1e12] {
      var simulator = SampleList.simulator()
      simulator.fling(velocity: CGFloat(velocity))
      let farthest = farthestPastAnEnd(&simulator)
      if velocity.magnitude > 99_000 || velocity < 0 { #expect(farthest > 165) }
      #expect(farthest <= 168)
      #expect(simulator.contentOffset.y == (velocity < 0 ? 0 : 43_156) || velocity == 10_000)
    }
  }

  /// A pull of 100 points and a flick outward: the spring starts at the pull.
  @Test func aPulledViewThatIsThrownOutwardsIsLimited() throws {
    var simulator = SampleList.simulator()
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    for tick in 1...2 {
      simulator.touchMove(to: CGPoint(x: 100, y: 100 + 200 * tick))
      simulator.advance()
    }
    let pull = -Double(simulator.contentOffset.y)
    simulator.touchUp()
    #expect(farthestPastAnEnd(&simulator) <= pull + 168)
  }

  @Test(arguments: [false, true]) func aViewThatPagesIsLimitedToo(_ isAtEnd: Bool) {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    if isAtEnd { simulator.setContentOffset(CGPoint(x: 0, y: 43_156)) }
    simulator.fling(velocity: isAtEnd ? 50_000 : -50_000)
    let farthest = farthestPastAnEnd(&simulator)
    #expect(farthest > 165 && farthest <= 168)
    #expect(simulator.contentOffset.y == (isAtEnd ? 43_156 : 0))
  }

  @Test(arguments: OrthogonalScrollingBehavior.allCases.filter { $0 != .none })
  func rowsAreLimitedToo(_ behavior: OrthogonalScrollingBehavior) throws {
    var simulator = SimulatorTouchTests.rows(behavior)
    let range = try #require(simulator.layout.orthogonalScroller(ofSection: 0)).offsetRange
    simulator.fling(section: 0, velocity: -60_000)
    var farthest: CGFloat = 0
    while !simulator.isAtRest {
      simulator.advance()
      let offset = simulator.viewport.orthogonalOffsets[0] ?? 0
      farthest = max(farthest, range.lowerBound - offset)
    }
    #expect(farthest > 150 && farthest <= 168, "\(behavior)")
  }

  // MARK: Helpers

  /// Records the reported targets.
  private final class Targets {
    var all: [CGPoint] = []

    func note(_ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
      all.append(target)
      return target
    }
  }

  private func up(_ distance: Double) -> CGPoint { CGPoint(x: 0, y: -distance) }

  /// Runs the view until it rests, and returns the largest distance past an end, in points.
  private func farthestPastAnEnd(_ simulator: inout CollectionViewSimulator) -> Double {
    let range = simulator.contentOffsetRange(along: .vertical)
    var farthest = 0.0
    while !simulator.isAtRest {
      let offset = Double(simulator.advance().contentOffset.y)
      farthest = max(farthest, range.lowerBound - offset, offset - range.upperBound)
    }
    return farthest
  }
}
