import CompositionalUIKit

extension AppleGallery {
  static func grid() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func insetGrid() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func list() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .init(group: row(height: .absolute(44))))
  }

  static func twoColumns() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }

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

  static func distinctSections() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = filling(insets(2))
      let group: NSCollectionLayoutGroup
      switch index % 3 {
      case 0:
        group = .horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          subitems: [item])
      case 1:
        group = .horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
          subitem: item, count: 5)
      default:
        group = .horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.3)),
          subitem: item, count: 3)
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = insets(16)
      return section
    }
  }

  static func calendar() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(
      group: row(of: 7, height: .absolute(52), spacing: 2))
    section.interGroupSpacing = 2
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 8)
    section.boundarySupplementaryItems = [pinned("month", height: 36)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func wideTable() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 12
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 10)
    column.interItemSpacing = .fixed(1)
    let names = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .absolute(90), heightDimension: .fractionalHeight(1)),
      elementKind: "names", alignment: .leading)
    names.pinToVisibleBounds = true
    names.zIndex = 3
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 1
    section.boundarySupplementaryItems = [names]
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}
