import CompositionalUIKit

/// Two columns in the hand, five on the desk.
func productGridLayout() -> UICollectionViewLayout {
  let isPad = UIDevice.current.userInterfaceIdiom == .pad
  let columns = isPad ? 5 : 2
  let inset: CGFloat = isPad ? 24 : 16

  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
    subitem: item,
    count: columns)
  group.interItemSpacing = NSCollectionLayoutSpacing.fixed(inset / 2)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(
    top: inset, leading: inset, bottom: inset, trailing: inset)
  section.interGroupSpacing = inset / 2
  return UICollectionViewCompositionalLayout(section: section)
}

/// Thumbnails sized by the screen, the way it was done before environments.
func cameraRollLayout() -> UICollectionViewLayout {
  let side = (UIScreen.main.bounds.width - 3) / 4
  let pixel = 1 / UIScreen.main.scale
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .absolute(UIScreen.main.bounds.width), heightDimension: .absolute(side)),
    subitems: [item])
  group.interItemSpacing = .fixed(1)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = max(1, pixel)
  return UICollectionViewCompositionalLayout(section: section)
}

/// One column in a compact window, two where there is room.
func articleGridLayout() -> UICollectionViewCompositionalLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
    let isCompact = environment.traitCollection.horizontalSizeClass == .compact
    let isShort = environment.traitCollection.verticalSizeClass == .compact
    let columns = isCompact && !isShort ? 1 : 2
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)),
      heightDimension: .estimated(120))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let rowSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
    row.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 20
    section.contentInsetsReference = .readableContent
    return section
  }
  return UICollectionViewCompositionalLayout(sectionProvider: provider)
}

/// Buttons whose height follows the text size of the user.
func keypadLayout() -> UICollectionViewLayout {
  let height = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(height)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
    subitems: [item, item, item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
