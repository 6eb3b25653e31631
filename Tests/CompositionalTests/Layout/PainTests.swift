import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Common problems of users with estimated sizes and data changes: the right behavior, or the
/// diagnostic that explains it.
struct PainTests {
  private static let view = CGSize(width: 320, height: 480)
  private let environment = CollectionLayoutEnvironment(size: view)
  private let top = Viewport(size: view)

  private func row(
    _ width: CollectionLayoutDimension = .fractionalWidth(1), _ height: CollectionLayoutDimension
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: .init(width, height))
  }

  private func prepared(_ group: CollectionLayoutGroup, _ counts: [Int] = [6]) -> CollectionLayout {
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(itemCounts: counts, in: environment)
    return layout
  }

  private func frame(_ layout: CollectionLayout, _ item: Int, section: Int = 0) -> CGRect? {
    layout.attributes(for: .cell(section: section, item: item))?.frame
  }

  private func heights(_ heights: [CGFloat]) -> ClosureMeasurer {
    ClosureMeasurer { PreferredSize(height: heights[$0.id.indexPath.item % heights.count]) }
  }

  @Test("A cell of fractional height in an estimated group is never measured")
  func cellNeverSelfSizes() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = prepared(group)
    #expect(layout.nextMeasurement(in: top) == nil)
    #expect(layout.measurementProposal(for: .cell(section: 0, item: 0)) == nil)
    #expect(layout.contentSize.height == 264)
  }

  @Test("Cells that are uniform across siblings are as high as the highest in their row")
  func gridWithRowsOfOneHeight() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))])
    var layout = prepared(group, [4])
    layout.measure(in: top, with: heights([30, 90, 50, 20]))
    #expect(frame(layout, 0) == CGRect(x: 0, y: 0, width: 160, height: 90))
    #expect(frame(layout, 1) == CGRect(x: 160, y: 0, width: 160, height: 90))
    #expect(frame(layout, 2) == CGRect(x: 0, y: 90, width: 160, height: 50))
    #expect(frame(layout, 3) == CGRect(x: 160, y: 90, width: 160, height: 50))
  }

  @Test("If the outermost group is uniform, all cells of the section are as high as the highest")
  func gridWithCellsOfOneHeight() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)),
      subitems: [row(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))])
    var layout = prepared(group, [100])
    layout.measure(in: top, with: heights([30, 90, 50, 20]))
    // All are measured, visible or not, because the tallest of them decides.
    #expect(frame(layout, 0)?.height == 90)
    #expect(frame(layout, 99) == CGRect(x: 160, y: 49 * 90, width: 160, height: 90))
    #expect(layout.contentSize.height == 4_500)
  }

  @Test("A group with a count along the scroll axis does not measure its items")
  func countedGroupIgnoresSelfSizing() {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(90)),
      subitem: row(.fractionalWidth(1), .estimated(30)),
      count: 3)
    let layout = prepared(group)
    #expect(layout.nextMeasurement(in: top) == nil)
    #expect(frame(layout, 1)?.height == 30)
  }

  @Test("A cell whose preferred size depends on its size leads to a diagnostic, not a loop")
  func endlessSelfSizing() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var layout = prepared(group, [3])
    var asked = 0
    layout.measure(in: top) { proposal in
      asked += 1
      return proposal.id.indexPath.item == 1
        ? PreferredSize(height: proposal.size.height == 80 ? 81 : 80) : PreferredSize(height: 50)
    }
    #expect(layout.diagnostics.count == 1)
    let diagnostic = try #require(layout.diagnostics.first)
    #expect(diagnostic.reason == .unsettledSize(.cell(section: 0, item: 1)))
    #expect(diagnostic.description.contains("cell 0.1 never settles"))
    #expect(diagnostic.description.contains("heights 80, 81, 80, 81"))
    // The unsettled cell is measured 100 times, each of the others twice: once for its size, and
    // once to confirm it.
    #expect(asked == 104)
    #expect(frame(layout, 2)?.height == 50)
  }

  @Test("Measuring a cell that stretches to its row and enlarges it stops")
  func stretchingToTheRow() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(0.5), .estimated(44))])
    var layout = prepared(group, [2])
    layout.measure(in: top) { PreferredSize(height: $0.size.height + 1) }
    #expect(layout.diagnostics.count == 2)
  }

  @Test("Scrolling to an item among estimates reaches it once sizes are settled")
  func scrollingToAnItem() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var layout = prepared(group, [500])
    var viewport = top
    viewport.contentOffset.y = try #require(frame(layout, 300)).minY
    let measurer = ClosureMeasurer {
      PreferredSize(height: CGFloat(20 + $0.id.indexPath.item * 31 % 150))
    }
    let change = layout.measure(in: viewport, with: measurer)
    viewport.contentOffset.y += change.contentOffsetAdjustment.y
    #expect(frame(layout, 300)?.minY == viewport.contentOffset.y)
    #expect(layout.nextMeasurement(in: viewport) == nil)
  }

  @Test("Measured sizes are kept when the section provider runs again")
  func providerRunsAgain() {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var layout = prepared(group, [100])
    layout.measure(in: top, with: heights([31, 77]))
    let size = layout.contentSize
    let frames = layout.attributes(in: top)
    layout.prepare(itemCounts: [100], in: environment)
    #expect(layout.contentSize == size)
    #expect(layout.attributes(in: top) == frames)
  }

  @Test("A provider that returns nil for a section with items leads to a diagnostic")
  func staleData() {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var layout = CollectionLayout { index, _ in
      index < 1 ? CollectionLayoutSection(group: group) : nil
    }
    layout.prepare(itemCounts: [3, 3], in: environment)
    #expect(layout.diagnostics.map(\.reason) == [.missingSection])
    #expect(layout.contentSize.height == 132)
  }

  @Test("The content size includes estimates until everything is measured, also of headers")
  func contentSizeReadTooEarly() {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: [100], in: environment)
    #expect(layout.contentSize.height == 4_420)
    let change = layout.measureEverything(
      with: ClosureMeasurer {
        PreferredSize(height: $0.id.category == .cell ? 50 : 33)
      })
    #expect(layout.contentSize.height == 5_033)
    #expect(change.measuredElements == 101)
    #expect(change.contentSizeAdjustment.height == 613)
  }

  @Test("An orthogonal section below a self-sizing one moves with its changes")
  func orthogonalSectionBelow() {
    let rows = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    let card = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.absolute(200), .estimated(100)),
      subitems: [row(.fractionalWidth(1), .estimated(100))])
    var layout = CollectionLayout { index, _ in
      var section = CollectionLayoutSection(group: index == 0 ? rows : card)
      if index == 1 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    layout.prepare(itemCounts: [2, 8], in: environment)
    layout.measure(in: top) { proposal in
      PreferredSize(
        height: proposal.id.indexPath.section == 0
          ? 70 : CGFloat(60 + 10 * proposal.id.indexPath.item))
    }
    // Two rows of 70; the first two cards are visible, and the row is as high as the higher one.
    #expect(frame(layout, 0, section: 1) == CGRect(x: 0, y: 140, width: 200, height: 60))
    #expect(frame(layout, 1, section: 1) == CGRect(x: 200, y: 140, width: 200, height: 70))
    #expect(layout.contentSize.height == 210)
  }

  @Test("Tags wrap with fixed gaps: as many per row as fit by their measured widths")
  func tagsWrap() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(30)),
      subitems: [row(.estimated(100), .absolute(30))])
    group.interItemSpacing = .fixed(10)
    var layout = prepared(group, [6])
    let widths: [CGFloat] = [90, 120, 80, 200, 400, 50]
    layout.measure(in: top) { PreferredSize(width: widths[$0.id.indexPath.item]) }
    // 90 + 10 + 120 + 10 + 80 = 310 fits 320; 200 + 10 + 400 does not; 400 is alone in its row.
    let expected = [
      CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 100, y: 0, width: 120, height: 30),
      CGRect(x: 230, y: 0, width: 80, height: 30), CGRect(x: 0, y: 30, width: 200, height: 30),
      CGRect(x: 0, y: 60, width: 400, height: 30), CGRect(x: 0, y: 90, width: 50, height: 30),
    ]
    #expect((0..<6).map { frame(layout, $0) } == expected)
  }

  @Test("An item of measured size zero does not displace the others")
  func itemOfNoHeight() {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)),
      subitems: [row(.fractionalWidth(1), .estimated(44))])
    var layout = prepared(group, [4])
    layout.measure(in: top, with: heights([50, 0, 60, 0]))
    #expect(frame(layout, 1) == CGRect(x: 0, y: 50, width: 320, height: 0))
    #expect(frame(layout, 2) == CGRect(x: 0, y: 50, width: 320, height: 60))
    #expect(layout.contentSize.height == 110)
  }

  @Test("A layout that replaces another keeps the visible content in place")
  func layoutsSwapped() throws {
    let rows = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(44)),
      subitems: [row(.fractionalWidth(1), .fractionalHeight(1))])
    let grid = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(100)),
      subitem: row(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3)
    let list = prepared(rows, [300])
    let other = prepared(grid, [300])
    var viewport = top
    viewport.contentOffset.y = 4_400
    let anchor = try #require(list.scrollAnchor(in: viewport, keeping: .top))
    #expect(anchor.id == .cell(section: 0, item: 100))
    viewport.contentOffset = other.contentOffset(keeping: anchor, in: viewport)
    // Row 33 of the grid holds item 100.
    #expect(viewport.contentOffset.y == 3_300)
  }

  /// Of two columns the right one reaches farther down: in a view of 844, rows end at 800.
  @Test func theLastCellInViewIsTheAnchorInAnyColumn() throws {
    let anchor = try lastAnchor(of: [60, 100], height: 844)
    #expect(anchor.id == .cell(section: 0, item: 15))
  }

  /// Rows of 50 points in a view of 390 by 450: the ninth ends where the view does.
  @Test func theLastCellInViewIsTheAnchorInAWideView() throws {
    let anchor = try lastAnchor(of: [50], height: 450)
    #expect(anchor.id == .cell(section: 0, item: 8))
  }

  /// Returns the anchor at the bottom of a view of rows, with a column for each cell height.
  private func lastAnchor(of heights: [CGFloat], height: CGFloat) throws -> ScrollAnchor {
    let width = CollectionLayoutDimension.fractionalWidth(1 / CGFloat(heights.count))
    let cells = heights.map { CollectionLayoutItem(layoutSize: .init(width, .absolute($0))) }
    let rows = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(heights.max() ?? 0)), subitems: cells))
    var layout = CollectionLayout(section: rows)
    let size = CGSize(width: 390, height: height)
    layout.prepare(itemCounts: [400], in: CollectionLayoutEnvironment(size: size))
    return try #require(layout.scrollAnchor(in: Viewport(size: size), keeping: .bottom))
  }
}
