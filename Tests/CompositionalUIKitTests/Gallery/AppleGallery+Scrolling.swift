import CompositionalUIKit

extension AppleGallery {
  static func gettingStarted() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalWidth(0.3)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let header = boundary("header", height: 30)
    header.pinToVisibleBounds = true
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

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

  static func storefront() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    configuration.boundarySupplementaryItems = [boundary("banner", height: 80)]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch index % 4 {
        case 0: return orders()
        case 1: return offers()
        case 2: return pictures()
        default: return products()
        }
      }, configuration: configuration)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private static func orders() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(of: 2, height: .absolute(52), spacing: 16))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let footer = boundary("footer", height: 28, alignment: .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned("header", height: 32), footer]
    return section
  }

  private static func offers() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: row(height: .absolute(44)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundarySupplementaryItems = [pinned("header", height: 32)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.top = 32
    section.decorationItems = [background]
    return section
  }

  private static func pictures() -> NSCollectionLayoutSection {
    func column(_ width: CGFloat) -> NSCollectionLayoutSize {
      .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1))
    }
    func part(_ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(height)))
      item.contentInsets = insets(4)
      return item
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
      subitems: [
        NSCollectionLayoutGroup.vertical(layoutSize: column(0.5), subitems: [part(1)]),
        NSCollectionLayoutGroup.vertical(layoutSize: column(0.25), subitem: part(1), count: 2),
        NSCollectionLayoutGroup.vertical(
          layoutSize: column(0.25), subitems: [part(0.6), part(0.4)]),
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(12)
    section.boundarySupplementaryItems = [pinned("header", height: 32)]
    section.supplementariesFollowContentInsets = false
    return section
  }

  private static func products() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(64), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: -12, y: -12)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
      subitem: NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge]), count: 4)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 24, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [pinned("header", height: 32)]
    section.supplementariesFollowContentInsets = false
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.top = 20
    section.decorationItems = [background]
    return section
  }
}
