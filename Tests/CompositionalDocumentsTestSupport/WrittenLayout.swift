import Compositional
import CompositionalDocuments
import CompositionalTestSupport

/// A random layout of a kind that people write: grids, mosaics, nested groups, counted rows, lists,
/// rows that scroll sideways, with headers, insets, spacing, badges and backgrounds.
package struct WrittenLayout: Sendable {
  /// The layout.
  package let document: LayoutDocument
  /// The items of each section.
  package let itemCounts: [Int]
  /// Three sizes of the view: two to infer from, and one to predict.
  package let sizes: [CGSize]
  /// The pixels per point of all of them.
  package let displayScale: CGFloat
  /// The kinds of its sections, for a table of misses.
  package let kinds: [String]

  /// Creates a layout.
  package init(seed: UInt64) {
    var random = RandomSource(seed: seed &* 7_919 &+ 17)
    let horizontal = random.chance(12)
    var writer = SectionWriter(random, along: horizontal ? .horizontal : .vertical)
    let count = writer.random.pick([1, 1, 1, 2, 2, 3, 4])
    var sections: [CollectionLayoutSection] = []
    var kinds: [String] = []
    var counts: [Int] = []
    for _ in 0..<count {
      let (section, kind, items) = writer.section()
      sections.append(section)
      kinds.append(kind)
      counts.append(items)
    }
    // The sections of a document repeat.
    if writer.random.chance(20) {
      for index in 0..<count { counts.append(max(1, counts[index] - writer.random.integer(0...3))) }
    }
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = horizontal ? .horizontal : .vertical
    if count > 1, writer.random.chance(30) {
      configuration.interSectionSpacing = CGFloat(writer.random.pick([8, 10, 16, 20, 24]))
    }
    document = LayoutDocument(configuration: configuration, sections: sections)
    itemCounts = counts
    self.kinds = (horizontal ? ["horizontal layout"] : []) + kinds
    let all: [CGSize] = [
      CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
      CGSize(width: 390, height: 844), CGSize(width: 393, height: 852),
      CGSize(width: 414, height: 896), CGSize(width: 430, height: 932),
      CGSize(width: 667, height: 375), CGSize(width: 744, height: 1133),
      CGSize(width: 768, height: 1024), CGSize(width: 820, height: 1180),
      CGSize(width: 834, height: 1194), CGSize(width: 1024, height: 1366),
    ]
    var sizes: [CGSize] = []
    while sizes.count < 3 {
      let size = writer.random.pick(all)
      if !sizes.contains(where: { $0.width == size.width || $0.height == size.height }) {
        sizes.append(size)
      }
    }
    self.sizes = sizes
    displayScale = CGFloat(writer.random.pick([2, 2, 3]))
  }

  /// Returns the environment of a size.
  package func environment(_ size: CGSize) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(size: size, displayScale: displayScale)
  }
}

/// Writes sections as people do.
private struct SectionWriter {
  var random: RandomSource
  let axis: LayoutAxis

  init(_ random: RandomSource, along axis: LayoutAxis) {
    self.random = random
    self.axis = axis
  }

  private var gap: CGFloat {
    mutating get { CGFloat(random.pick([2, 4, 5, 6, 8, 8, 10, 12, 16])) }
  }
  private var height: CGFloat { mutating get { CGFloat(random.integer(9...60) * 4) } }

  private func size(
    _ along: CollectionLayoutDimension, _ across: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    axis == .vertical ? .init(across, along) : .init(along, across)
  }

  private func part(_ fraction: CGFloat, of axis: LayoutAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
  }

  private var across: LayoutAxis { axis.perpendicular }

  private func group(
    _ axis: LayoutAxis, _ size: CollectionLayoutSize, _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    axis == .horizontal
      ? .horizontal(layoutSize: size, subitems: subitems)
      : .vertical(layoutSize: size, subitems: subitems)
  }

  private func fill(_ inset: CGFloat) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  mutating func section() -> (CollectionLayoutSection, String, Int) {
    let kinds: [String] =
      axis == .vertical
      ? [
        "grid", "grid", "counted grid", "counted grid", "list", "mosaic", "mosaic", "nested rows",
        "columns", "adaptive", "row", "row", "row of columns", "aspect grid",
      ] : ["grid", "counted grid", "list", "mosaic", "nested rows"]
    let kind = random.pick(kinds)
    var section: CollectionLayoutSection
    switch kind {
    case "grid": section = grid()
    case "counted grid": section = countedGrid()
    case "list": section = list()
    case "mosaic": section = mosaic()
    case "nested rows": section = nestedRows()
    case "columns": section = columns()
    case "adaptive": section = adaptive()
    case "row": section = row()
    case "row of columns": section = rowOfColumns()
    default: section = aspectGrid()
    }
    surround(&section, isRow: kind.hasPrefix("row"))
    return (section, kind, random.integer(kind == "list" ? 3...12 : 7...30))
  }

