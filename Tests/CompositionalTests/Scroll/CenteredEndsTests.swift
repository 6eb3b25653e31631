import Compositional
import Testing

/// Rows of centered groups that stay in their range (rule 2.15.5).
@Suite struct CenteredEndsTests {
  /// Groups of 256 in 320 points, with insets of 4 and 6: centered in 4...314 at -27, 237 and 501,
  /// and the row of 4 + 3 * 256 + 2 * 8 + 6 points ends at 474.
  private func row(_ quirks: Quirks) -> RowSample {
    RowSample(
      behavior: .groupPagingCentered, count: 3, width: .fractionalWidth(0.8), quirks: quirks)
  }

  @Test func endsAreCenteredByDefault() throws {
    let scroller = try #require(row([]).scroller)
    #expect(scroller.initialOffset == -27)
    #expect(scroller.offsetRange == -27...501)
    #expect(scroller.rests(-100, 0, 200, 400, 700) == [-27, -27, 237, 501, 501])
  }

  @Test func rowMayStayInItsRange() throws {
    let scroller = try #require(row(.centeredPagingStopsAtEnds).scroller)
    #expect(scroller.initialOffset == 0)
    #expect(scroller.offsetRange == 0...474)
    #expect(scroller.rests(-100, 0, 200, 400, 700) == [0, 0, 237, 474, 474])
    #expect(scroller.flick(1, from: 0) == 237)
    #expect(scroller.flick(1, from: 237) == 474)
    #expect(scroller.flick(-1, from: 474) == 237)
    #expect(scroller.flick(-1, from: 237) == 0)
    #expect(scroller.flick(-1, from: 0) == 0)
  }

  /// Cards of 100, eight of them: several near the start would be centered before it.
  ///
  /// A flick from the start goes to the first card that is centered behind it: 4 + 108 k + 50 - 159
  /// is 3 for k = 1.
  @Test func flicksPassGroupsThatCannotBeCentered() throws {
    let sample = RowSample(
      behavior: .groupPagingCentered, quirks: .centeredPagingStopsAtEnds)
    let scroller = try #require(sample.scroller)
    #expect(scroller.initialOffset == 0)
    #expect(scroller.flick(1, from: 0) == 3)
    #expect(scroller.flick(-1, from: 3) == 0)
    // The row of 4 + 8 * 100 + 7 * 8 + 6 points ends at 546, just after the seventh card is centered at 543.
    #expect(scroller.offsetRange.upperBound == 546)
    #expect(scroller.flick(1, from: 435) == 543)
    #expect(scroller.flick(1, from: 543) == 546)
    #expect(scroller.flick(-1, from: 546) == 543)
  }

  /// Pairs of cards of 400, of which the last is alone: the first pair is centered at 245, the last
  /// card at 812 + 200 - 159 = 853, before the end of 4 + 800 + 8 + 400 + 6 - 320 = 898.
  @Test func lastGroupThatIsNotFullIsCenteredBeforeTheEnd() throws {
    let card = CollectionLayoutItem(layoutSize: .init(.absolute(400), .absolute(50)))
    let sample = RowSample(
      behavior: .groupPagingCentered, count: 3, quirks: .centeredPagingStopsAtEnds)
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.absolute(800), .absolute(50)), subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = sample.spacing
    section.contentInsets = sample.section.contentInsets
    let scroller = try #require(
      sample.layout(of: section).orthogonalScroller(ofSection: 0))
    #expect(scroller.initialOffset == 245)
    #expect(scroller.flick(1, from: 245) == 853)
    #expect(scroller.flick(1, from: 853) == 898)
    #expect(scroller.flick(-1, from: 898) == 853)
  }

  /// Along either axis, and with groups whose lengths are measured.
  @Test func everyRestIsInTheRange() throws {
    for isVertical in [true, false] {
      for (count, width) in [
        (1, CollectionLayoutDimension.absolute(100)), (7, .absolute(250)), (7, .estimated(100)),
      ] {
        let sample = RowSample(
          behavior: .groupPagingCentered, count: count, width: width, isVertical: isVertical,
          quirks: .centeredPagingStopsAtEnds)
        var layout = sample.layout
        layout.measure(in: Viewport(size: sample.view)) {
          PreferredSize(width: $0.measuresWidth ? 90 : nil, height: $0.measuresHeight ? 90 : nil)
        }
        let scroller = try #require(layout.orthogonalScroller(ofSection: 0))
        for asked in stride(from: -300.0, through: 2_500, by: 37) {
          #expect(scroller.offsetRange.contains(scroller.restOffset(nearest: asked)))
          for direction in [-1.0, 1] {
            #expect(scroller.offsetRange.contains(scroller.flick(direction, from: asked)))
          }
        }
      }
    }
  }
}
