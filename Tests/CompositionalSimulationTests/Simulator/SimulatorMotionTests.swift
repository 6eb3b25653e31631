import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// What a moving view shows: whole pixels of the curves that were recorded on iOS 26.1.
@Suite struct SimulatorMotionTests {
  /// A thousand rows of 44 points in 393 x 852.
  private func list(scale: CGFloat) -> CollectionViewSimulator {
    CollectionViewSimulator(
      SampleList.layout(), itemCounts: [1_000],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 393, height: 852), displayScale: scale))
  }

  /// A recorded fling: the start in points, its ends in pixels, the velocity in points per second, and the duration.
  struct Fling: Sendable {
    var start: Double
    var velocity: Double
    var target: Double
    var end: Double
    var seconds: Double
  }

  static let flings = [
    Fling(start: 5_074, velocity: 750, target: 16_331, end: 16_330, seconds: 2.16),
    Fling(start: 5_536, velocity: 4_875, target: 23_898, end: 23_891, seconds: 3.1),
  ]

  @Test(arguments: flings) func aFlingMovesByMilliseconds(_ fling: Fling) {
    var simulator = list(scale: 3)
    simulator.setContentOffset(CGPoint(x: 0, y: fling.start))
    var announced = [Double]()
    simulator.willEndDragging = {
      announced.append(Double($1.y))
      return $1
    }
    simulator.fling(velocity: CGFloat(fling.velocity))
    var (position, speed, ticks) = (fling.start, fling.velocity, 0)
    while !simulator.isAtRest {
      // Three ticks are 25 milliseconds.
      simulator.advance(ticks: 3)
      ticks += 3
      for _ in 0..<25 {
        speed *= 0.998
        position += speed / 1000
      }
      guard speed > 10 else { continue }
      let shown = Double(simulator.contentOffset.y)
      #expect(abs(shown - position) <= 1 / 6.0 + 1e-6)
      #expect(abs((shown * 3).rounded() - shown * 3) < 1e-6)
    }
    #expect(abs(Double(ticks) / 120 - fling.seconds) < 1 / 30.0)
    #expect(announced.count == 1)
    #expect(abs((announced.first ?? 0) * 3 - fling.target) < 1e-6)
    #expect(abs(Double(simulator.contentOffset.y) * 3 - fling.end) < 1e-6)
  }

  /// Half of 300 (1 - cos(pi s)), with s in sixths: 20.096, 75, 150, 225 and 279.904.
  @Test func anAnimatedScrollIsACosine() {
    var simulator = list(scale: 3)
    simulator.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    let shown = (1...6).map { _ in
      simulator.advance(ticks: 6)
      return simulator.contentOffset.y
    }
    #expect(shown == [20, 75, 150, 225, 280, 300])
    #expect(simulator.isAtRest)
  }

  /// Recorded at scale 2: 165.5 of 400 points after 8 frames, 94 of a page of 375 after 6.
  @Test(arguments: [(400.0, 8, 165.5), (375, 6, 94)])
  func otherRecordingsAgree(_ distance: Double, _ frames: Int, _ shown: Double) {
    var simulator = list(scale: 2)
    simulator.setContentOffset(CGPoint(x: 0, y: distance), animated: true)
    simulator.advance(ticks: frames * 2)
    #expect(Double(simulator.contentOffset.y) == shown)
  }

  /// A finger of 1750 points per second pulls the view past its start, and lets go.
  ///
  /// It moves on outward at 962.5 points per second. After a rest it starts back at 0.66 times the
  /// rate times the distance.
  @Test(arguments: [false, true]) func aPulledViewSpringsBack(isHeld: Bool) {
    var simulator = list(scale: 3)
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    for tick in 1...12 {
      simulator.touchMove(to: CGPoint(x: 100, y: 100 + Double(tick) * 1_750 / 120))
      simulator.advance()
    }
    if isHeld { simulator.advance(ticks: 24) }
    let pull = -Double(simulator.contentOffset.y)
    // 175 points less the slop of 10: 852 (1 - 1/(165 * 0.55/852 + 1)) are shown.
    #expect(abs(pull - 82.014) < 0.001)
    simulator.touchUp()
    let gain = 10.95 * pull + (isHeld ? -0.66 * 10.95 * pull : 962.5)
    for tick in 1...60 {
      simulator.advance()
      let time = Double(tick) / 120
      let position = (pull + gain * time) * exp(-10.95 * time)
      #expect(abs(-Double(simulator.contentOffset.y) - position) <= 1 / 6.0 + 1e-6)
    }
  }
}
