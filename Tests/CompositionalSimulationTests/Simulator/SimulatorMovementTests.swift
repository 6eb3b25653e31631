import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Items that are lifted, moved over others, and dropped.
@Suite struct SimulatorMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  /// Rows as high as their number, more or less, all of them measured.
  private func measured(_ count: Int) -> CollectionViewSimulator {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [count],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { PreferredSize(height: CGFloat(30 + $0.id.indexPath.item)) })
    simulator.scrollToItem(at: path(count - 1))
    for item in 0..<count { simulator.scrollToItem(at: path(item)) }
    simulator.setContentOffset(CGPoint(x: 0, y: 0))
    _ = simulator.advance()
    return simulator
  }

  private func heights(_ simulator: CollectionViewSimulator) -> [CGFloat] {
    (0..<simulator.itemCounts[0]).map {
      simulator.layout.attributes(for: .cell(section: 0, item: $0))?.frame.height ?? -1
    }
  }

  @Test func measuredSizesFollowTheItem() throws {
    for seed in RandomRun.seeds(20) {
      var random = RandomSource(seed: seed)
      var simulator = measured(30)
      var names = Array(0..<30)
      for _ in 0..<4 {
        let start = random.integer(0...12)
        simulator.setContentOffset(CGPoint(x: 0, y: 0))
        let isLifted = simulator.liftItem(at: path(start))
        #expect(isLifted)
        for _ in 0..<random.integer(0...40) {
          simulator.dragItem(
            to: CGPoint(x: random.number(0...390), y: random.number(-20...864)))
          _ = simulator.advance(ticks: random.integer(1...12))
          let proposed = try #require(simulator.proposedIndexPath)
          #expect(proposed.section == 0 && (0..<30).contains(proposed.item))
          let range = simulator.contentOffsetRange(along: .vertical)
          #expect(range.contains(simulator.contentOffset[.vertical]))
        }
        if random.chance(30) {
          simulator.cancelItemMovement()
        } else {
          let dropped = simulator.dropItem()
          let move = try #require(dropped)
          #expect(move.from == path(start))
          let name = names.remove(at: start)
          names.insert(name, at: move.to.item)
        }
        #expect(simulator.proposedIndexPath == nil)
        #expect(heights(simulator) == names.map { CGFloat(30 + $0) }, "seed \(seed)")
        #expect(simulator.isAtRest)
      }
    }
  }

  @Test func anItemGoesWhereTheFingerTakesIt() throws {
    var simulator = SampleList.simulator(100)
    // Row 2 covers 88 to 132; its middle goes to 308 to 352, which is row 7.
    simulator.liftItem(at: path(2))
    simulator.dragItem(to: CGPoint(x: 195, y: 330))
    #expect(simulator.proposedIndexPath == path(7))
    let held = simulator.visibleElements.first { $0.id == .cell(path(7)) }
    #expect(held?.center == CGPoint(x: 195, y: 330))
    let dropped = simulator.dropItem()
    let move = try #require(dropped)
    #expect(move.from == path(2) && move.to == path(7))
    #expect(simulator.itemCounts == [100])
    let drop = simulator.dropItem()
    #expect(drop == nil)
  }

  @Test func anItemThatIsLiftedByItsMiddleStaysInPlace() {
    var simulator = SampleList.simulator(100)
    let before = simulator.visibleElements.map { $0.frame }
    simulator.liftItem(at: path(2))
    simulator.advance()
    #expect(simulator.visibleElements.map { $0.frame } == before)
  }

  @Test func viewsStayWithTheirElements() throws {
    var simulator = SampleList.simulator(100)
    let before = simulator.pool
    simulator.liftItem(at: path(2))
    simulator.dragItem(to: CGPoint(x: 195, y: 330))
    simulator.dragItem(to: CGPoint(x: 195, y: 700))
    simulator.dragItem(to: CGPoint(x: 195, y: 110))
    simulator.cancelItemMovement()
    // The same elements are visible as before.
    #expect(simulator.pool == before)
    #expect(simulator.contentOffset.y == 0)
  }

  @Test func autoscrollStopsAtTheEnds() throws {
    var simulator = SampleList.simulator(100)
    simulator.liftItem(at: path(2))
    simulator.dragItem(to: CGPoint(x: 195, y: 844))
    // 600 points a second at the very edge.
    let frame = simulator.advance(ticks: 12)
    #expect(abs(frame.contentOffset.y - 60) < 1e-9)
    #expect(frame.velocity.y == 600)
    simulator.run(for: 10)
    #expect(simulator.contentOffset.y == 3_556)
    #expect(simulator.advance().velocity.y == 0)
    #expect(simulator.proposedIndexPath == path(99))
    simulator.dragItem(to: CGPoint(x: 195, y: 0))
    simulator.run(for: 10)
    #expect(simulator.contentOffset.y == 0)
    #expect(simulator.proposedIndexPath == path(0))
    simulator.cancelItemMovement()
    #expect(simulator.isAtRest)
  }

  /// The speed grows evenly over the 44 points before an edge, and not beyond it: 22 points from it
  /// half of 600 points a second, 11 points from it three quarters.
  @Test(arguments: [(44.0, 0.0), (33, 150), (22, 300), (11, 450), (0, 600), (-50, 600)])
  func autoscrollIsFasterNearerTheEdge(_ distance: Double, _ speed: Double) {
    for sign in [1.0, -1] {
      var simulator = SampleList.simulator(1_000)
      simulator.setContentOffset(CGPoint(x: 0, y: 4_400))
      simulator.liftItem(at: path(108))
      simulator.dragItem(to: CGPoint(x: 195, y: sign > 0 ? 844 - distance : distance))
      let frame = simulator.advance(ticks: 12)
      #expect(abs(Double(frame.contentOffset.y) - 4_400 - sign * speed / 10) < 1e-9)
      #expect(abs(Double(frame.velocity.y) - sign * speed) < 1e-9)
    }
  }

  @Test func aBouncingViewComesBackThoughAnItemIsLifted() throws {
    var simulator = SampleList.simulator(100)
    simulator.fling(velocity: -3_000)
    simulator.run(for: 0.1)
    let caught = simulator.contentOffset.y
    #expect(caught < -100)
    simulator.liftItem(at: path(2))
    let frame = simulator.advance()
    #expect(frame.contentOffset.y < caught / 2)
    simulator.dropItem()
    let rests = simulator.runUntilRest()
    #expect(rests && simulator.contentOffset.y == 0)
  }

  @Test func dataThatChangesPutsTheItemBack() throws {
    var simulator = measured(20)
    simulator.liftItem(at: path(2))
    simulator.dragItem(to: CGPoint(x: 195, y: 330))
    #expect(simulator.proposedIndexPath != path(2))
    var batch = BatchUpdates()
    batch.deleteItems(at: [path(2)])
    try simulator.update(batch)
    #expect(simulator.proposedIndexPath == nil)
    // The data does not contain the movement: the lifted item is deleted.
    var expected = (0..<20).map { CGFloat(30 + $0) }
    expected.remove(at: 2)
    #expect(heights(simulator) == expected)
    simulator.liftItem(at: path(3))
    simulator.reload(itemCounts: [1])
    #expect(simulator.proposedIndexPath == nil)
    #expect(simulator.isAtRest)
  }

  @Test func whatIsNotThereIsNotLifted() {
    var simulator = SampleList.simulator(5)
    for path in [path(5), path(0, 1), path(-1)] {
      let isLifted = simulator.liftItem(at: path)
      #expect(!isLifted)
    }
    simulator.dragItem(to: CGPoint(x: 1, y: 1))
    simulator.cancelItemMovement()
    let isLifted = simulator.liftItem(at: path(1))
    let isLiftedToo = simulator.liftItem(at: path(2))
    #expect(isLifted && !isLiftedToo)
  }
}
