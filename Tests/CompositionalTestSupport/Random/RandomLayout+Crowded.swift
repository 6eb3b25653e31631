import Compositional

extension RandomLayout {
  /// Returns the layout of a seed with groups of hundreds of cells, and items for a part of them.
  static func crowded(seed: UInt64) -> RandomLayout {
    var random = RandomSource(seed: seed ^ 0xC0DE)
    var layout = RandomLayout(seed: seed)
    layout.environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: 120, height: 130))
    layout.environment.safeAreaInsets = .zero
    layout.sections = (0..<2).map { _ in random.crowdedSection() }
    layout.itemCounts = (0..<2).map { _ in random.pick([1, 2, 100, 255, 256, 257, 300]) }
    return layout
  }
}

extension RandomSource {
  /// Returns a section of small cells in columns of rows, with views anchored to some.
  fileprivate mutating func crowdedSection() -> CollectionLayoutSection {
    let room = CGSize(width: 20, height: 20)
    func cell(_ random: inout RandomSource) -> CollectionLayoutItem {
      let width = random.length(3...9)
      let height = random.length(3...9)
      var item = CollectionLayoutItem(
        layoutSize: .init(
          .absolute(width), random.chance(30) ? .estimated(height) : .absolute(height)))
      if random.chance(20) { item.supplementaryItems = random.supplementaries(in: room) }
      if random.chance(20) { item.edgeSpacing = random.edgeSpacing() }
      return item
    }
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(
        .fractionalWidth(pick([1, 0.5])), chance(30) ? .estimated(9) : .absolute(length(6...14))),
      subitems: (0..<integer(1...2)).map { _ in cell(&self) })
    if chance(40) { row.interItemSpacing = chance(50) ? .fixed(2) : .flexible(1) }
    if chance(20) { row.supplementaryItems = supplementaries(in: room) }
    var column = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(pick([1, 0.7]))),
      subitems: chance(50) ? [.group(row)] : [.group(row), cell(&self)])
    if chance(40) { column.interItemSpacing = chance(50) ? .fixed(1) : .flexible(1) }
    if chance(20) { column.supplementaryItems = supplementaries(in: room) }
    return CollectionLayoutSection(group: column)
  }
}
