import CompositionalUIKit
import Foundation
import Testing

/// Items that a finger moves, and snapshots that are asked for what they have.
@MainActor
struct ReorderingTests {
  @Test func aDropMovesTheItemInTheData() throws {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var calls: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = {
      calls.append($0.finalSnapshot.itemIdentifiers.joined())
      #expect($0.initialSnapshot.itemIdentifiers.joined() == "abcd")
      #expect($0.difference.count == 2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))

    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    view.endInteractiveMovement()
    #expect(calls == ["bcad"])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "a")
  }

  @Test func itemsThatAreThereAreMovedAndUnknownOnesIgnored() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["a", "d"], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["a", "d"])
    snapshot.insertItems(["d"], beforeItem: "b")
    #expect(snapshot.itemIdentifiers == ["d", "b", "c", "a"])
    snapshot.deleteItems(["x", "c"])
    #expect(snapshot.itemIdentifiers == ["d", "b", "a"])
  }
}
