import CompositionalUIKit

/// The grid of every first tutorial.
@MainActor
func generateLayout() -> UICollectionViewLayout {
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0 / 3.0),
    heightDimension: .fractionalHeight(1.0))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0),
    heightDimension: .fractionalWidth(1.0 / 3.0))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

  let section = NSCollectionLayoutSection(group: group)
  let layout = UICollectionViewCompositionalLayout(section: section)
  return layout
}

/// A wallpaper picker: the number of columns is a parameter.
@MainActor
enum WallpaperGrid {
  static let spacing: CGFloat = 10

  static func layout(columns: Int, aspectRatio: CGFloat = 2) -> UICollectionViewCompositionalLayout
  {
    .init(section: section(columns: columns, aspectRatio: aspectRatio))
  }

  private static func section(columns: Int, aspectRatio: CGFloat) -> NSCollectionLayoutSection {
    let fraction = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(fraction * aspectRatio)),
      subitems: [item])
    group.interItemSpacing = .fixed(spacing)

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = .init(
      top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
    return section
  }
}

/// As many columns as fit the window, determined at every rotation.
@MainActor
func makeAdaptiveGrid() -> UICollectionViewCompositionalLayout {
  return UICollectionViewCompositionalLayout {
    (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection? in

    let contentSize = layoutEnvironment.container.effectiveContentSize
    let columns: Int
    switch contentSize.width {
    case ..<320: columns = 1
    case ..<600: columns = 2
    case ..<1000: columns = 4
    default: columns = 6
    }

    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)

    let groupHeight: NSCollectionLayoutDimension =
      columns == 1 ? .absolute(60) : .fractionalWidth(0.5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

/// Icons of one fixed size, as many as fit, spread over the row.
@MainActor
func emojiPickerLayout(keySize: CGFloat = 44) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .absolute(keySize), heightDimension: .absolute(keySize))
  let key = NSCollectionLayoutItem(layoutSize: size)
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: size.heightDimension),
    subitems: [key])
  row.interItemSpacing = .flexible(8)
  let section = NSCollectionLayoutSection(group: row)
  section.interGroupSpacing = 6
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
  return UICollectionViewCompositionalLayout(section: section)
}
