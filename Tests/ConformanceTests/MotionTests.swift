import CompositionalDocuments
import CompositionalSimulation
import ConformanceKit
import Foundation
import Testing
import UIKit

/// What the recorder takes from a moving view is what the physics says.
@MainActor @Suite struct MotionTests {
  /// A scene in a window, with the time of the simulation.
  @MainActor private final class Stage {
    let scene: MotionScene
    let window: UIWindow
    private let clock = Clock()

    @MainActor private final class Clock { var ticks = 0 }

    var view: UICollectionView { scene.collectionView }

    init(_ kind: MotionScene.Kind) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let clock = clock
      scene = MotionScene(kind, frame: frame) { Double(clock.ticks) / 120 }
      window = UIWindow(frame: frame)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(scene.collectionView)
      scene.collectionView.layoutIfNeeded()
    }

    func tick(_ count: Int = 1) {
      for _ in 0..<count {
        clock.ticks += 1
        view.simulation.advance(by: 1.0 / 120)
      }
    }

    /// Drags along a line, and lets go; then waits.
    func drag(by way: CGPoint, ticks: Int, rest: Int = 0) {
      let start = CGPoint(x: 160, y: scene.kind == .row || scene.kind == .groups ? 60 : 240)
      view.simulation.touchDown(at: start)
      for tick in 1...ticks {
        let part = CGFloat(tick) / CGFloat(ticks)
        view.simulation.touchMove(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
        self.tick()
      }
      tick(rest)
      view.simulation.touchUp()
      tick(960)
    }
  }

  /// Compares the samples since the release with a motion.
  private func expect(
    _ motion: ConformanceResults.Motion, follows physics: (_ x: Double, _ v: Double) -> ScrollMotion
  ) throws {
    let release = try #require(motion.touches.last { $0.phase == .ended })
    let before = try #require(motion.samples.last { $0.time <= release.time })
    let expected = physics(Double(before.offset), -Double(release.velocity))
    let after = motion.samples.filter { $0.time > release.time }
    #expect(after.count > 20)
    for sample in after {
      expect(sample, shows: expected.position(at: sample.time - release.time))
    }
  }

  /// A sample is the whole pixel nearest to a position.
  private func expect(_ sample: ConformanceResults.Motion.Sample, shows position: Double) {
    let pixels = Double(sample.offset) * Self.scale
    #expect(abs(pixels - pixels.rounded()) < 1e-6)
    #expect(abs(pixels - position * Self.scale) <= 0.5 + 1e-6)
  }

  private func release(
    _ motion: ConformanceResults.Motion
  ) -> (_ x: Double, _ v: Double) -> ScrollMotion {
    let end = Double(motion.content.height - motion.bounds.height)
    return {
      var release = ScrollRelease(at: $0, velocity: $1, in: 0...end)
      release.displayScale = Self.scale
      return ScrollMotion.release(release)
    }
  }

  private static let scale = Double(UITraitCollection.current.displayScale)

  @Test func aFlingDecelerates() throws {
    let stage = Stage(.list)
    stage.drag(by: CGPoint(x: 0, y: -120), ticks: 12)
    let motion = try #require(stage.scene.recorder.motions.first)
    #expect(stage.scene.recorder.motions.count == 1)
    #expect(motion.touches.first?.phase == .began)
    // 120 points in a tenth of a second.
    #expect(abs((motion.touches.last?.velocity ?? 0) + 1200) < 1e-6)
    try expect(motion, follows: release(motion))
  }

  @Test func aFlingBouncesAtTheEnd() throws {
    let stage = Stage(.list)
    stage.view.contentOffset.y = 4_000
    stage.view.layoutIfNeeded()
    stage.drag(by: CGPoint(x: 0, y: -180), ticks: 12)
    let motion = try #require(stage.scene.recorder.motions.first)
    #expect(motion.samples.contains { $0.offset > 4_321 })
    try expect(motion, follows: release(motion))
  }

  /// A pull past the top is shown through the rubber band, and springs back.
  @Test func aPullPastTheTop() throws {
    let stage = Stage(.list)
    stage.drag(by: CGPoint(x: 0, y: 200), ticks: 40, rest: 30)
    let motion = try #require(stage.scene.recorder.motions.first)
    try expect(motion, follows: release(motion))
    let physics = ScrollPhysics()
    let end = Double(motion.content.height - motion.bounds.height)
    for touch in motion.touches where touch.phase == .changed {
      let shown = physics.rubberBanded(
        -Double(touch.translation), in: 0...end, extent: Double(motion.bounds.height))
      let sample = try #require(motion.samples.last { $0.time <= touch.time })
      #expect(abs(Double(sample.offset) - shown) < 1e-6)
    }
  }

  @Test func aPageTurns() throws {
    let stage = Stage(.pages)
    stage.drag(by: CGPoint(x: 0, y: -120), ticks: 30)
    let motion = try #require(stage.scene.recorder.motions.first)
    #expect(motion.paging)
    #expect(motion.samples.last?.offset == 480)
    try expect(motion) {
      .settle(at: $0, velocity: $1, on: 480, physics: ScrollPhysics(), displayScale: Self.scale)
    }
  }

  /// A row has no delegate: its offsets come from the handler of visible items.
  @Test(arguments: [MotionScene.Kind.row, .groups])
  func aRowMoves(_ kind: MotionScene.Kind) throws {
    let stage = Stage(kind)
    stage.drag(by: CGPoint(x: -120, y: 0), ticks: 12)
    stage.drag(by: CGPoint(x: 60, y: 0), ticks: 12)
    stage.scene.recorder.end()
    let motions = stage.scene.recorder.motions
    #expect(motions.count == 2)
    let first = try #require(motions.first)
    #expect(first.axis == .horizontal && first.touches.isEmpty)
    #expect(first.paging == (kind == .groups))
    if kind == .row {
      // What is left of the speed after a tenth of a second is always the same, to the pixel. A view
      // that is slower stays on a pixel for some ticks, which have no samples.
      let ways = first.samples.filter { $0.time > 0.3 && $0.time < 1.2 }.map { Double($0.offset) }
      let steps = zip(ways, ways.dropFirst(12)).map { $1 - $0 }
      #expect(steps.count > 80)
      let left = pow(ScrollPhysics().normalDecelerationRate, 100)
      for (before, after) in zip(steps, steps.dropFirst(12)) {
        #expect(abs(after - before * left) < 2 / Self.scale)
      }
    }
    if kind == .groups { #expect(first.samples.last?.offset == 120) }
  }

  @Test func anAnimatedScrollGlides() throws {
    let stage = Stage(.animated)
    var number = 0
    while stage.scene.scroll(number) {
      stage.tick(120)
      number += 1
    }
    let motions = stage.scene.recorder.motions
    #expect(motions.map { $0.samples.last?.offset } == [600, 650, 3_000, 0])
    var start = 0.0
    for motion in motions {
      let end = Double(motion.samples.last?.offset ?? 0)
      let glide = ScrollMotion.glide(from: start, to: end, duration: 0.3)
      for sample in motion.samples { expect(sample, shows: glide.position(at: sample.time)) }
      start = end
    }
  }
}
