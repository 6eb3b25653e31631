import Testing
import UIKit

/// A view opens where its content starts: at minus the insets, from the first layout on.
@MainActor @Suite struct OpeningTests {
  private typealias Setup = FeedController.Setup

  /// All setups of a feed.
  private static let setups: [Setup] = {
    var setups: [Setup] = []
    for (estimate, answer): (CGFloat?, CGFloat) in [
      (44, 110), (250, 110), (44, 44), (100, 20), (nil, 0),
    ] {
      for isSideways in [false, true] {
        for inset in [UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 30, bottom: 7, right: 8)] {
          for isConstrained in [false, true] {
            for early in [50, 2, nil] {
              setups.append(
                Setup(
                  estimate: estimate, answer: answer, isSideways: isSideways, contentInset: inset,
                  isConstrained: isConstrained, early: early))
            }
          }
        }
      }
    }
    return setups
  }()

  /// Checks a feed in a window; the bar is 44 points high.
  private func check(_ setup: Setup, _ safeArea: UIEdgeInsets, hasBar: Bool, animated: Bool) {
    let feed = FeedController(setup)
    let root = hasBar ? UINavigationController(rootViewController: feed) : feed
    let screen = Screen(root, safeArea: safeArea)
    let start =
      setup.isSideways
      ? CGPoint(x: -setup.contentInset.left - safeArea.left, y: -setup.contentInset.top)
      : CGPoint(
        x: -setup.contentInset.left,
        y: -setup.contentInset.top - safeArea.top - (hasBar ? 44 : 0))
    let name: Comment = "\(setup), \(safeArea), \(hasBar), \(animated)"
    #expect(feed.list.contentOffset == start, name)
    if setup.early == nil {
      feed.show(0..<50, animated: animated)
      screen.window.layoutIfNeeded()
      feed.list.simulation.advanceUntilRest()
      #expect(feed.list.contentOffset == start, name)
    }
    #expect(feed.place(of: 0) == (setup.isSideways ? -start.x : -start.y), name)
    #expect(feed.list.indexPathsForVisibleItems.min() == IndexPath(item: 0, section: 0), name)
    // New rows at the start are shown; cells that were measured have shorter and longer ones.
    feed.show((-9)..<30, animated: animated)
    feed.list.simulation.advanceUntilRest()
    #expect(feed.place(of: 0) == (setup.isSideways ? -start.x : -start.y), name)
    #expect(feed.list.contentOffset == start, name)
    #expect(feed.list.visibleCells.contains { $0.tag == -9 }, name)
  }

  @Test(arguments: [
    UIEdgeInsets.zero, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
  ])
  func atTheStart(safeArea: UIEdgeInsets) {
    for setup in Self.setups {
      for hasBar in [false, true] {
        for animated in setup.early == nil ? [false, true] : [false] {
          check(setup, safeArea, hasBar: hasBar, animated: animated)
        }
      }
    }
  }

  /// Lists, with headers that are estimated and pinned; rows that scroll by themselves; and lines.
  private static let layouts: [@MainActor () -> UICollectionViewLayout] = [
    { .list(.plain) }, { .list(.insetGrouped) }, { .list(.plain, headers: true) },
    { .list(.grouped, headers: true) }, { .rows }, { .lines },
  ]

  @Test(arguments: 0..<6, [44, 300]) func otherLayouts(_ index: Int, _ answer: CGFloat) {
    for early in [50, nil] {
      let feed = FeedController(
        .init(answer: answer, early: early), layout: Self.layouts[index]())
      let screen = Screen(
        UINavigationController(rootViewController: feed),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(feed.list.contentOffset == CGPoint(x: 0, y: -103))
      if early == nil { feed.show(0..<50, animated: true) }
      screen.window.layoutIfNeeded()
      #expect(feed.list.contentOffset == CGPoint(x: 0, y: -103))
      #expect(feed.list.indexPathsForVisibleItems.min() == IndexPath(item: 0, section: 0))
      // Once more, with everything measured anew.
      feed.list.reloadData()
      screen.window.layoutIfNeeded()
      #expect(feed.list.contentOffset == CGPoint(x: 0, y: -103))
    }
  }

  /// Reading from right to left starts at the right: 50 cells of 110 points end at 5500.
  @Test(arguments: [nil, 44, 250], [50, nil]) func fromRightToLeft(
    _ estimate: CGFloat?, _ early: Int?
  ) {
    let feed = FeedController(
      .init(
        estimate: estimate, isSideways: true,
        contentInset: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10), early: early))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.traitOverrides.layoutDirection = .rightToLeft
    window.rootViewController = feed
    window.makeKeyAndVisible()
    if early == nil { feed.show(0..<50) }
    window.layoutIfNeeded()
    #expect(feed.list.contentOffset.x == feed.end)
    #expect(feed.list.frame(0, 0)?.maxX == feed.list.contentSize.width)
    feed.list.contentInset.right = 90
    #expect(feed.list.contentOffset.x == feed.end)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGPoint(x: 0, y: -69)),
    (.scrollableAxes, CGPoint(x: 0, y: -69)), (.always, CGPoint(x: -59, y: -69)),
    (.never, CGPoint(x: 0, y: -10)),
  ])
  func byTheBehavior(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ start: CGPoint
  ) {
    for isLate in [false, true] {
      let (feed, plain) = (
        FeedController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      )
      plain.contentSize = CGSize(width: 400, height: 2_000)
      feed.loadViewIfNeeded()
      feed.view.addSubview(plain)
      func change() {
        for view: UIScrollView in [feed.list, plain] {
          view.contentInset.top = 10
          view.contentInsetAdjustmentBehavior = behavior
        }
      }
      if !isLate { change() }
      let screen = Screen(feed, safeArea: UIEdgeInsets(top: 59, left: 59, bottom: 21, right: 0))
      if isLate { change() }
      screen.window.layoutIfNeeded()
      #expect(feed.list.contentOffset == start, "\(isLate)")
      #expect(plain.contentOffset == start, "\(isLate)")
    }
  }

  /// The controller that is a feed itself, within both bars: 59 + 44 at the top.
  @Test func aCollectionViewController() {
    final class Rows: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(AnsweringCell.self, forCellWithReuseIdentifier: "row")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 50 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? AnsweringCell)?.length = 110
        return cell
      }
    }
    let rows = Rows(collectionViewLayout: FeedController.layout(.init()))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: rows)]
    let screen = Screen(tabs, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let list: UICollectionView = rows.collectionView
    #expect(list.contentOffset.y == -103)
    #expect(list.frame(0, 1)?.minY == 110)
    // The bar of tabs is 49 points high: 50 rows of 110 end at 5500.
    list.contentOffset.y = 5_500
    for _ in 0..<2 {
      screen.window.layoutIfNeeded()
      let end = list.contentSize.height + 83 - 800
      list.contentOffset.y = end
      screen.window.layoutIfNeeded()
      #expect(list.contentOffset.y == list.contentSize.height + 83 - 800)
    }
  }

  /// An offset that the app has chosen before the window is there stays.
  @Test func anOffsetOfTheApp() {
    let feed = FeedController(.init(estimate: nil))
    feed.loadViewIfNeeded()
    feed.list.contentOffset.y = 600
    let screen = Screen(feed, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    // What was at the top is at the edge of the safe area now.
    #expect(feed.list.contentOffset.y == 541)
    #expect(screen.window.isHidden == false)
  }
}

@MainActor extension UICollectionViewLayout {
  fileprivate static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool = false
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers ? .supplementary : .none
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  fileprivate static var rows: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .estimated(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }

  fileprivate static var lines: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 400, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }
}
