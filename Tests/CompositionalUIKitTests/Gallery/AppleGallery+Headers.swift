import CompositionalUIKit

extension AppleGallery {
  static func pinnedHeaders() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: row(height: .absolute(44)))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [pinned("header", height: 44)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func supplementaryBadges() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(15), heightDimension: .absolute(15)),
      elementKind: "badge",
      containerAnchor: .init(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitem: item, count: 4)
    group.interItemSpacing = .fixed(16)
    group.contentInsets.trailing = 20
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(60)),
        elementKind: "label",
        containerAnchor: .init(edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets.bottom = 16
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func settings() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      switch index % 3 {
      case 0:
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
      case 1:
        configuration.headerMode = .supplementary
      default:
        break
      }
      return NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
    }
  }
}
