import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// A finger on a scroll view.
@Suite struct PhysicsDragTests {
  private func drag(
    _ finger: CGPoint = CGPoint(x: 100, y: 400), offset: CGPoint = CGPoint(x: 20, y: 300),
    locked: Bool = false
  ) -> DragTracker {
    DragTracker(finger: finger, contentOffset: offset, time: 0, isDirectionalLockEnabled: locked)
  }

  @Test func theSlopMovesNothing() {
    var drag = drag()
    #expect(drag.contentOffset == CGPoint(x: 20, y: 300))
    #expect(drag.move(to: CGPoint(x: 100, y: 390.1), at: 0.01) == CGPoint(x: 20, y: 300))
    #expect(!drag.isDragging)
    #expect(drag.velocity(at: 0.01) == .zero)
    #expect(drag.move(to: CGPoint(x: 100, y: 390), at: 0.02) == CGPoint(x: 20, y: 300))
    #expect(drag.isDragging)
  }

  @Test func theContentStaysUnderTheFinger() {
    var drag = drag()
    #expect(drag.move(to: CGPoint(x: 100, y: 340), at: 0.1) == CGPoint(x: 20, y: 350))
    #expect(drag.move(to: CGPoint(x: 100, y: 341), at: 0.2) == CGPoint(x: 20, y: 349))
    #expect(drag.move(to: CGPoint(x: 90, y: 300), at: 0.3) == CGPoint(x: 30, y: 390))
    // Back past where it began, with the slop still swallowed on the side it went to.
    #expect(drag.move(to: CGPoint(x: 100, y: 400), at: 0.4) == CGPoint(x: 20, y: 290))
  }

  /// 30 right and 40 down is 50 of way, a fifth of which is slop: 24 and 32 move.
  @Test func theSlopIsTakenAlongTheWay() {
    var drag = drag()
    let offset = drag.move(to: CGPoint(x: 130, y: 440), at: 0.1)
    #expect(abs(offset.x - (20 - 24)) < 1e-12)
    #expect(abs(offset.y - (300 - 32)) < 1e-12)
    #expect(drag.lockedAxis == nil)
  }

  @Test func theDirectionIsLockedWhereTheSlopEnds() {
    var across = drag(locked: true)
    across.move(to: CGPoint(x: 94, y: 395), at: 0.1)
    #expect(across.lockedAxis == nil, "still within the slop")
    across.move(to: CGPoint(x: 80, y: 385), at: 0.2)
    #expect(across.lockedAxis == .horizontal)
    // 20 left and 15 up is 25 of way, 10 of them slop: 12 of the 20 move.
    #expect(abs(across.contentOffset.x - 32) < 1e-12)
    #expect(across.contentOffset.y == 300)
    across.move(to: CGPoint(x: 80, y: 100), at: 0.21)
    #expect(across.contentOffset.y == 300, "locked for good")
    #expect(across.velocity(at: 0.21).y == 0)

    var along = drag(locked: true)
    along.move(to: CGPoint(x: 91, y: 370), at: 0.1)
    #expect(along.lockedAxis == .vertical)
    #expect(along.contentOffset.x == 20)
  }

  @Test func theDiagonalLocksNothing() {
    var drag = drag(locked: true)
    let offset = drag.move(to: CGPoint(x: 70, y: 370), at: 0.1)
    #expect(drag.isDragging && drag.lockedAxis == nil)
    #expect(offset.x > 20 && offset.y > 300)
  }

  @Test func withoutSlopItBeginsWithTheFirstMove() {
    var physics = ScrollPhysics()
    physics.touchSlop = 0
    var drag = DragTracker(
      finger: CGPoint(x: 0, y: 0), contentOffset: CGPoint(x: 0, y: 0), time: 0, physics: physics)
    drag.move(to: CGPoint(x: 0, y: 0), at: 0.1)
    #expect(!drag.isDragging)
    #expect(drag.move(to: CGPoint(x: 0, y: -0.5), at: 0.2) == CGPoint(x: 0, y: 0.5))
  }

  // MARK: Velocity

  @Test func isTheFingersTurnedRound() {
    var drag = drag()
    for frame in 1...30 {
      let time = Double(frame) / 60
      drag.move(to: CGPoint(x: 100 + 60 * time, y: 400 - 900 * time), at: time)
    }
    #expect(abs(drag.velocity(at: 0.5).x + 60) < 1e-9)
    #expect(abs(drag.velocity(at: 0.5).y - 900) < 1e-9)
  }

