import CompositionalUIKit

extension AppleGallery {
  static func adaptiveSections() -> UICollectionViewCompositionalLayout {
    func section(itemWidth: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .absolute(itemWidth), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: [item])
      group.interItemSpacing = .flexible(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = insets(12)
      return section
    }
    return UICollectionViewCompositionalLayout { index, _ in
      index % 2 == 0
        ? section(itemWidth: 104, height: 110) : section(itemWidth: 164, height: 64)
    }
  }
}
