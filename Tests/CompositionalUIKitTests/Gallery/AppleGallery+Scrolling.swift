import CompositionalUIKit

extension AppleGallery {
  static func carousel() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section: NSCollectionLayoutSection
      switch index % 3 {
      case 0: section = centeredCards()
      case 1: section = tiles()
      default: section = triplets()
      }
      section.boundarySupplementaryItems = [boundary("header", height: 44)]
      return section
    }
  }

  private static func centeredCards() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
      subitems: [filling(insets(6))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func tiles() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(120)),
      subitems: [filling(insets(6))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = sides(10)
    return section
  }

  private static func triplets() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(168)),
      subitem: filling(insets(4)), count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = sides(10)
    return section
  }
}
