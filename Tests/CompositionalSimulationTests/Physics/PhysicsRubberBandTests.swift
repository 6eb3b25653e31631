import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The visible part of a pull past an end.
@Suite struct PhysicsRubberBandTests {
  private let physics = ScrollPhysics()

  /// A pull by 100 in a view of 800 shows 55 / (55/800 + 1) = 55 / 1.06875 = 51.4619883.
  ///
  /// A pull by D/c shows half of D: 1000 points in a view of 550 show 275.
  @Test func byHand() {
    #expect(abs(physics.rubberBanded(-100, in: 0...500, extent: 800) + 51.461_988_3) < 1e-6)
    #expect(abs(physics.rubberBanded(600, in: 0...500, extent: 800) - 551.461_988_3) < 1e-6)
    #expect(abs(physics.rubberBanded(1500, in: 0...500, extent: 550) - 775) < 1e-9)
    #expect(abs(physics.unbanded(775, in: 0...500, extent: 550) - 1500) < 1e-9)
    #expect(abs(physics.unbanded(-275, in: 0...500, extent: 550) + 1000) < 1e-9)
  }

  @Test func nothingHappensWithin() {
    for position in [-20.0, 0, 13.3, 480] {
      #expect(physics.rubberBanded(position, in: -20...480, extent: 300) == position)
      #expect(physics.unbanded(position, in: -20...480, extent: 300) == position)
    }
  }

  @Test func aViewWithoutExtentStaysAtItsEnds() {
    #expect(physics.rubberBanded(-50, in: 0...100, extent: 0) == 0)
    #expect(physics.rubberBanded(170, in: 0...100, extent: 0) == 100)
    #expect(physics.unbanded(170, in: 0...100, extent: 0) == 100)
    #expect(physics.rubberBanded(60, in: 0...100, extent: 0) == 60)
  }

  @Test func anotherCoefficient() {
    var stiff = ScrollPhysics()
    stiff.rubberBandCoefficient = 0.25
    // 25 / (25/100 + 1)
    #expect(abs(stiff.rubberBanded(-100, in: 0...0, extent: 100) + 20) < 1e-12)
  }

  /// The published formula.
  private func published(_ pull: Double, _ extent: Double) -> Double {
    (1 - 1 / (pull * 0.55 / extent + 1)) * extent
  }

  @Test(arguments: 1...40) func laws(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<200 {
      let low = random.number(-500...500)
      let range = low...(low + (random.chance(20) ? 0 : random.number(0...3000)))
      let extent = random.number(1...1500)
      let pull = random.number(0...1) * [1, 50, 5_000].randomElement(using: &random)!
      let more = pull + random.number(0.001...100)
      func below(_ pull: Double) -> Double {
        range.lowerBound - physics.rubberBanded(range.lowerBound - pull, in: range, extent: extent)
      }
      func above(_ pull: Double) -> Double {
        physics.rubberBanded(range.upperBound + pull, in: range, extent: extent) - range.upperBound
      }
      for shown in [below, above] {
        #expect(abs(shown(pull) - published(pull, extent)) < 1e-9)
        #expect(shown(pull) < shown(more))
        #expect(shown(more) < extent)
        #expect(shown(pull) <= pull * 0.55 + 1e-9, "continuous at the end, and less than asked for")
      }
      for asked in [range.lowerBound - pull, range.upperBound + pull] {
        let shown = physics.rubberBanded(asked, in: range, extent: extent)
        let back = physics.unbanded(shown, in: range, extent: extent)
        #expect(abs(back - asked) < 1e-6 * max(1, pull))
      }
    }
  }

  @Test func noPullIsTooLong() {
    #expect(physics.rubberBanded(1e300, in: 0...0, extent: 500) < 500)
    #expect(physics.rubberBanded(-1e300, in: 0...0, extent: 500) > -500)
    for shown in [500.0, 501, 1e9] {
      let asked = physics.unbanded(shown, in: 0...0, extent: 500)
      #expect(asked.isFinite && asked > 1e9)
      #expect(abs(physics.rubberBanded(asked, in: 0...0, extent: 500) - 500) < 1e-6)
    }
  }
}
