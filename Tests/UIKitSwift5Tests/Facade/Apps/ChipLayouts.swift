import CompositionalUIKit

/// Tags that wrap: each as wide as its word.
func tagCloudLayout() -> UICollectionViewLayout {
  let estimatedHeight: CGFloat = 32
  let estimatedWidth: CGFloat = 80
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .estimated(estimatedWidth), heightDimension: .estimated(estimatedHeight))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(estimatedHeight))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
  group.interItemSpacing = .fixed(8)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  section.contentInsets = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  return UICollectionViewCompositionalLayout(section: section)
}

/// Filters in one row that scrolls.
func filterBarSection() -> NSCollectionLayoutSection {
  let chipSize = NSCollectionLayoutSize(
    widthDimension: .estimated(90), heightDimension: .absolute(36))
  let chip = NSCollectionLayoutItem(layoutSize: chipSize)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: chipSize, subitems: [chip])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .continuous
  section.interGroupSpacing = 8
  section.contentInsets = .init(top: 6, leading: 16, bottom: 6, trailing: 16)
  return section
}

/// A feed of texts, each as high as it needs.
func textFeedLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: NSCollectionLayoutDimension.fractionalWidth(1),
    heightDimension: NSCollectionLayoutDimension.estimated(300))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
  section.interGroupSpacing = 20
  return UICollectionViewCompositionalLayout(section: section)
}

/// Plans side by side, all as high as the highest.
func pricingLayout() -> UICollectionViewCompositionalLayout {
  let height: NSCollectionLayoutDimension
  if #available(iOS 17.0, *) {
    height = .uniformAcrossSiblings(estimate: 200)
  } else {
    height = .estimated(200)
  }
  let plan = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: height))
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)),
    subitems: [plan])
  row.interItemSpacing = .fixed(10)
  return UICollectionViewCompositionalLayout(section: .init(group: row))
}
