import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Rows whose groups are measured wider while they scroll back.
///
/// Groups are estimated at 100 points and measured at 150 in a view of 390.
@Suite struct SimulatorRowAnchorTests {
  private func row(
    _ behavior: OrthogonalScrollingBehavior = .continuous,
    _ direction: UserInterfaceLayoutDirection = .leftToRight, width: CGFloat = 150
  ) -> CollectionViewSimulator {
    var section = Sample.cells(.estimated(100), .absolute(80))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [60],
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: direction),
      measurer: ClosureMeasurer { _ in PreferredSize(width: width) })
  }

  /// The leading edges of the visible cells, in points from the leading edge of the view.
  private func edges(_ simulator: CollectionViewSimulator) -> [ElementID: CGFloat] {
    let isMirrored = simulator.environment.layoutDirection == .rightToLeft
    return Dictionary(
      uniqueKeysWithValues: simulator.visibleElements.map {
        ($0.id, isMirrored ? 390 - $0.frame.maxX : $0.frame.minX)
      })
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft], [150.0, 60])
  func aFingerKeepsItsCell(_ direction: UserInterfaceLayoutDirection, _ width: Double) {
    var simulator = row(.continuous, direction, width: CGFloat(width))
    simulator.scroll(section: 0, to: 3_000)
    simulator.runUntilRest()
    let measured = simulator.layout.contentSize
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    simulator.touchDown(at: CGPoint(x: 200 - sign * 150, y: 40))
    simulator.touchMove(to: CGPoint(x: 200 - sign * 140, y: 40))
    var before = edges(simulator)
    var compared = 0
    for step in 1...150 {
      simulator.touchMove(to: CGPoint(x: 200 + sign * CGFloat(2 * step - 140), y: 40))
      simulator.advance()
      let now = edges(simulator)
      for (id, edge) in now {
        guard let old = before[id] else { continue }
        compared += 1
        #expect(abs(edge - old - 2) < 1e-6, "\(id) at step \(step)")
      }
      before = now
    }
    #expect(compared > 300)
    #expect(simulator.layout.contentSize == measured)
  }

  /// Cells that are measured wider and taller at once move nothing along the row.
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func aFingerKeepsItsCellWhileTheRowGrows(_ direction: UserInterfaceLayoutDirection) {
    var section = Sample.cells(.estimated(100), .estimated(80))
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [60],
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: direction),
      measurer: ClosureMeasurer {
        PreferredSize(width: 150, height: CGFloat(200 - abs(20 - $0.id.indexPath.item)))
      })
    simulator.scroll(section: 0, to: 3_000)
    simulator.runUntilRest()
    let height = simulator.layout.contentSize.height
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    simulator.touchDown(at: CGPoint(x: 200 - sign * 150, y: 40))
    simulator.touchMove(to: CGPoint(x: 200 - sign * 140, y: 40))
    var before = edges(simulator)
    for step in 1...150 {
      simulator.touchMove(to: CGPoint(x: 200 + sign * CGFloat(2 * step - 140), y: 40))
      simulator.advance()
      let now = edges(simulator)
      for (id, edge) in now {
        guard let old = before[id] else { continue }
        #expect(abs(edge - old - 2) < 1e-6, "\(id) at step \(step)")
      }
      before = now
    }
    #expect(simulator.layout.contentSize.height > height)
  }

  /// Elements in two frames in a row move by the speed of the row, not by 50 points more.
  @Test(arguments: [OrthogonalScrollingBehavior.continuous, .groupPaging, .paging])
  func aFlungRowDoesNotJump(_ behavior: OrthogonalScrollingBehavior) throws {
    var simulator = row(behavior)
    simulator.scroll(section: 0, to: 3_000)
    simulator.runUntilRest()
    for _ in 0..<3 {
      simulator.fling(section: 0, velocity: -1_500)
      while !simulator.isAtRest {
        let before = edges(simulator)
        simulator.advance()
        let now = edges(simulator)
        for (id, edge) in now {
          guard let old = before[id] else { continue }
          #expect(abs(edge - old) < 26, "\(id)")
        }
      }
    }
    let scroller = try #require(simulator.layout.orthogonalScroller(ofSection: 0))
    let offset = try #require(simulator.viewport.orthogonalOffsets[0])
    #expect(offset < 3_000)
    guard behavior != .continuous else { return }
    #expect(abs(scroller.restOffset(nearest: offset) - offset) < 1e-6)
  }

  /// Two lanes in a group: 0, 1 and 2 above, 3 and 4 below.
  ///
  /// The first cell that starts in view is 4, at 150, not 1, at 200, which comes first by its number.
  /// So the row stays where it is when 0, ahead of 1, is wider than before.
  @Test func theCellNearestToTheStartIsKept() throws {
    final class Widths: @unchecked Sendable { var values: [CGFloat] = [200, 200, 200, 150, 450] }
    let widths = Widths()
    let height = CollectionLayoutDimension.absolute(40)
    let cell = CollectionLayoutItem(layoutSize: .init(.estimated(200), height))
    let above = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(600), height), subitems: [cell, cell, cell])
    let below = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(600), height), subitems: [cell, cell])
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.estimated(600), .absolute(80)), subitems: [.group(above), .group(below)])
    )
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [10],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { PreferredSize(width: widths.values[$0.id.indexPath.item % 5]) })
    simulator.advance()
    simulator.scroll(section: 0, to: 100)
    simulator.runUntilRest()
    let edge = edges(simulator)
    try #require(edge[.cell(section: 0, item: 1)] == 100)
    try #require(edge[.cell(section: 0, item: 4)] == 50)
    widths.values[0] = 250
    var batch = BatchUpdates()
    batch.reconfigureItems(at: [ElementIndexPath(item: 0, section: 0)])
    try simulator.update(batch)
    simulator.advance()
    #expect(edges(simulator)[.cell(section: 0, item: 4)] == 50)
    #expect(edges(simulator)[.cell(section: 0, item: 1)] == 150)
  }

  /// The only visible cell starts before the view, so the row stays where its cell starts.
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func aCellWiderThanTheViewKeepsItsStart(_ direction: UserInterfaceLayoutDirection) throws {
    final class Width: @unchecked Sendable { var value: CGFloat = 1_000 }
    let width = Width()
    var section = Sample.cells(.estimated(1_000), .absolute(80))
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [5],
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: direction),
      measurer: ClosureMeasurer { _ in PreferredSize(width: width.value) })
    simulator.advance()
    // Cell 1 goes from 1,000 to 2,000, and the view shows 1,300 to 1,690 of the row.
    simulator.scroll(section: 0, to: 1_300)
    simulator.runUntilRest()
    try #require(edges(simulator) == [.cell(section: 0, item: 1): -300])
    width.value = 1_200
    var batch = BatchUpdates()
    batch.reconfigureItems(at: [ElementIndexPath(item: 1, section: 0)])
    try simulator.update(batch)
    simulator.advance()
    #expect(edges(simulator) == [.cell(section: 0, item: 1): -300])
    #expect(simulator.viewport.orthogonalOffsets == [0: 1_300])
  }

  /// Cell 0 is half a point out of view, so cell 1 is the first that starts in view.
  @Test func aRowScrolledByHalfAPointKeepsItsCell() throws {
    final class Width: @unchecked Sendable { var first: CGFloat = 100 }
    let width = Width()
    var section = Sample.cells(.estimated(100), .absolute(80))
    section.orthogonalScrollingBehavior = .continuous
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: [20],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer {
        PreferredSize(width: $0.id.indexPath.item == 0 ? width.first : 100)
      })
    simulator.advance()
    simulator.scroll(section: 0, to: 0.5)
    simulator.runUntilRest()
    try #require(edges(simulator)[.cell(section: 0, item: 1)] == 99.5)
    width.first = 150
    var batch = BatchUpdates()
    batch.reconfigureItems(at: [ElementIndexPath(item: 0, section: 0)])
    try simulator.update(batch)
    simulator.advance()
    #expect(edges(simulator)[.cell(section: 0, item: 1)] == 99.5)
    #expect(simulator.viewport.orthogonalOffsets == [0: 50.5])
  }

  /// At its start nothing is before the visible cells.
  @Test func aRowAtItsStartStaysThere() {
    let simulator = row()
    #expect(simulator.viewport.orthogonalOffsets[0] ?? 0 == 0)
    #expect(edges(simulator)[.cell(section: 0, item: 2)] == 320)
  }
}
