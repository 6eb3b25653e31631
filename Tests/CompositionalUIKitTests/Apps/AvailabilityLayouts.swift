import CompositionalUIKit

/// Rows of a dashboard on old systems and new.
@MainActor
enum CompatibleGroups {
  static func repeating(
    _ item: NSCollectionLayoutItem, count: Int, in size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    if #available(iOS 16.0, *) {
      return NSCollectionLayoutGroup.horizontal(
        layoutSize: size, repeatingSubitem: item, count: count)
    } else {
      return NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: item, count: count)
    }
  }

  static func stacked(
    _ item: NSCollectionLayoutItem, count: Int, in size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    guard #available(iOS 16.0, tvOS 16.0, *) else {
      return .vertical(layoutSize: size, subitem: item, count: count)
    }
    return .vertical(layoutSize: size, repeatingSubitem: item, count: count)
  }
}

@MainActor
func meterRowsLayout() -> UICollectionViewLayout {
  let meter = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1)))
  let row = CompatibleGroups.repeating(
    meter, count: 4,
    in: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)))
  row.interItemSpacing = .fixed(10)
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
}

@MainActor
func podiumLayout() -> UICollectionViewLayout {
  let step = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
  let column = CompatibleGroups.stacked(
    step, count: 3,
    in: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(150)))
  column.interItemSpacing = .fixed(15)
  let section = NSCollectionLayoutSection(group: column)
  if #available(iOS 16.0, *) {
    section.supplementaryContentInsetsReference = .none
  }
  return UICollectionViewCompositionalLayout(section: section)
}

/// The guide of the layout, overridden by one section.
@MainActor
func marginAwareLayout() -> UICollectionViewCompositionalLayout {
  let config = UICollectionViewCompositionalLayoutConfiguration()
  config.contentInsetsReference = .layoutMargins
  return UICollectionViewCompositionalLayout(
    sectionProvider: { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
      if index == 0 { section.contentInsetsReference = UIContentInsetsReference.none }
      return section
    }, configuration: config)
}
