import CompositionalUIKit
import Testing

/// A diffable data source, and layouts that read their sections from it.
@MainActor
@Suite struct DiffableDataSourceTests {
  private enum Kind: Hashable { case banner, grid }

  @MainActor
  private final class Screen {
    private(set) var view: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Kind, String>!

    init() {
      let layout = UICollectionViewCompositionalLayout { [weak self] index, _ in
        guard let kind = self?.source.sectionIdentifier(for: index) else { return nil }
        let full = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(kind == .banner ? 80 : 30))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: row, subitem: .init(layoutSize: full), count: kind == .banner ? 1 : 2))
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = .init(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item.count
        return cell
      }
    }

    func show(_ sections: [(Kind, [String])], completion: (() -> Void)? = nil) {
      var snapshot = NSDiffableDataSourceSnapshot<Kind, String>()
      for (kind, items) in sections {
        snapshot.appendSections([kind])
        snapshot.appendItems(items, toSection: kind)
      }
      source.apply(snapshot, animatingDifferences: true, completion: completion)
    }
  }

  @Test func sectionsAreLaidOutByWhatTheyAre() {
    let screen = Screen()
    #expect(screen.view.numberOfSections == 0)
    var isDone = false
    screen.show([(.banner, ["a"]), (.grid, ["bb", "ccc"])]) { isDone = true }
    #expect(isDone && screen.view.simulation.itemCounts == [1, 2])
    let path = IndexPath(item: 1, section: 1)
    #expect(
      screen.view.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 50, y: 80, width: 50, height: 30))
    #expect(screen.view.cellForItem(at: path)?.tag == 3)
    // The banner is deleted: the grid moves up.
    screen.show([(.grid, ["bb", "ccc"])])
    #expect(
      screen.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 50, y: 0, width: 50, height: 30))
  }

  @Test func whereThingsAre() {
    let screen = Screen()
    screen.show([(.banner, ["a"]), (.grid, ["bb", "ccc"])])
    let source = screen.source!
    #expect(source.snapshot().itemIdentifiers == ["a", "bb", "ccc"])
    #expect(source.sectionIdentifier(for: 1) == .grid && source.sectionIdentifier(for: 2) == nil)
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: .grid) == 1)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == "ccc")
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    #expect(source.indexPath(for: "ccc") == IndexPath(item: 1, section: 1))
    #expect(source.indexPath(for: "z") == nil)
    var changed = source.snapshot()
    changed.deleteItems(["a"])
    #expect(source.snapshot().numberOfItems == 3)
    source.applySnapshotUsingReloadData(changed)
    #expect(screen.view.simulation.itemCounts == [0, 2])
  }

  @Test func supplementaryViews() {
    let screen = Screen()
    screen.show([(.banner, ["a"])])
    let path = IndexPath(item: 0, section: 0)
    let empty = screen.source.collectionView(
      screen.view, viewForSupplementaryElementOfKind: "k", at: path)
    #expect(empty.frame == .zero)
    let view = UICollectionReusableView(frame: .zero)
    screen.source.supplementaryViewProvider = { _, kind, _ in kind == "k" ? view : nil }
    #expect(
      screen.source.collectionView(screen.view, viewForSupplementaryElementOfKind: "k", at: path)
        === view)
  }

  @Test func anotherDataSourceIsNotDisturbed() {
    let screen = Screen()
    screen.view.dataSource = nil
    screen.view.simulation.itemCounts = [7]
    screen.show([(.banner, ["a"])])
    #expect(screen.view.simulation.itemCounts == [7])
  }

  @Test func aProviderWithoutACell() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      _ = source.collectionView(view, cellForItemAt: IndexPath(item: 0, section: 0))
    }
  }
}

/// The parts of a move between two sections.
@MainActor
@Suite struct SectionTransactionTests {
  @Test func aMoveChangesTwoSections() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.appendItems([5], toSection: "c")
    source.apply(snapshot)
    var found: NSDiffableDataSourceTransaction<String, Int>?
    source.reorderingHandlers.didReorder = { found = $0 }
    source.collectionView(
      view, moveItemAt: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
    let parts = try #require(found).sectionTransactions
    #expect(parts.map(\.sectionIdentifier) == ["a", "b"])
    #expect(parts.map(\.initialSnapshot.items) == [[1, 2, 3], [4]])
    #expect(parts.map(\.finalSnapshot.items) == [[1, 3], [2, 4]])
    #expect(parts[0].difference.removals.count == 1 && parts[0].difference.insertions.isEmpty)
  }
}
