import CompositionalUIKit
import Foundation
import Testing

/// The calls of a view that runs, in UIKit's order.
@MainActor
struct CallOrderTests {
  @Test func aSlowDragEndsWhereTheFingerLetsGo() {
    let recorder = CallRecorder([50])
    let view = recordedView(recorder)
    view.simulation.touchDown(at: CGPoint(x: 50, y: 250))
    #expect(view.isTracking && !view.isDragging)
    for step in 1...10 {
      view.simulation.touchMove(to: CGPoint(x: 50, y: 250 - 11 * step))
      view.simulation.advance(by: 0.1)
    }
    #expect(view.isDragging && view.contentOffset.y > 90)
    let offset = view.contentOffset.y
    view.simulation.advance(by: 0.5)
    view.simulation.touchUp()
    view.simulation.advance(by: 1)
    #expect(view.contentOffset.y == offset)
    let calls = recorder.notable
    #expect(calls.prefix(2) == ["highlight 2", "unhighlight 2"] || calls.first == "highlight 2")
    #expect(
      calls.filter { $0.contains("drag") || $0.contains("decelerat") } == [
        "will begin drag", "will end drag 0.0", "did end drag false",
      ])
    let begin = recorder.calls.firstIndex(of: "will begin drag") ?? .max
    let scroll = recorder.calls.firstIndex(of: "scroll") ?? 0
    #expect(begin < scroll)
  }

  @Test func aFlingDeceleratesAndComesToRest() {
    let recorder = CallRecorder([1_000])
    let view = recordedView(recorder)
    view.simulation.drag(by: CGPoint(x: 0, y: -200), duration: 0.1)
    #expect(view.isDecelerating)
    #expect(view.simulation.advanceUntilRest())
    #expect(!view.isDecelerating && view.contentOffset.y > 300)
    let order = recorder.calls.filter { $0.contains("drag") || $0.contains("decelerat") }
    #expect(order.first == "will begin drag")
    #expect(order.dropFirst(2) == ["did end drag true", "will decelerate", "did decelerate"])
    // 200 points in a tenth of a second are 2 points a millisecond.
    let speed = order[1].split(separator: " ").last.flatMap { Double($0) } ?? 0
    #expect(abs(speed - 2) < 0.1)
    // A cell is made before it is shown, and others are hidden on the way.
    let made = recorder.calls.firstIndex(of: "cell 3") ?? .max
    let shown = recorder.calls.firstIndex(of: "show 3") ?? 0
    #expect(made < shown && recorder.calls.contains("hide 0"))
  }

  @Test func theDelegateChoosesWhereAFlingEnds() {
    let recorder = CallRecorder([1_000])
    recorder.retarget = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100) }
    let view = recordedView(recorder)
    view.simulation.drag(by: CGPoint(x: 0, y: -130), duration: 0.1)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(view.contentOffset.y >= 100)
  }

  @Test func anAnimatedScrollTakesTimeAndIsToldAtItsEnd() {
    let recorder = CallRecorder([100])
    let view = recordedView(recorder)
    view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
    #expect(view.contentOffset.y == 0)
    view.simulation.advance(by: 0.1)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 6_000)
    view.simulation.advance(by: 1)
    #expect(view.contentOffset.y == 6_000)
    #expect(recorder.calls.filter { $0 == "did animate" }.count == 1)
    #expect(!recorder.calls.contains { $0.contains("drag") })
  }

  @Test func aTouchStopsAMovingView() {
    let recorder = CallRecorder([1_000])
    let view = recordedView(recorder)
    view.simulation.drag(by: CGPoint(x: 0, y: -200), duration: 0.1)
    view.simulation.advance(by: 0.1)
    view.simulation.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(!view.isDecelerating)
    let offset = view.contentOffset
    view.simulation.advance(by: 0.5)
    #expect(view.contentOffset == offset)
    view.simulation.touchUp()
    #expect(recorder.calls.filter { $0 == "did decelerate" }.count == 1)
    #expect(!recorder.calls.contains { $0.hasPrefix("select") })
  }

  @Test func aTapSelects() {
    let recorder = CallRecorder([10])
    let view = recordedView(recorder)
    view.simulation.touchDown(at: CGPoint(x: 50, y: 150))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
    view.simulation.touchUp()
    #expect(recorder.notable == ["highlight 1", "select 1", "unhighlight 1"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    recorder.calls = []
    view.simulation.touchDown(at: CGPoint(x: 50, y: 250))
    view.simulation.touchUp()
    #expect(recorder.notable == ["highlight 2", "deselect 1", "select 2", "unhighlight 2"])
  }

  @Test func aBatchMovesCellsAndMakesNewOnes() throws {
    let recorder = CallRecorder([10])
    let view = recordedView(recorder)
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    recorder.counts = [11]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
    #expect(recorder.notable == ["hide 3", "cell 1", "show 1"])
  }

  @Test func aRotationKeepsTheCells() throws {
    let recorder = CallRecorder([10])
    let view = recordedView(recorder)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    view.frame.size = CGSize(width: 300, height: 100)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(Set(recorder.notable) == ["hide 1", "hide 2"])
  }

  @Test func whatIsAheadIsPrefetched() {
    let recorder = CallRecorder([1_000])
    let view = recordedView(recorder)
    view.prefetchDataSource = recorder
    view.layoutIfNeeded()
    view.simulation.drag(by: CGPoint(x: 0, y: -250), duration: 0.1)
    view.simulation.advance(by: 0.2)
    #expect(recorder.calls.first { $0.hasPrefix("prefetch") } == "prefetch [4, 5, 6]")
    view.simulation.touchDown(at: CGPoint(x: 50, y: 50))
    view.simulation.touchUp()
    view.simulation.drag(by: CGPoint(x: 0, y: 250), duration: 0.1)
    // The way back makes the items ahead useless.
    #expect(recorder.calls.contains { $0.hasPrefix("cancel") })
  }

  @Test func scriptsRun() throws {
    let recorder = CallRecorder([1_000])
    let view = recordedView(recorder)
    try view.simulation.run([
      .fling(velocity: 2_000), .waitUntilRest, .scrollTo(.zero, animated: true),
    ])
    #expect(view.contentOffset == .zero)
    #expect(recorder.calls.filter { $0 == "did decelerate" }.count == 1)
    #expect(recorder.calls.filter { $0 == "did animate" }.count == 1)
    #expect(throws: ScriptError.self) { try view.simulation.run([.reload(itemCounts: [3])]) }
  }

  @Test func aFingerMovesAnItem() throws {
    let recorder = CallRecorder([5])
    recorder.movable = true
    let view = recordedView(recorder)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    view.layoutIfNeeded()
    view.endInteractiveMovement()
    #expect(recorder.calls.contains("move 0 to 2"))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
  }

  /// A delegate that moves the view itself wins over the motion.
  @Test func offsetsSetByTheDelegateTakeEffect() {
    final class Stopper: NSObject, UICollectionViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > 400 { scrollView.contentOffset.y = 400 }
      }
    }
    let recorder = CallRecorder([1_000])
    let view = recordedView(recorder)
    let stopper = Stopper()
    view.delegate = stopper
    view.simulation.drag(by: CGPoint(x: 0, y: -250), duration: 0.1)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y == 400)
  }

  /// A view that the data source hides stays hidden until the layout hides and shows it.
  @Test func whatTheDataSourceHidesStaysHidden() throws {
    let recorder = CallRecorder([5])
    let view = recordedView(recorder)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.isHidden = true
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(cell.isHidden)
  }
}
