import CompositionalUIKit
import Foundation
import Testing

/// Data that changes while a finger holds an item: the item returns to its place, and the view shows the
/// data.
@MainActor
struct HeldItemTests {
  private final class Lists: NSObject, UICollectionViewDataSource {
    var data = [Array(0..<10), Array(10..<15)]
    var moves = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { data[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      // An item that is not there is out of range here.
      cell.tag = data[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves += 1
      let item = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      data[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  enum Change: CaseIterable {
    case insert, batch, deleteAll, reloadSection, moveSection, reload, source, layout
  }

  private func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func make(_ change: Change, _ lists: Lists, _ other: Lists, in view: UICollectionView) {
    switch change {
    case .insert:
      lists.data[1].append(100)
      view.insertItems(at: [IndexPath(item: 5, section: 1)])
    case .batch:
      view.performBatchUpdates {
        lists.data[0].append(100)
        lists.data[1].removeFirst()
        view.insertItems(at: [IndexPath(item: 10, section: 0)])
        view.deleteItems(at: [IndexPath(item: 0, section: 1)])
      }
    case .deleteAll:
      lists.data[0] = []
      view.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
    case .reloadSection:
      lists.data[0] = [7]
      view.reloadSections([0])
    case .moveSection:
      lists.data.swapAt(0, 1)
      view.moveSection(0, toSection: 1)
    case .reload:
      lists.data[0] = [1, 2]
      view.reloadData()
    case .source: view.dataSource = other
    case .layout: view.setCollectionViewLayout(layout(), animated: true)
    }
  }

  /// The finger is over another item of the section, or of the other section.
  @Test(arguments: Change.allCases, [200, 550] as [CGFloat])
  func theDataChanges(_ change: Change, at height: CGFloat) {
    let (lists, other) = (Lists(), Lists())
    other.data = [[50], [51, 52], [53]]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = lists
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: height))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 1)
    make(change, lists, other, in: view)
    func expectData(_ data: [[Int]]) {
      view.layoutIfNeeded()
      #expect((0..<view.numberOfSections).map(view.numberOfItems) == data.map(\.count))
      let paths = view.indexPathsForVisibleItems.sorted()
      #expect(paths.map { view.cellForItem(at: $0)?.tag } == data.flatMap { $0 })
    }
    let data = change == .source ? other.data : lists.data
    expectData(data)
    // What held the item lets go of nothing.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 300))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    expectData(data)
    #expect(lists.moves == 0 && other.moves == 0)
    // The next movement is a movement as before.
    let last = IndexPath(item: data[1].count - 1, section: 1)
    #expect(view.beginInteractiveMovementForItem(at: last))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 10))
    view.endInteractiveMovement()
    #expect(lists.moves + other.moves == 1)
    expectData(change == .source ? other.data : lists.data)
  }

  @Test func aSnapshotComes() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      cell.tag = $2
      return cell
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    func apply(_ items: [Int], byReload: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      if byReload {
        source.applySnapshotUsingReloadData(snapshot)
      } else {
        source.apply(snapshot)
      }
      view.layoutIfNeeded()
    }
    apply(Array(0..<10))
    for (items, byReload) in [(Array(1..<12), false), ([3, 5, 7], true), ([3, 9, 5, 7], false)] {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
      apply(items, byReload: byReload)
      view.endInteractiveMovement()
      view.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == items)
      #expect(
        items.indices.map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.tag } == items)
    }
  }
}
