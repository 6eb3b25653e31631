import UIKit

/// One large item beside two small ones.
class NestedGroupsViewController: NumbersViewController {
  var groupWidth: CGFloat { 1 }
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior { .none }

  override func createLayout() -> UICollectionViewLayout {
    let (groupWidth, scrolling) = (groupWidth, scrolling)
    return UICollectionViewCompositionalLayout { _, _ in
      let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
      leadingItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)))
      trailingItem.contentInsets = leadingItem.contentInsets
      let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
        subitem: trailingItem, count: 2)
      let nestedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(groupWidth), heightDimension: .fractionalHeight(0.4)),
        subitems: [leadingItem, trailingGroup])
      let section = NSCollectionLayoutSection(group: nestedGroup)
      section.orthogonalScrollingBehavior = scrolling
      return section
    }
  }
}

/// The same in rows that scroll.
final class OrthogonalScrollingViewController: NestedGroupsViewController {
  override var counts: [Int] { [30, 30, 30, 30, 30] }
  override var groupWidth: CGFloat { 0.85 }
  override var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior { .continuous }
}

/// A row for each way in which rows come to rest, with its name above.
final class OrthogonalBehaviorsViewController: NumbersViewController {
  static let headerElementKind = "header-element-kind"

  enum SectionKind: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered, none

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: return .none
      case .continuous: return .continuous
      case .continuousGroupLeadingBoundary: return .continuousGroupLeadingBoundary
      case .paging: return .paging
      case .groupPaging: return .groupPaging
      case .groupPagingCentered: return .groupPagingCentered
      }
    }
  }

  override var counts: [Int] { SectionKind.allCases.map { _ in 18 } }

  override func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let kind = SectionKind(rawValue: sectionIndex) else { fatalError("unknown section") }
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = kind.behavior
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
            elementKind: OrthogonalBehaviorsViewController.headerElementKind, alignment: .top)
        ]
        return section
      }, configuration: config)
  }

  override func configureDataSource() {
    super.configureDataSource()
    let registration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: OrthogonalBehaviorsViewController.headerElementKind
    ) { titleView, _, indexPath in
      guard let kind = SectionKind(rawValue: indexPath.section) else { return }
      titleView.label.text = "." + String(describing: kind)
    }
    dataSource.supplementaryViewProvider = { view, _, index in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: index)
    }
  }
}
