import CompositionalTesting
import Foundation
import Testing

/// Two columns of posts under a header that stays at the top.
func feedLayout() -> CollectionLayout {
  let post = CollectionLayoutItem(
    layoutSize: CollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
  var section = CollectionLayoutSection(
    group: .horizontal(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [post]))
  section.interGroupSpacing = 8
  var header = CollectionLayoutBoundarySupplementaryItem(
    layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(44)),
    elementKind: "header", alignment: .top)
  header.pinToVisibleBounds = true
  section.boundarySupplementaryItems = [header]
  return CollectionLayout(section: section)
}

@Suite struct FeedTests {
  /// The screen of the first iPhone SE, 320 x 568 points.
  let environment = CollectionLayoutEnvironment.device("iPhone SE (1st)")

  @Test func thirdPostBeginsTheSecondRow() throws {
    var layout = feedLayout()
    layout.prepare(itemCounts: [20], in: environment)
    let third = try #require(layout.attributes(for: .cell(section: 0, item: 2)))
    #expect(third.frame == CGRect(x: 0, y: 152, width: 160, height: 100))
  }

  @Test func headerStaysAtTheTop() throws {
    var layout = feedLayout()
    layout.prepare(itemCounts: [20], in: environment)
    let viewport = layout.viewport(at: CGPoint(x: 0, y: 300))
    let header = try #require(
      layout.attributes(in: viewport).first { $0.kind == "header" })
    #expect(header.frame.minY == 300)
  }

  @Test func everyFrame() {
    var layout = feedLayout()
    layout.prepare(itemCounts: [5], in: environment)
    expectSnapshot(layout.snapshot())
  }

  @Test func narrowAndWide() {
    for width in [320, 390, 768] as [CGFloat] {
      var layout = feedLayout()
      layout.prepare(
        itemCounts: [5],
        in: CollectionLayoutEnvironment(size: CGSize(width: width, height: 568)))
      expectSnapshot(layout.snapshot(), named: "\(Int(width))")
    }
  }
}
