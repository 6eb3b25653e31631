import CompositionalUIKit

/// Pictures in an uneven pattern: one large beside two small, then three in a row.
@MainActor
func photoMosaicLayout() -> UICollectionViewLayout {
  let inset = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

  let mainItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(2 / 3),
      heightDimension: .fractionalHeight(1.0)))
  mainItem.contentInsets = inset

  let pairItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalHeight(0.5)))
  pairItem.contentInsets = inset

  let trailingGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .fractionalHeight(1.0)),
    subitem: pairItem,
    count: 2)

  let mainWithPairGroup = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(260)),
    subitems: [mainItem, trailingGroup])

  let tripletItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .fractionalHeight(1.0)))
  tripletItem.contentInsets = inset

  let tripletGroup = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(120)),
    subitems: [tripletItem, tripletItem, tripletItem])

  let nestedGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(380)),
    subitems: [mainWithPairGroup, tripletGroup])

  let section = NSCollectionLayoutSection(group: nestedGroup)
  return UICollectionViewCompositionalLayout(section: section)
}

/// A dashboard of widgets: small, medium and large tiles as on a home screen.
@MainActor
class WidgetBoard {
  private let gap: CGFloat = 10

  lazy var smallPair: NSCollectionLayoutGroup = {
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(170)),
      subitem: small, count: 2)
    pair.interItemSpacing = .fixed(gap)
    return pair
  }()

  func wide(height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
  }

  func makeLayout() -> UICollectionViewLayout {
    let medium = wide(height: 170)
    let large = wide(height: 350)
    // 170 + 10 + 170 + 10 + 350
    let board = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(710)),
      subitems: [smallPair, medium, large])
    board.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: board)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A search page: a tall clip now on the left, now on the right.
@MainActor
func exploreLayout() -> UICollectionViewLayout {
  func square(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: width, heightDimension: height))
    item.contentInsets = .init(top: 0, leading: 1, bottom: 2, trailing: 1)
    return item
  }
  let columnSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
  let column = NSCollectionLayoutGroup.vertical(
    layoutSize: columnSize,
    subitems: [square(.fractionalWidth(1), .fractionalHeight(0.5))])
  let tall = square(.fractionalWidth(1 / 3), .fractionalHeight(1))
  let blockSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3))
  let left = NSCollectionLayoutGroup.horizontal(
    layoutSize: blockSize, subitems: [tall, column, column])
  let right = NSCollectionLayoutGroup.horizontal(
    layoutSize: blockSize, subitems: [column, column, tall])
  let page = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4 / 3)),
    subitems: [left, right])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: page))
}
