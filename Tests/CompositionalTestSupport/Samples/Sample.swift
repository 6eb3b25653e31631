import Compositional

/// Sections that many tests use, so that a test shows only what it is about.
package enum Sample {
  /// A list: cells as wide as the section, one below the other.
  ///
  /// - Parameters:
  ///   - height: The height of a cell.
  ///   - axis: The axis of the group around each cell.
  package static func list(
    _ height: CollectionLayoutDimension = .estimated(44), in axis: LayoutAxis = .horizontal
  ) -> CollectionLayoutSection {
    cells(.fractionalWidth(1), height, in: axis)
  }

  /// A section whose groups are cells of one size.
  ///
  /// - Parameters:
  ///   - width: The width of a cell.
  ///   - height: The height of a cell.
  ///   - axis: The axis of the group around each cell.
  package static func cells(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
    in axis: LayoutAxis = .horizontal
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(width, height)
    let cell = CollectionLayoutItem(layoutSize: size)
    return CollectionLayoutSection(
      group: axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: [cell])
        : .vertical(layoutSize: size, subitems: [cell]))
  }

  /// A layout of one description for all sections, prepared for a view of a size.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - itemCounts: The number of items of each section.
  ///   - size: The size of the view.
  package static func layout(
    of section: CollectionLayoutSection, _ itemCounts: [Int], in size: CGSize
  ) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: itemCounts, in: CollectionLayoutEnvironment(size: size))
    return layout
  }
}
