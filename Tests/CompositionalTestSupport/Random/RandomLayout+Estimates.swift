import Compositional

extension RandomLayout {
  /// Returns the layout of a seed in which many sizes are estimated.
  static func estimating(seed: UInt64) -> RandomLayout {
    var layout = RandomLayout(seed: seed)
    var random = RandomSource(seed: seed ^ 0x9E37_79B9)
    let percent: Double = random.pick([10, 30, 30, 60])
    let estimating = LayoutTransformation.estimating(percent, seed: random.next())
    let changed = estimating.layout(layout)
    layout = RandomLayout(
      layout, configuration: changed.configuration,
      sections: changed.sections.map { section in
        guard let section, random.chance(60) else { return section }
        var plain = random.plainSection(layout.environment, layout.configuration.scrollDirection)
        if random.chance(70) {
          plain.contentInsets = section.contentInsets
          plain.interGroupSpacing = section.interGroupSpacing
          plain.boundarySupplementaryItems = section.boundarySupplementaryItems
          plain.decorationItems = section.decorationItems
          plain.orthogonalScrollingBehavior = section.orthogonalScrollingBehavior
        }
        return plain
      }, environment: layout.environment)
    return layout
  }

  /// Returns the layout of a seed in which many sizes are estimated, many of them at 0.
  static func estimatingNothing(seed: UInt64) -> RandomLayout {
    let layout = estimating(seed: seed)
    let changed = LayoutTransformation.estimatingNothing(50, seed: seed).layout(layout)
    return RandomLayout(
      layout, configuration: changed.configuration, sections: changed.sections,
      environment: layout.environment)
  }

  /// A host that measures the layout with the reference.
  package var referenceHost: ReferenceHost {
    ReferenceHost(makeReference)
  }

  /// A closure that creates the reference layout for measured sizes.
  package var makeReference: ([ElementID: ReferenceMeasurement]) -> ReferenceLayout {
    { [self] measured in
      ReferenceLayout(
        configuration: configuration, sections: sections, itemCounts: itemCounts,
        environment: environment, measured: measured)
    }
  }
}

extension CollectionLayoutItem {
  /// True if a nested list contains estimated lengths along its own axis.
  package var holdsEstimatesAlong: Bool {
    guard case .group(let axis, let subitems) = content else { return false }
    if case .list(let items) = subitems,
      items.contains(where: { $0.layoutSize.along(axis).isEstimated })
    {
      return true
    }
    return subitems.items.contains { $0.holdsEstimatesAlong }
  }
}

extension LayoutTransformation {
  /// Returns a transformation that makes a percentage of dimensions estimated, some across
  /// siblings.
  static func estimating(_ percent: Double, seed: UInt64) -> Self {
    let source = SharedSource(seed: seed)
    return Self(
      rect: { $0 }, inverseRect: { $0 }, axis: { $0 },
      dimension: { dimension in
        guard source.random.chance(percent) else { return dimension }
        let length =
          dimension.isFractional ? source.random.length(10...120) : dimension.dimension
        return source.random.chance(30)
          ? .uniformAcrossSiblings(estimate: length) : .estimated(length)
      },
      swapsDimensions: false, points: { $0 }, edges: { $0 }, alignment: { $0 }, displayScale: 1)
  }

  /// Returns a transformation that makes a percentage of estimates zero.
  static func estimatingNothing(_ percent: Double, seed: UInt64) -> Self {
    let source = SharedSource(seed: seed)
    return Self(
      rect: { $0 }, inverseRect: { $0 }, axis: { $0 },
      dimension: { dimension in
        guard dimension.isEstimated, source.random.chance(percent) else { return dimension }
        return .estimated(0)
      },
      swapsDimensions: false, points: { $0 }, edges: { $0 }, alignment: { $0 }, displayScale: 1)
  }

  private final class SharedSource {
    var random: RandomSource

    init(seed: UInt64) { random = RandomSource(seed: seed) }
  }
}

extension RandomSource {
  /// Returns a section typical of apps: a list, a grid, wrapping chips or a carousel.
  mutating func plainSection(
    _ environment: CollectionLayoutEnvironment, _ scrolling: LayoutAxis
  ) -> CollectionLayoutSection {
    let across = scrolling.perpendicular
    let whole = fraction(of: across, 1)
    let along = estimate(of: 20...80)
    let view = environment.container.contentSize
    let room = max(20, across == .horizontal ? view.width : view.height)
    var group: CollectionLayoutGroup
    switch integer(0...4) {
    case 0:
      let item = plainItem(size(across, whole, along))
      group = list(across, size(across, whole, along), [item])
    case 1:
      let share = fraction(of: across, pick([0.5, 1.0 / 3, 0.25]))
      let items = (0..<integer(1...2)).map { _ in
        plainItem(size(across, share, estimate(of: 20...80)))
      }
      group = list(across, size(across, whole, along), items)
    case 2:
      let items = (0..<integer(1...2)).map { _ in
        let side = chance(50) ? CollectionLayoutDimension.absolute(30) : estimate(of: 20...40)
        return plainItem(size(across, estimate(of: room / 9...room / 2), side))
      }
      group = list(across, size(across, whole, along), items)
    case 3:
      let items = (0..<integer(1...3)).map { _ in
        plainItem(size(across, chance(50) ? whole : estimate(of: 20...90), estimate(of: 20...60)))
      }
      let length = chance(70) ? along : CollectionLayoutDimension.absolute(length(60...200))
      group = list(scrolling, size(across, whole, length), items)
    default:
      let row = list(
        across, size(across, whole, estimate(of: 20...50)),
        [plainItem(size(across, fraction(of: across, 0.5), estimate(of: 20...50)))])
      group = list(
        scrolling, size(across, whole, along),
        [plainItem(size(across, whole, estimate(of: 20...60))), .group(row)])
    }
    if chance(50) { group.interItemSpacing = .fixed(length(0...10)) }
    if chance(15) { group.supplementaryItems = supplementaries(in: Self.roomOfViews) }
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = length(0...10)
    if chance(15) { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  private mutating func plainItem(_ size: CollectionLayoutSize) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: size)
    if chance(15) { item.contentInsets = insets() }
    if chance(8) { item.edgeSpacing = edgeSpacing() }
    if chance(20) { item.supplementaryItems = supplementaries(in: Self.roomOfViews) }
    return item
  }

  /// The approximate size of the hosts of anchored views.
  private static var roomOfViews: CGSize { CGSize(width: 80, height: 40) }

  private mutating func estimate(of range: ClosedRange<Double>) -> CollectionLayoutDimension {
    let length = length(range)
    return chance(20) ? .uniformAcrossSiblings(estimate: length) : .estimated(length)
  }

  private func size(
    _ axis: LayoutAxis, _ along: CollectionLayoutDimension, _ across: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    axis == .horizontal
      ? CollectionLayoutSize(along, across) : CollectionLayoutSize(across, along)
  }

  private func list(
    _ axis: LayoutAxis, _ size: CollectionLayoutSize, _ items: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    axis == .horizontal
      ? .horizontal(layoutSize: size, subitems: items)
      : .vertical(layoutSize: size, subitems: items)
  }
}
