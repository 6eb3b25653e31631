import CompositionalUIKit

extension AppleGallery {
  static func discover() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      boundary("colophon", height: 72, alignment: .bottom)
    ]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch index % 6 {
        case 0: return hero()
        case 1: return covers()
        case 2: return charts()
        case 3: return topics()
        case 4: return feed(columns: 1, estimate: 64, spacing: 8)
        default: return feed(columns: 2, estimate: 120, spacing: 12)
        }
      }, configuration: configuration)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private static func hero() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(212)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func covers() -> NSCollectionLayoutSection {
    let cover = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(144)))
    let title = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    let button = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)))
    button.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 0)
    let caption = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [title, button])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(144), heightDimension: .absolute(188)),
      subitems: [cover, caption])
    group.interItemSpacing = .fixed(4)
    let section = lane(of: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private static func charts() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(204)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 3)
    group.interItemSpacing = .fixed(6)
    let section = lane(of: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static func lane(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = sides(16)
    section.boundarySupplementaryItems = [boundary("header", height: 44)]
    return section
  }

  private static func topics() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(32), heightDimension: .absolute(24)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
      subitem: NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge]), count: 3)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: 24, bottom: 16, trailing: 24)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [pinned("header", height: 44)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 44, leading: 8, bottom: 0, trailing: 8)
    section.decorationItems = [background]
    return section
  }

  private static func feed(
    columns: Int, estimate: CGFloat, spacing: CGFloat
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group: NSCollectionLayoutGroup
    if columns == 1 {
      group = .horizontal(layoutSize: size, subitems: [item])
    } else {
      group = .horizontal(layoutSize: size, subitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [pinned("header", height: 44)]
    return section
  }
}
