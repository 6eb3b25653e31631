import CompositionalUIKit

/// A social feed: stories in a row, then posts, one below the other.
@MainActor
final class SocialFeedLayout {
  enum Section: Int {
    case stories = 0
    case posts = 1
  }

  static func compositionalLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionNumber, env in
      if sectionNumber == Section.stories.rawValue {
        return Self.stories()
      } else {
        return Self.posts(width: env.container.contentSize.width)
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 1
    layout.configuration = config
    return layout
  }

  private static func stories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(96)))
    item.contentInsets.trailing = 8
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .estimated(72), heightDimension: .absolute(96)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.leading = 16
    return section
  }

  private static func posts(width: CGFloat) -> NSCollectionLayoutSection {
    let header = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let picture = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)))
    let actions = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let post = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(width + 100)),
      subitems: [header, picture, actions])
    let section = NSCollectionLayoutSection(group: post)
    section.interGroupSpacing = 12
    return section
  }
}

/// A shop whose sections are defined by the data.
@MainActor
final class ShopFront {
  enum Block {
    case banner(height: CGFloat)
    case grid(columns: Int)
    case shelf
  }

  var blocks: [Block]

  init(blocks: [Block]) {
    self.blocks = blocks
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, layoutEnvironment in
      guard let self = self, self.blocks.indices.contains(sectionIndex) else { return nil }
      switch self.blocks[sectionIndex] {
      case .banner(let height): return self.banner(height: height)
      case .grid(let columns) where columns > 0: return self.grid(columns: columns)
      case .grid: return nil
      case .shelf: return posterShelf(environment: layoutEnvironment)
      }
    }
  }

  private func banner(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }

  private func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1.0 / CGFloat(columns))),
      subitems: Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    return section
  }
}
