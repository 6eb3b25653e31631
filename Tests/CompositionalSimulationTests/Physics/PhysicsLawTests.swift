import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Laws of motions, checked on random releases.
@Suite struct PhysicsLawTests {
  @Test(arguments: 1...60) func aMotionIsContinuousAndEnds(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      for motion in [release.motion, release.settled, release.glide] {
        #expect(motion.duration.isFinite && motion.duration >= 0)
        #expect(motion.position(at: motion.duration) == motion.end, "\(release)")
        #expect(motion.velocity(at: motion.duration) == 0)
        #expect(motion.position(at: motion.duration + 3) == motion.end)
        let first = motion.position(at: 0)
        let slack = motion.duration > 0 ? 1e-9 : release.threshold
        #expect(abs(first - release.position) <= slack, "\(release)")
        var jump = 0.0
        let step = max(motion.duration, 0.1) / 500
        for index in 0...520 {
          let time = Double(index) * step
          let middle = motion.velocity(at: time + step / 2).magnitude
          let speed = max(
            motion.velocity(at: time).magnitude, middle,
            motion.velocity(at: time + step).magnitude, release.velocity.magnitude * 1e-3)
          let way = motion.position(at: time + step) - motion.position(at: time)
          // The speed within a step exceeds that at its ends where it turns, but never by so much.
          jump = max(jump, way.magnitude - speed * step * 2)
        }
        #expect(jump <= release.threshold * 1.000_001, "\(release)")
      }
    }
  }

  @Test(arguments: 1...60) func aMotionEndsWithinTheRange(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      #expect(release.range ~= release.motion.end, "\(release)")
      #expect(release.settled.end == release.target)
    }
  }

  @Test(arguments: 1...60) func withoutBouncesItNeverLeavesTheRange(_ seed: UInt64) {
    for var release in RandomRelease.several(seed) {
      release.bounces = false
      let motion = release.motion
      let low = min(release.range.lowerBound, release.position)
      let high = max(release.range.upperBound, release.position)
      var distance = Double.infinity
      for index in 0...500 {
        let position = motion.position(at: motion.duration * Double(index) / 480)
        #expect(low <= position && position <= high, "\(release)")
        let outside = (release.nearest(position) - position).magnitude
        #expect(outside <= distance + 1e-9, "it goes no farther out: \(release)")
        distance = outside
      }
    }
  }

  /// No piece adds energy: ½ v² inside, ½ v² + ½ b² x² at the spring of an end.
  @Test(arguments: 1...60) func energyNeverGrows(_ seed: UInt64) {
    for release in RandomRelease.several(seed) where release.bounces {
      let motion = release.motion
      let b = release.physics.springRate
      let springs = release.isOutside
      var before = Double.infinity
      for index in 0...600 {
        let time = motion.duration * Double(index) / 580
        let speed = motion.velocity(at: time)
        let position = motion.position(at: time)
        let isAtSpring = springs || time >= motion.bounceStart ?? .infinity
        let stretch = isAtSpring ? position - motion.end : 0
        let energy = (speed * speed + b * b * stretch * stretch) / 2
        #expect(energy <= before * (1 + 1e-9) + 1e-9, "\(release) at \(time)")
        before = energy
      }
    }
  }

  @Test(arguments: 1...60) func settlingAddsNoEnergy(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      let motion = release.settled
      let distance = release.target - release.position
      let needed = release.velocity * distance > 0 ? release.velocity / distance : 0
      let b = max(release.physics.springRate, needed)
      var before = Double.infinity
      for index in 0...600 {
        let time = motion.duration * Double(index) / 580
        let speed = motion.velocity(at: time)
        let stretch = b * (motion.position(at: time) - motion.end)
        let energy = (speed * speed + stretch * stretch) / 2
        #expect(energy <= before * (1 + 1e-9) + 1e-9, "\(release) at \(time)")
        before = energy
      }
    }
  }

  @Test(arguments: 1...60) func aDecelerationOnlySlowsDown(_ seed: UInt64) {
    for release in RandomRelease.several(seed) where !release.isOutside {
      let motion = release.motion
      let end = motion.bounceStart ?? motion.duration
      var (before, place) = (release.velocity.magnitude, release.position)
      for index in 1..<200 {
        let time = end * Double(index) / 200
        let velocity = motion.velocity(at: time)
        #expect(velocity.magnitude <= before && velocity * release.velocity >= 0, "\(release)")
        let way = (motion.position(at: time) - place) * release.velocity
        #expect(way >= -1e-9, "\(release)")
        (before, place) = (velocity.magnitude, motion.position(at: time))
      }
    }
  }

  @Test(arguments: 1...60) func settlingNeverPassesItsTarget(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      let motion = release.settled
      let distance = release.target - release.position
      let isTowards = distance * release.velocity >= 0
      for index in 0...400 {
        let position = motion.position(at: motion.duration * Double(index) / 390)
        let rest = (release.target - position) * (distance < 0 ? -1 : 1)
        if distance != 0 { #expect(rest >= 0, "\(release)") }
        if isTowards, distance != 0 { #expect(rest <= distance.magnitude + 1e-9, "\(release)") }
      }
    }
  }

  /// A motion is over once half a pixel remains, and not before.
  @Test(arguments: 1...60) func theDurationIsThatOfTheThreshold(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      let springs =
        [release.settled] + (release.bounces && release.isOutside ? [release.motion] : [])
      for motion in springs where motion.duration > 0 {
        let last = (motion.position(at: motion.duration * (1 - 1e-9)) - motion.end).magnitude
        #expect(abs(last - release.threshold) < release.threshold * 1e-3, "\(release)")
      }
    }
  }

  /// The same curve at every frame rate, in every order.
  @Test(arguments: 1...20) func theCurveDoesNotDependOnWhoAsks(_ seed: UInt64) {
    for release in RandomRelease.several(seed) {
      let motion = release.motion
      var seen: [Int: Double] = [:]
      for rate in [1000, 120, 60, 30] {
        // Frames counted in units of 1/3000 s, which all four rates share.
        for frame in (0..<2 * rate).reversed() {
          let tick = frame * (3000 / rate)
          let position = motion.position(at: Double(tick) / 3000)
          if let other = seen[tick] { #expect(position == other) }
          seen[tick] = position
        }
      }
      #expect(release.motion == motion)
    }
  }
}
