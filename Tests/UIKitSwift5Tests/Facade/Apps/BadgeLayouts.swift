import CompositionalUIKit

/// Unread counts on the corners of the cells.
enum BadgedGrid {
  static let badgeElementKind = "badge-element-kind"
  static let bannerElementKind = "banner-element-kind"

  static func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize,
      elementKind: BadgedGrid.badgeElementKind,
      containerAnchor: badgeAnchor)

    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// A banner that hangs below the picture it belongs to.
  static func bannerLayout() -> UICollectionViewLayout {
    let banner = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
      elementKind: bannerElementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
      supplementaryItems: [banner])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(124)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }
}

/// Presence dots on avatars, and a rank beside each row.
func leaderboardLayout() -> UICollectionViewCompositionalLayout {
  let dot = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(12), heightDimension: .absolute(12)),
    elementKind: "presence",
    containerAnchor: NSCollectionLayoutAnchor(
      edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: -4, y: -4)))
  dot.zIndex = 10
  let avatar = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(60), heightDimension: .absolute(60)),
    supplementaryItems: [dot])
  let name = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(280), heightDimension: .absolute(60)))
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
    subitems: [avatar, name])
  row.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
  row.supplementaryItems = [
    NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(32), heightDimension: .absolute(32)),
      elementKind: "rank",
      containerAnchor: .init(edges: .leading, absoluteOffset: CGPoint(x: -36, y: 0)))
  ]
  let section = NSCollectionLayoutSection(group: row)
  section.interGroupSpacing = 10
  return UICollectionViewCompositionalLayout(section: section)
}
