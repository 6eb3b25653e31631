import CompositionalTestSupport
import Testing

@testable import Compositional

/// The sections whose groups one number per cell describes, and those that need more.
@Suite struct StripShapeTests {
  private func isStrips(_ section: CollectionLayoutSection) -> Bool {
    let layout = Sample.layout(of: section, [10], in: CGSize(width: 300, height: 400))
    return layout.stack.sections[0].geometry.sizing?.strip != nil
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
    #expect(isStrips(section()))
    #expect(isStrips(section(width: .fractionalWidth(0.5), count: 2)))
    #expect(isStrips(section(width: .fractionalWidth(0.25), count: 4)))
  }

  /// The end of such a group is behind those of its cells.
  @Test func insets() {
    #expect(
      isStrips(section { $0.contentInsets = .init(top: 3, leading: 5, bottom: 7, trailing: 9) }))
    #expect(isStrips(section { $0.edgeSpacing = .init(top: .fixed(4), bottom: .fixed(6)) }))
  }

  /// The group does not follow its cells.
  @Test func fixedLengths() {
    #expect(isStrips(section(height: .absolute(100))))
    #expect(isStrips(section(width: .fractionalWidth(0.5), height: .absolute(100), count: 2)))
  }

  @Test func others() {
    // Widths that differ, a width that is measured, a cell that stands on another.
    let half = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), .estimated(40)))
    let third = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.3), .estimated(40)))
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(40))
    #expect(
      !isStrips(
        CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [half, third])))
    )
    #expect(!isStrips(section(width: .estimated(50))))
    // A row is never shorter than nothing, which no number for each cell says.
    #expect(!isStrips(section { $0.edgeSpacing = .init(bottom: .fixed(-30)) }))
    #expect(
      !isStrips(
        CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [half, half]))))
  }
}