  private mutating func along() -> CollectionLayoutDimension {
    switch random.integer(0...9) {
    case 0...5: .absolute(height)
    case 6...8: part(random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6]), of: across)
    default: part(random.pick([0.1, 0.2, 0.25, 0.3]), of: axis)
    }
  }

  private mutating func grid() -> CollectionLayoutSection {
    let fraction: CGFloat = random.pick([0.5, 1.0 / 3, 0.25, 0.2, 0.3])
    let usesInsets = random.chance(50)
    var item = CollectionLayoutItem(
      layoutSize: size(part(1, of: axis), part(fraction, of: across)))
    let gap = gap
    if usesInsets {
      item.contentInsets = .init(
        top: gap / 2, leading: gap / 2, bottom: gap / 2, trailing: gap / 2)
    }
    var row = group(across, size(along(), part(1, of: across)), .list([item]))
    if !usesInsets { row.interItemSpacing = .fixed(gap) }
    var section = CollectionLayoutSection(group: row)
    if !usesInsets, random.chance(80) {
      section.interGroupSpacing = random.chance(70) ? gap : self.gap
    }
    return section
  }

  private mutating func countedGrid() -> CollectionLayoutSection {
    var row = group(
      across, size(along(), part(1, of: across)),
      .counted([fill(random.chance(25) ? gap / 2 : 0)], count: random.integer(2...6)))
    if random.chance(70) { row.interItemSpacing = .fixed(gap) }
    var section = CollectionLayoutSection(group: row)
    if random.chance(80) { section.interGroupSpacing = gap }
    return section
  }

  private mutating func aspectGrid() -> CollectionLayoutSection {
    let count = random.integer(2...4)
    let fraction = 1 / CGFloat(count)
    var item = CollectionLayoutItem(
      layoutSize: size(part(random.pick([fraction, 0.3]), of: across), part(fraction, of: across)))
    item.contentInsets = fill(random.pick([0, 0, 2, 4])).contentInsets
    let row = group(
      across, size(part(random.pick([fraction, 0.3]), of: across), part(1, of: across)),
      .list([item]))
    return CollectionLayoutSection(group: row)
  }

  private mutating func list() -> CollectionLayoutSection {
    let row = group(
      across, size(.absolute(height), part(1, of: across)),
      .list([fill(random.chance(25) ? gap / 2 : 0)]))
    var section = CollectionLayoutSection(group: row)
    if random.chance(50) { section.interGroupSpacing = gap }
    return section
  }

  private mutating func mosaic() -> CollectionLayoutSection {
    let share: CGFloat = random.pick([0.5, 0.6, 0.7, 0.75, 2.0 / 3, 0.4])
    let usesInsets = random.chance(50)
    let inset = usesInsets ? gap / 2 : 0
    let spacing: CollectionLayoutSpacing? = usesInsets ? nil : .fixed(gap)
    var big = CollectionLayoutItem(layoutSize: size(part(1, of: axis), part(share, of: across)))
    big.contentInsets = fill(inset).contentInsets
    var column = group(
      axis, size(part(1, of: axis), part(1 - share, of: across)),
      .counted([fill(inset)], count: random.integer(2...3)))
    column.interItemSpacing = spacing
    var row = group(
      across, size(along(), part(1, of: across)),
      .list(random.chance(70) ? [big, .group(column)] : [.group(column), big]))
    row.interItemSpacing = spacing
    var top = row
    if random.chance(40) {
      let height = height * 2
      let first: CGFloat = random.pick([0.5, 0.6, 0.7])
      var upper = group(
        across, size(part(first, of: axis), part(1, of: across)), .list([big, .group(column)]))
      upper.interItemSpacing = spacing
      var lower = group(
        across, size(part(1 - first, of: axis), part(1, of: across)),
        .counted([fill(inset)], count: random.integer(2...4)))
      lower.interItemSpacing = spacing
      top = group(
        axis, size(.absolute(height), part(1, of: across)), .list([.group(upper), .group(lower)]))
      top.interItemSpacing = spacing
    }
    var section = CollectionLayoutSection(group: top)
    if !usesInsets { section.interGroupSpacing = gap }
    return section
  }

  private mutating func nestedRows() -> CollectionLayoutSection {
    let spacing = gap
    var rows: [CollectionLayoutItem] = []
    for _ in 0..<random.integer(2...3) {
      var row = group(
        across, size(.absolute(height), part(1, of: across)),
        .counted([fill(0)], count: random.integer(1...4)))
      row.interItemSpacing = .fixed(spacing)
      rows.append(.group(row))
    }
    let total = rows.reduce(spacing * CGFloat(rows.count - 1)) {
      $0 + $1.layoutSize[axis].dimension
    }
    var top = group(axis, size(.absolute(total), part(1, of: across)), .list(rows))
    top.interItemSpacing = .fixed(spacing)
    var section = CollectionLayoutSection(group: top)
    section.interGroupSpacing = random.chance(60) ? spacing : gap
    return section
  }

  /// Columns that fill from the top, side by side.
  private mutating func columns() -> CollectionLayoutSection {
    let spacing = gap
    var column = group(
      axis, size(part(1, of: axis), part(0.5, of: across)),
      .counted([fill(0)], count: random.integer(2...4)))
    column.interItemSpacing = .fixed(spacing)
    var row = group(
      across, size(.absolute(height * 2), part(1, of: across)),
      .counted([.group(column)], count: random.integer(2...3)))
    row.interItemSpacing = .fixed(spacing)
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    return section
  }

  private mutating func adaptive() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: size(part(1, of: axis), .absolute(CGFloat(random.integer(12...40) * 4))))
    var row = group(across, size(.absolute(height), part(1, of: across)), .list([item]))
    row.interItemSpacing =
      random.chance(50) ? .fixed(gap) : .flexible(random.pick([8, 10]))
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = gap
    return section
  }

  private mutating func row() -> CollectionLayoutSection {
    let inset = random.chance(35) ? gap / 2 : 0
    let width: CollectionLayoutDimension =
      random.chance(50) ? .absolute(height) : .fractionalWidth(random.pick([0.4, 0.8, 0.85, 0.9]))
    let height: CollectionLayoutDimension =
      random.chance(80)
      ? .absolute(self.height) : .fractionalWidth(random.pick([0.3, 0.4, 0.5]))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(width, height), subitems: [fill(inset)]))
    if inset == 0 { section.interGroupSpacing = gap }
    section.orthogonalScrollingBehavior = random.pick([
      .continuous, .groupPaging, .continuousGroupLeadingBoundary, .groupPagingCentered,
    ])
    return section
  }

  private mutating func rowOfColumns() -> CollectionLayoutSection {
    var column = CollectionLayoutGroup.vertical(
      layoutSize: .init(
        .fractionalWidth(random.pick([0.4, 0.8, 0.9])), .absolute(height + height)),
      subitem: fill(0), count: random.integer(2...4))
    column.interItemSpacing = .fixed(gap)
    var section = CollectionLayoutSection(group: column)
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = random.pick([.groupPaging, .continuous])
    return section
  }

  private mutating func surround(_ section: inout CollectionLayoutSection, isRow: Bool) {
    switch random.integer(0...5) {
    case 0: break
    case 1...3: section.contentInsets = fill(gap * 2).contentInsets
    case 4:
      let side = gap * 2
      section.contentInsets = DirectionalEdgeInsets(leading: side, trailing: side)
    default:
      section.contentInsets = DirectionalEdgeInsets(
        top: gap, leading: gap * 2, bottom: gap * 3, trailing: gap * 2)
    }
    if random.chance(40) {
      var header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(CGFloat(random.pick([28, 36, 44, 60]))), part(1, of: across)),
        elementKind: "header", alignment: axis == .vertical ? .top : .leading)
      header.pinToVisibleBounds = random.chance(30)
      section.boundarySupplementaryItems.append(header)
      section.supplementariesFollowContentInsets = random.chance(75)
    }
    if random.chance(15) {
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(CGFloat(random.pick([20, 30]))), part(1, of: across)),
          elementKind: "footer", alignment: axis == .vertical ? .bottom : .trailing))
    }
    if random.chance(15) {
      section.decorationItems.append(.background(elementKind: "background"))
    }
  }
}
