import CompositionalUIKit

extension AppleGallery {
  static func nestedGroups() -> UICollectionViewCompositionalLayout {
    let lead = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    lead.contentInsets = insets(8)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: filling(insets(8)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [lead, pair])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  static func rightToLeft() -> UICollectionViewCompositionalLayout {
    let lead = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
    lead.contentInsets = insets(6)
    let trio = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
      subitem: filling(insets(6)), count: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
      subitems: [lead, trio])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 24
    section.contentInsets.trailing = 8
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(32)),
        elementKind: "title", alignment: .topLeading)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func innerGroups() -> UICollectionViewCompositionalLayout {
    let third = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1))
    let single = NSCollectionLayoutItem(layoutSize: third)
    single.contentInsets.trailing = 4
    let double = NSCollectionLayoutGroup.vertical(
      layoutSize: third, subitem: NSCollectionLayoutItem(layoutSize: full), count: 2)
    double.interItemSpacing = .fixed(8)
    double.contentInsets = sides(4)
    let triple = NSCollectionLayoutGroup.vertical(
      layoutSize: third, subitem: NSCollectionLayoutItem(layoutSize: full), count: 3)
    triple.interItemSpacing = .fixed(8)
    triple.contentInsets.leading = 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [single, double, triple])
    group.contentInsets = sides(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func mosaic() -> UICollectionViewCompositionalLayout {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = insets(3)
      return item
    }
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      .init(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(1, 0.4),
      subitems: [
        item(0.667, 1),
        NSCollectionLayoutGroup.vertical(layoutSize: size(0.333, 1), subitem: item(1, 1), count: 2),
      ])
    let middle = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(1, 0.2), subitem: item(1, 1), count: 3)
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(1, 0.4),
      subitems: [
        NSCollectionLayoutGroup.vertical(
          layoutSize: size(0.333, 1), subitems: [item(1, 0.35), item(1, 0.65)]),
        item(0.667, 1),
      ])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.25)),
      subitems: [top, middle, bottom])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  static func tiledSection() -> UICollectionViewCompositionalLayout {
    let big: CGFloat = 247.3333333333
    let small: CGFloat = 119.6666666667
    func rowSize(_ height: CGFloat) -> NSCollectionLayoutSize {
      .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    let smallPair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .absolute(small), heightDimension: .fractionalHeight(1)),
      subitem: .init(layoutSize: full), count: 2)
    smallPair.interItemSpacing = .fixed(8)
    let bigItem = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .absolute(big), heightDimension: .fractionalHeight(1)))
    let trio = row(of: 3, height: .absolute(small), spacing: 8)
    let bigLast = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize(big), subitems: [smallPair, bigItem])
    bigLast.interItemSpacing = .fixed(8)
    let bigFirst = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize(big), subitems: [bigItem, smallPair])
    bigFirst.interItemSpacing = .fixed(8)
    let tiles = NSCollectionLayoutGroup.vertical(
      layoutSize: rowSize(758), subitems: [bigLast, trio, bigFirst, trio])
    tiles.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: tiles)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func customGroup() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(220))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 212, height: 212)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 218, y: 0, width: 128, height: 128)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 270, y: 134, width: 76, height: 78)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 218, y: 166, width: 46, height: 46)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 218, y: 134, width: 26, height: 26)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 250, y: 134, width: 14, height: 26), zIndex: 1),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 14, bottom: 12, trailing: 14)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
