import CompositionalUIKit

/// What CompositionalLayoutDSL shows in its articles, its samples and its tests, without the DSL.
@MainActor
enum AppleShowcase {
  static let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  static func insets(_ value: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
  }

  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func header(
    height: NSCollectionLayoutDimension, offset: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: offset))
  }

  static func footer(
    height: NSCollectionLayoutDimension, offset: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom,
      absoluteOffset: CGPoint(x: 0, y: offset))
  }

  // MARK: The article

  static func nestedContinuous() -> UICollectionViewLayout {
    let lead = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    lead.contentInsets = insets(10)
    let trailing = NSCollectionLayoutItem(layoutSize: full)
    trailing.contentInsets = insets(10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.85), .fractionalHeight(0.4)),
      subitems: [lead, trailingGroup])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func pinnedList() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 10)
    let sectionHeader = header(height: .estimated(44))
    sectionHeader.pinToVisibleBounds = true
    sectionHeader.zIndex = 2
    section.boundarySupplementaryItems = [sectionHeader, footer(height: .estimated(44))]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func tiled(inset: CGFloat = 8) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = inset
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let section = NSCollectionLayoutSection(
          group: tiledGroup(
            width: environment.container.effectiveContentSize.width, inset: inset))
        section.interGroupSpacing = inset
        return section
      }, configuration: configuration)
  }

  private static func tiledGroup(width: CGFloat, inset: CGFloat) -> NSCollectionLayoutGroup {
    let small = (width - 2 * inset) / 3
    let big = 2 * small + inset
    let item = NSCollectionLayoutItem(layoutSize: full)
    let bigItem = NSCollectionLayoutItem(
      layoutSize: size(.absolute(big), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(small), .fractionalHeight(1)), subitem: item, count: 2)
    pair.interItemSpacing = .fixed(inset)
    let smalls = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(small)), subitem: item, count: 3)
    smalls.interItemSpacing = .fixed(inset)
    func row(_ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(big)), subitems: subitems)
      row.interItemSpacing = .fixed(inset)
      return row
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(2 * (big + small) + 3 * inset)),
      subitems: [row([pair, bigItem]), smalls, row([bigItem, pair]), smalls])
    group.interItemSpacing = .fixed(inset)
    return group
  }

  // MARK: The README

  static func innerGroups() -> UICollectionViewLayout {
    let third = size(.fractionalWidth(1 / 3), .fractionalHeight(1))
    func column(of count: Int) -> NSCollectionLayoutGroup {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: third, subitem: NSCollectionLayoutItem(layoutSize: full), count: count)
      column.interItemSpacing = .fixed(8)
      return column
    }
    let single = NSCollectionLayoutItem(layoutSize: third)
    single.contentInsets.trailing = 4
    let double = column(of: 2)
    double.contentInsets.leading = 4
    double.contentInsets.trailing = 4
    let triple = column(of: 3)
    triple.contentInsets.leading = 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [single, double, triple])
    group.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func gettingStarted() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.3), .fractionalWidth(0.3)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    section.supplementariesFollowContentInsets = false
    let title = header(height: .absolute(30))
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
