import Compositional
import Testing

/// Rows of centered groups leave their range at the ends (rule 2.15.5).
@Suite struct CenteredEndsTests {
  /// Groups of 256 in 320 points, with insets of 4 and 6: centered in 4...314 at -27, 237 and 501,
  /// and the row of 4 + 3 * 256 + 2 * 8 + 6 points ends at 474.
  private var row: RowSample {
    RowSample(behavior: .groupPagingCentered, count: 3, width: .fractionalWidth(0.8))
  }

  @Test func endsAreCentered() throws {
    let scroller = try #require(row.scroller)
    #expect(scroller.initialOffset == -27)
    #expect(scroller.offsetRange == -27...501)
    #expect(scroller.rests(-100, 0, 200, 400, 700) == [-27, -27, 237, 501, 501])
  }

  /// Along either axis, and with groups whose lengths are measured.
  @Test func everyRestIsInTheRange() throws {
    for isVertical in [true, false] {
      for (count, width) in [
        (1, CollectionLayoutDimension.absolute(100)), (7, .absolute(250)), (7, .estimated(100)),
      ] {
        let sample = RowSample(
          behavior: .groupPagingCentered, count: count, width: width, isVertical: isVertical)
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
