import CompositionalTestSupport
import Testing

@testable import Compositional

/// The sections whose groups one number per cell describes, and those that need more.
@Suite struct RowShapeTests {
  private func isRows(_ section: CollectionLayoutSection) -> Bool {
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [10], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    guard case .rows = layout.stack.sections[0].geometry.groups else { return false }
    return true
  }

  private func section(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .estimated(40), count: Int = 1,
    change: (inout CollectionLayoutItem) -> Void = { _ in }
  ) -> CollectionLayoutSection {
    var item = CollectionLayoutItem(
      layoutSize: .init(width, .estimated(40)))
    change(&item)
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), height),
        subitems: Array(repeating: item, count: count)))
  }

  @Test func rowsAndColumns() {
    #expect(isRows(section()))
    #expect(isRows(section(width: .fractionalWidth(0.5), count: 2)))
    #expect(isRows(section(width: .fractionalWidth(0.25), count: 4)))
  }

  /// The end of such a group is behind those of its cells.
  @Test func insets() {
    #expect(
      isRows(section { $0.contentInsets = .init(top: 3, leading: 5, bottom: 7, trailing: 9) }))
    #expect(isRows(section { $0.edgeSpacing = .init(top: .fixed(4), bottom: .fixed(6)) }))
  }

  /// Cells that are longer than their groups, some of which have a negative length.
  ///
  /// Such rows are found like groups of the general form, which the same rows with a view have.
  @Test(arguments: [-5.0, -30, -80])
  func negativeInsets(inset: CGFloat) {
    let plain = section { $0.contentInsets.bottom = inset }
    let general = section { item in
      item.contentInsets.bottom = inset
      item.supplementaryItems = [
        .init(
          layoutSize: .init(.absolute(1), .absolute(1)), elementKind: "dot",
          containerAnchor: .init(edges: [.top]))
      ]
    }
    #expect(isRows(plain) && !isRows(general))
    var random = RandomSource(seed: 1)
    let heights = (0..<60).map { _ in random.length(0...90) }
    func layout(_ section: CollectionLayoutSection) -> CollectionLayout {
      var layout = CollectionLayout(section: section)
      layout.prepare(
        itemCounts: [60], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
      for (item, height) in heights.enumerated() where item % 7 > 0 {
        layout.record(
          ElementMeasurement(.cell(section: 0, item: item), PreferredSize(height: height)))
      }
      return layout
    }
    let (one, other) = (layout(plain), layout(general))
    #expect(one.contentSize == other.contentSize)
    for _ in 0..<300 {
      let rect = CGRect(
        x: 0, y: random.length(-100...3000), width: 300, height: random.length(1...400))
      let cells = other.attributes(in: rect).filter { $0.kind == nil }
      #expect(one.attributes(in: rect) == cells, "\(rect)")
    }
  }

  /// The group does not follow its cells.
  @Test func fixedLengths() {
    #expect(isRows(section(height: .absolute(100))))
    #expect(isRows(section(width: .fractionalWidth(0.5), height: .absolute(100), count: 2)))
  }

  @Test func others() {
    // Widths that differ, a width that is measured, a cell that stands on another.
    let half = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), .estimated(40)))
    let third = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.3), .estimated(40)))
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(40))
    #expect(
      !isRows(
        CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [half, third])))
    )
    #expect(!isRows(section(width: .estimated(50))))
    #expect(
      !isRows(CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [half, half]))))
  }
}
