import UIKit

/// Squares, five in a row.
class GridViewController: NumbersViewController {
  var itemInsets: NSDirectionalEdgeInsets { .zero }

  override func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = itemInsets
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Squares with room around each.
final class InsetItemsGridViewController: GridViewController {
  override var itemInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  }
}

/// Squares that a finger moves, all but the first.
final class ReorderableGridViewController: GridViewController {
  private(set) var moves: [CollectionDifference<Int>] = []

  override func configureDataSource() {
    super.configureDataSource()
    dataSource.reorderingHandlers.canReorderItem = { $0 != 0 }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.moves.append(transaction.difference)
    }
  }
}

/// Rows of two with spacing.
final class TwoColumnViewController: NumbersViewController {
  override func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 2)
    let spacing = CGFloat(10)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A list, a grid of five and a grid of three.
final class DistinctSectionsViewController: NumbersViewController {
  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3
    var columnCount: Int {
      switch self {
      case .list: return 1
      case .grid5: return 5
      case .grid3: return 3
      }
    }
  }

  override var counts: [Int] { [10, 10, 10] }

  override func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let kind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = kind.columnCount
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupHeight =
        columns == 1
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

/// More columns where there is room.
final class AdaptiveSectionsViewController: NumbersViewController {
  private(set) var transitions: [CGSize] = []

  override func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, layoutEnvironment in
      let wideMode = layoutEnvironment.container.effectiveContentSize.width > 600
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitem: item, count: wideMode ? 8 : 4)
      return NSCollectionLayoutSection(group: group)
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.transitions.append(self.view.bounds.size)
      self.collectionView.collectionViewLayout.invalidateLayout()
    })
  }
}
