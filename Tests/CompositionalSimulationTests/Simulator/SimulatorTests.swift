import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The simulated collection view, by numbers worked out by hand.
@Suite struct SimulatorTests {
  @Test func aFlingEndsWhereTheFormulaSays() {
    var simulator = SampleList.simulator()
    simulator.fling(velocity: 3_000)
    #expect(!simulator.isAtRest)
    let rests = simulator.runUntilRest()
    #expect(rests)
    // 0.499 * 2990 = 1492.01 points.
    #expect(simulator.contentOffset.y == 1_492)
    // 844 points show at most 21 rows of 44.
    #expect(simulator.pool.cells.created == 21)
    #expect(simulator.pool.cells.inUse == simulator.visibleElements.count)
  }

  @Test func aFingerDragsAndTheEndHoldsBack() {
    var simulator = SampleList.simulator()
    simulator.touchDown(at: CGPoint(x: 100, y: 200))
    simulator.advance()
    simulator.touchMove(to: CGPoint(x: 100, y: 310))
    simulator.advance()
    // 110 points minus the slop of 10: a pull of 100 past the top, damped by 0.55 at its start.
    let part: CGFloat = 100 * 0.55 / 844
    let shown = (1 - 1 / (part + 1)) * 844
    #expect(abs(simulator.contentOffset.y + shown) < 1e-9)
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == 0)
  }

  /// Cards of 100 by 80 points in rows, below a banner of 60 and a header of 40 in each section.
  private static func lanes(_ direction: UserInterfaceLayoutDirection) -> CollectionViewSimulator {
    func above(_ kind: String, _ height: CGFloat) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
        elementKind: kind, alignment: .top)
    }
    var section = Sample.cells(.absolute(100), .absolute(80))
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [above("header", 40)]
    var layout = CollectionLayout(section: section)
    layout.configuration.boundarySupplementaryItems = [above("banner", 60)]
    return CollectionViewSimulator(
      layout, itemCounts: [50, 50],
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: direction))
  }

  /// Banner to 60, header to 100, row to 180, header to 220, row to 300.
  @Test func aFingerFindsTheRowItIsOn() {
    let simulator = Self.lanes(.leftToRight)
    let rows = [0, 59, 61, 99, 100, 179, 180, 219, 220, 299, 300, 800].map {
      simulator.orthogonalSection(at: CGPoint(x: 195, y: $0))
    }
    #expect(rows == [nil, nil, nil, nil, 0, 0, nil, nil, 1, 1, nil, nil])
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func aFingerDragsARow(direction: UserInterfaceLayoutDirection) {
    var simulator = Self.lanes(direction)
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    simulator.touchDown(at: CGPoint(x: 195, y: 260))
    simulator.advance()
    simulator.touchMove(to: CGPoint(x: 195 - sign * 110, y: 265))
    simulator.advance()
    // 110 points less the slop of 10.
    #expect(abs((simulator.viewport.orthogonalOffsets[1] ?? 0) - 100) < 1)
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
    #expect(simulator.contentOffset.y == 0)
    // A finger that has rested does not fling.
    for _ in 0..<30 { simulator.advance() }
    let held = simulator.viewport.orthogonalOffsets[1]
    simulator.touchUp()
    simulator.runUntilRest()
    // The row rests on a pixel.
    #expect(abs((simulator.viewport.orthogonalOffsets[1] ?? 0) - (held ?? 0)) <= 0.25)
  }

  @Test func anEstimatedListLandsOnItsItem() {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [10_000],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { PreferredSize(height: CGFloat(30 + $0.id.indexPath.item % 71)) })
    for animated in [false, true] {
      simulator.scrollToItem(
        at: ElementIndexPath(item: 5_000, section: 0), position: .top,
        animated: animated)
      simulator.runUntilRest()
      let frame = simulator.layout.attributes(for: .cell(section: 0, item: 5_000))?.frame
      #expect(frame?.minY == simulator.contentOffset.y)
      simulator.scrollToItem(at: ElementIndexPath(item: 9_999, section: 0), animated: animated)
      simulator.runUntilRest()
      let last = simulator.layout.attributes(for: .cell(section: 0, item: 9_999))?.frame
      #expect(last?.maxY == simulator.contentOffset.y + 844)
    }
  }

  /// Two rows of ten cells of 100 x 120 that scroll on their own, below a header of 30.
  static func lanes() -> CollectionViewSimulator {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(.absolute(100), .absolute(120)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: Array(repeating: 10, count: 20),
      in: CollectionLayoutEnvironment(size: SampleList.screen))
  }

  @Test func aFingerDragsTheRowItIsOn() {
    var simulator = Self.lanes()
    // Section 1 starts at 150 with its header, its row at 180.
    #expect(simulator.orthogonalSection(at: CGPoint(x: 200, y: 160)) == nil)
    #expect(simulator.orthogonalSection(at: CGPoint(x: 200, y: 180)) == 1)
    simulator.touchDown(at: CGPoint(x: 300, y: 200))
    simulator.advance()
    simulator.touchMove(to: CGPoint(x: 230, y: 202))
    simulator.advance(ticks: 30)
    // 70 points less the slop along the way; the view does not move.
    #expect(abs((simulator.viewport.orthogonalOffsets[1] ?? 0) - 60) < 0.1)
    #expect(simulator.contentOffset.y == 0)
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.viewport.orthogonalOffsets == [1: 100])
  }

  @Test func aFingerThatGoesDownARowDragsTheView() {
    var simulator = Self.lanes()
    simulator.touchDown(at: CGPoint(x: 300, y: 200))
    simulator.touchMove(to: CGPoint(x: 305, y: 100))
    simulator.advance(ticks: 30)
    #expect(abs(simulator.contentOffset.y - 90) < 0.1)
    #expect(simulator.viewport.orthogonalOffsets.isEmpty)
  }
}
