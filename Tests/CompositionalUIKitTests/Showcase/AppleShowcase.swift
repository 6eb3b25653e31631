import CompositionalTestSupport
import CompositionalUIKit

/// The layouts of CompositionalLayoutDSL's article, samples and tests, without the DSL.
@MainActor
enum AppleShowcase {
  /// Returns a layout for UIKit or AppKit.
  static func layout(_ layout: ShowcaseLayout) -> UICollectionViewCompositionalLayout {
    switch layout {
    case .nestedGroups: nestedContinuous()
    case .pinnedList: pinnedList()
    case .spacedPinnedList: pinnedList(spacing: 5, sides: 10)
    case .tiledSection: tiled()
    case .innerGroups: innerGroups()
    case .gettingStarted: gettingStarted()
    case .listOfFive: listOfFive()
    case .fractal: fractal()
    case .fractalLane: fractalLane()
    case .appStore: store()
    case .globalHeader: globalHeader()
    case .laneSection: lane()
    case .columnLaneSection: columnLane()
    case .adaptiveColumnLaneSection: adaptiveColumnLane()
    case .sectionWithEnvironmentInsets: laneWithEnvironmentInsets()
    case .sectionWithHeader: rowsWithHeader()
    case .fourColumns: fourColumns()
    case .desktopList: desktopList()
    case .tweetDeck: tweetDeck()
    case .listBetweenBars: snapshotList()
    case .badges: supplementaries()
    case .background: decorations()
    }
  }

  static let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  static func insets(_ value: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
  }

  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func header(
    kind: String = "header", height: NSCollectionLayoutDimension, offset: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: kind, alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: offset))
  }

  static func footer(
    kind: String = "footer", height: NSCollectionLayoutDimension, offset: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: kind, alignment: .bottom,
      absoluteOffset: CGPoint(x: 0, y: offset))
  }

  // MARK: The article

  static func nestedContinuous() -> UICollectionViewCompositionalLayout {
    let lead = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    lead.contentInsets = insets(10)
    let trailing = NSCollectionLayoutItem(layoutSize: full)
    trailing.contentInsets = insets(10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.85), .fractionalHeight(0.4)),
      subitems: [lead, trailingGroup])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// The rows of the article's DSL code by default, or of its UIKit code: 5 apart, 10 from the
  /// sides.
  static func pinnedList(spacing: CGFloat = 0, sides: CGFloat = 0)
    -> UICollectionViewCompositionalLayout
  {
    let item = NSCollectionLayoutItem(layoutSize: full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: sides, bottom: 0, trailing: sides)
    let sectionHeader = header(kind: "section-header", height: .estimated(44))
    sectionHeader.pinToVisibleBounds = true
    sectionHeader.zIndex = 2
    section.boundarySupplementaryItems = [
      sectionHeader, footer(kind: "section-footer", height: .estimated(44)),
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func tiled(inset: CGFloat = 8) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = inset
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let section = NSCollectionLayoutSection(
          group: tiledGroup(
            width: environment.container.effectiveContentSize.width, inset: inset))
        section.interGroupSpacing = inset
        return section
      }, configuration: configuration)
  }

  private static func tiledGroup(width: CGFloat, inset: CGFloat) -> NSCollectionLayoutGroup {
    let small = (width - inset * 2) / 3
    let big = small * 2 + inset
    let item = NSCollectionLayoutItem(layoutSize: full)
    let bigItem = NSCollectionLayoutItem(
      layoutSize: size(.absolute(big), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(small), .fractionalHeight(1)), subitem: item, count: 2)
    pair.interItemSpacing = .fixed(inset)
    let smalls = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(small)), subitem: item, count: 3)
    smalls.interItemSpacing = .fixed(inset)
    func row(_ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(big)), subitems: subitems)
      row.interItemSpacing = .fixed(inset)
      return row
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute((big + inset + small) * 2 + inset)),
      subitems: [row([pair, bigItem]), smalls, row([bigItem, pair]), smalls])
    group.interItemSpacing = .fixed(inset)
    return group
  }

  // MARK: The README

  static func innerGroups() -> UICollectionViewCompositionalLayout {
    let third = size(.fractionalWidth(1 / 3), .fractionalHeight(1))
    func column(of count: Int) -> NSCollectionLayoutGroup {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: third, subitem: NSCollectionLayoutItem(layoutSize: full), count: count)
      column.interItemSpacing = .fixed(8)
      return column
    }
    let single = NSCollectionLayoutItem(layoutSize: third)
    single.contentInsets.trailing = 4
    let double = column(of: 2)
    double.contentInsets.leading = 4
    double.contentInsets.trailing = 4
    let triple = column(of: 3)
    triple.contentInsets.leading = 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [single, double, triple])
    group.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func gettingStarted() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.3), .fractionalWidth(0.3)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: sectionWithHeader(section))
  }
}
