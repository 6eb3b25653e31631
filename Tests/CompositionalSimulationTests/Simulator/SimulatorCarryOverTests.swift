import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Flings of a view or a row that is still moving.
///
/// After 0.1 seconds, 3000 points per second are 3000 e^(-0.2002) = 2455.700, which carry
/// 0.000816 * 2455.700^1.967 = 3803.34 over.
@Suite struct SimulatorCarryOverTests {
  private func moving(_ velocity: CGFloat = 3_000) -> CollectionViewSimulator {
    var simulator = SampleList.simulator(1_000_000)
    simulator.setContentOffset(CGPoint(x: 0, y: 1_000_000))
    simulator.fling(velocity: velocity)
    simulator.run(for: 0.1)
    return simulator
  }

  @Test(arguments: [1.0, -1]) func aSecondFlingTakesSpeedOver(_ sign: CGFloat) {
    var simulator = moving(sign * 3_000)
    simulator.fling(velocity: sign * 3_000)
    #expect(abs(simulator.velocity.y - sign * 6_803.34) < 0.01)
    let events = simulator.advance().events.map(\.detail)
    #expect(events.last?.contains("000 + ") == true)
  }

  /// Events name a carried speed only where there is one.
  @Test func aFirstFlingTakesNoneOver() {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: 3_000)
    let details = simulator.advance().events.filter { $0.kind == .scrolled }.map(\.detail)
    #expect(details.map { $0.contains("points a second") } == [true])
    #expect(details.allSatisfy { !$0.contains("+") })
  }

  @Test func anotherDirectionTakesNoneOver() {
    var simulator = moving()
    simulator.fling(velocity: -3_000)
    #expect(simulator.velocity.y == -3_000)
  }

  /// Not more than half of the carried speed is no second fling.
  @Test func aSlowFlingTakesNoneOver() {
    for (velocity, carried) in [(1_900.0, 0.0), (1_903, 3_803.34)] {
      var simulator = moving()
      simulator.fling(velocity: CGFloat(velocity))
      #expect(abs(simulator.velocity.y - CGFloat(velocity + carried)) < 0.01)
    }
  }

  @Test func restsAndAnimatedScrollsAndBouncesCarryNone() {
    var resting = SampleList.simulator()
    resting.fling(velocity: 3_000)
    #expect(resting.velocity.y == 3_000)
    var gliding = SampleList.simulator()
    gliding.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
    gliding.run(for: 0.1)
    gliding.fling(velocity: 3_000)
    #expect(gliding.velocity.y == 3_000)
    var bouncing = SampleList.simulator()
    bouncing.fling(velocity: -3_000)
    bouncing.run(for: 0.05)
    bouncing.fling(velocity: -3_000)
    // Past the end the view moves at 0.55 of the finger's speed.
    #expect(abs(bouncing.velocity.y + 1_650) < 1e-9)
  }

  // MARK: Touches

  /// Catches a moving view, rests for some ticks, drags it by 60 points in 6 ticks and lets go at
  /// 1,200 points per second.
  private func flick(_ simulator: inout CollectionViewSimulator, after ticks: Int, sign: Double = 1)
  {
    simulator.touchDown(at: CGPoint(x: 100, y: 400))
    if ticks > 0 { simulator.advance(ticks: ticks) }
    for tick in 1...6 {
      simulator.advance()
      simulator.touchMove(to: CGPoint(x: 100, y: 400 - sign * 10 * Double(tick)))
    }
    simulator.touchUp()
  }

  /// 1000 e^(-0.2002) = 818.567 carry 0.000816 * 818.567^1.967 = 438.20 over.
  @Test func aFlickOfAMovingViewTakesSpeedOver() {
    var simulator = moving(1_000)
    flick(&simulator, after: 0)
    #expect(abs(simulator.velocity.y - 1_638.20) < 0.01)
  }

  @Test func aFlickBackTakesNoneOver() {
    var simulator = moving(1_000)
    flick(&simulator, after: 0, sign: -1)
    #expect(abs(simulator.velocity.y + 1_200) < 1e-9)
  }

  /// The finger has stopped the view once it has rested for 0.1 seconds: 12 ticks with the first of
  /// the flick.
  @Test func aFingerThatRestedTakesNoneOver() {
    for (ticks, speed) in [(10, 1_638.20), (11, 1_200)] {
      var simulator = moving(1_000)
      flick(&simulator, after: ticks)
      #expect(abs(simulator.velocity.y - CGFloat(speed)) < 0.01, "\(ticks)")
    }
  }

  @Test func aTouchWithoutADragStopsTheView() {
    var simulator = moving()
    let offset = simulator.contentOffset
    simulator.touchDown(at: CGPoint(x: 100, y: 400))
    simulator.touchUp()
    #expect(simulator.isAtRest && abs(simulator.contentOffset.y - offset.y) <= 0.25)
  }

  // MARK: Rows

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func aRowTakesSpeedOverToo(_ direction: UserInterfaceLayoutDirection) {
    func row() -> CollectionViewSimulator {
      var simulator = SimulatorTouchTests.rows(.continuous, 1_000, direction: direction)
      simulator.fling(section: 0, velocity: 1_000)
      simulator.run(for: 0.1)
      return simulator
    }
    // 0.1 seconds later, by the formula of a deceleration.
    func distance(_ speed: Double) -> Double { 0.499 * speed * (1 - 0.818_567) }
    var simulator = row()
    var start = simulator.viewport.orthogonalOffsets[0] ?? 0
    simulator.fling(section: 0, velocity: 1_200)
    simulator.run(for: 0.1)
    var way = (simulator.viewport.orthogonalOffsets[0] ?? 0) - start
    #expect(abs(Double(way) - distance(1_638.20)) <= 0.25)

    simulator = row()
    let sign = direction == .leftToRight ? -1.0 : 1
    simulator.touchDown(at: CGPoint(x: 200, y: 100))
    for tick in 1...6 {
      simulator.advance()
      simulator.touchMove(to: CGPoint(x: 200 + sign * 10 * Double(tick), y: 100))
    }
    start = simulator.viewport.orthogonalOffsets[0] ?? 0
    simulator.touchUp()
    simulator.run(for: 0.1)
    way = (simulator.viewport.orthogonalOffsets[0] ?? 0) - start
    #expect(abs(Double(way) - distance(1_638.20)) <= 0.25)
  }

  // MARK: The formula

  /// 1000^1.967 = 796,159.35 is 649.666; 8122.6 points per second and more carry 40,000.
  @Test func isThatOfTheFit() {
    let physics = ScrollPhysics()
    #expect(abs(physics.carriedVelocity(from: 1_000, release: 2_000) - 649.666) < 0.001)
    #expect(abs(physics.carriedVelocity(from: -1_000, release: -2_000) + 649.666) < 0.001)
    #expect(physics.carriedVelocity(from: 1e300, release: 30_000) == 40_000)
    #expect(physics.carriedVelocity(from: 1e300, release: 20_000) == 0)
    #expect(physics.carriedVelocity(from: 1_000, release: -2_000) == 0)
    #expect(physics.carriedVelocity(from: 0, release: 2_000) == 0)
    #expect(physics.carriedVelocity(from: 1_000, release: 0) == 0)
    #expect(physics.carriedVelocity(from: 20, release: 9.9) == 0)
  }
}
