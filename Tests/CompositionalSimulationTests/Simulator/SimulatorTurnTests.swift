import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Pages that views and rows turn to after a finger has changed its mind; numbers worked out by
/// hand.
@Suite struct SimulatorTurnTests {
  private static let screen = CGSize(width: 375, height: 800)
  private static let paging: [OrthogonalScrollingBehavior] = [
    .paging, .groupPaging, .groupPagingCentered,
  ]

  /// A view that pages over rows of 100 points, at its page 2.
  private func view() -> CollectionViewSimulator {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .absolute(100)), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: Self.screen))
    simulator.isPagingEnabled = true
    simulator.setContentOffset(CGPoint(x: 0, y: 1_600))
    return simulator
  }

  /// A row of pages of 375 points, at its page 2.
  private func row(_ behavior: OrthogonalScrollingBehavior) -> CollectionViewSimulator {
    var section = Sample.list(.absolute(400), in: .vertical)
    section.orthogonalScrollingBehavior = behavior
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [8],
      in: CollectionLayoutEnvironment(size: Self.screen))
    simulator.scroll(section: 0, to: 750)
    return simulator
  }

  /// Drags the content along an axis within half a second, then moves it by points per tick for
  /// eight ticks, and lets go.
  private func drag(
    _ simulator: inout CollectionViewSimulator, _ axis: LayoutAxis, by distance: CGFloat,
    then step: CGFloat
  ) {
    // The slop of 10 points moves nothing.
    let way = distance + (distance < 0 ? -10 : 10)
    var finger = CGPoint(x: 187, y: 200)
    finger[axis] = way > 0 ? Self.screen[axis] - 5 : 5
    let start = finger[axis]
    simulator.touchDown(at: finger)
    for tick in 1...60 {
      simulator.advance()
      finger[axis] = start - way * CGFloat(tick) / 60
      simulator.touchMove(to: finger)
    }
    for _ in 1...8 {
      simulator.advance()
      finger[axis] -= step
      simulator.touchMove(to: finger)
    }
    simulator.touchUp()
    simulator.runUntilRest()
  }

  // MARK: Dragged one way, flicked the other

  /// From 1600, 712 points are 2.89 pages of 800; the flicks are 40 points at 600 points per second.
  @Test(arguments: [
    // Back between pages 2 and 3 is page 2, forward is page 3.
    (712.0, -5.0, 1_600.0), (712, 5, 2_400), (30, 5, 2_400),
    // Between pages 1 and 2 as well.
    (-712, 5, 1_600), (-712, -5, 800), (-30, -5, 800),
    // The flick itself passes the page where the drag began.
    (20, -5, 800), (-20, 5, 2_400),
  ])
  func aViewTurnsToTheNextPageFromWhereItIs(_ way: Double, _ step: Double, _ page: Double) {
    var simulator = view()
    drag(&simulator, .vertical, by: CGFloat(way), then: CGFloat(step))
    #expect(simulator.contentOffset.y == CGFloat(page))
  }

  /// From 750, 326 points are 2.87 pages of 375.
  @Test(
    arguments: paging,
    [
      (326.0, -5.0, 750.0), (300, 5, 1_125), (30, 5, 1_125), (-326, 5, 750), (-300, -5, 375),
      (-30, -5, 375), (20, -5, 375), (-20, 5, 1_125),
    ])
  func aRowTurnsToTheNextPageFromWhereItIs(
    _ behavior: OrthogonalScrollingBehavior, _ turn: (way: Double, step: Double, page: Double)
  ) {
    var simulator = row(behavior)
    drag(&simulator, .horizontal, by: CGFloat(turn.way), then: CGFloat(turn.step))
    #expect(simulator.viewport.orthogonalOffsets[0] == CGFloat(turn.page))
  }

  // MARK: Caught in a turn

  /// On its way to page 3 with 500 points per second at first, the rest of the way is
  /// (375 + 3606.25 t) e^(-10.95 t): 321.2 points after 6 ticks, at 2.14, and 122.7 after 24, at 2.67.
  @Test(arguments: paging, [(6, -5.0, 750.0), (6, 5, 1_125), (24, -5, 750), (24, 5, 1_125)])
  func aRowCaughtInATurnTurnsNoFurther(
    _ behavior: OrthogonalScrollingBehavior, _ turn: (ticks: Int, step: CGFloat, page: CGFloat)
  ) throws {
    var simulator = row(behavior)
    simulator.fling(section: 0, velocity: 500)
    simulator.advance(ticks: turn.ticks)
    let caught = try #require(simulator.viewport.orthogonalOffsets[0])
    #expect(abs(caught - (turn.ticks == 6 ? 803.8 : 1_002.3)) <= 0.25)
    simulator.touchDown(at: CGPoint(x: 187, y: 200))
    for tick in 1...6 {
      simulator.advance()
      simulator.touchMove(to: CGPoint(x: 187 - turn.step * CGFloat(tick), y: 200))
    }
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.viewport.orthogonalOffsets[0] == turn.page)
  }

  /// The same with pages of 800, as rows do.
  @Test(arguments: [(6, -5.0, 1_600.0), (6, 5, 2_400), (24, -5, 1_600), (24, 5, 2_400)])
  func aViewCaughtInATurnTurnsNoFurther(_ ticks: Int, _ step: CGFloat, _ page: CGFloat) {
    var simulator = view()
    simulator.fling(velocity: 500)
    simulator.advance(ticks: ticks)
    simulator.touchDown(at: CGPoint(x: 187, y: 400))
    for tick in 1...6 {
      simulator.advance()
      simulator.touchMove(to: CGPoint(x: 187, y: 400 - step * CGFloat(tick)))
    }
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == page)
  }

  /// A second fling in the same direction ends where the first one would.
  @Test(arguments: paging, [6, 24])
  func aRowFlungTwiceTurnsOnce(_ behavior: OrthogonalScrollingBehavior, _ ticks: Int) {
    for (velocity, page) in [(500.0, 1_125.0), (-500, 750)] {
      var simulator = row(behavior)
      simulator.fling(section: 0, velocity: 500)
      simulator.advance(ticks: ticks)
      simulator.fling(section: 0, velocity: CGFloat(velocity))
      simulator.runUntilRest()
      #expect(simulator.viewport.orthogonalOffsets[0] == CGFloat(page))
    }
  }

  // MARK: Past the ends

  /// Caught as it bounces past its start and flicked inward, it turns the first page.
  @Test(arguments: [true, false]) func aBounceThatIsCaughtCountsFromTheEnd(isRow: Bool) {
    var simulator = isRow ? row(.paging) : view()
    if isRow {
      simulator.scroll(section: 0, to: 0)
      simulator.fling(section: 0, velocity: -2_000)
    } else {
      simulator.setContentOffset(CGPoint(x: 0, y: 0))
      simulator.fling(velocity: -2_000)
    }
    // 2000 t e^(-10 t): 61 points after 6 ticks.
    simulator.advance(ticks: 6)
    drag(&simulator, isRow ? .horizontal : .vertical, by: 200, then: 5)
    let offset = isRow ? simulator.viewport.orthogonalOffsets[0] : simulator.contentOffset.y
    #expect(offset == (isRow ? 375 : 800))
  }

  /// Pages of 800.5 on whole pixels: a view at rest may be half a pixel off its page.
  @Test(arguments: [1.0, -1]) func aPageBetweenPixelsIsLeftInBothDirections(_ sign: CGFloat) {
    var environment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 800.5))
    environment.displayScale = 1
    for pages in 1...4 {
      var simulator = CollectionViewSimulator(
        SampleList.layout(height: .absolute(100)), itemCounts: [100], in: environment)
      simulator.isPagingEnabled = true
      for _ in 0..<pages {
        simulator.fling(velocity: 500)
        simulator.runUntilRest()
      }
      simulator.fling(velocity: sign * 500)
      simulator.runUntilRest()
      let place = simulator.contentOffset.y - 800.5 * (CGFloat(pages) + sign)
      #expect(abs(place) <= 0.5, "\(pages)")
    }
  }
}
