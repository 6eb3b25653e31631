import Compositional
import CompositionalSimulationTestSupport
import Testing

/// The code of the README, word for word, and a check that the README contains it.
@Suite struct ReadmeTests {
  @Test func libraryExample() {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3.0), .fractionalHeight(1)))
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(120)), subitems: [item])
    row.interItemSpacing = .fixed(8)

    var layout = CollectionLayout(section: CollectionLayoutSection(group: row))
    let size = CGSize(width: 390, height: 844)
    layout.prepare(itemCounts: [1_000_000_000], in: CollectionLayoutEnvironment(size: size))
    let viewport = Viewport(contentOffset: CGPoint(x: 0, y: 1_000_000), size: size)
    let elements = layout.attributes(in: viewport)
    // Rows of 120: the one at 999,960 is cut off at the top, and eight in all are visible.
    #expect(elements.count == 24)
    #expect(elements.first?.frame.origin.y == 999_960)
  }

  /// The scroll that is simulated and asserted on.
  @Test func simulationExample() throws {
    var view = SampleList.simulator()
    try view.run([.drag(from: nil, by: CGPoint(x: 0, y: -300), duration: 0.2, holding: 0)])
    #expect(view.isAtRest && view.contentOffset.y > 290 && view.pool.cells.created < 60)
    // 300 points less 10 of slop, then a fling of 1,500 points a second: 0.499 * 1490.
    #expect(abs(view.contentOffset.y - (290 + 743.51)) < 0.5)
    try view.run([.scrollToItem(ElementIndexPath(item: 999, section: 0), .bottom, animated: true)])
    #expect(view.isAtRest && view.visibleElements.last?.id == .cell(section: 0, item: 999))
  }
}
