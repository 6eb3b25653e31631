import Compositional
import CompositionalSimulation
import Foundation
import Testing

/// The constants of scrolling, and their derivations.
@Suite struct PhysicsConstantTests {
  @Test func standAsPublished() {
    let physics = ScrollPhysics()
    #expect(physics.normalDecelerationRate == 0.998)
    #expect(physics.fastDecelerationRate == 0.99)
    #expect(physics.rubberBandCoefficient == 0.55)
    #expect(physics.springRate == 10.95)
    #expect(physics.heldReturnFactor == 0.66)
    #expect(physics.minimumFlingSpeed == 10)
    #expect(physics.touchSlop == 10)
    #expect(physics.restPixels == 0.5)
    #expect(physics.newestMoveWeight == 0.05)
    #expect(physics.previousMoveWeight == 0.35)
    #expect(physics.oldestMoveWeight == 0.6)
    #expect(physics.carryOverFactor == 0.000_816)
    #expect(physics.carryOverExponent == 1.967)
    #expect(physics.maximumCarriedSpeed == 40_000)
    #expect(physics.carryOverThreshold == 0.5)
    #expect(physics.maximumBounceSpeed == 5_000)
  }

  @Test func theSpeedOfAFlickIsThatOfSections() {
    #expect(ScrollPhysics().flickSpeed == Double(OrthogonalScroller.flickSpeed))
  }

  @Test func restWithinHalfAPixel() {
    let physics = ScrollPhysics()
    #expect(physics.restThreshold(displayScale: 1) == 0.5)
    #expect(physics.restThreshold(displayScale: 2) == 0.25)
    #expect(physics.restThreshold(displayScale: 4) == 0.125)
  }

  @Test func ratesOfSections() {
    var physics = ScrollPhysics()
    physics.normalDecelerationRate = 0.9
    physics.fastDecelerationRate = 0.8
    #expect(physics.decelerationRate(.normal, for: .paging) == 0.9)
    #expect(physics.decelerationRate(.fast, for: .continuous) == 0.8)
    #expect(physics.decelerationRate(.init(rawValue: 0.5), for: .paging) == 0.5)
    #expect(physics.decelerationRate() == 0.9)
    let automatic = OrthogonalScrollingBehavior.allCases.map {
      physics.decelerationRate(.automatic, for: $0)
    }
    // None, continuous, to a group's boundary; by a page, by a group, by a group in the middle.
    #expect(automatic == [0.9, 0.9, 0.9, 0.8, 0.8, 0.8])
  }

  /// 1000 ln 0.998 = -2.0020026706731, by the series of the logarithm, and 1000 ln 0.99 is
  /// -10.0503358535015.
  ///
  /// The last 10 points per second do not count: 990 of 1000 are lost.
  @Test func projections() {
    func projected(_ position: Double, _ velocity: Double, _ rate: Double) -> Double {
      ScrollPhysics().projected(from: position, velocity: velocity, decelerationRate: rate)
    }
    #expect(abs(projected(0, 1000, 0.998) - 494.504_834) < 1e-5)
    #expect(abs(projected(0, -1000, 0.998) + 494.504_834) < 1e-5)
    #expect(abs(projected(200, 1000, 0.99) - 298.504_170) < 1e-5)
    for velocity in [-10.0, -9, 0, 9, 10] { #expect(projected(35, velocity, 0.998) == 35) }
  }

  /// Apple's own projection, v/1000 d/(1 - d), differs by half a millisecond of the velocity.
  @Test(arguments: [0.998, 0.99]) func projectionsAreNearlyApples(_ rate: Double) {
    var physics = ScrollPhysics()
    physics.minimumFlingSpeed = 0
    for velocity in [-4000.0, -30, 10, 2500] {
      let projected = physics.projected(from: 7, velocity: velocity, decelerationRate: rate)
      let apple = 7 + velocity / 1000 * rate / (1 - rate)
      #expect(abs(projected - apple - velocity / 2000) < abs(velocity) * 1e-6)
    }
  }
}
