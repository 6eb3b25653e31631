import CompositionalUIKit

/// A provider that switches over an enumeration of sections.
@MainActor
final class LibraryLayoutFactory {
  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3

    func columnCount(for width: CGFloat) -> Int {
      let isWide = width > 800
      switch self {
      case .list:
        return isWide ? 2 : 1
      case .grid5:
        return isWide ? 10 : 5
      case .grid3:
        return isWide ? 6 : 3
      }
    }
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard let sectionKind = SectionLayoutKind(rawValue: index) else { return nil }
      let columns = sectionKind.columnCount(for: environment.container.effectiveContentSize.width)

      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

      let groupHeight =
        sectionKind == .list
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

/// A music app's start page: each case makes its own section.
@MainActor
struct MusicHome {
  enum Section: Int, CaseIterable, Hashable {
    case hero
    case recentlyPlayed
    case charts

    static var count: Int { allCases.count }
  }

  func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 32
    return UICollectionViewCompositionalLayout(
      sectionProvider: section(at:environment:), configuration: configuration)
  }

  private func section(
    at index: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch Section(rawValue: index) {
    case .hero: return heroSection()
    case .recentlyPlayed: return recentsSection()
    case .charts: return chartsSection()
    case .none: return nil
    }
  }

  private func heroSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(300)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    return section
  }

  private func recentsSection() -> NSCollectionLayoutSection {
    let cover = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .absolute(140), heightDimension: .absolute(180)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: cover.layoutSize, subitems: [cover])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 16
    section.contentInsets.leading = 20
    section.contentInsets.trailing = 20
    return section
  }

  private func chartsSection() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 4)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(240)),
      subitem: row, count: 4)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }
}
