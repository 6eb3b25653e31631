import Compositional

extension RandomLayout {
  /// Returns the layout of a seed with one section whose cells share a length: most are rows that
  /// follow it, some are of any other kind.
  static func sharing(seed: UInt64) -> RandomLayout {
    var random = RandomSource(seed: seed ^ 0x5A4E_11E5)
    var layout = RandomLayout(seed: seed)
    layout.environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: random.length(150...400), height: random.length(150...400)))
    layout.environment.safeAreaInsets = .zero
    layout.configuration.boundarySupplementaryItems = []
    layout.sections = [random.sharingSection(layout.configuration.scrollDirection)]
    layout.itemCounts = [random.integer(1...50)]
    return layout
  }
}

extension RandomSource {
  /// Returns a section of rows across the scroll direction, which share their length along it.
  ///
  /// If the section scrolls along its rows, the length is across the axis along which groups follow
  /// one another.
  fileprivate mutating func sharingSection(_ scrolling: LayoutAxis) -> CollectionLayoutSection {
    let axis = scrolling.perpendicular
    func size(_ along: CollectionLayoutDimension, _ across: CollectionLayoutDimension)
      -> CollectionLayoutSize
    {
      axis == .horizontal
        ? CollectionLayoutSize(along, across) : CollectionLayoutSize(across, along)
    }
    let isOrthogonal = chance(30)
    let wraps = !isOrthogonal && chance(40)
    func part(_ share: Double) -> CollectionLayoutDimension {
      axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
    }
    let count = integer(1...3)
    let uniform = integer(0...count - 1)
    var items = (0..<count).map { index in
      let estimate = pick([20.0, 30.5, 40])
      let isUniform = index == uniform || chance(wraps ? 90 : 40)
      let length: CollectionLayoutDimension =
        isUniform
        ? .uniformAcrossSiblings(estimate: estimate)
        : chance(80) ? .estimated(estimate) : .absolute(25)
      let along: CollectionLayoutDimension =
        wraps || isOrthogonal && chance(60)
        ? .estimated(pick([40.0, 65])) : isOrthogonal ? .absolute(50) : part(1 / Double(count))
      return CollectionLayoutItem(layoutSize: size(along, length))
    }
    let index = integer(0...count - 1)
    switch integer(0...9) {
    case 0: items[index].edgeSpacing = edgeSpacing()
    case 1, 2: items[index].contentInsets = insets()
    case 3: items[index].supplementaryItems = supplementaries(in: CGSize(width: 50, height: 30))
    default: break
    }
    let length = CollectionLayoutDimension.uniformAcrossSiblings(estimate: pick([20.0, 40]))
    let whole: CollectionLayoutDimension =
      !isOrthogonal ? part(1) : chance(60) ? .estimated(80) : .absolute(90)
    // One of ten groups is a column, which does not follow.
    let direction = chance(90) ? axis : scrolling
    var group: CollectionLayoutGroup =
      direction == .horizontal
      ? .horizontal(layoutSize: size(whole, length), subitems: items)
      : .vertical(layoutSize: size(whole, length), subitems: items)
    if chance(50) { group.interItemSpacing = .fixed(self.length(0...12)) }
    if chance(30) { group.contentInsets = insets() }
    if chance(10) { group.edgeSpacing = edgeSpacing() }
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = self.length(0...10)
    if chance(30) { section.contentInsets = insets() }
    if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
    return section
  }
}
