@_spi(OpenChoices) import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// The order of measuring decides what is still in sight when its turn comes (rules 2.8.6, 2.31).
@Suite struct MeasuringOrderTests {
  /// Returns the lengths of the content after measuring: by default, from the top down, and with
  /// boundary items first.
  ///
  /// - Parameters:
  ///   - count: The number of rows in each section, each estimated at 50 points.
  ///   - items: The boundary items of the first section.
  ///   - row: The measured length of a row, in points.
  ///   - view: The measured length of a boundary item, in points.
  private func lengths(
    of count: [Int], _ items: [CollectionLayoutBoundarySupplementaryItem],
    ofLayout: [CollectionLayoutBoundarySupplementaryItem] = [], row: CGFloat, view: CGFloat
  ) -> [CGFloat] {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(50))
    let plain = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    var first = plain
    first.boundarySupplementaryItems = items
    let sections = [first] + Array(repeating: plain, count: count.count - 1)
    return [[], .measuresByPosition, .measuresBoundaryItemsFirst].map { (quirks: Quirks) in
      var configuration = CollectionLayoutConfiguration()
      configuration.quirks = quirks
      configuration.boundarySupplementaryItems = ofLayout
      var layout = CollectionLayout(configuration: configuration) { index, _ in sections[index] }
      layout.prepare(
        itemCounts: count,
        in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 100), displayScale: 1))
      layout.measure(
        in: Viewport(size: CGSize(width: 100, height: 100)),
        with: ClosureMeasurer { proposal in
          if case .cell = proposal.id { return PreferredSize(height: row) }
          return PreferredSize(height: view)
        })
      return layout.contentSize.height
    }
  }

  private func item(
    _ alignment: RectAlignment, _ estimate: CGFloat
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .estimated(estimate)), elementKind: "\(alignment)",
      alignment: alignment)
  }

  /// A view of 100 points shows two rows of 50: a search by position looks at both, and once more at
  /// both for the second.
  @Test func aSearchByPositionCountsWhatItLooksAt() {
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = .measuresByPosition
    var layout = CollectionLayout(
      section: Sample.list(.estimated(50)), configuration: configuration)
    let view = CGSize(width: 100, height: 100)
    layout.prepare(
      itemCounts: [2], in: CollectionLayoutEnvironment(size: view, displayScale: 1))
    var search = MeasurementSearch()
    for looked in [2, 4] {
      let proposal = layout.nextMeasurement(in: Viewport(size: view), &search)
      #expect(proposal?.id == .cell(section: 0, item: looked / 2 - 1))
      #expect(search.groupsVisited == looked)
      layout.record(
        ElementMeasurement(.cell(section: 0, item: looked / 2 - 1), PreferredSize(height: 50)))
    }
  }

  /// A header of 40 that is 120 pushes the rows out of a view of 100.
  ///
  /// Before that the first row is in sight, and the second one until the first is 60.
  @Test func aHeader() {
    // 120 + 60 + 3 x 50, and 120 + 4 x 50.
    #expect(lengths(of: [4], [item(.top, 40)], row: 60, view: 120) == [330, 320, 320])
  }

  /// A row of 120 pushes a footer out of the view, which keeps its estimate of 40.
  @Test func aFooter() {
    #expect(lengths(of: [1], [item(.bottom, 40)], row: 120, view: 60) == [160, 160, 180])
  }

  /// A header of the layout is above everything, and is measured last by default.
  @Test func aHeaderOfTheLayout() {
    #expect(
      lengths(of: [2], [], ofLayout: [item(.top, 40)], row: 60, view: 120) == [230, 220, 230])
  }

  /// Rows of columns: two columns of two rows each are read line by line by position.
  @Test func columns() {
    let size = CollectionLayoutSize(.fractionalWidth(0.5), .estimated(50))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size,
      repeatingSubitem: .init(layoutSize: .init(.fractionalWidth(1), .estimated(50))), count: 2)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(100)), repeatingSubitem: .group(column),
        count: 2)
    )
    func asked(_ quirks: Quirks) -> [Int] {
      var configuration = CollectionLayoutConfiguration()
      configuration.quirks = quirks
      var layout = CollectionLayout(section: section, configuration: configuration)
      let size = CGSize(width: 100, height: 100)
      layout.prepare(
        itemCounts: [4], in: CollectionLayoutEnvironment(size: size, displayScale: 1))
      var order: [Int] = []
      while let proposal = layout.nextMeasurement(in: Viewport(size: size)) {
        order.append(proposal.id.indexPath.item)
        layout.record(ElementMeasurement(proposal.id, PreferredSize(height: 50)))
      }
      return order
    }
    #expect(asked([]) == [0, 1, 2, 3])
    #expect(asked(.measuresByPosition) == [0, 2, 1, 3])
    #expect(asked(.measuresBoundaryItemsFirst) == [0, 1, 2, 3])
  }

  /// Cells of a line that come into it while it is measured are measured before those of the next.
  @Test func linesAreMeasuredByPosition() {
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = .measuresByPosition
    let size = CGSize(width: 300, height: 60)
    let viewport = Viewport(size: size)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [.init(layoutSize: .init(.estimated(100), .fractionalHeight(1)))]))
    func prepared() -> CollectionLayout {
      var layout = CollectionLayout(section: section, configuration: configuration)
      layout.prepare(itemCounts: [60], in: CollectionLayoutEnvironment(size: size))
      return layout
    }
    var order: [Int] = []
    var layout = prepared()
    layout.measure(in: viewport) { proposal in
      // Each cell is asked again with its own size.
      let item = proposal.id.indexPath.item
      if order.last != item { order.append(item) }
      return .init(width: 30)
    }
    // Seven of 30 leave no room for an estimate of 100: the next one is below the third line.
    #expect(order == Array(0..<27))
  }
}
