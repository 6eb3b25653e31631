import CompositionalUIKit

/// The screens of the iOS and macOS samples, and the layouts of the snapshot tests.
extension AppleShowcase {
  static func listOfFive() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 5)
    group.interItemSpacing = .fixed(4)
    group.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let top = header(height: .absolute(20), offset: -4)
    top.pinToVisibleBounds = true
    let bottom = footer(height: .absolute(20), offset: 4)
    bottom.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top, bottom]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func fractal() -> UICollectionViewCompositionalLayout {
    let group = fractalGroup(
      size(.fractionalWidth(1), .fractionalWidth(0.5)), depth: 2)
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  static func fractalLane() -> UICollectionViewCompositionalLayout {
    let group = fractalGroup(
      size(.fractionalWidth(0.9), .fractionalWidth(0.45)), depth: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: sectionWithHeader(section))
  }

  /// Returns a section under a pinned header of the full width.
  static func sectionWithHeader(_ section: NSCollectionLayoutSection)
    -> NSCollectionLayoutSection
  {
    section.supplementariesFollowContentInsets = false
    let title = header(height: .absolute(30))
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems.append(title)
    return section
  }

  /// Returns a half, a quarter, and the same again in a corner: four leaves per level, plus one.
  private static func fractalGroup(
    _ layoutSize: NSCollectionLayoutSize, depth: Int
  ) -> NSCollectionLayoutGroup {
    func leaf(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let leaf = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
      leaf.contentInsets = insets(8)
      return leaf
    }
    let cornerSize = size(.fractionalWidth(1), .fractionalHeight(0.5))
    let corner = depth > 1 ? fractalGroup(cornerSize, depth: depth - 1) : leaf(1, 0.5)
    let left = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [corner, leaf(1, 0.5)])
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: cornerSize, subitems: [left, leaf(0.5, 1)])
    let right = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [leaf(1, 0.5), bottom])
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize, subitems: [leaf(0.5, 1), right])
  }

  static func globalHeader() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.85), .absolute(200)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(150)),
        elementKind: "global-header", alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: -8)),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        elementKind: "global-footer", alignment: .bottom,
        absoluteOffset: CGPoint(x: 0, y: 8)),
    ]
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func fourColumns() -> NSCollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 4)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    return NSCollectionViewCompositionalLayout(section: section)
  }

  static func desktopList() -> NSCollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(8)
    section.supplementariesFollowContentInsets = false
    let top = header(height: .absolute(20))
    top.pinToVisibleBounds = true
    let bottom = footer(height: .absolute(20))
    bottom.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top, bottom]
    return NSCollectionViewCompositionalLayout(section: section)
  }

  static func tweetDeck() -> NSCollectionViewCompositionalLayout {
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(150), .absolute(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(4)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(20), .fractionalHeight(1)),
        elementKind: "name", alignment: .leading)
    ]
    return NSCollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  // MARK: The snapshot tests

  static func supplementaries() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(15), .absolute(15)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 4)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(16)
    group.contentInsets.trailing = 20
    group.supplementaryItems.append(
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(60)), elementKind: "label",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.trailing], fractionalOffset: CGPoint(x: 1, y: 0))))
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets.bottom = 16
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func decorations() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 4)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = insets(16)
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }

  static func snapshotList() -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    let top = header(height: .absolute(24))
    top.pinToVisibleBounds = true
    let bottom = footer(height: .absolute(24))
    bottom.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top, bottom]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
