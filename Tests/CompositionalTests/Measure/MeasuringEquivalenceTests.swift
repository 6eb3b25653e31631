import Compositional
import CompositionalTestSupport
import Testing

/// Measured estimates give the same frames as absolute sizes.
@Suite struct MeasuringEquivalenceTests {
  private let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 320, height: 480), displayScale: 2)

  private func prepared(
    _ section: CollectionLayoutSection, _ count: Int, _ axis: LayoutAxis = .vertical
  ) -> CollectionLayout {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = axis
    var layout = CollectionLayout(section: section, configuration: configuration)
    layout.prepare(itemCounts: [count], in: environment)
    return layout
  }

  private func expectSame(_ measured: CollectionLayout, _ absolute: CollectionLayout) {
    #expect(measured.contentSize == absolute.contentSize)
    let difference = AttributesDifference(
      expected: absolute.allAttributes(), actual: measured.allAttributes())
    #expect(difference.isEmpty, "\(difference)")
  }

  /// Every length the same: a list of estimates is a list of absolute sizes.
  @Test(arguments: [LayoutAxis.vertical, .horizontal], [1, 7, 500])
  func listsOfOneLength(axis: LayoutAxis, count: Int) {
    func section(_ length: CollectionLayoutDimension) -> CollectionLayoutSection {
      let size =
        axis == .vertical
        ? CollectionLayoutSize(.fractionalWidth(1), length)
        : CollectionLayoutSize(length, .fractionalHeight(1))
      let item = CollectionLayoutItem(layoutSize: size)
      var section = CollectionLayoutSection(
        group: axis == .vertical
          ? .vertical(layoutSize: size, subitems: [item])
          : .horizontal(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = 3
      section.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [.background(elementKind: "back")]
      return section
    }
    var measured = prepared(section(.estimated(44)), count, axis)
    measured.measureEverything(with: ClosureMeasurer { _ in .init(width: 31.5, height: 31.5) })
    expectSame(measured, prepared(section(.absolute(31.5)), count, axis))
  }

  /// Lengths that differ: a list is the column that one group of absolute sizes is.
  @Test(arguments: [1, 2, 63, 64, 65, 200])
  func listsOfManyLengths(count: Int) {
    func height(_ item: Int) -> CGFloat { CGFloat(20 + item * 37 % 50) }
    func size(_ length: CollectionLayoutDimension) -> CollectionLayoutSize {
      CollectionLayoutSize(.fractionalWidth(1), length)
    }
    let list = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.estimated(44)), subitems: [.init(layoutSize: size(.estimated(44)))]))
    let items = (0..<count).map { CollectionLayoutItem(layoutSize: size(.absolute(height($0)))) }
    let total = (0..<count).reduce(0) { $0 + height($1) }
    let column = CollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(total)), subitems: items))
    var measured = prepared(list, count)
    measured.measureEverything(
      with: ClosureMeasurer { .init(height: height($0.id.indexPath.item)) })
    expectSame(measured, prepared(column, count))
  }

  /// A grid of rows that follow their tallest cell, against arithmetic.
  @Test func rowsAreAsHighAsTheirTallest() {
    func height(_ item: Int) -> CGFloat { CGFloat(10 + item * 29 % 40) }
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.25), .estimated(44)))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(44)), subitems: [item]))
    section.interGroupSpacing = 5
    var layout = prepared(section, 41)
    layout.measureEverything(
      with: ClosureMeasurer { .init(height: height($0.id.indexPath.item)) })
    var y: CGFloat = 0
    for first in stride(from: 0, to: 41, by: 4) {
      let row = first..<min(41, first + 4)
      for item in row {
        let frame = layout.attributes(for: .cell(section: 0, item: item))?.frame
        #expect(
          frame == CGRect(x: CGFloat(item - first) * 80, y: y, width: 80, height: height(item)))
      }
      // The cells that the last row lacks are trimmed off with their estimates.
      y += (row.map(height).max() ?? 0) + 5
    }
    #expect(Double(layout.contentSize.height) == Double(y) - 5)
  }

  /// Chips of one width wrap as chips of an absolute width do.
  @Test(arguments: [30.0, 77, 160, 320])
  func chipsOfOneWidthWrapAsAbsoluteOnes(width: Double) {
    func section(_ width: CollectionLayoutDimension) -> CollectionLayoutSection {
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(30)),
        subitems: [.init(layoutSize: .init(width, .fractionalHeight(1)))])
      var spaced = group
      spaced.interItemSpacing = .fixed(8)
      return CollectionLayoutSection(group: spaced)
    }
    var measured = prepared(section(.estimated(50)), 57)
    measured.measureEverything(with: ClosureMeasurer { _ in .init(width: width) })
    expectSame(measured, prepared(section(.absolute(width)), 57))
  }

  /// Chips of many widths, against a loop that fills row after row.
  @Test(arguments: [1, 2, 3, 4, 5])
  func chipsWrapWhereTheyNoLongerFit(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let widths = (0..<120).map { _ in random.number(10...200).rounded() }
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(30)),
      subitems: [.init(layoutSize: .init(.estimated(50), .fractionalHeight(1)))])
    group.interItemSpacing = .fixed(8)
    var layout = prepared(CollectionLayoutSection(group: group), widths.count)
    for item in (0..<widths.count).shuffled(using: &random) {
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(width: widths[item])))
    }
    var (x, y) = (0.0, 0.0)
    for (item, width) in widths.enumerated() {
      if x > 0, x + width > 320 { (x, y) = (0, y + 30) }
      let frame = layout.attributes(for: .cell(section: 0, item: item))?.frame
      #expect(frame == CGRect(x: x, y: y, width: width, height: 30))
      x += width + 8
    }
    #expect(Double(layout.contentSize.height) == y + 30)
  }
}
