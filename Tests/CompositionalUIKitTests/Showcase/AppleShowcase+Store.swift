import CompositionalUIKit

/// The screen of an app store, from sections that are reused.
extension AppleShowcase {
  enum Lane { case new, trending, top }

  private static let margins = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 0, trailing: 16)

  /// The sections repeat in order.
  static func store() -> UICollectionViewCompositionalLayout {
    let lanes: [Lane] = [.new, .trending, .top, .trending, .trending]
    return UICollectionViewCompositionalLayout { index, environment in
      let section = sectionWithEnvironmentInsets(environment) { inner in
        switch lanes[index % lanes.count] {
        case .new: newSection(inner)
        case .trending: trendingSection(inner)
        case .top: topSection()
        }
      }
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
  }

  /// Returns a section whose content is built for an environment reduced by the section's insets.
  static func sectionWithEnvironmentInsets(
    _ environment: NSCollectionLayoutEnvironment,
    _ make: (NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    let section = make(InsetEnvironment(environment, insets: margins))
    section.contentInsets = margins
    return section
  }

  /// Returns the width of one column on a phone, or of one and a half or two and a half in larger
  /// views.
  static func adaptiveWidth(_ environment: NSCollectionLayoutEnvironment) -> CGFloat {
    let width = environment.container.effectiveContentSize.width
    let columns: CGFloat = width < 500 ? 1 : width < 700 ? 1.5 : 2.5
    return columnWidth(columns, in: environment)
  }

  static func columnWidth(_ columns: CGFloat, in environment: NSCollectionLayoutEnvironment)
    -> CGFloat
  {
    let width = environment.container.effectiveContentSize.width
    return (width - 8 * (columns - 1)) / columns
  }

  /// Returns cells of one size in a row that comes to rest at a cell.
  static func laneSection(
    of item: NSCollectionLayoutItem, width: CGFloat, height: CGFloat
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(width), .absolute(height)), subitems: [item]))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  static func lane() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: laneSection(of: .init(layoutSize: full), width: 160, height: 90))
  }

  /// Three columns, regardless of the width.
  static func columnLane() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      laneSection(
        of: .init(layoutSize: full), width: columnWidth(3, in: environment), height: 120)
    }
  }

  static func adaptiveColumnLane() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = adaptiveWidth(environment)
      return laneSection(of: .init(layoutSize: full), width: width, height: width * 9 / 16)
    }
  }

  static func laneWithEnvironmentInsets() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      sectionWithEnvironmentInsets(environment) { inner in
        laneSection(of: .init(layoutSize: full), width: columnWidth(2, in: inner), height: 100)
      }
    }
  }

  static func rowsWithHeader() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    return UICollectionViewCompositionalLayout(section: sectionWithHeader(section))
  }

  private static func newSection(_ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let width = adaptiveWidth(environment)
    let title = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), elementKind: "title",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .top, absoluteOffset: CGPoint(x: 0, y: -88)))
    let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [title])
    item.contentInsets.top = 88
    return laneSection(of: item, width: width, height: width * 9 / 16 + 88)
  }

  private static func trendingSection(_ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: full, subitem: NSCollectionLayoutItem(layoutSize: full), count: 3)
    column.interItemSpacing = .fixed(4)
    return laneSection(of: column, width: adaptiveWidth(environment), height: 240)
  }

  private static func topSection() -> NSCollectionLayoutSection {
    let caption = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(26)), elementKind: "caption",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 30)))
    let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [caption])
    item.contentInsets.bottom = 30
    return laneSection(of: item, width: 300, height: 198.75)
  }
}
