import CompositionalUIKit
import Testing

/// What a layout pass asks the layout for, as recorded on iOS 26.1.
@MainActor
struct PassCallTests {
  @Test(arguments: TracedLayout.allCases)
  func aPassWithoutAChangeAsksNothing(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(trace.calls == [])
  }

  @Test(arguments: TracedLayout.allCases)
  func aPassAfterAChangeAsksOnce(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.contentOffset.y = 50
    trace.calls = []
    view.layoutIfNeeded()
    #expect(trace.calls == ["prepare", "elements 0 to 800", "cell 4"])
  }

  /// The layout is asked for tiles of the view's height, and cells are made in the bounds alone.
  @Test(arguments: TracedLayout.allCases)
  func aLayoutIsAskedForTiles(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.contentOffset.y = 399
    view.layoutIfNeeded()
    #expect(trace.queries == ["elements 0 to 800"])
    trace.calls = []
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(trace.queries == ["elements 400 to 800"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [4, 5, 6, 7])
    #expect(view.visibleCells.count == 4)
  }

  @Test(arguments: TracedLayout.allCases)
  func anAnimatedScrollIsHeardOfAtOnce(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    let start = [
      "ask for 400 at 0", "context for 400 at 0", "invalidate at 0", "invalidate with context at 0",
    ]
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(trace.calls == start)
    view.layoutIfNeeded()
    trace.calls = []
    while view.contentOffset.y < 10 { view.simulation.advance(by: 1 / 120) }
    trace.calls = []
    let before = Int(view.contentOffset.y)
    view.simulation.advance(by: 1 / 120)
    let now = Int(view.contentOffset.y)
    #expect(
      trace.calls.prefix(6) == [
        "ask for \(now) at \(before)", "context for \(now) at \(before)", "invalidate at \(now)",
        "invalidate with context at \(now)", "scroll at \(now)", "prepare",
      ])
    #expect(trace.queries == ["elements 0 to 800"])
    view.simulation.advanceUntilRest()
    #expect(trace.calls.last == "end at 400")
  }

  @Test(arguments: TracedLayout.allCases)
  func aScrollToAnItemIsHeardOfAtOnce(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .top, animated: true)
    #expect(trace.calls.first == "ask for 800 at 0" && trace.calls.count == 4)
  }

  /// The slop is 10 points, so that a move of 15 scrolls by 5.
  @Test(arguments: TracedLayout.allCases)
  func aDragBeginsBeforeTheLayoutHearsOfIt(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.simulation.touchDown(at: CGPoint(x: 150, y: 300))
    trace.calls = []
    view.simulation.touchMove(to: CGPoint(x: 150, y: 285))
    #expect(
      trace.calls == [
        "drag at 0", "ask for 5 at 0", "context for 5 at 0", "invalidate at 5",
        "invalidate with context at 5", "scroll at 5",
      ])
  }
}
