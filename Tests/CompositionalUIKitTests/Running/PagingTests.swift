import CompositionalUIKit
import Testing

/// A collection view that pages while its size changes.
@MainActor @Suite struct PagingTests {
  @Test func aResizedViewReturnsToAPage() {
    let recorder = CallRecorder([100])
    let view = recordedView(recorder)
    view.isPagingEnabled = true
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    // Pages of 250: the nearest to 600 is at 500.
    view.frame.size.height = 250
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 500)
    #expect(view.visibleCells.count == 3)
    // Without pages it stays where it is.
    view.isPagingEnabled = false
    view.frame.size.height = 300
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 500)
  }

  @Test func aResizedViewEndsItsTurnAtAPage() {
    let recorder = CallRecorder([100])
    let view = recordedView(recorder)
    view.isPagingEnabled = true
    view.simulation.drag(by: CGPoint(x: 0, y: -100), duration: 0.1)
    view.simulation.advance(by: 0.1)
    #expect(view.contentOffset.y > 100 && view.contentOffset.y < 300)
    view.frame.size.height = 250
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y == 250)
  }
}
