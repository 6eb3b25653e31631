import CompositionalTestSupport
import Testing

@testable import Compositional

/// Measuring stops after so much work that it would take seconds: counted, not timed.
@Suite struct MeasuringBudgetTests {
  private func change(
    of section: CollectionLayoutSection, atMost limit: Int
  ) -> LayoutChange {
    var layout = CollectionLayout(section: section)
    let size = CGSize(width: 800, height: 500)
    layout.prepare(itemCounts: [1_000_000], in: CollectionLayoutEnvironment(size: size))
    return layout.measure(
      in: Viewport(size: size), keeping: .top,
      with: ClosureMeasurer { proposal in
        let item = proposal.id.indexPath.item
        return PreferredSize(
          width: CGFloat(10 + item * 7 % 71), height: CGFloat(10 + item * 5 % 83))
      }, atMost: limit)
  }

  /// A group that wraps nested groups, which are solved again behind each measured cell.
  @Test func nestedGroupsThatWrapAreSolvedSoOftenOnly() {
    let item = CollectionLayoutItem(layoutSize: .init(.estimated(44), .fractionalHeight(8)))
    let pair = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(100), .estimated(8)), subitem: item, count: 2)
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.uniformAcrossSiblings(estimate: 8), .fractionalWidth(0.33)),
        subitems: [.group(pair)]))
    section.orthogonalScrollingBehavior = .paging
    let work = change(of: section, atMost: 1_000)
    // Five groups for each of a thousand; the last measurement may pass the bound.
    #expect((5_000...10_000).contains(work.groupsSolved), "\(work.groupsSolved)")
    #expect(work.measuredElements < 1_000)
  }

  /// A group of a thousand cells, which are placed twice for each one that is measured: in their row,
  /// and with it in the group around it.
  @Test func theCellsOfALargeGroupArePlacedSoOftenOnly() {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(44)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitem: item, count: 1_000)
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitems: [.group(row)]))
    let work = change(of: section, atMost: 500)
    // 30 cells for each of 500 are 15,000: the eighth measurement passes the bound.
    #expect(work.cellsPlaced == 16_000)
    #expect(work.measuredElements == 8)
  }

  /// A line of 5,000 cells without a width is filled again for each of them.
  ///
  /// A pass may place 4,000,000 cells, and 1,000 for each one that it measures: 4,000,000 are
  /// 1,000 times 5,000 less 1,000.
  @Test func aLineOfVeryManyCellsStopsMeasuring() {
    let narrow = CollectionLayoutItem(layoutSize: .init(.estimated(0.001), .estimated(32)))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .estimated(32)), subitems: [narrow])))
    layout.prepare(itemCounts: [5_000], in: Tags.environment)
    let change = layout.measure(in: Viewport(size: Tags.screen)) { _ in .init(width: 0, height: 32)
    }
    #expect((1_000...1_010).contains(change.measuredElements))
    let reports = layout.diagnostics.filter { $0.reason == .measuringStopped }
    #expect(reports.map(\.section) == [0])
  }

  /// Rows of one cell are measured as far as the limit says.
  @Test func rowsAreMeasuredUpToTheLimit() {
    let section = Sample.list(.estimated(0.1), in: .vertical)
    #expect(change(of: section, atMost: 5).measuredElements == 5)
    // 10, 15, ... 90 and from 92 - 83 = 9 below 10 on again: 500 points are full after twelve.
    #expect(change(of: section, atMost: 100).measuredElements < 100)
  }

  /// A group holds the cells that a section can show, also of groups in it.
  @Test func aGroupHoldsNoMoreCellsThanItsSectionShows() {
    let cell = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.01), .absolute(10)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(10)), subitems: [cell])
    let rows = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(1_000)), subitems: [.group(row)])
    let layout = Sample.layout(
      of: CollectionLayoutSection(group: rows), [30], in: CGSize(width: 1_000, height: 500))
    // 100 rows of 100 cells; the section has 30 items, and a group holds 256 at least.
    #expect(layout.stack.sections[0].geometry.template.cells.count == 256)
    #expect(layout.allAttributes().count == 30)
  }
}
