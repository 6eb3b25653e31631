import Compositional
import CompositionalTestSupport
import Testing

/// Centered rows whose groups overlap and whose last group is not full (rules 2.9.3, 2.15).
@Suite struct CenteredOverlapTests {
  /// Groups of two cards of 100, each 30 before the end of the one before; the last has one card.
  private func scroller(_ items: Int, spacing: CGFloat = -30) -> OrthogonalScroller? {
    let card = CollectionLayoutItem(layoutSize: .init(.absolute(100), .absolute(50)))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.absolute(200), .absolute(50)), subitems: [card]))
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let layout = Sample.layout(of: section, [items], in: CGSize(width: 320, height: 480))
    return layout.orthogonalScroller(ofSection: 0)
  }

  /// Groups start at 0, 170, 340 and 510.
  ///
  /// Their centers stand in that of the view, at 160, at
  /// offsets -60, 110, 280; the last group is 100 long, and its center there at 400.
  @Test func theLastGroupRestsInItsOwnCenter() throws {
    let row = try #require(scroller(7))
    #expect(
      row.rests(-1000, 24, 26, 194, 196, 339, 341, 1000)
        == [-60, -60, 110, 110, 280, 280, 400, 400])
    let full = try #require(scroller(8))
    #expect(full.rests(364, 366, 1000) == [280, 450, 450])
  }

  /// Groups that overlap more than the last is long: 0, 60, 120, and 180 with 100 points.
  @Test func groupsThatOverlapMostlyRestInOrder() throws {
    let row = try #require(scroller(7, spacing: -140))
    #expect(
      row.rests(-1000, -31, -29, 29, 31, 64, 66, 1000) == [-60, -60, 0, 0, 60, 60, 70, 70])
  }

  /// Groups that overlap so much that the last is centered before the one before it.
  ///
  /// They start at 0, 30, 60, and 90 with 100 points: centered at -60, -30, 0, and -20.
  @Test func theLastGroupBeforeTheOneBeforeIt() throws {
    #expect(try #require(scroller(7, spacing: -170)).offsetRange == -60...0)
    #expect(try #require(scroller(8, spacing: -170)).offsetRange == -60...30)
    // One group, and two of which the last is short: at -60; at -60, and at -80 for 30 + 50 - 160.
    #expect(try #require(scroller(2, spacing: -170)).offsetRange == -60...(-60))
    #expect(try #require(scroller(3, spacing: -170)).offsetRange == -80...(-60))
  }
}
