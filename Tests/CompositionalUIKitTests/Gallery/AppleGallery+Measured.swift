import CompositionalUIKit

extension AppleGallery {
  /// Returns a view above a section, as high as its text.
  private static func title(_ kind: String, estimate: CGFloat)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      elementKind: kind, alignment: .top)
  }

  static func wrappingTags() -> UICollectionViewCompositionalLayout {
    let count = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(16), heightDimension: .absolute(16)),
      elementKind: "count",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
    let tag = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .estimated(90), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [count])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitems: [tag])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [title("topic", estimate: 40)]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
