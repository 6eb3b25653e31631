import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The rest offsets of a view that pages.
@Suite struct PhysicsPageTests {
  private func page(
    from start: Double, _ projected: Double, max end: Double = 1240, length: Double = 310
  ) -> Double {
    ScrollPhysics.page(PageTurn(of: length, from: start, projected: projected, in: 0...end))
  }

  @Test func isTheNearestToTheProjection() {
    #expect(page(from: 310, 310) == 310)
    #expect(page(from: 310, 464) == 310)
    #expect(page(from: 310, 466) == 620)
    #expect(page(from: 310, 156) == 310)
    #expect(page(from: 310, 154) == 0)
  }

  @Test func isAtMostOneAway() {
    #expect(page(from: 310, 1000) == 620)
    #expect(page(from: 930, 10) == 620)
    #expect(page(from: 0, 9999) == 310)
    #expect(page(from: 1240, -9999) == 930)
  }

  /// Recorded with pages of 310.
  ///
  /// With a maximum of 474, 400 goes to 310 and 700 to 474. With a maximum of 6, 40 goes to 6.
  @Test func theEndIsNoCandidateUnlessItIsReached() {
    #expect(page(from: 310, 400, max: 474) == 310)
    #expect(page(from: 310, 700, max: 474) == 474)
    #expect(page(from: 0, 40, max: 6) == 6)
    #expect(page(from: 0, 0, max: 6) == 0)
  }

  @Test func fromTheEndItGoesBackToThePageBefore() {
    #expect(page(from: 474, 200, max: 474) == 310)
    #expect(page(from: 450, 0, max: 450) == 310)
    #expect(page(from: 450, 450, max: 450) == 450)
  }

  @Test func aViewCaughtBetweenTwoPagesGoesToOneOfThem() {
    #expect(page(from: 400, -1000) == 310)
    #expect(page(from: 400, 2000) == 620)
  }

  @Test func pagesMayStartElsewhere() {
    let range = -20.0...1000
    func rest(_ start: Double, _ projected: Double) -> Double {
      var turn = PageTurn(of: 300, from: start, projected: projected, in: range)
      turn.origin = -20
      return ScrollPhysics.page(turn)
    }
    #expect(rest(-20, 140) == 280)
    #expect(rest(-20, 120) == -20)
    #expect(rest(280, -500) == -20)
    #expect(rest(880, 990) == 880)
    #expect(rest(880, 1050) == 1000)
  }

  @Test func aPullPastAnEndRestsAtIt() {
    func rest(_ projected: Double) -> Double {
      ScrollPhysics.page(PageTurn(of: 310, from: -20, projected: projected, in: -20...1000))
    }
    #expect(rest(-30) == -20)
    #expect(rest(-20) == -20)
    #expect(rest(5) == 0)
  }

  @Test func aFlickTurnsAPageHoweverShortItIs() {
    func rest(
      _ start: Double, _ projected: Double, _ velocity: Double, flickSpeed: Double = 300
    ) -> Double {
      var turn = PageTurn(of: 310, from: start, projected: projected, in: 0...1000)
      turn.velocity = velocity
      turn.flickSpeed = flickSpeed
      return ScrollPhysics.page(turn)
    }
    #expect(rest(310, 330, 300) == 620)
    #expect(rest(310, 330, 299) == 310)
    #expect(rest(310, 290, -300) == 0)
    #expect(rest(310, 290, -299) == 310)
    // Between two pages it turns to the next one in its direction, and at the ends to none.
    #expect(rest(400, 410, 300) == 620)
    #expect(rest(400, 390, -300) == 310)
    #expect(rest(0, -10, -300) == 0)
    #expect(rest(930, 950, 300) == 1000)
    #expect(rest(1000, 990, -300) == 930)
    #expect(rest(310, 311, 50, flickSpeed: 40) == 620)
  }

  /// Pages of 310: 310 is page 1 and 620 page 2.
  @Test(arguments: [
    // Dragged forward and thrown back, to the page between.
    (310.0, 600.0, -300.0, 310.0), (310, 600, -9_000, 310), (310, 600, 300, 620),
    (310, 20, 300, 310), (310, 20, -300, 0),
    // Over the page where the drag began.
    (310, 300, -300, 0), (310, 320, 300, 620),
    // More than a page away, one page from the start at most.
    (310, 700, 300, 620), (310, 700, -300, 620), (930, 200, -300, 620),
    // From past an end as from the end.
    (-50, 60, 300, 310), (-50, 60, -300, 0), (1_050, 980, -300, 930), (1_050, 990, 300, 1_000),
  ])
  func aFlickTurnsFromWhereTheViewIs(
    _ start: Double, _ position: Double, _ velocity: Double, _ expected: Double
  ) {
    var turn = PageTurn(
      of: 310, from: start, projected: position + velocity / 2, in: 0...1_000)
    turn.position = position
    turn.velocity = velocity
    #expect(ScrollPhysics.page(turn) == expected)
  }

  /// Pages of 800.5 in whole pixels: page 1 is at 800.5, and the view rests at 801.
  @Test func aViewLessThanAPixelFromAPageIsOnIt() {
    func rest(_ place: Double, _ velocity: Double, tolerance: Double) -> Double {
      var turn = PageTurn(of: 800.5, from: place, projected: place, in: 0...9_000)
      turn.velocity = velocity
      turn.tolerance = tolerance
      return ScrollPhysics.page(turn)
    }
    #expect(rest(801, -300, tolerance: 1) == 0)
    #expect(rest(801, 300, tolerance: 1) == 1_601)
    #expect(rest(802, -300, tolerance: 1) == 800.5)
    #expect(rest(801, -300, tolerance: 0) == 800.5)
    // A page shorter than a pixel is a page as well.
    var turn = PageTurn(of: 0.5, from: 3.5, projected: 3.5, in: 0...10)
    turn.velocity = 300
    turn.tolerance = 1
    #expect(ScrollPhysics.page(turn) == 4)
  }

  /// Three tenths added up are 0.30000000000000004, a little more than the third page.
  @Test func noiseIsNotAPlaceOnTheNextPage() {
    #expect(abs(page(from: 0.1 + 0.1 + 0.1, -5, max: 1, length: 0.1) - 0.2) < 1e-12)
    #expect(abs(page(from: 0.7 - 0.1, 5, max: 1, length: 0.1) - 0.7) < 1e-12)
  }

  @Test(arguments: 1...20) func laws(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<300 {
      let length = random.number(1...500)
      let end = random.number(0...5000)
      let start = min(end, (random.number(0...10)).rounded() * length)
      let projected = random.number(-3000...8000)
      let rest = page(from: start, projected, max: end, length: length)
      #expect(0...end ~= rest)
      #expect(abs(rest - start) <= length * 1.000_002)
      let isMultiple = abs(rest / length - (rest / length).rounded()) < 1e-9
      #expect(isMultiple || rest == end)
      if start < projected { #expect(rest >= start) }
      if start > projected { #expect(rest <= start) }
    }
  }
}
