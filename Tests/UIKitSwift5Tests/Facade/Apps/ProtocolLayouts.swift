import CompositionalUIKit

protocol SectionLayoutProviding {
  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

extension SectionLayoutProviding {
  /// Most sections have a header, and it looks the same everywhere.
  func standardHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }
}

struct HeadlineSection: SectionLayoutProviding {
  let title: String

  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .absolute(width), heightDimension: .absolute(width * 0.5)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}

struct StoryListSection: SectionLayoutProviding {
  var rowHeight: CGFloat = 70

  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [standardHeader()]
    return section
  }
}

/// A page of a newspaper: sections behind a protocol.
final class NewsPage {
  private var providers: [any SectionLayoutProviding]

  init(providers: [any SectionLayoutProviding]) {
    self.providers = providers
  }

  convenience init() {
    self.init(providers: [HeadlineSection(title: "Today"), StoryListSection()])
  }

  lazy var layout: UICollectionViewCompositionalLayout = {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: sectionProvider(index:environment:))
    layout.configuration.interSectionSpacing = 10
    return layout
  }()

  private func sectionProvider(index: Int, environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    guard index < providers.count else { return nil }
    return providers[index].layoutSection(environment: environment)
  }
}

/// A chain of calls that ends in a layout.
final class SectionComposer {
  private var items: [NSCollectionLayoutItem] = []
  private var spacing: CGFloat = 0
  private var insets: NSDirectionalEdgeInsets = .zero
  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

  @discardableResult
  func column(_ fraction: CGFloat) -> Self {
    items.append(
      NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1))))
    return self
  }

  func spaced(_ spacing: CGFloat) -> Self {
    self.spacing = spacing
    return self
  }

  func inset(_ insets: NSDirectionalEdgeInsets) -> Self {
    self.insets = insets
    return self
  }

  func scrolling(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Self {
    self.behavior = behavior
    return self
  }

  func build(rowHeight: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      subitems: items)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}

func spreadsheetLayout() -> UICollectionViewLayout {
  let composer = SectionComposer()
  [0.5, 0.25, 0.25].forEach { composer.column($0) }
  let section = composer.spaced(1).inset(.init(top: 1, leading: 0, bottom: 1, trailing: 0))
    .scrolling(.none).build(rowHeight: 30)
  return UICollectionViewCompositionalLayout(section: section)
}
