import Testing
import UIKit

/// Rows, headers, badges and backgrounds in a window.
@MainActor @Suite struct SectionScreenTests {
  @Test func rowsThatScroll() {
    let screen = Screen(OrthogonalScrollingViewController())
    let view = screen.controller.collectionView!
    #expect(view.contentSize == CGSize(width: 400, height: 1600))
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 10, width: 218, height: 300))
    #expect(view.frame(0, 1) == CGRect(x: 248, y: 10, width: 82, height: 140))
    #expect(view.frame(1, 3) == CGRect(x: 350, y: 330, width: 218, height: 300))
    // Three items and the next large one in each row; of the third row, the item at 810 is out of sight.
    #expect(view.visibleCells.count == 11)
    view.contentOffset.y = 640
    #expect(Set(view.indexPathsForVisibleItems.map(\.section)) == [2, 3, 4])
  }

  @Test func behaviorsAndTheirNames() {
    let screen = Screen(OrthogonalBehaviorsViewController())
    let view = screen.controller.collectionView!
    let kind = OrthogonalBehaviorsViewController.headerElementKind
    // A section is 144 high, and the next follows after 20.
    #expect(view.frame(kind, 2) == CGRect(x: 0, y: 328, width: 400, height: 44))
    #expect(view.frame(2, 3) == CGRect(x: 600, y: 372, width: 200, height: 100))
    // The last section does not scroll: its groups stand below each other.
    #expect(view.frame(5, 1) == CGRect(x: 0, y: 964, width: 200, height: 100))
    let header =
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 3)) as? TitleView
    #expect(header?.label.text == ".groupPaging")
  }

  @Test func badges() {
    let screen = Screen(ItemBadgesViewController())
    let view = screen.controller.collectionView!
    let kind = ItemBadgesViewController.badgeElementKind
    #expect(view.frame(0, 5) == CGRect(x: 100, y: 80, width: 100, height: 80))
    // The badge of 20 x 20 at the corner moves by 6 to the right and up.
    #expect(view.frame(kind, 0, 5) == CGRect(x: 186, y: 74, width: 20, height: 20))
    let badges = (3...5).map {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: $0, section: 0))
    }
    #expect(badges.map { ($0 as? TitleView)?.label.text } == ["0", "1", "2"])
  }

  @Test func headersAndFooters() {
    let screen = Screen(SectionHeadersFootersViewController())
    let view = screen.controller.collectionView!
    let (header, footer) = (
      SectionHeadersFootersViewController.header, SectionHeadersFootersViewController.footer
    )
    #expect(view.frame(header, 0) == CGRect(x: 10, y: 0, width: 380, height: 44))
    #expect(view.frame(0, 1) == CGRect(x: 10, y: 93, width: 380, height: 44))
    // Five items of 44 and four distances of 5 are 240.
    #expect(view.frame(footer, 0) == CGRect(x: 10, y: 284, width: 380, height: 30))
    #expect(view.frame(header, 1) == CGRect(x: 10, y: 314, width: 380, height: 44))
    #expect(view.contentSize.height == 1570)
    let title =
      view.supplementaryView(forElementKind: footer, at: IndexPath(item: 0, section: 1))
      as? TitleView
    #expect(title?.label.text == "section-footer-element-kind for section 1")
  }

  @Test func headersThatStay() {
    let screen = Screen(PinnedHeadersViewController())
    let view = screen.controller.collectionView!
    let header = SectionHeadersFootersViewController.header
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.frame(header, 0) == CGRect(x: 10, y: 100, width: 380, height: 44))
    // The section ends at 284 and takes its header along.
    view.contentOffset.y = 260
    view.layoutIfNeeded()
    #expect(view.frame(header, 0)?.minY == 240)
    #expect(view.frame(header, 1)?.minY == 284)
  }

  @Test func backgrounds() {
    let screen = Screen(SectionBackgroundsViewController())
    let view = screen.controller.collectionView!
    let kind = SectionBackgroundsViewController.background
    func background(_ section: Int) -> CGRect? {
      view.collectionViewLayout.layoutAttributesForDecorationView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    // A section is 10 + 240 + 10 high.
    #expect(background(0) == CGRect(x: 5, y: 5, width: 390, height: 250))
    #expect(background(1) == CGRect(x: 5, y: 265, width: 390, height: 250))
    #expect(view.frame(1, 0) == CGRect(x: 10, y: 270, width: 380, height: 44))
  }

  @Test func videosInRows() {
    let screen = Screen(ConferenceVideosViewController())
    let view = screen.controller.collectionView!
    let kind = ConferenceVideosViewController.titleElementKind
    // The insets of a row that scrolls do not narrow its groups: 0.85 of 400 is 340. A section is 294
    // high, and the next follows after 20.
    #expect(view.frame(0, 1) == CGRect(x: 380, y: 44, width: 340, height: 250))
    #expect(view.frame(kind, 1) == CGRect(x: 20, y: 314, width: 360, height: 44))
    screen.window.simulation.rotate(to: .landscapeLeft)
    // 0.425 of 800 is 340 again; the title takes the width.
    #expect(view.frame(0, 1) == CGRect(x: 380, y: 44, width: 340, height: 250))
    #expect(view.frame(kind, 1)?.width == 760)
  }
}
