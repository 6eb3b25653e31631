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
}
