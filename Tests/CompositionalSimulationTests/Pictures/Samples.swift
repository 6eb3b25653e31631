import Compositional

/// Small layouts whose frames are known.
enum Samples {
  /// A view of 300 by 200 points.
  static let screen = CollectionLayoutEnvironment(size: CGSize(width: 300, height: 200))

  /// Rows of 50 points under pinned headers of 40.
  static var pinned: CollectionLayout {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .absolute(50)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))]))
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return CollectionLayout(section: section)
  }

  /// Three columns of squares of 100 points.
  static var grid: CollectionLayout {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    return CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [item])))
  }

  /// A section wider than the view, and a row of cells of 100 by 50 points.
  static var wide: CollectionLayout {
    let whole = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    let broad = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.absolute(500), .absolute(100)), subitems: [.init(layoutSize: whole)]))
    var row = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.absolute(100), .absolute(50)), subitems: [.init(layoutSize: whole)]))
    row.orthogonalScrollingBehavior = .continuous
    return CollectionLayout { [row] index, _ in index == 0 ? broad : row }
  }
}
