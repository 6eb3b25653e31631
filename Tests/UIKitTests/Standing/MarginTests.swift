import Testing
import UIKit

/// Lists, and sections with a reference, keep to the margins of the window they are in.
@MainActor @Suite struct MarginTests {
  /// A collection view as the view of its controller.
  private final class ListController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewListCell(frame: .zero) }
  }

  private static let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func shown(
    _ controller: UIViewController, _ size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = notch
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.simulation.safeAreaInsets = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
  }

  /// A grid of rows of 50 points with a reference; the default of a section is that of the layout.
  private func grid(
    _ section: UIContentInsetsReference?, layout: UIContentInsetsReference? = nil
  ) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let layout { configuration.contentInsetsReference = layout }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let made = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        if let section { made.contentInsetsReference = section }
        return made
      }, configuration: configuration)
  }

  /// The x and the width of the first cell, which its view has as well.
  private func first(_ view: UICollectionView) -> [CGFloat] {
    view.layoutIfNeeded()
    guard let frame = view.frame(0, 0) else { return [] }
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == frame)
    return [frame.minX, frame.width]
  }

  @Test func anInsetGroupedListInItsController() {
    let controller = ListController(collectionViewLayout: list())
    let window = shown(controller)
    let view = controller.collectionView!
    #expect(first(view) == [16, 358])
    window.simulation.rotate(to: .landscapeLeft)
    #expect(first(view) == [63, 718])
    window.simulation.rotate(to: .portrait)
    #expect(first(view) == [16, 358])
    window.simulation.resize(to: CGSize(width: 820, height: 1180), safeAreaInsets: .zero)
    #expect(first(view) == [20, 780])
  }

  @Test func anInsetGroupedListInTheViewOfAController() {
    // The list has the margins of a plain view, 8, but an inset grouped section keeps to those of
    // the system.
    let feed = FeedController(layout: list())
    let window = shown(feed)
    #expect(feed.list.layoutMargins.left == 8)
    #expect(first(feed.list) == [16, 358])
    window.simulation.rotate(to: .landscapeLeft)
    #expect(first(feed.list) == [63, 718])
    feed.list.layoutMargins = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30)
    #expect(first(feed.list) == [51, 716])
  }

  @Test func aListInANavigationController() {
    let controller = ListController(collectionViewLayout: list())
    let window = shown(UINavigationController(rootViewController: controller))
    let view = controller.collectionView!
    #expect(view.layoutMargins == UIEdgeInsets(top: 91, left: 16, bottom: 34, right: 16))
    #expect(first(view) == [16, 358])
    #expect(view.contentOffset.y == -91)
    window.simulation.rotate(to: .landscapeLeft)
    #expect(first(view) == [63, 718])
    #expect(view.contentOffset.y == -32)
  }

  @Test func ownMarginsOfAList() {
    let controller = ListController(collectionViewLayout: list())
    let window = shown(controller)
    let view = controller.collectionView!
    view.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 0)
    #expect(first(view) == [40, 334])
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(first(view) == [40, 350])
    view.layoutMargins = .zero
    #expect(first(view) == [0, 390])
    #expect(view.window === window)
  }

  @Test func listsOfOtherAppearances() {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
      let controller = ListController(collectionViewLayout: list(appearance))
      let window = shown(controller)
      #expect(first(controller.collectionView) == [0, 390])
      #expect(controller.view.window === window)
    }
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, [47, 750] as [CGFloat]), (.none, [0, 844]),
    (.safeArea, [47, 750]), (.layoutMargins, [63, 718]), (.readableContent, [86, 672]),
  ])
  func references(_ reference: UIContentInsetsReference, _ expected: [CGFloat]) {
    // (844 - 672) / 2 = 86.
    let controller = ListController(collectionViewLayout: grid(reference))
    let window = shown(controller)
    window.simulation.rotate(to: .landscapeLeft)
    #expect(first(controller.collectionView) == expected)
    let other = ListController(collectionViewLayout: grid(nil, layout: reference))
    let landscape = shown(
      other, CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(first(other.collectionView) == expected)
    #expect(other.view.window === landscape)
  }

  @Test func theReadableWidthOfATablet() {
    let controller = ListController(collectionViewLayout: grid(.readableContent))
    let window = shown(
      controller, CGSize(width: 1024, height: 1366),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(first(controller.collectionView) == [176, 672])
    window.simulation.resize(to: CGSize(width: 375, height: 1366))
    #expect(first(controller.collectionView) == [16, 343])
    // It is that of the device table.
    let environment = controller.collectionView.environment
    #expect(environment.layoutMargins == UIEdgeInsets(top: 24, left: 16, bottom: 20, right: 16))
    #expect(environment.readableContentInsets == nil)
  }

  @Test func aChangeOfMarginsAloneIsFollowed() {
    let controller = ListController(collectionViewLayout: grid(.layoutMargins))
    let window = shown(controller)
    let view = controller.collectionView!
    #expect(first(view) == [16, 358])
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 10)
    window.layoutIfNeeded()
    #expect(first(view) == [36, 328])
    controller.additionalSafeAreaInsets.left = 4
    window.layoutIfNeeded()
    #expect(first(view) == [40, 324])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(first(view) == [16, 358])
  }

  @Test func cellsBesideTheNotch() {
    // A row spans the view. Its content has margins of 8 and the safe area at the sides; what the
    // content inset keeps away at the top does not count, wherever the list is scrolled.
    let controller = ListController(collectionViewLayout: list(.plain))
    let window = shown(controller)
    let view = controller.collectionView!
    func margins() -> [UIEdgeInsets] { view.visibleCells.map(\.contentView.layoutMargins) }
    let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(Set(margins()) == [eight])
    window.simulation.rotate(to: .landscapeLeft)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(Set(margins()) == [UIEdgeInsets(top: 8, left: 55, bottom: 8, right: 55)])
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins.left == 63)
    for cell in view.visibleCells { cell.preservesSuperviewLayoutMargins = true }
    #expect(
      Set(view.visibleCells.map(\.layoutMargins))
        == [UIEdgeInsets(top: 8, left: 63, bottom: 8, right: 63)])
  }

  @Test func aTableInItsController() {
    let controller = UITableViewController(style: .insetGrouped)
    let window = shown(controller)
    #expect(
      controller.tableView.layoutMargins
        == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(controller.tableView.layoutMargins.left == 63)
  }
}
