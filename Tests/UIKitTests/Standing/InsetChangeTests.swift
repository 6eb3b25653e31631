import Testing
import UIKit

/// A view stays where it stands while its cells are measured and its insets change.
@MainActor @Suite struct InsetChangeTests {
  private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func shown(
    _ setup: FeedController.Setup = .init()
  ) -> (window: UIWindow, bar: UINavigationController, feed: FeedController) {
    let feed = FeedController(setup)
    let bar = UINavigationController(rootViewController: feed)
    return (Screen(bar, safeArea: Self.safeArea).window, bar, feed)
  }

  /// Rows of 60 points in 800: the start is at -103, the end at 3000 + 34 - 800.
  @Test func aBarThatHides() {
    let (window, bar, feed) = shown(.init(estimate: nil))
    for isHidden in [true, false] {
      bar.isNavigationBarHidden = isHidden
      window.layoutIfNeeded()
      #expect(feed.list.contentOffset.y == (isHidden ? -59 : -103))
    }
    // Elsewhere what is at the edge of the bar stays at the edge.
    feed.list.contentOffset.y = 497
    bar.isNavigationBarHidden = true
    #expect(feed.list.contentOffset.y == 541)
    #expect(feed.place(of: 10) == 59)
    bar.isNavigationBarHidden = false
    #expect(feed.list.contentOffset.y == 497)
    // At the end the view stays at the end, and the range is kept.
    feed.list.contentOffset.y = 2_234
    bar.isNavigationBarHidden = true
    #expect(feed.list.contentOffset.y == 2_234)
    feed.list.contentOffset.y = 2_230
    bar.isNavigationBarHidden = false
    bar.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(feed.list.contentOffset.y == 2_230)
  }

  /// A keyboard of 336 points replaces the home indicator of 34, which is 302 points more.
  @Test(arguments: [nil, 44, 250] as [CGFloat?]) func aKeyboard(estimate: CGFloat?) {
    let (window, _, feed) = shown(.init(estimate: estimate))
    func expect(_ offset: CGFloat, _ what: Comment) {
      window.layoutIfNeeded()
      #expect(feed.list.contentOffset.y == offset, what)
    }
    feed.list.contentInset.bottom = 302
    expect(-103, "at the start")
    feed.list.contentInset.bottom = 0
    feed.list.contentOffset.y = 500
    window.layoutIfNeeded()
    let middle = feed.list.contentOffset.y
    feed.list.contentInset.bottom = 302
    expect(middle, "in the middle")
    feed.list.contentInset.bottom = 0
    expect(middle, "in the middle")
    feed.list.contentOffset.y = feed.end
    window.layoutIfNeeded()
    #expect(feed.list.contentOffset.y == feed.end)
    let end = feed.end
    feed.list.contentInset.bottom = 302
    expect(end + 302, "at the end")
    feed.list.contentInset.bottom = 0
    expect(end, "at the end")
    // Within the keyboard there is no place without it.
    feed.list.contentInset.bottom = 302
    feed.list.contentOffset.y = end + 100
    feed.list.contentInset.bottom = 0
    expect(end, "beyond the end")
  }

