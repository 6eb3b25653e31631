import Compositional
import CompositionalTestSupport
import Testing

/// Grids, lanes and badges: worked examples at the widths of a phone and of a tablet.
@Suite struct WorkedExampleGridTests {
  /// Four squares a row with a badge each, and a view beside every row.
  private func badges(width: Double) -> WorkedExample {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(.absolute(15), .absolute(15)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let side = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(.absolute(20), .absolute(60)), elementKind: "side",
      containerAnchor: CollectionLayoutAnchor(
        edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
    // The height is a fraction of the row's width, less the spacing between the squares.
    let square = CollectionLayoutItem.item(.fractionalWidth(0.25), .fractionalWidth(0.25))
      .supplementary(badge)
    var section = CollectionLayoutSection(
      group: CollectionLayoutGroup.row(
        .fractionalWidth(1), .absolute(80), spacing: 16, count: 4, square
      ).insets(trailing: 20).supplementary(side))
    section.interGroupSpacing = 16
    section.contentInsets.bottom = 16
    return WorkedExample(section, width: width, itemCounts: [8])
  }

  /// Read from the pixels of a picture.
  @Test func badgesOnPhone() {
    let example = badges(width: 375)
    let columns = [0, 92.75, 185.5, 278.25]
    for (item, x) in columns.enumerated() {
      example.expectCell(item, x, 0, 76.75, 76.75)
      example.expectCell(item + 4, x, 96, 76.75, 76.75)
      example.expect(
        .supplementary(kind: "badge", section: 0, item: item), x + 69.25, -7.5, 15, 15)
    }
    example.expect(.supplementary(kind: "badge", section: 0, item: 4), 69.25, 88.5, 15, 15)
    example.expect(.supplementary(kind: "side", section: 0, item: 0), 355, 10, 20, 60)
    example.expect(.supplementary(kind: "side", section: 0, item: 1), 355, 106, 20, 60)
    example.expectHeight(192)
  }

  /// The squares are higher than their row and overlap the next one.
  @Test func badgesOnTablet() {
    let example = badges(width: 1024)
    example.expectCell(0, 0, 0, 239, 239)
    example.expectCell(4, 0, 96, 239, 239)
    example.expectHeight(192)
  }

  /// A lane of squares under a pinned header, its numbers of the whole width.
  private func lane(width: Double) -> WorkedExample {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(0.3), .fractionalWidth(0.3), .item()))
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    section.supplementariesFollowContentInsets = false
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return WorkedExample(section, width: width, itemCounts: [4])
  }

  @Test(
    arguments: [
      (375.0, 112.5, [16.0, 136.5, 257, 377.5], 158.5), (390, 117, [16, 141, 266, 391], 163),
      (1024, 307.2, [16, 331.2, 646.4, 961.6], 353.2),
    ])
  func laneOfSquares(width: Double, side: Double, columns: [Double], height: Double) {
    let example = lane(width: width)
    for (item, x) in columns.enumerated() { example.expectCell(item, x, 38, side, side) }
    example.expect(.supplementary(kind: "header", section: 0), 0, 0, width, 30)
    example.expectHeight(height)
  }

  /// A lane with a title in the room above every cell.
  @Test(arguments: [(375.0, 343.0, 280.9375), (600, 376, 299.5), (1024, 392, 308.5)])
  func titledLane(width: Double, cell: Double, height: Double) {
    let effective = width - 32
    let columns = effective < 500 ? 1.0 : effective < 700 ? 1.5 : 2.5
    let side = (effective - 8 * (columns - 1)) / columns
    #expect(side == cell)
    let title = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(80)), elementKind: "title",
      containerAnchor: CollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: -88)))
    var section = CollectionLayoutSection(
      group: .row(
        .absolute(side), .absolute(side * 9 / 16 + 88),
        .item().insets(top: 88).supplementary(title)))
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
    let example = WorkedExample(section, width: width, itemCounts: [3])
    example.expectCell(0, 16, 88, cell, height - 88)
    example.expectCell(1, 24 + cell, 88, cell, height - 88)
    example.expect(.supplementary(kind: "title", section: 0), 16, 0, cell, 80)
    example.expectHeight(height)
  }

  /// Three rows a column, and cells with a caption below.
  @Test func otherLanes() {
    var trending = CollectionLayoutSection(
      group: .column(.absolute(343), .absolute(240), spacing: 4, count: 3))
    trending.orthogonalScrollingBehavior = .groupPaging
    let rows = WorkedExample(trending, width: 375, itemCounts: [3])
    rows.expectCell(0, 0, 0, 343, 77.333)
    rows.expectCell(1, 0, 81.333, 343, 77.333)
    rows.expectCell(2, 0, 162.667, 343, 77.333)

    let caption = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(26)), elementKind: "caption",
      containerAnchor: CollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 30)))
    var top = CollectionLayoutSection(
      group: .row(
        .absolute(300), .absolute(198.75), .item().insets(bottom: 30).supplementary(caption)))
    top.orthogonalScrollingBehavior = .groupPaging
    let captions = WorkedExample(top, width: 375, itemCounts: [2])
    captions.expectCell(0, 0, 0, 300, 168.75)
    captions.expect(.supplementary(kind: "caption", section: 0), 0, 172.75, 300, 26)
  }

  @Test(
    arguments: [
      (375.0, 73.75, [16.0, 105.75, 195.5, 285.25]), (1024, 236, [16, 268, 520, 772]),
    ])
  func fourColumns(width: Double, cell: Double, columns: [Double]) {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .absolute(100), spacing: 16, count: 4))
    section.interGroupSpacing = 16
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let example = WorkedExample(section, width: width, itemCounts: [8])
    for (item, x) in columns.enumerated() {
      example.expectCell(item, x, 8, cell, 100)
      example.expectCell(item + 4, x, 124, cell, 100)
    }
  }

  @Test(
    arguments: [
      (375.0, 68.6, 75.0, [8, 80.6, 153.2, 225.8, 298.4]),
      (1024, 198.4, 204.8, [8, 210.4, 412.8, 615.2, 817.6]),
    ])
  func listOfFive(width: Double, cell: Double, height: Double, columns: [Double]) {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .fractionalWidth(0.2), spacing: 4, count: 5)
        .insets(leading: 8, trailing: 8))
    section.interGroupSpacing = 4
    let example = WorkedExample(section, width: width, itemCounts: [10])
    for (item, x) in columns.enumerated() {
      example.expectCell(item, x, 0, cell, height)
      example.expectCell(item + 5, x, height + 4, cell, height)
    }
  }
}
