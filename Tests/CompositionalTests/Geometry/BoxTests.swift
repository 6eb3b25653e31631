import CompositionalTestSupport
import Testing

@testable import Compositional

/// The part that two boxes share.
@Suite struct BoxTests {
  @Test func boxesOfWholePointsShareWholePoints() {
    let one = Box(origin: .zero, size: Vector(x: 10, y: 20))
    let other = Box(origin: Vector(x: 4, y: 5), size: Vector(x: 10, y: 10))
    #expect(
      one.intersection(other) == Box(origin: Vector(x: 4, y: 5), size: Vector(x: 6, y: 10)))
    #expect(one.intersection(Box(origin: Vector(x: 11, y: 0), size: other.size)) == nil)
  }

  @Test func sharedPartsReachBeyondNeitherBox() {
    var source = RandomSource(seed: 1)
    for _ in 0..<1000 {
      let one = source.lowBox()
      let other = source.lowBox()
      guard let shared = one.intersection(other) else { continue }
      for axis in LayoutAxis.allCases {
        #expect(shared.min(axis) >= max(one.min(axis), other.min(axis)))
        #expect(shared.max(axis) <= min(one.max(axis), other.max(axis)), "\(one) and \(other)")
      }
    }
  }
}

extension RandomSource {
  /// Returns a box that starts far below zero and ends near it, so that its size is rounded.
  fileprivate mutating func lowBox() -> Box {
    let origin = Vector(x: number(-10_000...0), y: number(-10_000...0))
    return Box(origin: origin, size: Vector(x: fraction() - origin.x, y: fraction() - origin.y))
  }
}
