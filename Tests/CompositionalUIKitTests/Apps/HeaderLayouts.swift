import CompositionalUIKit

/// A list with headers that stay.
@MainActor
func contactsLayout() -> UICollectionViewLayout {
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 5
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

  let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(30)),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top)
  let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(20)),
    elementKind: UICollectionView.elementKindSectionFooter,
    alignment: .bottom)
  sectionHeader.pinToVisibleBounds = true
  sectionHeader.zIndex = 2
  section.boundarySupplementaryItems = [sectionHeader, sectionFooter]

  let layout = UICollectionViewCompositionalLayout(section: section)
  return layout
}

/// A profile: one tall header for everything, a tab bar that pins, then the posts.
@MainActor
struct ProfileLayout {
  static let globalHeaderKind = "global-header"
  static let tabsKind = "tabs"

  var headerHeight: CGFloat = 180

  func make() -> UICollectionViewCompositionalLayout {
    let globalHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
      elementKind: Self.globalHeaderKind,
      alignment: .top)

    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.scrollDirection = .vertical
    config.interSectionSpacing = 20
    config.boundarySupplementaryItems = [globalHeader]

    let layout = UICollectionViewCompositionalLayout(sectionProvider: {
      (index, _) -> NSCollectionLayoutSection? in
      index == 0 ? highlights() : posts()
    })
    layout.configuration = config
    return layout
  }

  private func highlights() -> NSCollectionLayoutSection {
    let circle = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(64), heightDimension: .absolute(64)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .absolute(64), heightDimension: .absolute(64)), subitems: [circle])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 14
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private func posts() -> NSCollectionLayoutSection {
    let third = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [third])
    let section = NSCollectionLayoutSection(group: row)
    let tabs = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      elementKind: Self.tabsKind,
      alignment: .top)
    tabs.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [tabs]
    section.supplementariesFollowContentInsets = false
    return section
  }
}

/// A shelf with its title at the leading corner, moved a little, and a page control that overlaps.
@MainActor
func bookShelfSection() -> NSCollectionLayoutSection {
  let book = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(150)),
    subitems: [book])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .continuous
  section.interGroupSpacing = 10
  section.contentInsets = .init(top: 10, leading: 15, bottom: 10, trailing: 15)
  let title = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(40)),
    elementKind: "title", alignment: .topLeading, absoluteOffset: CGPoint(x: 5, y: -6))
  let pages = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(20)),
    elementKind: "pages", alignment: .bottom)
  pages.extendsBoundary = false
  section.boundarySupplementaryItems = [title, pages]
  return section
}
