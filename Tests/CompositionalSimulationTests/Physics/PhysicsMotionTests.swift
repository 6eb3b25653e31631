import Compositional
import CompositionalSimulation
import Foundation
import Testing

/// Motions whose numbers were found by hand.
@Suite struct PhysicsMotionTests {
  private func release(
    _ position: Double, _ velocity: Double, _ range: ClosedRange<Double> = 0...10_000,
    rate: Double = 0.998, bounces: Bool = true
  ) -> ScrollMotion {
    var release = ScrollRelease(at: position, velocity: velocity, in: range)
    release.decelerationRate = rate
    release.bounces = bounces
    release.displayScale = 2
    return ScrollMotion.release(release)
  }

  private func settle(_ position: Double, _ velocity: Double, _ target: Double) -> ScrollMotion {
    ScrollMotion.settle(
      at: position, velocity: velocity, on: target, physics: ScrollPhysics(), displayScale: 2)
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

  /// 0.998 ^ 1000 = e ^ -2.0020026707 = 0.1350645; 499.4998330 of way in all.
  @Test func deceleration() {
    let motion = release(100, 1000)
    #expect(abs(motion.end - 599.499_833) < 1e-5)
    #expect(motion.position(at: 0) == 100)
    #expect(motion.velocity(at: 0) == 1000)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 0.002) - 996.004) < 1e-9)
    #expect(abs(motion.velocity(at: 1) - 135.0645) < 1e-3)
    #expect(abs(motion.position(at: 1) - (100 + 499.499_833 * (1 - 0.135_064_5))) < 1e-3)
  }

  /// T = ln(2.0020026707 * 0.25 / 1000) / -2.0020026707 = 3.7961496.
  @Test func durationOfADeceleration() {
    let motion = release(100, 1000)
    #expect(abs(motion.duration - 3.796_149_6) < 1e-6)
    #expect(abs(motion.end - motion.position(at: motion.duration - 1e-9) - 0.25) < 1e-6)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.position(at: 1e9) == motion.end)
  }

  @Test(arguments: [10.0, 250, 4000], [0.998, 0.99, 0.9])
  func durationByItsFormula(_ velocity: Double, _ rate: Double) {
    let decay = 1000 * log(rate)
    let expected = max(0, log(-decay * 0.25 / velocity) / decay)
    #expect(abs(release(5000, velocity, rate: rate).duration - expected) < 1e-9)
    #expect(abs(release(5000, -velocity, rate: rate).duration - expected) < 1e-9)
  }

  @Test func aSlowReleaseDoesNotDecelerate() {
    #expect(release(100, 9.9) == .rest(at: 100))
    #expect(release(100, -9.9) == .rest(at: 100))
    #expect(release(100, 0) == .rest(at: 100))
    #expect(release(100, 10).end > 104)
    #expect(release(0, -9.9) == .rest(at: 0))
  }

  /// At 0.5 a millisecond 100 points a second end after 0.14 points, less than half a pixel.
  @Test func aReleaseThatIsNotSeenToMoveRests() {
    let motion = release(100, 100, rate: 0.5)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == motion.end)
    #expect(abs(motion.end - 100) < 0.25)
  }

  // MARK: Ends

  /// From 300 to the end at 400 1000 points a second slow down by 200.20027; the spring's farthest
  /// point is v/(b e) = 799.79973/27.1828183 = 29.4229 past the end, 0.1 seconds later.
  @Test func aFlingThatMeetsAnEndBounces() throws {
    let motion = release(300, 1000, 0...400)
    let meeting = try #require(motion.bounceStart)
    #expect(abs(meeting - log(1000 / 799.799_733) / 2.002_002_670_7) < 1e-8)
    #expect(abs(motion.position(at: meeting) - 400) < 1e-9)
    #expect(abs(motion.velocity(at: meeting) - 799.799_733) < 1e-5)
    #expect(abs(motion.position(at: meeting + 0.1) - 429.4229) < 1e-3)
    #expect(abs(motion.velocity(at: meeting + 0.1)) < 1e-9)
    #expect(motion.end == 400)
  }

  @Test func aFlingThatMeetsAnEndStops() {
    let motion = release(300, 1000, 0...400, bounces: false)
    #expect(motion.bounceStart == nil)
    #expect(abs(motion.duration - log(1000 / 799.799_733) / 2.002_002_670_7) < 1e-8)
    #expect(abs(motion.position(at: motion.duration - 1e-6) - 400) < 1e-3)
    #expect(motion.position(at: motion.duration) == 400)
  }

  /// It would stop 0.1 points past the end, less than half a pixel, so no bounce is visible.
  @Test func aFlingThatHardlyMeetsAnEndStopsThere() {
    let end = 599.399_833
    for bounces in [true, false] {
      let motion = release(100, 1000, 0...end, bounces: bounces)
      #expect(motion.end == end)
      #expect(motion.bounceStart == nil)
      #expect(abs(motion.duration - 3.796_149_6) < 1e-6)
    }
    #expect(release(100, 1000, 0...(end - 1)).bounceStart != nil)
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
    #expect(abs(release(0, 1000).end - 499.499_833) < 1e-5)
  }

  /// From 20 past the end at rest: 20 (1 + 10 t) e^(-10 t), 40/e = 14.7151776 after 0.1 seconds.
  @Test func aPulledViewSpringsBack() {
    let motion = release(420, 0, 0...400)
    #expect(abs(motion.position(at: 0.1) - 414.715_177_6) < 1e-6)
    #expect(abs(motion.velocity(at: 0.1) + 20 * 100 * 0.1 / M_E) < 1e-9)
    #expect(motion.end == 400)
    #expect(abs(release(-20, 0).position(at: 0.1) + 14.715_177_6) < 1e-6)
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
    #expect(abs(motion.end - 499.499_833) < 1e-5)
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

  /// s = 1/4: 3/16 - 2/64 = 0.15625; the greatest speed is 3/2 of the mean.
  @Test func glide() {
    let motion = ScrollMotion.glide(from: 100, to: 200, duration: 0.3)
    #expect(motion.position(at: 0) == 100)
    #expect(abs(motion.position(at: 0.075) - 115.625) < 1e-9)
    #expect(abs(motion.position(at: 0.15) - 150) < 1e-9)
    #expect(abs(motion.velocity(at: 0.15) - 500) < 1e-9)
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
