import Compositional

/// Short forms for the examples of measuring.
extension CollectionLayout {
  /// Creates a layout of one section in a view 100 points wide, at one pixel per point.
  init(measuring section: CollectionLayoutSection, _ count: Int, height: CGFloat = 400) {
    self.init(section: section)
    prepare(
      itemCounts: [count],
      in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: height), displayScale: 1))
  }

  /// Returns the frames of the first cells.
  func frames(_ count: Int) -> [CGRect?] {
    (0..<count).map { attributes(for: .cell(section: 0, item: $0))?.frame }
  }

  /// Records the preferred size of a cell.
  @discardableResult
  mutating func record(_ item: Int, _ size: PreferredSize) -> LayoutChange {
    record(ElementMeasurement(.cell(section: 0, item: item), size))
  }
}

extension CollectionLayoutSection {
  /// Rows that wrap: cells of an estimated width in a row of a fixed height.
  static func chips(_ estimate: CGFloat) -> Self {
    CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [.init(layoutSize: .init(.estimated(estimate), .fractionalHeight(1)))]))
  }
}
