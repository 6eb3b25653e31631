import CompositionalUIKit

extension AppleGallery {
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

  static func customGroup() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(
        widthDimension: .absolute(346), heightDimension: .absolute(220))
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
