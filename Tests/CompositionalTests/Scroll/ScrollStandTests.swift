import Compositional
import Testing

/// Where a view stands, and where it is after its range has changed.
@Suite struct ScrollStandTests {
  /// Returns the offset after a change from -91...1000 to -44...1300 of a view whose content would
  /// keep its place at 700, on pixels of half a point.
  private func offset(
    from offset: Double, startsHigh: Bool = false, keeping edge: ScrollAnchor.Edge = .top,
    through change: ScrollStand.Change
  ) -> Double {
    ScrollStand(
      at: offset, in: Span(low: -91, high: 1_000), startsHigh: startsHigh,
      on: PixelGrid(scale: 2), keeping: edge, through: change
    ).offset(in: Span(low: -44, high: 1_300), startsHigh: startsHigh, keeping: 700)
  }

  /// At the start, past it, half a pixel and a pixel after it, at the end, and past it by a pixel
  /// and by far.
  private static let places: [Double] = [-91, -120, -90.75, -90.5, 1_000, 1_000.5, 1_020]

  @Test(arguments: [
    (ScrollAnchor.Edge.top, ScrollStand.Change.lengths, [-44, -73, -44, 700, 1_300, 1_300, 700]),
    (.bottom, .lengths, [-44, -73, -44, 700, 1_300, 1_300, 700]),
    (.top, .content, [-44, -73, -44, 700, 700, 700, 700]),
    (.bottom, .content, [700, 700, 700, 700, 700, 700, 700]),
  ])
  func theOffsetAfterwards(
    _ edge: ScrollAnchor.Edge, _ change: ScrollStand.Change, _ expected: [Double]
  ) {
    #expect(Self.places.map { offset(from: $0, keeping: edge, through: change) } == expected)
  }

  /// Read from right to left, the start is at 1000: its distance from the end is kept.
  @Test func fromRightToLeft() {
    let offsets = [1_000, 1_030, 999.5, -91, -120].map {
      offset(from: $0, startsHigh: true, through: .lengths)
    }
    #expect(offsets == [1_300, 1_330, 700, -44, 700])
    #expect(offset(from: -91, startsHigh: true, through: .content) == 700)
  }

  /// Content that fits is at both ends at once: the edge that is kept decides.
  @Test(arguments: [(ScrollAnchor.Edge.top, -91.0), (.bottom, 300)])
  func contentThatFits(_ edge: ScrollAnchor.Edge, _ expected: Double) {
    let stand = ScrollStand(
      at: -91, in: Span(low: -91, high: -91), on: PixelGrid(scale: 3), keeping: edge,
      through: .lengths)
    #expect(stand.offset(in: Span(low: -91, high: 300), keeping: 5) == expected)
  }

  /// Where content keeps its place, the range bounds it, unless the view was pulled past its end.
  @Test func theRangeBoundsIt() {
    let range = Span(low: 0, high: 100)
    func stand(_ offset: Double) -> ScrollStand {
      ScrollStand(
        at: offset, in: Span(low: 0, high: 1_000), on: PixelGrid(scale: 1), keeping: .top,
        through: .content)
    }
    #expect(stand(500).offset(in: range, keeping: -7) == 0)
    #expect(stand(500).offset(in: range, keeping: 107) == 100)
    #expect(stand(1_050).offset(in: range, keeping: 1_040) == 1_040)
  }
}
