import CompositionalUIKit

extension AppleGallery {
  static func sectionHeadersFooters() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: row(height: .absolute(44)))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      boundary("header", height: 44), boundary("footer", height: 30, alignment: .bottom),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  static func pinnedHeaders() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: row(height: .absolute(44)))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [pinned("header", height: 44)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func pinnedList() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: row(height: .absolute(40)))
    section.interGroupSpacing = 2
    section.boundarySupplementaryItems = [
      pinned("header", height: 24), pinned("footer", height: 24, alignment: .bottom),
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func globalHeader() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(
      group: row(of: 2, height: .absolute(96), spacing: 8))
    section.interGroupSpacing = 8
    section.contentInsets = insets(8)
    section.boundarySupplementaryItems = [boundary("chapter", height: 36)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("banner", height: 150), boundary("colophon", height: 50, alignment: .bottom),
    ]
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = configuration
    return layout
  }

  static func backgroundDecorations() -> UICollectionViewCompositionalLayout {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(5)
    let section = NSCollectionLayoutSection(group: row(height: .absolute(44)))
    section.interGroupSpacing = 5
    section.contentInsets = insets(12)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }

  static func itemBadges() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])
    item.contentInsets = insets(8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.3)),
      subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func supplementaryBadges() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(15), heightDimension: .absolute(15)),
      elementKind: "badge",
      containerAnchor: .init(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitem: item, count: 4)
    group.interItemSpacing = .fixed(16)
    group.contentInsets.trailing = 20
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(60)),
        elementKind: "label",
        containerAnchor: .init(edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets.bottom = 16
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func settings() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      switch index % 3 {
      case 0:
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
      case 1:
        configuration.headerMode = .supplementary
      default:
        break
      }
      return NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
    }
  }
}
