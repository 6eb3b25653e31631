import Compositional
import CompositionalTestSupport
import Testing

/// The simulation of the README.
@Suite struct ReadmeTests {
  /// The scroll that is simulated and asserted on.
  @Test func simulationExample() throws {
    var view = SampleList.simulator()
    try view.run([.drag(from: nil, by: CGPoint(x: 0, y: -300), duration: 0.2, holding: 0)])
    #expect(view.isAtRest && view.contentOffset.y > 290 && view.pool.cells.created < 60)
    // 300 points less 10 of slop, then a fling of 1,500 points a second: 0.499 * 1490.
    #expect(abs(view.contentOffset.y - (290 + 743.51)) < 0.5)
    try view.run([.scrollToItem(ElementIndexPath(item: 999, section: 0), .bottom, animated: true)])
    #expect(view.isAtRest && view.visibleElements.last?.id == .cell(section: 0, item: 999))
  }
}
