import CompositionalDSL
import CompositionalTestSupport
import Testing

/// The front page of a store: lanes whose cells are as wide as the space allows.
@Suite("The store of the example project")
struct StoreShowcaseTests {
  @Test("Lanes", arguments: [(375.0, 343.0, 280.9375), (600, 376, 299.5), (1024, 392, 308.5)])
  func lanes(width: Double, cell: Double, height: Double) {
    let layout = PreparedShowcase(.appStore, width: width, itemCounts: [3, 6, 2, 3, 3, 1])
    layout.expectCell(0, 16, 88, cell, height - 88)
    layout.expectCell(1, 24 + cell, 88, cell, height - 88)
    layout.expect(.supplementary(kind: "title", section: 0), 16, 0, cell, 80)
    layout.expect(.supplementary(kind: "title", section: 0, item: 1), 24 + cell, 0, cell, 80)

    let trending = height
    for (row, y) in [0, 81.333, 162.667].enumerated() {
      layout.expectCell(row, in: 1, 16, trending + y, cell, 77.333)
      layout.expectCell(row + 3, in: 1, 24 + cell, trending + y, cell, 77.333)
    }

    let top = trending + 240
    layout.expectCell(0, in: 2, 16, top, 300, 168.75)
    layout.expectCell(1, in: 2, 324, top, 300, 168.75)
    layout.expect(
      .supplementary(kind: "caption", section: 2), 16, top + 172.75, 300, 26)

    layout.expectCell(0, in: 3, 16, top + 198.75, cell, 77.333)
    layout.expectCell(0, in: 4, 16, top + 438.75, cell, 77.333)
    // The sixth section equals the first.
    layout.expectCell(0, in: 5, 16, top + 678.75 + 88, cell, height - 88)
    layout.expectContent(width: width, height: 2 * height + 240 + 198.75 + 480)
  }

  @Test("The outer behavior wins over that of the lane inside")
  func behavior() {
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812))
    let store = Showcase.layout(.appStore)
    for index in 0..<5 {
      let section = store.sectionProvider(index, environment)
      #expect(section?.orthogonalScrollingBehavior == .groupPaging)
      #expect(section?.interGroupSpacing == 8)
    }
    let lane = Showcase.layout(.laneSection).sectionProvider(0, environment)
    #expect(lane?.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary)
  }

  /// The reusable sections of the store: three columns, and two within insets of 16.
  @Test("Sections that are reused", arguments: [(375.0, 119.667, 167.5), (1024, 336, 492)])
  func reused(width: Double, three: Double, two: Double) {
    let lane = PreparedShowcase(.laneSection, width: width, itemCounts: [2])
    lane.expectCell(1, 168, 0, 160, 90)
    let columns = PreparedShowcase(.columnLaneSection, width: width, itemCounts: [4])
    columns.expectCell(2, 2 * (three + 8), 0, three, 120)
    columns.expectCell(3, width + 8, 0, three, 120)
    let narrowed = PreparedShowcase(.sectionWithEnvironmentInsets, width: width, itemCounts: [3])
    narrowed.expectCell(0, 16, 0, two, 100)
    narrowed.expectCell(1, width / 2 + 4, 0, two, 100)
    let headed = PreparedShowcase(.sectionWithHeader, width: width, itemCounts: [3])
    headed.expect(.header(), 0, 0, width, 30)
    headed.expectCell(2, 16, 126, width - 32, 44)
    headed.expectContent(width: width, height: 178)
  }
}
