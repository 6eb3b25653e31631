import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Simulated views of flow layouts.
@Suite struct FlowSimulatorTests {
  /// Rows of 44 points that are as wide as the view, without space between them.
  private static func rows(
    _ counts: [Int] = [1_000], estimated: Bool = false, measuring height: CGFloat? = nil
  ) -> CollectionViewSimulator {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: SampleList.screen.width, height: 44)
    if estimated { layout.estimatedItemSize = layout.itemSize }
    layout.minimumLineSpacing = 0
    return CollectionViewSimulator(
      layout, itemCounts: counts, in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: height.map { height in ClosureMeasurer { _ in PreferredSize(height: height) } })
  }

  private func frames(
    _ simulator: CollectionViewSimulator, _ script: ScrollScript
  ) throws -> [SimulatedFrame] {
    var (simulator, frames) = (simulator, [SimulatedFrame]())
    try simulator.run(script) { frame, _ in
      var frame = frame
      // The layouts find the same elements with different work.
      frame.work = SimulatedFrame.Work()
      frames.append(frame)
      return true
    }
    return frames
  }

  /// A list of the same rows is a compositional layout, whose simulation is known.
  ///
  /// Only a change of the data differs: a list keeps a cell in its place, and a flow layout its offset.
  @Test func equalRowsScrollAsAListOfThem() throws {
    let script: ScrollScript = [
      .fling(velocity: 4_000), .wait(0.5),
      .drag(from: nil, by: CGPoint(x: 0, y: 300), duration: 0.3, holding: 0.1), .waitUntilRest,
      .scrollToItem(ElementIndexPath(item: 700, section: 0), .centeredVertically, animated: true),
      .waitUntilRest,
      .fling(velocity: 9_000), .waitUntilRest, .fling(velocity: 9_000), .waitUntilRest,
      .reload(itemCounts: [30]), .waitUntilRest, .keyboard(300), .waitUntilRest,
    ]
    let (flow, list) = (
      try frames(Self.rows(), script), try frames(SampleList.simulator(), script)
    )
    #expect(flow.count == list.count && flow.count > 300)
    for (one, other) in zip(flow, list) where one != other {
      Issue.record("\(one)\nis not\n\(other)")
      break
    }
  }

  /// In 320 points there are 5 squares a line, and in 480 there are 8: a second line of 2 at 60 points.
  @Test func aWiderViewBreaksItsLinesAgain() {
    var simulator = CollectionViewSimulator(
      CollectionFlowLayout(), itemCounts: [10],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    #expect(simulator.visibleElements.count { $0.frame.origin.y == 60 } == 5)
    simulator.resize(to: CGSize(width: 480, height: 320))
    #expect(simulator.visibleElements.count { $0.frame.origin.y == 60 } == 2)
    // Less 120 points at the left, 360 points have room for 6.
    simulator.setContentInset(PhysicalEdgeInsets(left: 120))
    #expect(simulator.visibleElements.count { $0.frame.origin.y == 60 } == 4)
    #expect(simulator.contentOffset.x == -120)
  }

  /// 844 points show nine rows of 100 instead of the twenty of 44.
  @Test func rowsAreMeasuredAsTheyComeIntoSight() throws {
    var simulator = Self.rows(estimated: true, measuring: 100)
    #expect(simulator.visibleElements.count == 9)
    // Those that wait have the average size.
    #expect(simulator.visibleElements.last?.frame.origin.y == 800)
    simulator.setContentOffset(CGPoint(x: 0, y: 500))
    #expect(simulator.visibleElements.map(\.id.indexPath.item) == Array(5...13))
    let update = try simulator.update(
      BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))]))
    #expect(update.updates.insertedItems == [ElementIndexPath(item: 0, section: 0)])
    #expect(simulator.itemCounts == [1_001])
    // As in UIKit the offset stays: the rows are one further.
    #expect(simulator.visibleElements.map(\.id.indexPath.item) == Array(5...13))
    #expect(simulator.isAtRest)
  }

  @Test func pinnedHeadersStayInSight() {
    var layout = CollectionFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [100],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    simulator.setContentOffset(CGPoint(x: 0, y: 200))
    let header = simulator.visibleElements.first { $0.category == .supplementaryView }
    #expect(header?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
    #expect(simulator.pool.all.created == simulator.visibleElements.count)
  }

  @Test func aMirroredLayoutOpensAtItsRightEnd() {
    var layout = CollectionFlowLayout()
    layout.scrollDirection = .horizontal
    layout.flipsHorizontallyInOppositeLayoutDirection = true
    let simulator = CollectionViewSimulator(
      layout, itemCounts: [100],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 200, height: 60), layoutDirection: .rightToLeft))
    // A hundred columns of 50 with 99 gaps of 10 are 5,990 points wide.
    #expect(simulator.contentOffset.x == 5_790)
    #expect(simulator.visibleElements.contains { $0.id == .cell(section: 0, item: 0) })
  }

  @Test func sectionsDoNotScrollOrthogonally() {
    var simulator = Self.rows()
    #expect {
      try simulator.run([.flingSection(0, velocity: 100)], framesPerSecond: 60) { _, _ in true }
    } throws: {
      "\($0)".contains("there is no section 0 that scrolls orthogonally")
    }
  }

  /// Rows that measure themselves are held one by one.
  @Test func aScriptCannotAskForMoreItemsThanAreHeld() {
    var simulator = Self.rows([10], estimated: true, measuring: 100)
    #expect {
      try simulator.run([.reload(itemCounts: [2_000_000])], framesPerSecond: 60) { _, _ in true }
    } throws: {
      "\($0)".contains("they can have at most 1000000")
    }
    #expect(simulator.itemCounts == [10])
  }

  @Test func measuredItemsMoveWithTheirUpdates() throws {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [6],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)),
      measurer: ClosureMeasurer { proposal in
        PreferredSize(height: CGFloat(10 * (proposal.id.indexPath.item + 1)))
      })
    #expect(simulator.visibleElements.map(\.frame.size.height) == [10, 20, 30, 40, 50, 60])
    try simulator.update(
      BatchUpdates([
        .deleteItem(ElementIndexPath(item: 0, section: 0)),
        .reloadItem(ElementIndexPath(item: 5, section: 0)),
      ]))
    // The reloaded item is the fifth one now, and measured as that.
    #expect(simulator.visibleElements.map(\.frame.size.height) == [20, 30, 40, 50, 50])
  }
}
