import CompositionalUIKit

/// Pictures of any ratio, each put on the shortest column.
final class MasonryLayout {
  struct Configuration {
    var columnCount = 2
    var spacing: CGFloat = 8
    var inset: CGFloat = 8
  }

  private let configuration: Configuration
  private let ratios: [CGFloat]

  init(ratios: [CGFloat], configuration: Configuration = .init()) {
    self.ratios = ratios
    self.configuration = configuration
  }

  func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      self.section(for: environment)
    }
  }

  private func section(for environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let items = makeItems(width: environment.container.effectiveContentSize.width)
    let height = items.map(\.frame.maxY).max() ?? 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    ) { _ in items }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    return section
  }

  private func makeItems(width: CGFloat) -> [NSCollectionLayoutGroupCustomItem] {
    let columns = configuration.columnCount
    let room = width - 2 * configuration.inset - CGFloat(columns - 1) * configuration.spacing
    let columnWidth = room / CGFloat(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    return ratios.map { ratio in
      let shortest = heights.indices.min(by: { heights[$0] < heights[$1] }) ?? 0
      let origin = CGPoint(
        x: configuration.inset + CGFloat(shortest) * (columnWidth + configuration.spacing),
        y: heights[shortest])
      let size = CGSize(width: columnWidth, height: columnWidth * ratio)
      heights[shortest] += size.height + configuration.spacing
      return NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: size))
    }
  }
}

/// Hands of cards that overlap: later ones above.
func fannedCardsLayout(count: Int) -> UICollectionViewLayout {
  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
  let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) {
    (layoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in
    var customItems = [NSCollectionLayoutGroupCustomItem]()
    let size = layoutEnvironment.container.effectiveContentSize
    for index in 0..<count {
      let frame = CGRect(
        x: CGFloat(index) * 30, y: 10, width: size.width / 3, height: size.height - 20)
      customItems.append(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index))
    }
    return customItems
  }
  let section = NSCollectionLayoutSection(group: group)
  return UICollectionViewCompositionalLayout(section: section)
}

/// A ring of apps around one in the middle.
func ringLayout() -> UICollectionViewCompositionalLayout {
  let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
    let side = min(
      environment.container.contentSize.width, environment.container.contentSize.height)
    let center = CGPoint(x: side / 2, y: side / 2)
    let middle = CGRect(x: center.x - 40, y: center.y - 40, width: 80, height: 80)
    let around = (0..<4).map { step -> CGRect in
      let dx: CGFloat = [0, 1, 0, -1][step]
      let dy: CGFloat = [-1, 0, 1, 0][step]
      return CGRect(
        x: center.x + dx * (side / 2 - 30) - 30, y: center.y + dy * (side / 2 - 30) - 30,
        width: 60, height: 60)
    }
    return ([middle] + around).map { NSCollectionLayoutGroupCustomItem(frame: $0) }
  }
  let group = NSCollectionLayoutGroup.custom(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
    itemProvider: provider)
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
