import CompositionalUIKit

/// The same on a Mac: AppKit's names.
enum DesktopLibrary {
  static func gridLayout() -> NSCollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return NSCollectionViewCompositionalLayout(section: section)
  }

  static func headeredLayout() -> NSCollectionViewCompositionalLayout {
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 16
    return NSCollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, layoutEnvironment in
        let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 4 : 2
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
          subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
          elementKind: NSCollectionView.elementKindSectionHeader,
          alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          elementKind: NSCollectionView.elementKindSectionFooter,
          alignment: .bottom)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        return section
      }, configuration: configuration)
  }
}

/// A contact sheet that runs sideways.
func filmstripLayout() -> NSCollectionViewLayout {
  let configuration = NSCollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  let frame = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
  frame.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
  let pair = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(widthDimension: .absolute(150), heightDimension: .fractionalHeight(1)),
    subitems: [frame])
  return NSCollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: pair), configuration: configuration)
}
