import CompositionalUIKit

/// The screen of an app store, from sections that are reused.
extension AppleShowcase {
  enum Lane { case new, trending, top }

  /// The sections follow one another and start again.
  static func store() -> UICollectionViewLayout {
    let lanes: [Lane] = [.new, .trending, .top, .trending, .trending]
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let inner = InsetEnvironment(environment, insets: margins)
        let section: NSCollectionLayoutSection
        switch lanes[index % lanes.count] {
        case .new: section = newSection(inner)
        case .trending: section = trendingSection(inner)
        case .top: section = topSection()
        }
        section.contentInsets = margins
        return section
      }, configuration: configuration)
  }

  /// One column in the hand, one and a half or two and a half where there is more room.
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

  /// One cell a group, in a row that stops at the cells.
  static func laneSection(
    of group: NSCollectionLayoutGroup,
    scrolling behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// A number of columns, whatever the room.
  static func columnLane(_ columns: CGFloat) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let cell = size(.absolute(columnWidth(columns, in: environment)), .absolute(120))
      return laneSection(
        of: .horizontal(layoutSize: cell, subitems: [.init(layoutSize: full)]),
        scrolling: .continuousGroupLeadingBoundary)
    }
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
    return laneSection(
      of: .horizontal(
        layoutSize: size(.absolute(width), .absolute(width * 9 / 16 + 88)), subitems: [item]))
  }

  private static func trendingSection(_ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(adaptiveWidth(environment)), .absolute(240)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 3)
    column.interItemSpacing = .fixed(4)
    return laneSection(of: column)
  }

  private static func topSection() -> NSCollectionLayoutSection {
    let caption = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(26)), elementKind: "caption",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 30)))
    let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [caption])
    item.contentInsets.bottom = 30
    return laneSection(
      of: .horizontal(
        layoutSize: size(.absolute(300), .absolute(198.75)), subitems: [item]))
  }
}
