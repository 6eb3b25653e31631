import Compositional

extension RandomLayout {
  /// Returns the layout of a seed in which most sections scroll orthogonally, many of them
  /// carousels.
  ///
  /// - Parameter isMeasured: True if many sizes are estimated.
  static func scrollingRows(seed: UInt64, isMeasured: Bool = false) -> RandomLayout {
    let base = isMeasured ? RandomLayout.estimating(seed: seed) : RandomLayout(seed: seed)
    var random = RandomSource(seed: seed ^ 0xC0FF_EE00)
    let sections = base.sections.map { section in
      section.map { random.row(of: $0, in: base, isMeasured: isMeasured) }
    }
    return RandomLayout(
      base, configuration: base.configuration, sections: sections, environment: base.environment)
  }
}

extension RandomSource {
  /// Returns a requested offset for a row of some length: inside, at the ends or beyond them.
  package mutating func rowOffset(upTo length: Double) -> Double {
    switch integer(0...9) {
    case 0: 0
    case 1: length
    case 2: -number(0...100)
    case 3: length + number(0...100)
    default: self.length(0...max(1, length))
    }
  }

  fileprivate mutating func row(
    of section: CollectionLayoutSection, in layout: RandomLayout, isMeasured: Bool
  ) -> CollectionLayoutSection {
    guard chance(85) else { return section }
    var row = section
    if chance(60) {
      row = CollectionLayoutSection(group: carousel(in: layout, isMeasured: isMeasured))
      row.contentInsets = section.contentInsets
      row.contentInsetsReference = section.contentInsetsReference
      row.boundarySupplementaryItems = section.boundarySupplementaryItems
      row.decorationItems = section.decorationItems
      row.interGroupSpacing = length(0...20)
      if chance(15) { row.interGroupSpacing = -length(0...120) }
    }
    row.orthogonalScrollingBehavior = pick([
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ])
    return row
  }

  /// Returns a carousel: single cards, or a few per group.
  private mutating func carousel(
    in layout: RandomLayout, isMeasured: Bool
  ) -> CollectionLayoutGroup {
    let axis = layout.configuration.scrollDirection.perpendicular
    let share = number(0.1...1.3)
    var along: CollectionLayoutDimension =
      axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
    if chance(50) { along = .absolute(length(20...200)) }
    if isMeasured, chance(70) { along = .estimated(length(20...120)) }
    func size(_ along: CollectionLayoutDimension, _ across: Double) -> CollectionLayoutSize {
      axis == .horizontal
        ? CollectionLayoutSize(along, .absolute(across))
        : CollectionLayoutSize(.absolute(across), along)
    }
    let height = length(20...80)
    let card = CollectionLayoutItem(layoutSize: size(along, height))
    guard chance(40) else { return list(axis, size(along, height), [card]) }
    // Several cards per group, so that the last group may be shorter.
    let cards = (0..<integer(1...3)).map { _ in
      CollectionLayoutItem(layoutSize: size(.absolute(length(20...60)), height))
    }
    let room: CollectionLayoutDimension =
      isMeasured && chance(50) ? .estimated(150) : .absolute(length(60...200))
    var group = list(axis, size(room, height), cards)
    if chance(40) { group.interItemSpacing = .fixed(length(0...10)) }
    if chance(20) { group.edgeSpacing = edgeSpacing() }
    return group
  }

  private func list(
    _ axis: LayoutAxis, _ size: CollectionLayoutSize, _ items: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    axis == .horizontal
      ? .horizontal(layoutSize: size, subitems: items)
      : .vertical(layoutSize: size, subitems: items)
  }
}
