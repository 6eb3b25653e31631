import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Motions against the equations they solve, integrated step by step.
@Suite struct PhysicsReferenceTests {
  /// The position and velocity of a body.
  private struct Body {
    var position: Double
    var velocity: Double

    /// Advances by a time with the classical Runge-Kutta method, at a way per velocity.
    mutating func advance(by step: Double, pace: Double, _ acceleration: (Body) -> Double) {
      func moved(_ slope: (Double, Double), _ time: Double) -> Body {
        Body(position: position + slope.0 * time, velocity: velocity + slope.1 * time)
      }
      func slope(_ body: Body) -> (Double, Double) { (pace * body.velocity, acceleration(body)) }
      let first = slope(self)
      let second = slope(moved(first, step / 2))
      let third = slope(moved(second, step / 2))
      let fourth = slope(moved(third, step))
      position += step / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
      velocity += step / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
    }
  }

  /// Friction within the range, a spring from where it first meets an end.
  @Test(arguments: 1...20) func releases(_ seed: UInt64) {
    for release in RandomRelease.several(seed, count: 6) where release.isFree {
      let motion = release.motion
      let scale = 1 + release.velocity.magnitude
      let friction = friction(rate: release.rate)
      let b = release.physics.springRate
      var body = Body(position: release.position, velocity: release.velocity)
      var spring = release.isOutside ? release.nearest(body.position) : nil
      // The way of a millisecond is that of the speed at its end.
      let pace = friction * release.rate / (1 - release.rate) / 1000
      let physics = release.physics
      if let spring {
        let stretch = body.position - spring
        if stretch * body.velocity > 0 {
          let limit = physics.maximumBounceSpeed
          let shown = release.continuesMotion ? 1 : physics.rubberBandCoefficient
          body.velocity = min(max(shown * body.velocity, -limit), limit)
        } else if body.velocity == 0, !release.continuesMotion {
          body.velocity = -physics.heldReturnFactor * physics.springRate * stretch
        }
      }
      func acceleration(_ body: Body) -> Double {
        guard let spring else { return -friction * body.velocity }
        return -b * b * (body.position - spring) - 2 * b * body.velocity
      }
      let step = 2e-4
      var time = 0.0
      for index in 1...10_000 {
        let before = body
        body.advance(by: step, pace: spring == nil ? pace : 1, acceleration)
        let end = release.nearest(body.position)
        if spring == nil, end != body.position {
          // The end is within this step: move up to it, then continue as a spring.
          let share = (end - before.position) / (body.position - before.position)
          body = before
          body.advance(by: step * share, pace: pace, acceleration)
          guard release.bounces else { break }
          spring = end
          let limit = release.physics.maximumBounceSpeed
          body.velocity = min(max(body.velocity, -limit), limit)
          body.advance(by: step * (1 - share), pace: 1, acceleration)
        }
        time = Double(index) * step
        guard time < motion.duration else { break }
        guard index % 97 == 0 else { continue }
        let way = motion.position(at: time) - body.position
        #expect(abs(way) < 1e-5 * scale, "\(release) at \(time)")
        let change = motion.velocity(at: time) - body.velocity
        #expect(abs(change) < 1e-4 * scale, "\(release) at \(time)")
      }
      let isOver = abs(body.position - motion.end) < release.threshold * 1.1
      #expect(isOver || time > 1.9, "\(release)")
    }
  }

  /// A step of each millisecond: the speed falls, and the view moves at what is left of it.
  @Test(arguments: [0.998, 0.99, 0.95], [60.0, 750, -3125, 12_000])
  func aFlingIsASumOfMilliseconds(_ rate: Double, _ velocity: Double) {
    var release = ScrollRelease(at: 300, velocity: velocity, in: -20_000...20_000)
    release.decelerationRate = rate
    release.displayScale = 3
    let motion = ScrollMotion.release(release)
    var (position, speed, step) = (300.0, velocity, 0)
    while speed.magnitude * rate > 10 {
      speed *= rate
      position += speed / 1000
      step += 1
      #expect(abs(motion.position(at: Double(step) / 1000) - position) < 1e-7)
    }
    #expect(step > 20)
    // It ends within the next step, of less than 10 points per second.
    #expect(Int((motion.duration * 1000).rounded(.down)) == step)
    #expect(abs(motion.end - position) <= 0.01)
  }

  /// -ln d a millisecond, by the series of the logarithm.
  private func friction(rate: Double) -> Double {
    let loss = 1 - rate
    return 1000 * (1...40).reduce(0.0) { $0 + power(loss, $1) / Double($1) }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { product, _ in product * base }
  }
}
