import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The duration of every motion against its sampled positions.
@Suite struct PhysicsDurationTests {
  /// A motion is over from its duration on, and less than half a pixel does not remain before.
  private func check(
    _ motion: ScrollMotion, _ threshold: Double, isTight: Bool = true, _ what: String
  ) {
    let duration = motion.duration
    guard duration > 0 else { return }
    func distance(_ time: Double) -> Double { (motion.position(at: time) - motion.end).magnitude }
    #expect(distance(duration) == 0, "\(what)")
    let late = distance(duration * (1 - 1e-9))
    #expect(late <= threshold * 1.001, "\(what): \(late) remain at the end")
    guard isTight else { return }
    // The last of 4000 samples beyond the threshold.
    let last = (0..<4_000).last { distance(duration * Double($0) / 4_000) > threshold * 0.999 }
    #expect((last ?? -1) >= 3_998, "\(what): over after \(last ?? -1) of 4000 samples")
  }

  /// The spring itself, for times after the duration as well, by its formula.
  private func staysWithin(
    _ position: Double, _ velocity: Double, rate: Double, from duration: Double, _ threshold: Double
  ) -> Bool {
    let gain = velocity + rate * position
    // e^(-b t) by its definition on the real line, from one time to the next.
    let interval = 20 / rate / 2_000
    let factor = power(rate * interval)
    var decay = power(rate * duration)
    for sample in 0...2_000 {
      let time = duration + Double(sample) * interval
      guard abs((position + gain * time) * decay) <= threshold * 1.000_001 else { return false }
      decay *= factor
    }
    return true
  }

  /// e^-x, by the series of e^(-x/1024), squared ten times.
  private func power(_ x: Double) -> Double {
    let part = -x / 1024
    var term = 1.0
    var sum = 1.0
    for index in 1...12 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  /// Multiples of rate times displacement at which a spring starts; at -1 it only slows down, and
  /// from there on it passes its target.
  private static let multiples = [
    -1000.0, -30, -8, -5, -4, -3.5, -3.1, -3.01, -3.001, -3, -2.999, -2.99, -2.9, -2.5, -2, -1.5,
    -1.1, -1.01, -1.000_1, -1.000_000_1, -1, -0.999_999_9, -0.9, -0.5, 0, 0.5, 3, 50,
  ]

  @Test(arguments: multiples) func springsOfEveryVelocity(_ multiple: Double) {
    var random = RandomSource(seed: UInt64(abs(multiple) * 1000) + 7)
    for _ in 0..<60 {
      let scale = random.pick([1.0, 2, 3])
      let threshold = 0.5 / scale
      var physics = ScrollPhysics()
      physics.springRate = random.pick([10, random.number(2...60)])
      let rate = physics.springRate
      let displacements = [
        threshold * random.number(0.01...30), random.number(0.1...500),
        // The turn is about half a pixel: 2 e^(-3/2) = 0.446 of the displacement at -3.
        threshold / 0.446_260_3 * random.number(0.99...1.01),
      ]
      for distance in displacements {
        let sign: Double = random.chance(50) ? 1 : -1
        let velocity = multiple * rate * distance * (1 + random.number(-1e-6...1e-6))
        let motion = ScrollMotion.settle(
          at: 100 + sign * distance, velocity: sign * velocity, on: 100, physics: physics,
          displayScale: scale)
        let what = "\(distance) at \(velocity), rate \(rate), scale \(scale)"
        check(motion, threshold, what)
        // A view that moves toward its target has a rate at which it does not pass it.
        let used = max(rate, -velocity / distance)
        if velocity >= 0 || distance > threshold {
          let stays = staysWithin(
            distance, velocity, rate: used, from: motion.duration, threshold)
          #expect(stays, "\(what)")
        }
        // The spring at an end has a fixed rate and passes the end. A speed outward is limited.
        guard velocity < physics.maximumBounceSpeed, distance > threshold else { continue }
        var release = ScrollRelease(
          at: sign < 0 ? -distance : 1000 + distance, velocity: sign * velocity, in: 0...1000,
          physics: physics)
        release.displayScale = scale
        release.continuesMotion = true
        let pulled = ScrollMotion.release(release)
        check(pulled, threshold, what)
        let stays = staysWithin(distance, velocity, rate: rate, from: pulled.duration, threshold)
        #expect(stays, "\(what): pulled")
      }
    }
  }

  @Test(arguments: 1...40) func randomMotions(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      // A deceleration is over when it is slow, or when it arrives at an end that does not bounce.
      let motion = release.motion
      check(motion, release.threshold, isTight: release.isOutside, "\(release)")
      if !release.isOutside, motion.duration > 0, motion.end != release.range.lowerBound,
        motion.end != release.range.upperBound
      {
        let last = motion.velocity(at: motion.duration * (1 - 1e-9)).magnitude
        #expect(abs(last - release.slow) < release.slow * 1e-6, "\(release)")
      }
      check(release.settled, release.threshold, "\(release)")
      // An animated scroll has a fixed duration.
      check(release.glide, .infinity, isTight: false, "\(release)")
      #expect(release.glide.duration <= release.physics.glideDuration)
    }
  }

  /// From rest with the rate 1, d (1 + t) e^-t is finite even where d (1 + t) is not.
  @Test func aSpringFromAfarIsFinite() {
    var physics = ScrollPhysics()
    physics.springRate = 1
    for sign in [1.0, -1] {
      let start = sign * 1e308
      let motion = ScrollMotion.settle(
        at: start, velocity: 0, on: 0, physics: physics, displayScale: 1)
      for time in [0.5, 1, 2, 4] {
        let share = (1 + time) * power(time)
        let position = motion.position(at: time)
        #expect(abs(position / start - share) < 1e-9, "\(position) at \(time)")
      }
    }
  }

  /// A bounce is over when its spring is, counted from the end.
  @Test(arguments: 1...40) func bounces(_ seed: UInt64) throws {
    for release in RandomRelease.several(seed) where release.bounces {
      let motion = release.motion
      guard let start = motion.bounceStart else { continue }
      let speed = motion.velocity(at: start).magnitude
      let height = speed / (2.718_281_828_459_045 * release.physics.springRate)
      guard height > release.threshold * 1.01 else { continue }
      let share = start / motion.duration
      check(motion, release.threshold, isTight: share < 0.5, "\(release)")
      let stays = staysWithin(
        0, speed, rate: release.physics.springRate, from: motion.duration - start,
        release.threshold)
      #expect(stays, "\(release)")
    }
  }
}