  /// Moves of 1000, 2000, 3000 and 4000 points per second: 0.6 * 2000 + 0.35 * 3000 + 0.05 * 4000.
  @Test func theLastThreeMovesCountByTheirAge() {
    var drag = drag()
    for (index, y) in [390.0, 370, 340, 300].enumerated() {
      drag.move(to: CGPoint(x: 100, y: y), at: Double(index + 1) / 100)
    }
    #expect(abs(drag.velocity(at: 0.04).y - 2_450) < 1e-9)
  }

  /// 1000, then 2000 points per second: (0.35 * 1000 + 0.05 * 2000) / 0.4.
  @Test func fewerMovesShareAllTheWeight() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 390), at: 0.01)
    #expect(abs(drag.velocity(at: 0.01).y - 1_000) < 1e-9)
    drag.move(to: CGPoint(x: 100, y: 370), at: 0.02)
    #expect(abs(drag.velocity(at: 0.02).y - 1_125) < 1e-9)
  }

  /// The moves at 0.01 and 0.02 s ended a tenth of a second before 0.13 s: 10 points in 0.11 s.
  @Test func oldMovesDoNotCount() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 390), at: 0.01)
    drag.move(to: CGPoint(x: 100, y: 370), at: 0.02)
    drag.move(to: CGPoint(x: 100, y: 360), at: 0.13)
    #expect(abs(drag.velocity(at: 0.13).y - 10 / 0.11) < 1e-9)
  }

  /// 1000, 4000 and 100 points per second in 20, 10 and 50 ms.
  ///
  /// 0.6 * 1000 + 0.35 * 4000 + 0.05 * 100.
  @Test func theIntervalsOfMovesDoNotWeighThem() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 380), at: 0.02)
    drag.move(to: CGPoint(x: 100, y: 340), at: 0.03)
    drag.move(to: CGPoint(x: 100, y: 335), at: 0.08)
    #expect(abs(drag.velocity(at: 0.08).y - 2_005) < 1e-9)
  }

  @Test func theWeightsAreConstants() {
    var physics = ScrollPhysics()
    physics.newestMoveWeight = 1
    physics.previousMoveWeight = 3
    physics.oldestMoveWeight = 0
    var drag = DragTracker(
      finger: CGPoint(x: 0, y: 0), contentOffset: .zero, time: 0, physics: physics)
    for (index, y) in [-40.0, -50, -70].enumerated() {
      drag.move(to: CGPoint(x: 0, y: y), at: Double(index + 1) / 100)
    }
    // (2000 + 3 * 1000) / 4.
    #expect(abs(drag.velocity(at: 0.03).y - 1_250) < 1e-9)
  }

  /// The rest before the finger is lifted counts for nothing until it has lasted for 0.1 seconds.
  @Test func aFingerThatRestedHasNone() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 300), at: 0.1)
    #expect(abs(drag.velocity(at: 0.1).y - 1_000) < 1e-9)
    #expect(abs(drag.velocity(at: 0.199).y - 1_000) < 1e-9)
    #expect(drag.velocity(at: 0.2) == .zero)
    #expect(drag.velocity(at: 0.3) == .zero)
    // 12 ticks of 1/120 second, which do not add up to exactly 0.1.
    var ticks = self.drag()
    ticks.move(to: CGPoint(x: 100, y: 300), at: 13.0 / 120)
    #expect(ticks.velocity(at: 24.0 / 120) != .zero)
    #expect(ticks.velocity(at: 25.0 / 120) == .zero)
  }

  /// A finger that is reported at the same place moves at zero.
  @Test func reportsOfARestingFingerSlowItDown() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 380), at: 0.01)
    drag.move(to: CGPoint(x: 100, y: 360), at: 0.02)
    for (time, speed) in [(0.03, 1_900.0), (0.04, 1_200), (0.05, 0)] {
      drag.move(to: CGPoint(x: 100, y: 360), at: time)
      #expect(abs(drag.velocity(at: time).y - speed) < 1e-9)
    }
  }

  /// 2000, then 1000 points per second: (0.35 * 2000 + 0.05 * 1000) / 0.4.
  @Test func aShortFlickHasAllOfIt() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 360), at: 0.02)
    drag.move(to: CGPoint(x: 100, y: 340), at: 0.04)
    #expect(abs(drag.velocity(at: 0.04).y - 1_875) < 1e-9)
  }

  /// The clock does not matter, and the velocity is between those of the last three moves.
  @Test(arguments: 1...30) func velocityLaws(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    var moves: [(time: Double, finger: CGPoint)] = [(0, CGPoint(x: 100, y: 400))]
    for _ in 0..<random.integer(1...12) {
      guard let last = moves.last else { break }
      // Whole 1/1024 seconds add up exactly.
      let time = last.time + Double(random.integer(1...40)) / 1024
      moves.append(
        (time, CGPoint(x: random.number(0...300), y: last.finger.y - random.number(12...90))))
    }
    func drag(_ shift: Double) -> CGPoint {
      var drag = DragTracker(finger: moves[0].finger, contentOffset: .zero, time: shift)
      for move in moves.dropFirst() { drag.move(to: move.finger, at: shift + move.time) }
      return drag.velocity(at: shift + (moves.last?.time ?? 0))
    }
    let velocity = drag(0)
    #expect(drag(1024) == velocity && drag(-64) == velocity)
    let speeds = zip(moves, moves.dropFirst()).suffix(3).map { before, after in
      (before.finger.y - after.finger.y) / (after.time - before.time)
    }
    #expect(velocity.y >= (speeds.min() ?? 0) - 1e-9 && velocity.y <= (speeds.max() ?? 0) + 1e-9)
  }

  @Test func movesAtOneTimeAreOneMove() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 350), at: 0.05)
    drag.move(to: CGPoint(x: 100, y: 300), at: 0.05)
    #expect(abs(drag.velocity(at: 0.05).y - 2000) < 1e-9)
    // A sum of frames' lengths that rounding has put before the last move is at that move.
    #expect(drag.velocity(at: 0.05.nextDown) == drag.velocity(at: 0.05))
    var jump = self.drag()
    jump.move(to: CGPoint(x: 100, y: 200), at: 0)
    #expect(jump.velocity(at: 0) == .zero)
  }

  /// A straight drag ends at the same offset, however many moves report it.
  @Test(arguments: 1...30) func samplingChangesNothing(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let velocity = CGPoint(x: random.number(-500...500), y: random.number(100...2000))
    let duration = random.number(0.12...0.6)
    func finger(_ time: Double) -> CGPoint {
      CGPoint(x: 100 - velocity.x * time, y: 400 - velocity.y * time)
    }
    for samples in [1, 7, 60, 500] {
      var drag = drag()
      for index in 1...samples {
        let time = duration * Double(index) / Double(samples)
        drag.move(to: finger(time), at: time)
      }
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      let part = duration - 10 / speed
      #expect(abs(drag.contentOffset.x - (20 + velocity.x * part)) < 1e-8)
      #expect(abs(drag.contentOffset.y - (300 + velocity.y * part)) < 1e-8)
      #expect(abs(drag.velocity(at: duration).x - velocity.x) < 1e-7)
      #expect(abs(drag.velocity(at: duration).y - velocity.y) < 1e-7)
    }
  }

  /// The content never jumps: it never moves farther than the finger, slop or not.
  @Test(arguments: 1...30) func theContentNeverMovesFartherThanTheFinger(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    var finger = CGPoint(x: 100, y: 400)
    var drag = drag(finger, locked: random.chance(50))
    var (time, offset) = (0.0, drag.contentOffset)
    for _ in 0..<100 {
      let step = CGPoint(x: random.number(-6...6), y: random.number(-9...7))
      finger = CGPoint(x: finger.x + step.x, y: finger.y + step.y)
      time += random.number(0...0.03)
      let next = drag.move(to: finger, at: time)
      let way = CGPoint(x: next.x - offset.x, y: next.y - offset.y)
      let moved = (way.x * way.x + way.y * way.y).squareRoot()
      #expect(moved <= (step.x * step.x + step.y * step.y).squareRoot() + 1e-9)
      offset = next
    }
    #expect(drag.isDragging)
  }

  /// A touch that catches a view past its end starts from the visible offset.
  @Test func touchingABouncingView() {
    let physics = ScrollPhysics()
    let asked = physics.unbanded(-40, in: 0...1000, extent: 600)
    var drag = DragTracker(
      finger: CGPoint(x: 100, y: 400), contentOffset: CGPoint(x: 0, y: asked), time: 0)
    func shown() -> Double {
      physics.rubberBanded(Double(drag.contentOffset.y), in: 0...1000, extent: 600)
    }
    #expect(abs(shown() + 40) < 1e-9)
    drag.move(to: CGPoint(x: 100, y: 420), at: 0.1)
    #expect(shown() < -40 && shown() > -40 - 10 * 0.55)
  }

  /// The times of displays are sums of fractions: 0.3 - 0.2 is a little less than 0.1.
  @Test func theWindowEndsAtItsEndOnAnyClock() {
    var drag = drag()
    drag.move(to: CGPoint(x: 100, y: 350), at: 0.1)
    drag.move(to: CGPoint(x: 100, y: 300), at: 0.2)
    #expect(0.3 - 0.2 < ScrollPhysics().velocityWindow)
    #expect(drag.velocity(at: 0.3) == .zero)
  }
}
