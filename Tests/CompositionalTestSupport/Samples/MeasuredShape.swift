import Compositional

/// The kinds of sections whose cells are measured: the engine fills and solves each in its own way.
///
/// All cells of a section are of one description, so a measured size stays that of an item wherever the item goes.
package enum MeasuredShape: CaseIterable, Sendable {
  /// Rows of one cell, of three, and rows that overlap.
  case list, columns, overlapping
  /// Rows of one cell and of three with a view at each cell.
  case badges, columnsWithBadges
  /// Cells of their own widths in lines that wrap, without space between them and with it.
  case tags, spacedTags
  /// Two columns of two cells in each group.
  case waterfall
  /// Rows of two cells of which one is as long as the other, and rows that all share one length.
  case siblings, shared
  /// A row that scrolls sideways.
  case orthogonal

  /// A section of the shape, for views of some hundred points.
  package var section: CollectionLayoutSection {
    let height = CollectionLayoutDimension.estimated(20)
    let shared = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 20)
    switch self {
    case .list: return Self.row(height, [.fractionalWidth(1)])
    case .columns: return Self.row(height, [.fractionalWidth(1 / 3)])
    case .overlapping:
      var section = Self.row(height, [.fractionalWidth(1)])
      section.interGroupSpacing = -4
      return section
    case .badges: return Self.row(height, [.fractionalWidth(1)], views: [Self.badge])
    case .columnsWithBadges:
      return Self.row(height, [.fractionalWidth(1 / 3)], views: [Self.badge])
    case .tags: return Self.row(height, [.estimated(80)])
    case .spacedTags: return Self.row(height, [.estimated(80)], spacing: 8)
    case .waterfall:
      let cell = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), height))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: .init(.fractionalWidth(0.5), .estimated(40)), subitems: [cell, cell])
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .estimated(40)),
          subitems: [.group(column), .group(column)]))
    case .siblings:
      let cells = [shared, height].map {
        CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), $0))
      }
      return CollectionLayoutSection(
        group: .horizontal(layoutSize: .init(.fractionalWidth(1), height), subitems: cells))
    case .shared: return Self.row(shared, [.fractionalWidth(0.5)])
    case .orthogonal:
      let cell = CollectionLayoutItem(layoutSize: .init(.estimated(20), .fractionalHeight(1)))
      var section = CollectionLayoutSection(
        group: .vertical(layoutSize: .init(.estimated(20), .absolute(50)), subitems: [cell]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }

  /// A layout of the shape, prepared for some items.
  package func layout(
    items: Int, in size: CGSize = CGSize(width: 300, height: 500)
  ) -> CollectionLayout {
    Sample.layout(of: section, [items], in: size)
  }

  /// A view of five points at the top of a cell.
  private static let badge = CollectionLayoutSupplementaryItem(
    layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
    containerAnchor: .init(edges: .top))

  /// Returns rows of cells that are as long as the row asks for.
  private static func row(
    _ height: CollectionLayoutDimension, _ widths: [CollectionLayoutDimension],
    spacing: CGFloat = 0, views: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutSection {
    let cells = widths.map {
      CollectionLayoutItem(layoutSize: .init($0, height), supplementaryItems: views)
    }
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), height), subitems: cells)
    if spacing > 0 { group.interItemSpacing = .fixed(spacing) }
    return CollectionLayoutSection(group: group)
  }
}
