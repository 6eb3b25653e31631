import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Fingers, flings and ends, by numbers worked out by hand.
///
/// A thousand rows of 44 points in 844: the offset goes from 0 to 43,156.
@Suite struct SimulatorTouchTests {
  private static let end: CGFloat = 43_156

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func aTouchStopsAFling() {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: 3_000)
    simulator.run(for: 0.1)
    let offset = simulator.contentOffset
    // 3000 * 0.499 (1 - 0.998^100) = 271.6056, or 543.21 pixels.
    #expect(offset.y == 271.5)
    simulator.touchDown(at: point(100, 100))
    let frame = simulator.advance(ticks: 10)
    #expect(frame.contentOffset == offset)
    #expect(frame.velocity == CGPoint(x: 0, y: 0))
    #expect(frame.events.map(\.kind).contains(.stopped))
    simulator.touchUp()
    #expect(simulator.isAtRest)
    #expect(simulator.contentOffset == offset)
  }

  @Test func aTapOnABouncingViewLetsItSpringBack() {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: -3_000)
    simulator.run(for: 0.1)
    // The spring of rate 10.95 from the end at 3000 a second: -3000 t e^(-10.95 t).
    let caught = simulator.contentOffset.y
    #expect(abs(caught + 3_000 * 0.1 * exp(-1.095)) <= 0.25)
    simulator.touchDown(at: point(100, 100))
    simulator.advance(ticks: 60)
    #expect(simulator.contentOffset.y == caught)
    simulator.touchUp()
    #expect(!simulator.isAtRest)
    simulator.run(for: 0.1)
    // Held still, it starts back at 0.66 * 10.95 d: d (1 + 0.34 * 10.95 t) e^(-10.95 t).
    #expect(abs(simulator.contentOffset.y - caught * 1.3723 * exp(-1.095)) <= 0.25)
    let rests = simulator.runUntilRest()
    #expect(rests && simulator.contentOffset.y == 0)
  }

  @Test func aFingerThatCatchesABounceHoldsWhatIsShown() {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: -3_000)
    simulator.run(for: 0.1)
    let caught = simulator.contentOffset.y
    simulator.touchDown(at: point(100, 100))
    simulator.touchMove(to: point(100, 110))
    // The slop moves nothing.
    #expect(abs(simulator.contentOffset.y - caught) < 1e-9)
    simulator.touchMove(to: point(100, 111))
    let shown = simulator.contentOffset.y
    #expect(shown < caught && shown > caught - 0.55)
  }

  @Test func whatIsLessThanAPixelPastAnEndComesBackToo() {
    var simulator = SampleList.simulator()
    simulator.touchDown(at: point(100, 100))
    // 0.1 point beyond the slop, of which 0.55 is shown: less than the rest threshold.
    simulator.touchMove(to: point(100, 110.1))
    #expect(simulator.contentOffset.y < 0)
    simulator.advance(ticks: 24)
    simulator.touchUp()
    #expect(simulator.isAtRest)
    #expect(simulator.contentOffset.y == 0)
  }

  @Test func anotherMotionLetsGoOfWhatTheFingerHeld() {
    var simulator = Self.rows()
    simulator.touchDown(at: point(200, 100))
    simulator.touchMove(to: point(150, 100))
    simulator.advance()
    #expect(simulator.viewport.orthogonalOffsets[0] == 40)
    simulator.fling(velocity: 1_000)
    simulator.runUntilRest()
    // Less than half of a group of 200.
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
    // A view that is pulled springs back although another section is flung.
    simulator.setContentOffset(CGPoint(x: 0, y: 0))
    simulator.touchDown(at: point(200, 700))
    simulator.touchMove(to: point(200, 800))
    simulator.advance()
    #expect(simulator.contentOffset.y < 0)
    simulator.fling(section: 0, velocity: 500)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 0)
    #expect(simulator.viewport.orthogonalOffsets[0] == 200)
    // Scrolling to an item that does not exist has no effect, and the touch continues.
    simulator.touchDown(at: point(200, 700))
    simulator.scrollToItem(at: ElementIndexPath(item: 0, section: 9), animated: true)
    simulator.touchMove(to: point(200, 600))
    #expect(simulator.contentOffset.y == 90)
  }

  @Test func aFingerThatRestsHasNoSpeed() {
    var simulator = SampleList.simulator()
    simulator.touchDown(at: point(100, 500))
    for tick in 1...12 {
      simulator.touchMove(to: point(100, 500 - CGFloat(tick) * 10))
      simulator.advance()
    }
    let moving = simulator.advance().velocity.y
    #expect(moving > 800)
    #expect(simulator.advance(ticks: 24).velocity.y == 0)
    simulator.touchUp()
    #expect(simulator.isAtRest)
  }

  // MARK: Rows

  /// A carousel of groups of 200 points, 250 high, ten of them; then a list.
  static func rows(
    _ behavior: OrthogonalScrollingBehavior = .groupPaging, _ items: Int = 10,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> CollectionViewSimulator {
    let layout = CollectionLayout { index, _ in
      let isRow = index % 2 == 0
      let size = CollectionLayoutSize(
        isRow ? .absolute(200) : .fractionalWidth(1), .absolute(isRow ? 250 : 44))
      var section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      if isRow { section.orthogonalScrollingBehavior = behavior }
      return section
    }
    return CollectionViewSimulator(
      layout, itemCounts: [items, 100],
      in: CollectionLayoutEnvironment(
        size: SampleList.screen, layoutDirection: direction))
  }

  @Test func aDragSidewaysMovesTheRowAndOneDownTheView() throws {
    var simulator = Self.rows()
    try simulator.run([
      .drag(from: point(300, 100), by: point(-120, 30), duration: 0.2, holding: 0.2)
    ])
    // 120 of 390 less the slop is more than half of a group.
    #expect(simulator.viewport.orthogonalOffsets[0] == 200)
    #expect(simulator.contentOffset.y == 0)
    try simulator.run([
      .drag(from: point(200, 200), by: point(30, -120), duration: 0.2, holding: 0.2)
    ])
    #expect(simulator.viewport.orthogonalOffsets[0] == 200)
    // The slop is 10 along the way, of which 120/sqrt(120^2 + 30^2) are downward.
    // 120 - 10 * 120 / 123.7, 110.2986 points or 220.597 pixels.
    #expect(simulator.contentOffset.y == 110.5)
    // Exactly along the diagonal the view goes.
    let before = simulator.contentOffset.y
    try simulator.run([
      .drag(from: point(200, 100), by: point(-50, -50), duration: 0.2, holding: 0.2)
    ])
    #expect(simulator.viewport.orthogonalOffsets[0] == 200)
    #expect(simulator.contentOffset.y > before)
  }

  @Test func aTouchStopsARowHalfWayAndLettingGoSettlesIt() throws {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      var simulator = Self.rows(direction: direction)
      simulator.fling(section: 0, velocity: 600)
      simulator.run(for: 0.1)
      let offset = try #require(simulator.viewport.orthogonalOffsets[0])
      #expect(offset > 0 && offset < 200)
      simulator.touchDown(at: point(200, 100))
      simulator.advance(ticks: 30)
      #expect(simulator.viewport.orthogonalOffsets[0] == offset)
      simulator.touchUp()
      simulator.runUntilRest()
      let rest = simulator.viewport.orthogonalOffsets[0] ?? 0
      #expect(rest == (offset < 100 ? 0 : 200))
      // A drag to the left scrolls forward, or back in a right-to-left layout.
      try simulator.run([.dragSection(0, by: 130, duration: 0.3)])
      #expect(simulator.viewport.orthogonalOffsets[0] == rest + 200)
      let sign: CGFloat = direction == .leftToRight ? -1 : 1
      try simulator.run([
        .drag(from: point(200, 100), by: point(sign * 130, 0), duration: 0.3, holding: 0.2)
      ])
      #expect(simulator.viewport.orthogonalOffsets[0] == rest + 400)
    }
  }

  @Test func aRowJustPastItsEndStillRestsOnAGroup() {
    var simulator = Self.rows(.continuousGroupLeadingBoundary)
    simulator.touchDown(at: point(100, 100))
    // A little past the start, then flicked inward.
    simulator.touchMove(to: point(110.1, 100))
    simulator.advance()
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 < 0)
    simulator.fling(section: 0, velocity: 300)
    simulator.runUntilRest()
    let offset = simulator.viewport.orthogonalOffsets[0] ?? 0
    #expect(offset == 200)
  }

  @Test(arguments: [false, true])
  func sectionsThatAreDraggedMayMoveOrGo(isDeleted: Bool) throws {
    var simulator = Self.rows()
    simulator.touchDown(at: point(300, 100))
    simulator.touchMove(to: point(240, 100))
    simulator.advance()
    #expect(simulator.viewport.orthogonalOffsets[0] == 50)
    var batch = BatchUpdates()
    if isDeleted {
      batch.deleteSections([0])
      try simulator.update(batch)
      simulator.touchMove(to: point(200, 100))
      simulator.touchMove(to: point(200, 50))
      simulator.advance()
      #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
      #expect(simulator.contentOffset == CGPoint(x: 0, y: 0))
    } else {
      // Two sections before it: it is the third, a row again.
      batch.insertSections([0, 1])
      try simulator.update(batch) { _ in 3 }
      simulator.touchMove(to: point(200, 100))
      simulator.advance()
      #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
      #expect(simulator.viewport.orthogonalOffsets[2] == 90)
    }
    simulator.touchUp()
    let rests = simulator.runUntilRest()
    #expect(rests)
    #expect([nil, 0, 200].contains(simulator.viewport.orthogonalOffsets[2]))
  }

  @Test func aRowThatGoesOnFollowsItsSection() throws {
    var simulator = Self.rows(.continuous)
    simulator.fling(section: 0, velocity: 1_000)
    simulator.run(for: 0.1)
    let offset = try #require(simulator.viewport.orthogonalOffsets[0])
    var batch = BatchUpdates()
    batch.insertSections([0, 1])
    try simulator.update(batch) { _ in 3 }
    #expect(simulator.viewport.orthogonalOffsets[2] == offset)
    simulator.runUntilRest()
    // 990 * 0.499 is 494.01.
    #expect(simulator.viewport.orthogonalOffsets[2] == 494)
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
  }

  @Test func aRowThatLosesItsItemsComesBack() throws {
    for items in [0, 1, 3] {
      var simulator = Self.rows()
      simulator.scroll(section: 0, to: 1_400)
      #expect(simulator.viewport.orthogonalOffsets[0] == 1_400)
      // The row is not visible while the items are deleted.
      simulator.setContentOffset(CGPoint(x: 0, y: 2_000))
      var batch = BatchUpdates()
      batch.deleteItems(at: (items..<10).map { ElementIndexPath(item: $0, section: 0) })
      try simulator.update(batch)
      simulator.setContentOffset(CGPoint(x: 0, y: 0))
      // Three groups of 200 in 390 go to 210.
      #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == (items == 3 ? 210 : 0))
    }
  }

  // MARK: Ends

  @Test func whereADragEndsIsTheHostsToSay() throws {
    var simulator = SampleList.simulator()
    var calls: [(CGPoint, CGPoint)] = []
    simulator.willEndDragging = { velocity, target in
      calls.append((velocity, target))
      return CGPoint(x: 0, y: 1_234)
    }
    simulator.fling(velocity: 3_000)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 1_234)
    #expect(calls.count == 1)
    #expect(calls.first?.0 == CGPoint(x: 0, y: 3_000))
    // 2990 / 2.002003 = 1493.5046, or 2987.01 pixels.
    #expect(calls.first?.1.y == 1_493.5)
    // A tap is no drag.
    try simulator.run([.tap(at: nil)])
    #expect(calls.count == 1)
    // A target beyond the end is the end.
    simulator.willEndDragging = { _, _ in CGPoint(x: 0, y: 1e9) }
    simulator.fling(velocity: 1)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == Self.end)
  }

  @Test func aViewThatPagesTurnsOnePage() throws {
    var simulator = SampleList.simulator()
    simulator.isPagingEnabled = true
    for (velocity, page) in [(1_000.0, 1), (50_000, 2), (100, 2), (-5_000, 1), (-9e9, 0), (-1, 0)] {
      simulator.fling(velocity: CGFloat(velocity))
      simulator.runUntilRest()
      #expect(simulator.contentOffset.y == CGFloat(page) * 844)
    }
    simulator.setContentOffset(CGPoint(x: 0, y: Self.end))
    #expect(simulator.contentOffset.y == Self.end)
    // 51 pages are 43,044: the last one sticks out and rests at the end.
    simulator.fling(velocity: -1_000)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 43_044)
    simulator.fling(velocity: 1_000)
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == Self.end)
  }

  @Test func withoutBouncesTheEndIsTheEnd() throws {
    var simulator = SampleList.simulator()
    simulator.bounces = false
    try simulator.run([
      .drag(from: nil, by: point(50, 300), duration: 0.2, holding: 0), .fling(velocity: -9_000),
      .wait(1), .fling(velocity: 1e6),
    ]) { frame, _ in
      #expect(frame.contentOffset.y >= 0 && frame.contentOffset.y <= Self.end)
      return true
    }
    #expect(simulator.contentOffset.y == Self.end)
  }

  @Test func contentThatFitsBouncesOnlyWhereItIsToldTo() throws {
    for always in [false, true] {
      var simulator = SampleList.simulator(3)
      simulator.alwaysBounceVertical = always
      var farthest: CGFloat = 0
      try simulator.run([
        .drag(from: nil, by: point(0, 110), duration: 0.2, holding: 0.2), .fling(velocity: 500),
      ]) { frame, _ in
        farthest = min(farthest, frame.contentOffset.y)
        return true
      }
      let part: CGFloat = 100 * 0.55 / 844
      #expect(abs(farthest + (always ? (1 - 1 / (part + 1)) * 844 : 0)) < 1e-9)
      #expect(simulator.contentOffset.y == 0)
    }
  }

  @Test func aFastViewStopsSooner() {
    var simulator = SampleList.simulator()
    simulator.decelerationRate = .fast
    simulator.fling(velocity: 3_000)
    simulator.runUntilRest()
    // 0.99/0.01/1000 * 2990 = 296.01.
    #expect(simulator.contentOffset.y == 296)
  }

  @Test(arguments: [1e6, 1e12, 1e100, 1e300, 1.7e308])
  func anEnormousFlingEnds(_ velocity: Double) {
    for sign in [1.0, -1.0] {
      var simulator = SampleList.simulator(1_000_000_000)
      simulator.fling(velocity: CGFloat(sign * velocity))
      var ticks = 0
      while !simulator.isAtRest, ticks < 120 * 200 {
        let frame = simulator.advance()
        ticks += 1
        guard frame.contentOffset.y.isFinite, frame.velocity.y.isFinite else {
          Issue.record("\(frame.contentOffset) at \(frame.velocity)")
          return
        }
      }
      #expect(simulator.isAtRest)
      // A billion rows of 44 less the view.
      let end: CGFloat = 44e9 - 844
      if velocity > 1e12 { #expect(simulator.contentOffset.y == (sign > 0 ? end : 0)) }
    }
  }
}
