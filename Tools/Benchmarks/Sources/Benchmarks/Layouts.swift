import Compositional

/// The layouts of the scenarios.
enum Layouts {
  private static func size(_ width: Double, _ height: Double) -> CollectionLayoutSize {
    CollectionLayoutSize(.absolute(width), .absolute(height))
  }

  private static func section(_ group: CollectionLayoutGroup) -> CollectionLayoutSection {
    var section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.interGroupSpacing = 8
    return section
  }

  /// The environment of every scenario.
  static let environment = CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844))

  /// S1: three columns of squares.
  static func grid() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3.0), .fractionalHeight(1)))
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(114)), subitems: [item])
    row.interItemSpacing = .fixed(8)
    return section(row)
  }

  /// S4: a large square beside a column of two, then three small ones.
  static func mosaic() -> CollectionLayoutSection {
    let small = CollectionLayoutItem(layoutSize: size(114, 114))
    var column = CollectionLayoutGroup.vertical(
      layoutSize: size(114, 236), subitem: small, count: 2)
    column.interItemSpacing = .fixed(8)
    var top = CollectionLayoutGroup.horizontal(
      layoutSize: size(358, 236),
      subitems: [CollectionLayoutItem(layoutSize: size(236, 236)), .group(column)])
    top.interItemSpacing = .fixed(8)
    var bottom = CollectionLayoutGroup.horizontal(
      layoutSize: size(358, 114), subitem: small, count: 3)
    bottom.interItemSpacing = .fixed(8)
    var period = CollectionLayoutGroup.vertical(
      layoutSize: size(358, 358), subitems: [.group(top), .group(bottom)])
    period.interItemSpacing = .fixed(8)
    return section(period)
  }

  /// S7: ten rows under a pinned header.
  static func headed() -> CollectionLayoutSection {
    let row = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(44)), subitems: [row])
    var section = CollectionLayoutSection(group: group)
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  /// S8: one custom group, a masonry layout of two columns with random heights.
  static func masonry(items: Int) -> (section: CollectionLayoutSection, height: Double) {
    var random = Random(seed: 42)
    var bottoms = [0.0, 0.0]
    let frames = (0..<items).map { _ in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let height = random.height()
      defer { bottoms[column] += height + 8 }
      return CollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: Double(column) * 195, y: bottoms[column], width: 187, height: height))
    }
    let height = bottoms.max() ?? 0
    let group = CollectionLayoutGroup.custom(
      layoutSize: size(390, height), itemProvider: .init(frames))
    return (CollectionLayoutSection(group: group), height)
  }

  /// S10: tags in rows that wrap.
  ///
  /// - Parameter height: The height of a tag and of a row.
  static func tags(height: CollectionLayoutDimension = .estimated(32)) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: .init(.estimated(80), height))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), height), subitems: [item])
    group.interItemSpacing = .fixed(8)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  /// A cell that is as tall as the tallest of the section, beside one of its own height.
  static func sharedRows() -> CollectionLayoutSection {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 32)
    let items = [uniform, .estimated(32)].map {
      CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), $0))
    }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), uniform), subitems: items)
    return CollectionLayoutSection(group: group)
  }

  /// Rows of estimated height, `columns` items side by side.
  static func estimatedRows(columns: Int) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1 / CGFloat(columns)), .estimated(44)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)), subitems: [item])
    return CollectionLayoutSection(group: group)
  }

  /// Two columns of two cells each, of estimated heights.
  static func waterfall() -> CollectionLayoutSection {
    let cell = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(44)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(0.5), .estimated(88)), subitems: [cell, cell])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(88)),
      subitems: [.group(column), .group(column)])
    return CollectionLayoutSection(group: group)
  }

  /// Rows under a header, all of estimated heights.
  static func inbox() -> CollectionLayoutSection {
    var section = estimatedRows(columns: 1)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), elementKind: "header",
        alignment: .top)
    ]
    return section
  }
}