  /// A conversation that stands at its end stays there while its cells are measured.
  @Test(arguments: [false, true], [20, 250] as [CGFloat])
  func theEndOfAConversation(isSideways: Bool, estimate: CGFloat) {
    let (window, _, feed) = shown(.init(estimate: estimate, isSideways: isSideways, early: nil))
    feed.show(0..<100)
    if isSideways {
      feed.list.contentOffset.x = feed.end
    } else {
      feed.list.contentOffset.y = feed.end
    }
    window.layoutIfNeeded()
    let offset = isSideways ? feed.list.contentOffset.x : feed.list.contentOffset.y
    #expect(offset == feed.end)
    #expect(feed.list.indexPathsForVisibleItems.max()?.item == 99)
    let shown = feed.list.visibleCells
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { (isSideways ? $0.frame.width : $0.frame.height) == 110 })
  }

  /// The end of lines that cells make longer, which is not known to the engine.
  @Test func theEndOfAFlowLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 400, height: 44)
    layout.minimumLineSpacing = 0
    let feed = FeedController(layout: layout)
    let window = Screen(feed, safeArea: Self.safeArea).window
    feed.list.contentOffset.y = feed.end
    window.layoutIfNeeded()
    #expect(feed.list.contentOffset.y == feed.end)
    #expect(feed.list.visibleCells.allSatisfy { $0.frame.height == 110 })
    #expect(feed.list.visibleCells.map(\.tag).max() == 49)
  }

  /// Turned, the safe area is 0, 59, 21 and 59, and the bar 32 points high.
  @Test(arguments: [nil, 44, 250] as [CGFloat?]) func aRotation(estimate: CGFloat?) {
    let (window, _, feed) = shown(.init(estimate: estimate))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(feed.list.contentOffset == CGPoint(x: 0, y: -32))
    window.simulation.rotate(to: .portrait)
    #expect(feed.list.contentOffset == CGPoint(x: 0, y: -103))
    // Row 10 at the edge of the bar stays there.
    while let place = feed.place(of: 10), place != 103 { feed.list.contentOffset.y += place - 103 }
    window.simulation.rotate(to: .landscapeLeft)
    #expect(feed.place(of: 10) == 32)
    window.simulation.rotate(to: .portrait)
    #expect(feed.place(of: 10) == 103)
    // In a wide window all fits; the offset is in range. The bar of a tablet is 50 points high.
    feed.list.contentOffset.y = feed.end
    window.simulation.resize(to: CGSize(width: 800, height: 9_000))
    #expect(feed.list.contentOffset.y == -109)
  }

  /// Rows that come above a view at its start are shown, elsewhere what is in sight stays.
  @Test(arguments: [nil, 44, 250] as [CGFloat?], [false, true])
  func newRowsAbove(estimate: CGFloat?, animated: Bool) {
    let (window, _, feed) = shown(.init(estimate: estimate))
    feed.show((-10)..<50, animated: animated)
    #expect(feed.list.contentOffset.y == -103)
    feed.list.simulation.advanceUntilRest()
    #expect(feed.list.contentOffset.y == -103)
    while let place = feed.place(of: 20), place != 103 { feed.list.contentOffset.y += place - 103 }
    feed.show((-30)..<50, animated: animated)
    #expect(feed.place(of: 40) == 103)
    #expect(window.isHidden == false)
  }

  /// The delegate hears of it, and a motion goes on.
  @Test func aFlingWhileTheBarHides() {
    final class Hiding: NSObject, UICollectionViewDelegate {
      var bar: UINavigationController?
      var offsets: [CGFloat] = []
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { bar?.isNavigationBarHidden = true }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (window, bar, feed) = shown(.init(estimate: nil, early: 1_000))
    let delegate = Hiding()
    feed.list.delegate = delegate
    bar.isNavigationBarHidden = true
    bar.isNavigationBarHidden = false
    #expect(delegate.offsets == [-59, -103])
    delegate.bar = bar
    feed.list.simulation.drag(by: CGPoint(x: 0, y: -300), duration: 0.1)
    #expect(feed.list.adjustedContentInset.top == 59)
    #expect(feed.list.isDecelerating)
    let here = feed.list.contentOffset.y
    feed.list.simulation.advanceUntilRest()
    #expect(feed.list.contentOffset.y > here + 300)
    #expect(window.isHidden == false)
  }

  /// Other appearances, data, layouts and text sizes leave a view at its start there.
  @Test(arguments: [nil, 44, 250] as [CGFloat?]) func otherChangesAtTheStart(estimate: CGFloat?) {
    let (window, _, feed) = shown(.init(estimate: estimate))
    func expectStart(_ what: Comment) {
      window.layoutIfNeeded()
      #expect(feed.list.contentOffset == CGPoint(x: 0, y: -103), what)
      #expect(feed.place(of: 0) == 103, what)
    }
    window.overrideUserInterfaceStyle = .dark
    expectStart("dark")
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectStart("text size")
    feed.list.collectionViewLayout.invalidateLayout()
    expectStart("invalidation")
    feed.list.reloadData()
    expectStart("reload")
    feed.list.setCollectionViewLayout(FeedController.layout(.init(estimate: 90)), animated: true)
    expectStart("layout")
    // Less data than a view in the middle shows: it comes back to the start.
    feed.list.contentOffset.y = 1_000
    feed.show(0..<2)
    expectStart("less data")
  }
}
