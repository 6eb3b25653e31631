import CompositionalUIKit
import Foundation
import Testing

/// Lists that load more while they scroll.
@MainActor
struct EndlessListTests {
  private final class RowCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  /// A list that appends twenty items when the last one is shown, or when the end is near.
  @MainActor
  private final class Endless: NSObject, UICollectionViewDelegate {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let loadsByScrolling: Bool
    var loads = 0

    init(loadsByScrolling: Bool) {
      self.loadsByScrolling = loadsByScrolling
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
      )
      let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, item in
        cell.tag = item
      }
      source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      super.init()
      view.delegate = self
      load()
    }

    private func load() {
      guard loads < 10 else { return }
      loads += 1
      var snapshot = source.snapshot()
      if snapshot.numberOfSections == 0 { snapshot.appendSections([0]) }
      let count = snapshot.numberOfItems
      snapshot.appendItems(Array(count..<count + 20))
      source.apply(snapshot)
    }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      if !loadsByScrolling, path.item == source.snapshot().numberOfItems - 1 { load() }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let left = scrollView.contentSize.height - scrollView.contentOffset.y
      if loadsByScrolling, left < 1_000 { load() }
    }
  }

  @Test(arguments: [false, true])
  func theListLoadsUntilItIsWhole(loadsByScrolling: Bool) throws {
    let list = Endless(loadsByScrolling: loadsByScrolling)
    list.view.layoutIfNeeded()
    for _ in 0..<40 {
      list.view.simulation.drag(by: CGPoint(x: 0, y: -350), duration: 0.1)
      list.view.simulation.advance(by: 0.5)
      for cell in list.view.visibleCells {
        #expect(list.view.indexPath(for: cell)?.item == cell.tag)
      }
    }
    #expect(list.loads == 10 && list.source.snapshot().numberOfItems == 200)
    #expect(Set(list.view.visibleCells.map(\.tag)).count == list.view.visibleCells.count)
  }
}
