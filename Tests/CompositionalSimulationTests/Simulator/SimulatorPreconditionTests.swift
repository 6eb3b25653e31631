import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Invalid numbers stop the program with a message.
@Suite struct SimulatorPreconditionTests {
  @Test func touches() async {
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.touchDown(at: CGPoint(x: CGFloat.nan, y: 0))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.touchDown(at: CGPoint(x: 0, y: 0))
      simulator.touchMove(to: CGPoint(x: 0, y: CGFloat.infinity))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.touchMove(to: CGPoint(x: 0, y: 0))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.touchUp()
    }
  }

  @Test func motions() async {
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.fling(velocity: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.fling(section: 0, velocity: .infinity)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.setContentOffset(CGPoint(x: 0, y: CGFloat.nan))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.scroll(section: 0, to: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: CGFloat.nan) }
      simulator.fling(velocity: 100)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.decelerationRate = .init(rawValue: 2)
      simulator.fling(velocity: 100)
    }
  }

  @Test func time() async {
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.advance(ticks: 0)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.run(for: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      try simulator.run([], framesPerSecond: 50)
    }
  }

  @Test func surroundings() async {
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.setKeyboardHeight(-1)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.setKeyboardHeight(.nan)
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.setContentInset(PhysicalEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.resize(to: CGSize(width: -1, height: 10))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.reload(itemCounts: [-1])
    }
  }

  @Test func movements() async {
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.liftItem(
        at: ElementIndexPath(item: 0, section: 0), finger: CGPoint(x: CGFloat.nan, y: 0))
    }
    await #expect(processExitsWith: .failure) {
      var simulator = SampleList.simulator()
      simulator.liftItem(at: ElementIndexPath(item: 0, section: 0))
      simulator.dragItem(to: CGPoint(x: 0, y: CGFloat.nan))
    }
  }

  /// The messages name the mistake.
  @Test func sentences() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var simulator = SampleList.simulator()
      simulator.willEndDragging = { _, _ in CGPoint(x: CGFloat.infinity, y: 0) }
      simulator.fling(velocity: 100)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid target of a drag: inf. The offset must be a finite value."))
  }
}
