import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Scrolling to offsets and items, also while the data changes.
@Suite struct SimulatorScrollTests {
  /// A scroll that takes a tick arrives before anything on its way is measured: the rows at its end
  /// are 60 instead of 44 points high, and it goes on to where its item is then.
  @Test func aScrollGoesOnToAnItemThatMoved() throws {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [1_000],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { _ in PreferredSize(height: 60) })
    simulator.physics.glideDuration = 1.0 / 240
    let path = ElementIndexPath(item: 500, section: 0)
    simulator.scrollToItem(at: path, position: .bottom, animated: true)
    let rests = simulator.runUntilRest()
    #expect(rests)
    let frame = try #require(simulator.layout.attributes(for: .cell(path))?.frame)
    #expect(frame.height == 60)
    #expect(abs(frame.maxY - simulator.contentOffset.y - 844) < 0.5)
  }

  /// A change of the size is told as one, and a change of the text size as the other.
  @Test func whatChangesInTheEnvironmentIsTold() {
    var simulator = SampleList.simulator()
    simulator.resize(to: CGSize(width: 300, height: 500))
    #expect(simulator.advance().events.map(\.kind) == [.resized])
    var environment = simulator.environment
    environment.contentSizeCategory = .accessibilityLarge
    simulator.setEnvironment(environment)
    let events = simulator.advance().events
    #expect(events.map(\.kind) == [.contentSizeCategory])
    simulator.setEnvironment(environment)
    #expect(simulator.advance().events.isEmpty)
  }

  /// Rows of half a point in a view of one: 1 and 2 are visible at half a point, 3 and 4 come next.
  @Test func aViewOfOnePointAsksAhead() {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .absolute(0.5)), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 1), displayScale: 2))
    simulator.advance()
    simulator.setContentOffset(CGPoint(x: 0, y: 0.5))
    let frame = simulator.advance()
    let asked = frame.prefetched.map(\.item)
    #expect(asked == [3, 4])
  }

  /// Returns the offset that shows an item at a position, before it is clamped to the range.
  ///
  /// A second implementation, independent of the simulator.
  private func expected(
    _ position: ItemScrollPosition, _ axis: LayoutAxis, item: ClosedRange<Double>, low: Double,
    room: Double, isRightToLeft: Bool
  ) -> Double? {
    let start = item.lowerBound - low
    let end = item.upperBound - low - room
    switch (position, axis) {
    case (.top, .vertical): return start
    case (.bottom, .vertical): return end
    case (.leading, .horizontal): return isRightToLeft ? end : start
    case (.trailing, .horizontal): return isRightToLeft ? start : end
    case (.centeredVertically, .vertical), (.centeredHorizontally, .horizontal):
      return (item.lowerBound + item.upperBound) / 2 - low - room / 2
    default: return nil
    }
  }

  @Test(arguments: [false, true])
  func itemsLandExactly(isEstimating: Bool) throws {
    var landings = 0
    for seed in RandomRun.seeds(60) {
      let simulation = RandomSimulation(seed: seed, isEstimating: isEstimating, actions: 0)
      var simulator = simulation.makeSimulator()
      var random = simulation.layout.probes
      let full = simulator.itemCounts.indices.filter {
        simulator.itemCounts[$0] > 0
          && simulator.layout.orthogonalScroller(ofSection: $0) == nil
      }
      guard !full.isEmpty else { continue }
      simulator.setKeyboardHeight(random.chance(30) ? 60 : 0)
      for _ in 0..<8 {
        let section = random.pick(full)
        let path = ElementIndexPath(
          item: random.integer(0...simulator.itemCounts[section] - 1), section: section)
        guard simulator.layout.attributes(for: .cell(path)) != nil else { continue }
        let position = random.pick(ItemScrollPosition.allCases)
        var unsettled = false
        try simulator.run([.scrollToItem(path, position, animated: random.chance(50))]) {
          frame, _ in
          if frame.events.contains(where: { $0.kind == .unsettled }) { unsettled = true }
          return true
        }
        guard !unsettled,
          let frame = simulator.layout.attributes(for: .cell(path), at: simulator.viewport)?.frame
        else { break }
        landings += 1
        let insets = simulator.adjustedContentInset
        for axis in LayoutAxis.allCases {
          let (item, low, room) =
            axis == .vertical
            ? (
              Double(frame.minY)...Double(frame.maxY), Double(insets.top),
              Double(simulator.viewport.size.height - insets.top - insets.bottom)
            )
            : (
              Double(frame.minX)...Double(frame.maxX), Double(insets.left),
              Double(simulator.viewport.size.width - insets.left - insets.right)
            )
          let range = simulator.contentOffsetRange(along: axis)
          let offset = simulator.contentOffset[axis]
          let what = "\(position) \(path) along \(axis): \(frame)\n\(simulation)"
          // The view rests on the nearest pixel.
          let half = 0.5 / Double(simulator.environment.displayScale) + 1e-6
          if let wanted = expected(
            position, axis, item: item, low: low, room: room,
            isRightToLeft: simulator.environment.layoutDirection == .rightToLeft)
          {
            #expect(
              abs(offset - min(max(wanted, range.lowerBound), range.upperBound)) <= half,
              "\(what)")
          } else if item.upperBound - item.lowerBound <= room {
            // Entirely visible, as far as the view allows.
            #expect(
              offset + low <= item.lowerBound + half || offset == range.lowerBound, "\(what)")
            #expect(
              offset + low + room >= item.upperBound - half || offset == range.upperBound,
              "\(what)")
          }
        }
      }
    }
    #expect(landings > 100 || RandomRun.seeds(60).count < 60)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func itemsOfRowsLandExactly(direction: UserInterfaceLayoutDirection) {
    for animated in [false, true] {
      // Groups of 200 in 390: item i covers 200 i to 200 i + 200 from the leading end.
      var simulator = SimulatorTouchTests.rows(.continuous, direction: direction)
      func land(_ item: Int, _ position: ItemScrollPosition) -> CGFloat? {
        simulator.setContentOffset(CGPoint(x: 0, y: 3_000))
        simulator.scrollToItem(
          at: ElementIndexPath(item: item, section: 0), position: position, animated: animated)
        simulator.runUntilRest()
        #expect(simulator.contentOffset.y <= 250)
        return simulator.viewport.orthogonalOffsets[0]
      }
      #expect(land(3, .leading) == 600)
      #expect(land(3, .trailing) == 410)
      #expect(land(3, .centeredHorizontally) == 505)
      #expect(land(9, .leading) == 1_610)
      #expect(land(0, .trailing) ?? 0 == 0)
      #expect(land(5, .nearest) == 810)
      #expect(land(3, .top) == 600)
    }
  }

  /// A row whose items measure themselves on the way: 60 + 10 (i % 5) wide, estimated 100.
  @Test(arguments: [false, true])
  func itemsOfMeasuredRowsLandExactly(animated: Bool) {
    var section = Sample.cells(.estimated(100), .absolute(80))
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer {
        PreferredSize(width: CGFloat(60 + $0.id.indexPath.item % 5 * 10))
      }
    )
    for (item, position) in [
      (50, ItemScrollPosition.leading), (20, .trailing), (80, .centeredHorizontally),
      (99, .nearest),
    ] {
      simulator.scrollToItem(
        at: ElementIndexPath(item: item, section: 0), position: position, animated: animated)
      simulator.runUntilRest()
      let offset = simulator.viewport.orthogonalOffsets[0] ?? 0
      let frame = simulator.layout.attributes(for: .cell(section: 0, item: item))?.frame ?? .zero
      #expect(frame.width == CGFloat(60 + item % 5 * 10))
      switch position {
      case .leading: #expect(frame.minX == offset)
      case .centeredHorizontally: #expect(frame.midX == offset + 195)
      default: #expect(frame.maxX == offset + 390)
      }
    }
  }

  @Test func aScrollToAnItemFollowsIt() throws {
    var simulator = SampleList.simulator()
    simulator.scrollToItem(
      at: ElementIndexPath(item: 500, section: 0), position: .top, animated: true)
    simulator.run(for: 0.1)
    var batch = BatchUpdates()
    batch.insertItems(at: (0..<10).map { ElementIndexPath(item: $0, section: 0) })
    batch.deleteItems(at: [ElementIndexPath(item: 499, section: 0)])
    try simulator.update(batch)
    let rests = simulator.runUntilRest()
    #expect(rests)
    // 509 rows of 44.
    #expect(simulator.contentOffset.y == 22_396)
    // If the item is deleted meanwhile, the view scrolls to its last position, within the content.
    simulator.scrollToItem(
      at: ElementIndexPath(item: 1_000, section: 0), position: .top, animated: true)
    simulator.run(for: 0.1)
    batch = BatchUpdates()
    batch.deleteItems(at: (600..<1_009).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    simulator.runUntilRest()
    // 600 rows of 44 less the view.
    #expect(simulator.contentOffset.y == 25_556)
  }

  @Test func aSectionThatIsThrownLeavesTheScrollOfTheViewAlone() {
    var simulator = SimulatorTouchTests.rows()
    simulator.scrollToItem(
      at: ElementIndexPath(item: 50, section: 1), position: .top, animated: true)
    simulator.run(for: 0.1)
    simulator.fling(section: 0, velocity: 500)
    simulator.runUntilRest()
    // 50 rows of 44 below 250 points.
    #expect(simulator.contentOffset.y == 2_450)
    #expect(simulator.viewport.orthogonalOffsets[0] == 200)
  }
}
