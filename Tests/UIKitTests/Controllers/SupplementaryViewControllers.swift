import UIKit

/// Items with a badge at a corner.
final class ItemBadgesViewController: NumbersViewController {
  static let badgeElementKind = "badge-element-kind"

  override func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: ItemBadgesViewController.badgeElementKind,
      containerAnchor: badgeAnchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func configureDataSource() {
    super.configureDataSource()
    let registration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: ItemBadgesViewController.badgeElementKind
    ) { badgeView, _, indexPath in
      let count = indexPath.item % 3
      badgeView.label.text = "\(count)"
      badgeView.isHidden = count == 0
    }
    dataSource.supplementaryViewProvider = { view, _, index in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: index)
    }
  }
}

/// Sections with headers and footers.
class SectionHeadersFootersViewController: NumbersViewController {
  static let header = "section-header-element-kind"
  static let footer = "section-footer-element-kind"
  var hasFooter: Bool { true }
  var pinsHeaders: Bool { false }
  override var counts: [Int] { [5, 5, 5, 5, 5] }

  override func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
      elementKind: Self.header, alignment: .top)
    sectionHeader.pinToVisibleBounds = pinsHeaders
    sectionHeader.zIndex = 2
    let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30)),
      elementKind: Self.footer, alignment: .bottom)
    section.boundarySupplementaryItems =
      hasFooter ? [sectionHeader, sectionFooter] : [sectionHeader]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func configureDataSource() {
    super.configureDataSource()
    let headers = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Self.header) {
      $0.label.text = "\($1) for section \($2.section)"
    }
    let footers = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Self.footer) {
      $0.label.text = "\($1) for section \($2.section)"
    }
    dataSource.supplementaryViewProvider = { [unowned self] _, kind, index in
      self.collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == Self.header ? headers : footers, for: index)
    }
  }
}

/// Sections whose headers stay in sight.
final class PinnedHeadersViewController: SectionHeadersFootersViewController {
  override var hasFooter: Bool { false }
  override var pinsHeaders: Bool { true }
}

/// Sections with a background.
final class SectionBackgroundsViewController: NumbersViewController {
  static let background = "section-background-element-kind"
  override var counts: [Int] { [5, 5, 5, 5, 5] }

  override func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: Self.background)
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: Self.background)
    return layout
  }
}
