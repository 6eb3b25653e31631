import Compositional
import CompositionalSimulation
import Testing

/// Invalid numbers stop the program with a message.
@Suite struct PhysicsPreconditionTests {
  @Test func constants() async {
    await #expect(processExitsWith: .failure) {
      var physics = ScrollPhysics()
      physics.normalDecelerationRate = 1
    }
    await #expect(processExitsWith: .failure) {
      var physics = ScrollPhysics()
      physics.springRate = 0
    }
    await #expect(processExitsWith: .failure) { _ = ScrollPhysics().restThreshold(displayScale: 0) }
    await #expect(processExitsWith: .failure) {
      _ = ScrollPhysics().decelerationRate(.init(rawValue: 1.5))
    }
  }

  @Test func motions() async {
    await #expect(processExitsWith: .failure) { _ = ScrollMotion.rest(at: .nan) }
    await #expect(processExitsWith: .failure) { _ = ScrollMotion.rest(at: 0).position(at: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMotion.glide(from: 0, to: 1, duration: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMotion.release(ScrollRelease(at: 0, velocity: .infinity, in: 0...1))
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMotion.release(ScrollRelease(at: 0, velocity: 1, in: 0 ... .infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMotion.settle(
        at: 0, velocity: 1, on: .nan, physics: ScrollPhysics(), displayScale: 1)
    }
  }

  @Test func targetsAndBands() async {
    await #expect(processExitsWith: .failure) {
      _ = ScrollPhysics().projected(from: 0, velocity: 1, decelerationRate: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollPhysics.page(PageTurn(of: 0, from: 0, projected: 1, in: 0...1))
    }
    await #expect(processExitsWith: .failure) {
      var turn = PageTurn(of: 1, from: 0, projected: 1, in: 0...1)
      turn.tolerance = -1
      _ = ScrollPhysics.page(turn)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollPhysics().rubberBanded(.nan, in: 0...1, extent: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollPhysics().unbanded(0, in: 0...1, extent: -1)
    }
  }

  @Test func drags() async {
    await #expect(processExitsWith: .failure) {
      var drag = DragTracker(
        finger: CGPoint(x: 0, y: 0), contentOffset: CGPoint(x: 0, y: 0), time: 1)
      drag.move(to: CGPoint(x: 0, y: 0), at: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      _ = DragTracker(
        finger: CGPoint(x: CGFloat.nan, y: 0), contentOffset: CGPoint(x: 0, y: 0), time: 1)
    }
  }

  /// Huge numbers are accepted if they are finite.
  @Test(arguments: [1e12, 1e100, 1e300]) func hugeNumbersEnd(_ number: Double) {
    var thrown = ScrollRelease(at: 0, velocity: number, in: 0...100)
    thrown.displayScale = 3
    var outside = ScrollRelease(at: -number, velocity: -number, in: 0...100)
    outside.decelerationRate = 0.5
    outside.displayScale = 3
    for motion in [
      ScrollMotion.release(thrown), ScrollMotion.release(outside),
      ScrollMotion.settle(
        at: 0, velocity: 1, on: number, physics: ScrollPhysics(), displayScale: 3),
    ] {
      #expect(motion.duration.isFinite && motion.duration > 0)
      #expect(motion.position(at: motion.duration / 2).isFinite)
      #expect(motion.position(at: motion.duration) == motion.end)
    }
  }
}
