import CompositionalUIKit
import Foundation
import Testing

/// Cells that are made ahead of a scroll, as recorded on iOS 26.1: one in each frame, in its direction.
@MainActor
struct CellsAheadTests {
  /// The cells that each tick makes.
  private func ticks(_ count: Int, _ view: UICollectionView, _ trace: CallTrace) -> [[String]] {
    (0..<count).map { _ in
      trace.calls = []
      view.simulation.advance(by: 1 / 120)
      return trace.calls.filter { $0.hasPrefix("cell") }
    }
  }

  /// The first tick brings row 4 into sight; rows 5 to 7 are in the same tile.
  @Test(arguments: TracedLayout.allCases)
  func aScrollMakesOneMoreCellInEachFrame(_ kind: TracedLayout) {
    let (view, trace) = tracedView(kind)
    view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    while view.contentOffset.y == 0 { view.simulation.advance(by: 1 / 240) }
    #expect(trace.calls.filter { $0.hasPrefix("cell") } == ["cell 4", "cell 5"])
    #expect(ticks(4, view, trace) == [["cell 6"], ["cell 7"], [], []])
    view.simulation.advanceUntilRest()
    #expect(
      view.visibleCells.count == 5 && view.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
    // What was made is not made again.
    trace.calls = []
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(trace.calls.filter { $0.hasPrefix("cell") } == [])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5])
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0)) != nil)
  }

  /// Before the first cell in sight on the way back, and none without prefetching or in new data.
  @Test func theWayBack() {
    let (view, trace) = tracedView(.base)
    view.contentOffset.y = 750
    view.layoutIfNeeded()
    view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    while view.contentOffset.y == 750 { view.simulation.advance(by: 1 / 240) }
    #expect(trace.calls.filter { $0.hasPrefix("cell") }.last == "cell 6")
    #expect(ticks(1, view, trace) == [["cell 5"]])
    view.reloadData()
    view.layoutIfNeeded()
    trace.calls = []
    view.isPrefetchingEnabled = false
    view.setContentOffset(CGPoint(x: 0, y: 610), animated: true)
    view.simulation.advanceUntilRest()
    #expect(trace.calls.filter { $0.hasPrefix("cell") } == ["cell 6"])
  }

  /// A cell that was made ahead is selected if its item has been meanwhile, and takes part in a batch as one
  /// that is not there.
  @Test func cellsAheadFollowTheData() {
    let (view, trace) = tracedView(.flow)
    view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    view.simulation.advanceUntilRest()
    let path = IndexPath(item: 5, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path)?.isSelected == true)
    trace.calls = []
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 6, section: 0)]) }
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(trace.calls.contains("cell 6"))
  }
}
