import Compositional
import CompositionalSimulation

/// A random end of a drag in a scroll view, with some extreme values.
package struct RandomRelease: CustomStringConvertible {
  package var position: Double
  package var velocity: Double
  package var range: ClosedRange<Double>
  package var rate: Double
  package var bounces: Bool
  package var displayScale: Double
  package var target: Double
  package var continuesMotion: Bool
  package var physics = ScrollPhysics()

  package init(from random: inout RandomSource) {
    let low = random.chance(30) ? 0 : random.number(-200...200)
    range = low...(low + (random.chance(15) ? 0 : random.number(0...4000)))
    switch random.integer(0...5) {
    case 0: position = range.lowerBound
    case 1: position = range.upperBound
    case 2: position = range.lowerBound - random.number(1...300)
    case 3: position = range.upperBound + random.number(1...300)
    default: position = random.number(range)
    }
    let speeds: [ClosedRange<Double>] = [0...0, 0...12, 10...300, 300...3000, 3000...12_000]
    velocity = random.number(random.pick(speeds)) * (random.chance(50) ? 1 : -1)
    rate = random.pick([0.998, 0.998, 0.99, 0.95, 0.9995])
    bounces = random.chance(70)
    displayScale = random.pick([1, 2, 3])
    target = random.chance(10) ? position : random.number(range)
    continuesMotion = random.chance(30)
    if random.chance(20) { physics.springRate = random.number(2...40) }
    if random.chance(20) { physics.heldReturnFactor = random.number(0...1.2) }
    if random.chance(20) { physics.minimumFlingSpeed = 0 }
  }

  /// Returns the releases of a seed.
  package static func several(_ seed: UInt64, count: Int = 25) -> [RandomRelease] {
    var random = RandomSource(seed: seed)
    return (0..<count).map { _ in RandomRelease(from: &random) }
  }

  /// The motion of the scroll view.
  package var motion: ScrollMotion {
    var release = ScrollRelease(
      at: position, velocity: velocity, in: range, physics: physics)
    release.decelerationRate = rate
    release.bounces = bounces
    release.continuesMotion = continuesMotion
    release.displayScale = displayScale
    return .release(release)
  }

  /// The motion of the scroll view to a given target.
  package var settled: ScrollMotion {
    .settle(
      at: position, velocity: velocity, on: target, physics: physics, displayScale: displayScale)
  }

  /// An animated scroll to the target.
  package var glide: ScrollMotion {
    .glide(from: position, to: target, duration: physics.glideDuration)
  }

  /// Half a pixel, in points.
  package var threshold: Double { 0.5 / displayScale }

  /// The speed at which a fling ends, in points per second; the threshold remains at the latest.
  package var slow: Double {
    max(physics.minimumFlingSpeed, threshold * 1000 * (1 - rate) / rate)
  }

  /// True if the view decelerates or bounces, rather than stopping or returning at once.
  package var isFree: Bool {
    isOutside ? bounces : velocity.magnitude > max(1, slow)
  }

  /// True if the release is beyond an end.
  package var isOutside: Bool { !range.contains(position) }

  /// Returns the nearest position within the range.
  package func nearest(_ position: Double) -> Double {
    position < range.lowerBound
      ? range.lowerBound : position > range.upperBound ? range.upperBound : position
  }

  package var description: String {
    "\(position) at \(velocity) in \(range), rate \(rate), bounces \(bounces), "
      + "scale \(displayScale), target \(target), spring \(physics.springRate), "
      + "held \(physics.heldReturnFactor), continues \(continuesMotion), "
      + "fling \(physics.minimumFlingSpeed)"
  }
}
