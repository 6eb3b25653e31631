import Compositional
import CompositionalSimulation
import Foundation
import Testing

/// Motions whose numbers were found by hand.
@Suite struct PhysicsMotionTests {
  /// The constants, with a rate of springs of 10, which is easy to calculate with.
  private let physics = {
    var physics = ScrollPhysics()
    physics.springRate = 10
    return physics
  }()

  private func release(
    _ position: Double, _ velocity: Double, _ range: ClosedRange<Double> = 0...10_000,
    rate: Double = 0.998, bounces: Bool = true, held: Double = 0.66, continues: Bool = false
  ) -> ScrollMotion {
    var physics = physics
    physics.heldReturnFactor = held
    var release = ScrollRelease(at: position, velocity: velocity, in: range, physics: physics)
    release.continuesMotion = continues
    release.decelerationRate = rate
    release.bounces = bounces
    release.displayScale = 2
    return ScrollMotion.release(release)
  }

  private func settle(_ position: Double, _ velocity: Double, _ target: Double) -> ScrollMotion {
    ScrollMotion.settle(
      at: position, velocity: velocity, on: target, physics: physics, displayScale: 2)
  }

  @Test func rest() {
    let motion = ScrollMotion.rest(at: 30)
    #expect(motion.duration == 0)
    #expect(motion.end == 30)
    for time in [-1.0, 0, 5, .infinity] {
      #expect(motion.position(at: time) == 30)
      #expect(motion.velocity(at: time) == 0)
    }
  }

  // MARK: Deceleration

  /// 0.998 ^ 1000 = e ^ -2.0020026707 = 0.1350645.
  ///
  /// 990 points per second are lost: 0.998/0.002/1000 = 0.499 of them is the way, and 1/2.0020026707
  /// of them is announced.
  @Test func deceleration() {
    let motion = release(100, 1000)
    #expect(abs(motion.end - 594.01) < 1e-9)
    #expect(abs(motion.target - 594.504_834) < 1e-5)
    #expect(abs(motion.position(at: 0.001) - 100.998) < 1e-9)
    #expect(abs(motion.position(at: 0.002) - 101.994_004) < 1e-9)
    #expect(motion.position(at: 0) == 100)
    #expect(motion.velocity(at: 0) == 1000)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 0.002) - 996.004) < 1e-9)
    #expect(abs(motion.velocity(at: 1) - 135.0645) < 1e-3)
    #expect(abs(motion.position(at: 1) - (100 + 499 * (1 - 0.135_064_5))) < 1e-3)
  }

  /// T = ln(1000/10) / 2.0020026707 = 2.3002817, when 10 points per second are left.
  @Test func durationOfADeceleration() {
    let motion = release(100, 1000)
    #expect(abs(motion.duration - 2.300_281_7) < 1e-6)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-6)
    #expect(abs(motion.end - motion.position(at: motion.duration - 1e-9)) < 1e-6)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.position(at: 1e9) == motion.end)
  }

  @Test(arguments: [10.0, 250, 4000], [0.998, 0.99, 0.9])
  func durationByItsFormula(_ velocity: Double, _ rate: Double) {
    // A quarter of a point remains at a speed of a quarter of 1000 (1 - d)/d.
    let slow = max(10, 250 * (1 - rate) / rate)
    let expected = max(0, log(slow / velocity) / (1000 * log(rate)))
    #expect(abs(release(5000, velocity, rate: rate).duration - expected) < 1e-9)
    #expect(abs(release(5000, -velocity, rate: rate).duration - expected) < 1e-9)
  }

  @Test func aSlowReleaseDoesNotDecelerate() {
    #expect(release(100, 9.9) == .rest(at: 100))
    #expect(release(100, -9.9) == .rest(at: 100))
    #expect(release(100, 0) == .rest(at: 100))
    #expect(release(100, 10) == .rest(at: 100))
    #expect(abs(release(100, 11).end - 100.499) < 1e-9)
    #expect(release(0, -9.9) == .rest(at: 0))
  }

