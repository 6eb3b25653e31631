import CompositionalUIKit
import Foundation
import Testing

/// The view of a badge goes with its cell, although the badge has another index path then.
@MainActor
struct BadgeViewTests {
  /// Items with names, and badges that say which item they were made for.
  private final class Inbox: NSObject, UICollectionViewDataSource {
    var items = (0..<30).map { "m\($0)" }
    var made: [String] = []
    var cells: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      cells.append(items[indexPath.item])
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      made.append(items[indexPath.item])
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    }
  }

  private func layout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
  }

  private func view(_ inbox: Inbox?) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "badge")
    view.dataSource = inbox
    return view
  }

  private func badge(_ item: Int, in view: UICollectionView) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))
  }

  @Test(arguments: [false, true])
  func aBadgeMovesWithItsCellThroughABatch(inWindow: Bool) throws {
    let inbox = Inbox()
    let view = view(inbox)
    let window = UIWindow(frame: view.frame)
    if inWindow {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(view)
    }
    view.contentOffset.y = 1_010
    view.layoutIfNeeded()
    let before = try (10...15).map { try #require(badge($0, in: view)) }
    inbox.made = []
    view.performBatchUpdates {
      inbox.items.remove(at: 3)
      inbox.items.insert(contentsOf: ["a", "b"], at: 0)
      view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1_110)
    for (place, old) in before.enumerated() {
      #expect(badge(11 + place, in: view) === old)
      #expect(old.frame.minY == CGFloat(1_100 + 100 * place))
    }
    #expect(inbox.made.isEmpty)
  }

  @Test func aBadgeMovesWithItsCellThroughASnapshot() throws {
    let view = view(nil)
    var made: [Int] = []
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { [unowned source] view, kind, path in
      made.append(source.itemIdentifier(for: path) ?? -1)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: path)
    }
    func apply(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: true)
      view.layoutIfNeeded()
    }
    apply(Array(0..<30))
    view.contentOffset.y = 1_010
    view.layoutIfNeeded()
    let twelve = try #require(badge(12, in: view))
    made = []
    // Item 12 moves before item 11, and three items come before them.
    apply([100, 101, 102] + (0..<11) + [12, 11] + (13..<30))
    #expect(view.contentOffset.y == 1_310)
    #expect(badge(14, in: view) === twelve)
    #expect(made.isEmpty)
  }

  /// A reload of an item asks for its cell, and not for its badge.
  @Test func aReloadedItemKeepsItsBadge() throws {
    let inbox = Inbox()
    let view = view(inbox)
    view.layoutIfNeeded()
    let old = try #require(badge(0, in: view))
    (inbox.made, inbox.cells) = ([], [])
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(badge(0, in: view) === old)
    #expect(inbox.made.isEmpty && inbox.cells == ["m0"])
  }
}
