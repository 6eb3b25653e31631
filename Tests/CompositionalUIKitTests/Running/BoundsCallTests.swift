import CompositionalUIKit
import Testing

/// What a layout hears of other bounds, as recorded on iOS 26.1.
@MainActor
struct BoundsCallTests {
  /// The calls of a change that the layout hears of on the new bounds.
  private static let change = [
    "ask for 50 at 0", "context for 50 at 0", "invalidate at 50", "invalidate with context at 50",
  ]
  /// The calls of a jump, of which the layout hears on the old bounds.
  private static let jump = [
    "ask for 50 at 0", "context for 50 at 0", "invalidate at 0", "invalidate with context at 0",
    "scroll at 50",
  ]

  @Test(arguments: TracedLayout.allCases)
  func boundsAreInvalidatedOnceTheyAreSet(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.bounds = CGRect(x: 0, y: 50, width: 300, height: 400)
    #expect(trace.calls == Self.change)
  }

  @Test(arguments: TracedLayout.allCases)
  func anOffsetIsToldToTheDelegateToo(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(trace.calls == Self.change + ["scroll at 50"])
  }

  @Test(arguments: TracedLayout.allCases)
  func aJumpIsHeardOfBeforeItIsMade(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(trace.calls == Self.jump)
  }

  @Test(arguments: TracedLayout.allCases)
  func aRectangleIsJumpedTo(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.scrollRectToVisible(CGRect(x: 0, y: 420, width: 300, height: 30), animated: false)
    #expect(trace.calls == Self.jump)
  }

  @Test(arguments: TracedLayout.allCases)
  func anItemIsJumpedToAndShownByTheNextPass(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .top, animated: false)
    #expect(
      trace.calls == [
        "ask for 800 at 0", "context for 800 at 0", "invalidate at 0",
        "invalidate with context at 0", "scroll at 800",
      ])
    view.layoutIfNeeded()
    #expect(trace.calls.filter { $0.hasPrefix("cell") } == (8...11).map { "cell \($0)" })
  }

  @Test(arguments: TracedLayout.allCases)
  func anInvalidLayoutIsNotAskedAgain(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.contentOffset.y = 50
    trace.calls = []
    view.contentOffset.y = 80
    #expect(trace.calls == ["scroll at 80"])
    view.layoutIfNeeded()
    trace.calls = []
    view.contentOffset.y = 90
    #expect(trace.calls.first == "ask for 90 at 80")
  }

  /// A cell of a compositional layout waits for the pass, too.
  @Test func anItemOfACompositionalLayoutIsShownByTheNextPass() {
    let recorder = CallRecorder([20])
    let view = recordedView(recorder)
    view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 800 && recorder.calls == ["scroll"])
    view.layoutIfNeeded()
    #expect(recorder.calls.contains("cell 10"))
  }
}
