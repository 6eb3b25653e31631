import Testing
import UIKit

/// The header of a reloaded section is asked for again, and measured.
@MainActor @Suite struct ReloadedHeaderTests {
  private final class Header: UICollectionReusableView {
    var height: CGFloat = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
  }

  @Test func headersOfSections() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    var (asked, height): ([Int], CGFloat) = ([], 20)
    let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header") {
      header, _, path in
      asked.append(path.section)
      header.height = height
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([2], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == [0, 1] && view.contentSize.height == 100)
    (asked, height) = ([], 50)
    snapshot.reloadItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == [] && view.contentSize.height == 100)
    snapshot.reloadSections(["b"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == [1] && view.contentSize.height == 130)
    view.reloadSections([0])
    view.layoutIfNeeded()
    #expect(asked == [1, 0] && view.contentSize.height == 160)
  }
}
