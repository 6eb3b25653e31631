import CompositionalUIKit

/// A month: seven days a week, the month's name above.
func monthLayout() -> UICollectionViewLayout {
  let daysPerWeek = 7
  let daySize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0 / CGFloat(daysPerWeek)),
    heightDimension: .fractionalHeight(1))
  let day = NSCollectionLayoutItem(layoutSize: daySize)
  let weekSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  let week = NSCollectionLayoutGroup.horizontal(
    layoutSize: weekSize, subitem: day, count: daysPerWeek)
  let month = NSCollectionLayoutSection(group: week)
  month.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 24, trailing: 6)

  let titleSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  let title = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: titleSize, elementKind: "month-title", alignment: .top)
  title.pinToVisibleBounds = true
  month.boundarySupplementaryItems = [title]
  return UICollectionViewCompositionalLayout(section: month)
}

/// Months beside one another, a whole month a page.
func pagedMonthsLayout() -> UICollectionViewLayout {
  let day = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
  let week = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 6)),
    subitem: day, count: 7)
  let month = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(300)),
    subitem: week, count: 6)
  let section = NSCollectionLayoutSection(group: month)
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

/// A day's program: the hours on the left stay, the talks are as long as they take.
func scheduleLayout(durations: [CGFloat]) -> UICollectionViewLayout {
  let pointsPerMinute: CGFloat = 2
  let talks = durations.map { minutes in
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(minutes * pointsPerMinute)))
  }
  let total = durations.reduce(0, +) * pointsPerMinute
  let track = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(total)),
    subitems: talks)
  let section = NSCollectionLayoutSection(group: track)
  section.contentInsets.leading = 60
  let hours = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(total)),
    elementKind: "hours", alignment: .leading)
  section.boundarySupplementaryItems.append(hours)
  section.supplementariesFollowContentInsets = false
  return UICollectionViewCompositionalLayout(section: section)
}
