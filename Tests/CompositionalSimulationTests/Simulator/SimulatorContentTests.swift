import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Content that changes under a simulated view: events, scripts and costs.
@Suite struct SimulatorContentTests {
  @Test func contentThatShrinksUnderAFling() throws {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: 20_000)
    simulator.run(for: 0.3)
    #expect(simulator.contentOffset.y > 4_000)
    var batch = BatchUpdates()
    batch.deleteItems(at: (30..<1_000).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    let rests = simulator.runUntilRest()
    #expect(rests && simulator.contentOffset.y == 30.0 * 44 - 844)
  }

  @Test(arguments: [0, 5, 100])
  func aReloadWithLessBringsTheViewAlong(count: Int) {
    for isFlung in [false, true] {
      var simulator = SampleList.simulator()
      simulator.setContentOffset(CGPoint(x: 0, y: 40_000))
      if isFlung { simulator.fling(velocity: 3_000) }
      simulator.reload(itemCounts: [count])
      let end = CGFloat(max(0, count * 44 - 844))
      #expect(simulator.contentOffset.y == end)
      let rests = simulator.runUntilRest()
      #expect(rests && simulator.contentOffset.y == end)
    }
  }

  /// Rows of sections that a reload removes are forgotten, with a finger that is on one.
  @Test(arguments: [false, true])
  func rowsThatAReloadRemoves(isHeld: Bool) throws {
    var section = Sample.cells(.absolute(200), .absolute(50))
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [3, 3, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)),
      orthogonalOffsets: [0: 30, 2: 150])
    if isHeld {
      simulator.touchDown(at: CGPoint(x: 150, y: 125))
      simulator.touchMove(to: CGPoint(x: 100, y: 125))
    }
    simulator.reload(itemCounts: [3])
    var batch = BatchUpdates()
    batch.insertSections([0])
    try simulator.update(batch) { _ in 3 }
    #expect(simulator.viewport.orthogonalOffsets == [1: 30])
    if isHeld { simulator.touchUp() }
    simulator.runUntilRest()
    #expect(simulator.viewport.orthogonalOffsets == [1: 30])
  }

  /// A header of 60 points is asked for its height again, which is 90 now.
  ///
  /// The rows of 44 points move down, those of the second section too; nothing else is asked again.
  @Test func aHeaderThatIsReconfiguredIsMeasuredAgain() throws {
    var section = Sample.list(.absolute(44))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), elementKind: "header",
        alignment: .top)
    ]
    let header = ElementID.supplementary(kind: "header", section: 0)
    var height: CGFloat = 60
    var asked: Set<ElementID> = []
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [3, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)),
      measurer: ClosureMeasurer { proposal in
        asked.insert(proposal.id)
        return PreferredSize(height: height)
      })
    try simulator.run([])
    func top(_ section: Int) -> CGFloat? {
      simulator.layout.attributes(for: .cell(section: section, item: 0))?.frame.minY
    }
    // A header, three rows of 44, a header.
    #expect(top(0) == 60 && top(1) == 252)
    height = 90
    asked = []
    try simulator.run([.reconfigureSupplementaries([header])])
    #expect(asked == [header])
    #expect(top(0) == 90 && top(1) == 282)
    #expect(simulator.contentOffset.y == 0)
  }

  @Test func aHeaderThatDoesNotExistIsRefused() {
    var simulator = SampleList.simulator()
    let header = ElementID.supplementary(kind: "header", section: 7)
    #expect(throws: ScriptError.self) { try simulator.run([.reconfigureSupplementaries([header])]) }
  }

  @Test func dataThatGoesWhileTheViewIsPulled() throws {
    for isHeld in [false, true] {
      var simulator = SampleList.simulator()
      simulator.setContentOffset(CGPoint(x: 0, y: 50_000))
      simulator.touchDown(at: CGPoint(x: 100, y: 600))
      for step in 1...12 {
        simulator.touchMove(to: CGPoint(x: 100, y: 600 - CGFloat(step) * 20))
        simulator.advance()
      }
      if !isHeld { simulator.touchUp() }
      simulator.run(for: 0.05)
      #expect(simulator.contentOffset.y > 43_156)
      var batch = BatchUpdates()
      batch.deleteItems(at: (0..<1_000).map { ElementIndexPath(item: $0, section: 0) })
      try simulator.update(batch)
      if isHeld {
        simulator.touchMove(to: CGPoint(x: 100, y: 350))
        simulator.advance()
        simulator.touchUp()
      }
      let rests = simulator.runUntilRest()
      #expect(rests && simulator.contentOffset == CGPoint(x: 0, y: 0))
      #expect(simulator.pool.cells.inUse == 0)
      #expect(simulator.visibleElements.isEmpty)
    }
  }

  @Test func rotationKeepsTheFirstVisibleItem() throws {
    var simulator = SampleList.simulator()
    // The first visible row is whole: its top stays in place.
    simulator.setContentOffset(CGPoint(x: 0, y: 1_000))
    let distance = 23 * 44 - simulator.contentOffset.y
    simulator.rotate()
    #expect(23 * 44 - simulator.contentOffset.y == distance)
    simulator.rotate()
    #expect(simulator.contentOffset.y == 1_000)
    // At the end, a shorter view could scroll farther, but its first item stays in place.
    simulator.setContentOffset(CGPoint(x: 0, y: 50_000))
    #expect(simulator.contentOffset.y == 43_156)
    simulator.rotate()
    #expect(simulator.contentOffset.y == 43_156)
    simulator.setContentOffset(CGPoint(x: 0, y: 50_000))
    #expect(simulator.contentOffset.y == 43_610)
    simulator.rotate()
    #expect(simulator.contentOffset.y == 43_156)
  }

  @Test func theKeyboardCoversTheEnd() {
    var simulator = SampleList.simulator()
    simulator.setKeyboardHeight(300)
    simulator.scrollToItem(at: ElementIndexPath(item: 999, section: 0), position: .bottom)
    #expect(simulator.contentOffset.y == 43_456)
    simulator.setKeyboardHeight(0)
    #expect(simulator.contentOffset.y == 43_156)
    simulator.scrollToItem(at: ElementIndexPath(item: 500, section: 0), position: .bottom)
    // 501 rows of 44 less the view.
    #expect(simulator.contentOffset.y == 21_200)
  }

  @Test func emptyAndWithoutSize() throws {
    let script: ScrollScript = [
      .fling(velocity: 900), .drag(from: nil, by: CGPoint(x: 9, y: 90), duration: 0.1, holding: 0),
      .tap(at: nil), .rotate, .scrollTo(CGPoint(x: 5, y: 5), animated: true), .keyboard(50),
      .reload(itemCounts: nil),
    ]
    for (size, counts) in [
      (CGSize(width: 0, height: 0), [5]), (CGSize(width: 390, height: 0), [5]),
      (SampleList.screen, [0]), (SampleList.screen, []),
    ] {
      for isPaging in [false, true] {
        var simulator = CollectionViewSimulator(
          SampleList.layout(), itemCounts: counts, in: CollectionLayoutEnvironment(size: size))
        simulator.alwaysBounceVertical = true
        simulator.isPagingEnabled = isPaging
        try simulator.run(script)
        #expect(simulator.isAtRest)
        for axis in LayoutAxis.allCases {
          let range = simulator.contentOffsetRange(along: axis)
          #expect(range.contains(simulator.contentOffset[axis]))
        }
      }
    }
  }

  @Test func aBillionItemsAreScrolledToTheEnd() {
    var simulator = SampleList.simulator(1_000_000_000)
    simulator.scrollToItem(at: ElementIndexPath(item: 999_999_999, section: 0), animated: true)
    var frames = 0
    var visited = 0
    while !simulator.isAtRest {
      let frame = simulator.advance()
      frames += 1
      visited = max(visited, frame.work.elementsVisited)
    }
    #expect(frames == 36)
    #expect(simulator.contentOffset.y == 43_999_999_156)
    // The visible and the prefetched elements; none of the billions between.
    #expect(visited < 200)
  }

  // MARK: Jumps

  /// Rows estimated at 44 that grow above the view: only a view at the end jumps.
  ///
  /// There its first row cannot stay in place.
  @Test func jumpsAreToldWhereTheFirstRowMoves() throws {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [1_000],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { _ in PreferredSize(height: 60) })
    var jumps = 0.0
    try simulator.run([
      .fling(velocity: 5_000), .waitUntilRest, .fling(velocity: -9_000), .waitUntilRest,
    ]) { frame, _ in
      jumps += frame.jump
      return true
    }
    #expect(jumps == 0)
    // Shorter rows at the end: content ends above the end of the view and is brought down.
    simulator.measurer = ClosureMeasurer { _ in PreferredSize(height: 20) }
    let before = simulator.advance()
    #expect(before.jump == 0)
    simulator.setContentOffset(CGPoint(x: 0, y: 1e9))
    let frame = simulator.advance()
    #expect(frame.events.contains { $0.kind == .jumped } == (frame.jump > 0))
    #expect(frame.jump > 0)
    let content = simulator.layout.contentSize.height
    #expect(simulator.contentOffset.y == content - 844)
  }

  @Test func whatNeverSettlesIsTold() throws {
    final class Counter { var calls = 0 }
    let counter = Counter()
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [50],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { proposal in
        counter.calls += 1
        // The third grows each time it is measured.
        return PreferredSize(
          height: proposal.id.indexPath.item == 3 ? proposal.size.height + 1 : 50)
      })
    let frame = simulator.advance()
    let events = frame.events.filter { $0.kind == .unsettled }
    #expect(events.count == 1)
    #expect(simulator.isAtRest)
    let calls = counter.calls
    #expect(calls >= 100 && calls < 1_000)
    try simulator.run([.fling(velocity: 500)]) { frame, _ in
      #expect(!frame.events.contains { $0.kind == .unsettled })
      return true
    }
  }

  @Test func handlersAreCalledWhileTheViewMoves() throws {
    final class Calls: @unchecked Sendable { var offsets: [CGFloat] = [] }
    let calls = Calls()
    var section = Sample.list(.absolute(44), in: .vertical)
    section.visibleItemsInvalidationHandler = VisibleItemsInvalidationHandler {
      items, offset, _ in
      calls.offsets.append(offset.y)
      for index in items.indices { items[index].alpha = 0.5 }
    }
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: SampleList.screen))
    #expect(calls.offsets == [0])
    simulator.fling(velocity: 1_000)
    var expected: [CGFloat] = [0]
    while !simulator.isAtRest {
      // At its end the view stays on a pixel for some ticks.
      let offset = simulator.advance().contentOffset.y
      if offset != expected.last { expected.append(offset) }
    }
    #expect(calls.offsets == expected)
    #expect(simulator.visibleElements.allSatisfy { $0.alpha == 0.5 })
  }

  // MARK: Scripts

  @Test func whatTheLastActionDoesIsSeen() throws {
    for rate in [30, 60, 120] {
      var simulator = SampleList.simulator()
      var last: SimulatedFrame?
      var appeared = 0
      try simulator.run(
        [.wait(0.5), .scrollTo(CGPoint(x: 0, y: 900), animated: false)], framesPerSecond: rate
      ) { frame, _ in
        last = frame
        appeared += frame.appeared.count
        return true
      }
      #expect(last?.contentOffset.y == 900)
      // 20 rows at the top (the last to 880), 20 of 900 to 1744: 20.45 to 39.6.
      #expect(appeared == 40)
    }
  }

  @Test func anEndlessWaitEndsWithTheRun() throws {
    var simulator = SampleList.simulator()
    try simulator.run(
      [.wait(1e12), .drag(from: nil, by: CGPoint(x: 0, y: 9), duration: 1e12, holding: 1e12)],
      within: 2)
    #expect(simulator.ticks == 240)
  }

  @Test func anItemThatIsHeldEndsTheScript() throws {
    var simulator = SampleList.simulator()
    try simulator.run([.lift(ElementIndexPath(item: 8, section: 0)), .waitUntilRest])
    #expect(simulator.ticks < 10)
    #expect(simulator.proposedIndexPath == ElementIndexPath(item: 8, section: 0))
  }

  // MARK: Work

  @Test func theWorkOfATickDoesNotDependOnTheNumberOfItems() throws {
    var most: [Int] = []
    for count in [1_000, 1_000_000, 1_000_000_000] {
      var simulator = SampleList.simulator(count)
      var visited = 0
      try simulator.run([
        .fling(velocity: 4_000), .waitUntilRest, .fling(velocity: -3_000), .waitUntilRest,
        .drag(from: nil, by: CGPoint(x: 0, y: -200), duration: 0.3, holding: 0.1),
      ]) { frame, simulator in
        if simulator.ticks > 0 { visited = max(visited, frame.work.elementsVisited) }
        #expect(frame.work.groupsSolved <= 1)
        return true
      }
      most.append(visited)
    }
    #expect(Set(most).count == 1)
    // 21 visible rows, as many within a view's length ahead, and one at each edge.
    #expect(most[0] <= 2 * 21 + 4)
  }

  /// The view makes the backgrounds of lists itself: no count grows by them.
  @Test func backgroundsOfListsAreNotCounted() throws {
    let layout = CollectionLayout { _, environment in
      .list(using: .init(appearance: .grouped), layoutEnvironment: environment)
    }
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [2, 1],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    let frame = simulator.takeFrame()
    #expect(frame.visibleCount == 3 && frame.created == 3)
    let visible = simulator.visibleElements
    #expect(visible.count { $0.category == .cell } == 3)
    #expect(visible.count { $0.category == .decorationView } == 2 && visible.count == 5)
    let recording = try simulator.record([.wait(0.1)])
    let place = try #require(Recording.csvColumns.firstIndex(of: "visible"))
    for line in recording.csv.split(separator: "\n").dropFirst() {
      #expect(line.split(separator: ",", omittingEmptySubsequences: false)[place] == "3")
    }
  }
}
