import Compositional

extension RandomLayout {
  /// Returns the layout of a seed with one section of many rows that wrap.
  static func wrapping(seed: UInt64) -> RandomLayout {
    var random = RandomSource(seed: seed ^ 0x5DEE_CE66)
    var layout = RandomLayout(seed: seed)
    layout.environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: random.length(150...400), height: random.length(150...400)))
    layout.environment.safeAreaInsets = .zero
    layout.configuration.boundarySupplementaryItems = []
    layout.sections = [random.wrappingSection(layout.configuration.scrollDirection)]
    layout.itemCounts = [random.integer(1...90)]
    return layout
  }
}

extension RandomSource {
  /// Returns a section of a row that wraps: mostly of plain cells, sometimes of anything.
  fileprivate mutating func wrappingSection(_ scrolling: LayoutAxis) -> CollectionLayoutSection {
    let axis = scrolling.perpendicular
    func size(_ along: CollectionLayoutDimension, _ across: CollectionLayoutDimension)
      -> CollectionLayoutSize
    {
      axis == .horizontal
        ? CollectionLayoutSize(along, across) : CollectionLayoutSize(across, along)
    }
    let isPlain = chance(60)
    let whole: CollectionLayoutDimension =
      axis == .horizontal ? .fractionalWidth(1) : .fractionalHeight(1)
    let share: CollectionLayoutDimension =
      axis == .horizontal ? .fractionalHeight(0.5) : .fractionalWidth(0.5)
    let isEstimatedAcross = chance(70)
    let across: CollectionLayoutDimension =
      isEstimatedAcross ? .estimated(length(10...40)) : .absolute(length(10...40))
    var items = (0..<integer(1...3)).map { _ in
      let side: CollectionLayoutDimension =
        isEstimatedAcross && chance(80)
        ? .estimated(length(10...40)) : chance(50) ? .absolute(length(3...50)) : share
      return CollectionLayoutItem(layoutSize: size(.estimated(length(15...90)), side))
    }
    if !isPlain {
      let index = integer(0...items.count - 1)
      switch integer(0...6) {
      case 0: items[index].edgeSpacing = edgeSpacing()
      case 1: items[index].contentInsets = insets()
      case 2:
        items[index].supplementaryItems = supplementaries(in: CGSize(width: 50, height: 30))
      case 3:
        items[index] = CollectionLayoutItem(layoutSize: size(.absolute(length(10...60)), share))
      case 4:
        items[index] = CollectionLayoutItem(
          layoutSize: size(.uniformAcrossSiblings(estimate: length(15...90)), .absolute(20)))
      case 5:
        items[index] = CollectionLayoutItem(
          layoutSize: size(
            .estimated(length(15...90)), .uniformAcrossSiblings(estimate: length(10...40))))
      default:
        let inner = CollectionLayoutItem(
          layoutSize: size(.estimated(length(10...40)), .absolute(length(5...20))))
        let column = size(.absolute(length(40...90)), .absolute(40))
        items[index] = .group(
          axis == .horizontal
            ? .horizontal(layoutSize: column, subitems: [inner])
            : .vertical(layoutSize: column, subitems: [inner]))
      }
    }
    var group: CollectionLayoutGroup =
      axis == .horizontal
      ? .horizontal(layoutSize: size(whole, across), subitems: items)
      : .vertical(layoutSize: size(whole, across), subitems: items)
    if chance(70) { group.interItemSpacing = .fixed(length(0...12)) }
    if chance(10) { group.interItemSpacing = .flexible(length(0...12)) }
    if chance(10) { group.interItemSpacing = .fixed(-length(1...20)) }
    // With it a pass over the cells may take no room, and they are used once.
    if chance(5) { group.interItemSpacing = .fixed(-length(20...90)) }
    if chance(25) { group.contentInsets = insets() }
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = length(0...10)
    if chance(30) { section.contentInsets = insets() }
    if chance(15) { section.orthogonalScrollingBehavior = .continuous }
    return section
  }
}
