import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Places in a view that headers, insets and offsets decide, by hand.
@Suite struct SimulatorPlaceTests {
  private func path(_ item: Int, _ section: Int = 0) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
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
    var rows = Sample.cells(.fractionalWidth(1), .absolute(44))
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
    var cards = Sample.cells(.absolute(100), .absolute(80))
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
    var column = Sample.cells(.absolute(150), .absolute(200))
    column.orthogonalScrollingBehavior = .continuous
    var simulator = simulator(column, Array(repeating: 10, count: 10), .horizontal)
    simulator.setContentOffset(CGPoint(x: 140, y: 0))
    #expect(simulator.orthogonalSection(at: CGPoint(x: 5, y: 20)) == 0)
    #expect(simulator.orthogonalSection(at: CGPoint(x: 15, y: 20)) == 1)
    #expect(simulator.orthogonalSection(at: CGPoint(x: 165, y: 20)) == 2)
  }

  /// A finger goes on from the offset that a host has set, along both axes.
  @Test(arguments: [LayoutAxis.vertical, .horizontal])
  func aFingerGoesOnFromWhereTheViewWasPlaced(_ axis: LayoutAxis) {
    let cell: (CollectionLayoutDimension, CollectionLayoutDimension) =
      axis == .vertical
      ? (.fractionalWidth(1), .absolute(50)) : (.absolute(50), .fractionalHeight(1))
    var simulator = simulator(Sample.cells(cell.0, cell.1), [100], axis)
    func point(_ along: Double) -> CGPoint {
      axis == .vertical ? CGPoint(x: 160, y: along) : CGPoint(x: along, y: 240)
    }
    func offset(_ along: Double) -> CGPoint {
      axis == .vertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }
    simulator.touchDown(at: point(300))
    simulator.touchMove(to: point(250))
    let dragged = simulator.contentOffset
    simulator.place(at: offset(1_000))
    simulator.touchMove(to: point(230))
    #expect(simulator.contentOffset == offset(1_020), "after \(dragged)")
  }

  /// Rows above the view are measured higher while it moves toward them; its last step is as small
  /// as those before, because the target has moved with the rows.
  @Test(arguments: [-1_000.0, -2_500]) func aFlingEndsWhereTheContentHasMoved(velocity: Double) {
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: Sample.cells(.fractionalWidth(1), .estimated(44))),
      itemCounts: [2_000],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)),
      measurer: ClosureMeasurer { _ in PreferredSize(height: 60) })
    simulator.setContentOffset(CGPoint(x: 0, y: 40_000))
    simulator.runUntilRest()
    _ = simulator.advance()
    simulator.fling(velocity: CGFloat(velocity))
    var before = simulator.contentOffset.y
    var adjusted = 0.0
    var steps: [Double] = []
    while !simulator.isAtRest {
      let frame = simulator.advance()
      adjusted += Double(frame.contentOffsetAdjustment.y)
      steps.append(
        Double(simulator.contentOffset.y - before - frame.contentOffsetAdjustment.y))
      before = simulator.contentOffset.y
    }
    #expect(adjusted > 100)
    #expect(steps.allSatisfy { $0 <= 1 && $0 >= velocity / 60 }, "\(steps.suffix(5))")
  }
}
