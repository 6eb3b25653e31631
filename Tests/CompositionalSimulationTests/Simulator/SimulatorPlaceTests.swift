import Compositional
import CompositionalSimulation
import Testing

/// Places in a view that headers, insets and offsets decide, by hand.
@Suite struct SimulatorPlaceTests {
  private func path(_ item: Int, _ section: Int = 0) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  private func section(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(width, height)
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  private func simulator(
    _ section: CollectionLayoutSection, _ counts: [Int],
    _ direction: LayoutAxis = .vertical
  ) -> CollectionViewSimulator {
    var layout = CollectionLayout(section: section)
    layout.configuration.scrollDirection = direction
    return CollectionViewSimulator(
      layout, itemCounts: counts,
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
  }

  /// Headers of 100 before three rows of 44: those of the second section start at 332.
  ///
  /// An item that is held over a header keeps its place.
  @Test func aHeaderIsNoPlaceForAnItem() {
    var rows = section(.fractionalWidth(1), .absolute(44))
    rows.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)), elementKind: "header",
        alignment: .top)
    ]
    var simulator = simulator(rows, [3, 3])
    simulator.liftItem(at: path(0, 1))
    simulator.dragItem(to: CGPoint(x: 160, y: 50))
    #expect(simulator.proposedIndexPath == path(0, 1))
    simulator.dragItem(to: CGPoint(x: 160, y: 170))
    #expect(simulator.proposedIndexPath == path(1, 0))
    simulator.dragItem(to: CGPoint(x: 160, y: 60))
    #expect(simulator.proposedIndexPath == path(1, 0))
  }

  /// Cards of 100 between insets of 10 and 20 in a view of 320: card 5 covers 510 to 610.
  @Test func aRowScrollsBetweenItsInsets() {
    var cards = section(.absolute(100), .absolute(80))
    cards.orthogonalScrollingBehavior = .continuous
    cards.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 20)
    func offset(_ position: ItemScrollPosition) -> CGFloat? {
      var simulator = simulator(cards, [20])
      simulator.scrollToItem(at: path(5), position: position)
      return simulator.viewport.orthogonalOffsets[0]
    }
    #expect(offset(.leading) == 500)
    // Its middle, 560, goes to that of 10 to 300; its end, 610, to 300.
    #expect(offset(.centeredHorizontally) == 405)
    #expect(offset(.trailing) == 310)
  }

  /// Columns of 150 in a view that scrolls sideways.
  @Test func aFingerFindsTheColumnBesideTheOffset() {
    var column = section(.absolute(150), .absolute(200))
    column.orthogonalScrollingBehavior = .continuous
    var simulator = simulator(column, Array(repeating: 10, count: 10), .horizontal)
    simulator.setContentOffset(CGPoint(x: 140, y: 0))
    #expect(simulator.orthogonalSection(at: CGPoint(x: 5, y: 20)) == 0)
    #expect(simulator.orthogonalSection(at: CGPoint(x: 15, y: 20)) == 1)
    #expect(simulator.orthogonalSection(at: CGPoint(x: 165, y: 20)) == 2)
  }
}