  /// At 0.5 a millisecond 100 points a second end after 0.1 points, less than half a pixel.
  @Test func aReleaseThatIsNotSeenToMoveRests() {
    let motion = release(100, 100, rate: 0.5)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == motion.end)
    #expect(abs(motion.end - 100) < 0.25)
  }

  // MARK: Ends

  /// From 300 to the end at 400 1000 points a second slow down by 100/0.499 = 200.400802; the spring's
  /// farthest point is v/(b e) = 799.599198/27.1828183 = 29.415610 past the end, 0.1 seconds later.
  @Test func aFlingThatMeetsAnEndBounces() throws {
    let motion = release(300, 1000, 0...400)
    let meeting = try #require(motion.bounceStart)
    #expect(abs(meeting - log(1000 / 799.599_198) / 2.002_002_670_7) < 1e-8)
    #expect(abs(motion.position(at: meeting) - 400) < 1e-9)
    #expect(abs(motion.velocity(at: meeting) - 799.599_198) < 1e-5)
    #expect(abs(motion.position(at: meeting + 0.1) - 429.415_610) < 1e-5)
    #expect(abs(motion.velocity(at: meeting + 0.1)) < 1e-9)
    #expect(motion.end == 400)
  }

  @Test func aFlingThatMeetsAnEndStops() {
    let motion = release(300, 1000, 0...400, bounces: false)
    #expect(motion.bounceStart == nil)
    #expect(abs(motion.duration - log(1000 / 799.599_198) / 2.002_002_670_7) < 1e-8)
    #expect(abs(motion.position(at: motion.duration - 1e-6) - 400) < 1e-3)
    #expect(motion.position(at: motion.duration) == 400)
  }

  /// It stops at 594.01, and is announced to stop half a point later, which may be past the end.
  @Test func aFlingThatHardlyMeetsAnEndStopsBeforeIt() {
    for bounces in [true, false] {
      let motion = release(100, 1000, 0...594.1, bounces: bounces)
      #expect(abs(motion.end - 594.01) < 1e-9)
      #expect(motion.target == 594.1)
      #expect(motion.bounceStart == nil)
      #expect(abs(motion.duration - 2.300_281_7) < 1e-6)
    }
    let motion = release(100, 1000, 0...593)
    #expect(motion.bounceStart != nil)
    #expect(motion.end == 593 && motion.target == 593)
  }

  /// x = 1000 t e^(-10 t): 36.7879441 past the end after a tenth of a second, and back.
  @Test func aFlingAtAnEndBouncesAtOnce() {
    let motion = release(0, -1000)
    #expect(motion.position(at: 0) == 0)
    #expect(motion.velocity(at: 0) == -1000)
    #expect(abs(motion.position(at: 0.1) + 36.787_944_1) < 1e-6)
    #expect(abs(motion.position(at: 0.5) + 500 * exp(-5)) < 1e-9)
    #expect(motion.end == 0)
    #expect(release(0, -1000, bounces: false) == .rest(at: 0))
    #expect(release(0, 1000).bounceStart == nil)
    #expect(abs(release(0, 1000).end - 494.01) < 1e-9)
  }

  /// From 20 past the end, held still, it starts inward at 0.66 * 10 * 20 = 132 points per second.
  ///
  /// c1 = 20, c2 = 200 - 132 = 68: 26.8/e = 9.8591691 after 0.1 seconds.
  @Test func aHeldViewStartsBack() {
    let motion = release(420, 0, 0...400)
    #expect(motion.velocity(at: 0) == -132)
    #expect(abs(motion.position(at: 0.1) - 409.859_169_1) < 1e-6)
    #expect(abs(motion.velocity(at: 0.1) + 200 / M_E) < 1e-9)
    #expect(motion.end == 400)
    #expect(abs(release(-20, 0).position(at: 0.1) + 9.859_169_1) < 1e-6)
  }

  /// From 20 past the end at rest: 20 (1 + 10 t) e^(-10 t), 40/e = 14.7151776 after 0.1 seconds.
  @Test func aViewAtRestSpringsBack() {
    for motion in [release(420, 0, 0...400, held: 0), release(420, 0, 0...400, continues: true)] {
      #expect(abs(motion.position(at: 0.1) - 414.715_177_6) < 1e-6)
      #expect(abs(motion.velocity(at: 0.1) + 200 / M_E) < 1e-9)
      #expect(motion.end == 400)
    }
  }

  /// A finger at 1000 points per second pulls the view at 550.
  ///
  /// c1 = 20, c2 = 550 + 200 = 750: 95/e = 34.9485469 past the end after 0.1 seconds. A view that
  /// itself moves at 1000 has c2 = 1200: 140/e = 51.5031218.
  @Test func aPulledViewMovesSlowerThanTheFinger() {
    let motion = release(420, 1000, 0...400)
    #expect(abs(motion.velocity(at: 0) - 550) < 1e-9)
    #expect(abs(motion.position(at: 0.1) - 434.948_546_9) < 1e-6)
    #expect(abs(release(-20, -1000).position(at: 0.1) + 34.948_546_9) < 1e-6)
    let going = release(420, 1000, 0...400, continues: true)
    #expect(going.velocity(at: 0) == 1000)
    #expect(abs(going.position(at: 0.1) - 451.503_121_8) < 1e-6)
  }

  /// 10,000 * 0.55 is above the limit of 5000: c2 = 5000 + 200, and 540/e = 198.6548982.
  @Test func theSpeedOutwardIsLimited() {
    let motion = release(420, 10_000, 0...400)
    #expect(motion.velocity(at: 0) == 5000)
    #expect(abs(motion.position(at: 0.1) - 598.654_898_2) < 1e-6)
  }

  /// c1 = -10, c2 = 1000 + 10 * -10 = 900: after 0.1 s (-10 + 90)/e = 29.4303553 past the end.
  @Test func aPulledViewThrownInwardsComesBackToItsEnd() {
    let motion = release(-10, 1000)
    #expect(abs(motion.position(at: 0.1) - 29.430_355_3) < 1e-6)
    #expect(motion.end == 0)
    let straight = release(-10, 1000, bounces: false)
    #expect(straight.end == 0)
    #expect(straight.position(at: 0.1) <= 0)
  }

  /// The noise of a sum does not make a view at its end one that is pulled.
  @Test func aViewAtItsEndButForRoundingDecelerates() {
    let motion = release(-1e-12, 1000)
    #expect(abs(motion.end - 494.01) < 1e-9)
    #expect(motion.position(at: 0) == -1e-12)
    #expect(release(-1e-12, 0).end == 0)
    #expect(release(-1e-12, -1000).end == 0)
  }

  // MARK: Targets

  /// 1000 points a second over 50 points is the rate 20.
  ///
  /// After 0.1 seconds: 50 (1 - e^-2) = 43.2332358. The end is at ln(50/0.25)/20 = 0.2649159.
  @Test func settlingFastOnlySlowsDown() {
    let motion = settle(0, 1000, 50)
    #expect(abs(motion.position(at: 0.1) - 43.233_235_8) < 1e-6)
    #expect(abs(motion.velocity(at: 0.1) - 1000 * exp(-2)) < 1e-9)
    #expect(abs(motion.duration - 0.264_915_9) < 1e-6)
    #expect(motion.end == 50)
  }

  /// Slower than the spring wants: c1 = -100, c2 = 500 - 10 * 100 = -500, 100 - 150/e after 0.1 s.
  @Test func settlingSlowlyIsTheUsualSpring() {
    let motion = settle(0, 500, 100)
    #expect(abs(motion.position(at: 0.1) - (100 - 150 / M_E)) < 1e-9)
    #expect(motion.velocity(at: 0) == 500)
  }

  /// c1 = -100, c2 = -500 - 1000 = -1500: 100 - 250/e = 8.0301397 after a tenth of a second.
  @Test func settlingTurnsRound() {
    let motion = settle(0, -500, 100)
    #expect(motion.velocity(at: 0) == -500)
    #expect(motion.position(at: 0.01) < 0)
    #expect(abs(motion.position(at: 0.1) - 8.030_139_7) < 1e-6)
    #expect(motion.end == 100)
  }

  @Test func settlingWhereItIs() {
    #expect(settle(70, 0, 70) == .rest(at: 70))
    #expect(settle(69.9, 500, 70) == .rest(at: 70))
    #expect(settle(0, 500, .leastNonzeroMagnitude).end == .leastNonzeroMagnitude)
    #expect(settle(70, 500, 70).end == 70)
    #expect(abs(settle(70, 500, 70).position(at: 0.1) - (70 + 50 / M_E)) < 1e-9)
  }

  // MARK: Animated scrolls

  /// s = 1/4: (1 - cos 45 degrees)/2 = 0.1464466; the greatest speed is pi/2 of the mean.
  @Test func glide() {
    let motion = ScrollMotion.glide(from: 100, to: 200, duration: 0.3)
    #expect(motion.position(at: 0) == 100)
    #expect(abs(motion.position(at: 0.075) - 114.644_660_9) < 1e-6)
    #expect(abs(motion.position(at: 0.15) - 150) < 1e-9)
    #expect(abs(motion.velocity(at: 0.15) - 523.598_775_6) < 1e-6)
    #expect(motion.velocity(at: 0) == 0)
    #expect(abs(motion.velocity(at: 0.3 - 1e-9)) < 1e-4)
    #expect(motion.duration == 0.3)
    #expect(motion.position(at: 0.3) == 200)
    #expect(ScrollMotion.glide(from: 100, to: 200, duration: 0) == .rest(at: 200))
    #expect(ScrollMotion.glide(from: 7, to: 7, duration: 1) == .rest(at: 7))
  }

  @Test func beforeTheStart() {
    let motion = release(100, 1000)
    #expect(motion.position(at: -1) == 100)
    #expect(motion.velocity(at: -1) == 1000)
  }
}
