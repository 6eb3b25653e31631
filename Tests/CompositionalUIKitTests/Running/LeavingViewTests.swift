import CompositionalUIKit
import Foundation
import Testing

@MainActor @Suite struct LeavingViewTests {
  @Test func aDeletedCellStaysUntilTheAnimationIsOver() throws {
    let stage = Stage(items: 4)
    let cell = try #require(stage.cell(1))
    stage.delete(1)

    #expect(cell.superview === stage.view)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(cell.alpha == 0)
    #expect(
      stage.view.simulation.leavingViews.map { ObjectIdentifier($0) } == [ObjectIdentifier(cell)])
    #expect(!stage.view.visibleCells.contains { $0 === cell })
    #expect(stage.view.indexPath(for: cell) == nil)
    #expect(stage.log.ended == [])

    stage.view.simulation.advance(by: 0.29)
    #expect(stage.log.ended == [])
    stage.view.simulation.advance(by: 0.02)
    #expect(stage.log.ended == [1])
    #expect(cell.superview == nil)
    #expect(stage.view.simulation.leavingViews.isEmpty)
  }

  @Test func aLeavingCellIsReusedOnlyAfterItHasLeft() throws {
    let stage = Stage(items: 4)
    let cell = try #require(stage.cell(1))
    stage.delete(1)
    stage.insert()
    let other = try #require(stage.cell(3))
    #expect(other !== cell)

    stage.view.simulation.advanceUntilRest()
    stage.insert()
    #expect(stage.cell(4) === cell)
    #expect(cell.alpha == 1)
  }

  @Test(arguments: [true, false]) func aCellThatMovesOutOfSightLeavesForItsNewPlace(
    returns: Bool
  ) throws {
    let stage = Stage(items: 20)
    let cell = try #require(stage.cell(2))
    stage.view.performBatchUpdates({
      stage.view.moveItem(at: [0, 2], to: [0, 19])
    })
    #expect(stage.view.contentOffset.y == 0)
    #expect(cell.frame.minY == 1_900)
    #expect(stage.view.simulation.leavingViews.contains { $0 === cell })
    guard returns else {
      stage.view.simulation.advanceUntilRest()
      #expect(stage.log.ended == [19])
      return
    }
    stage.view.contentOffset.y = 1_520
    let last = try #require(stage.cell(19))
    #expect(last.superview === stage.view)
    #expect(!stage.view.simulation.leavingViews.contains { $0 === last })
    #expect(stage.log.ended.contains(19))
  }

  @Test func withoutAnimationNothingLeaves() throws {
    let stage = Stage(items: 4)
    let cell = try #require(stage.cell(1))
    var isDone = false
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      stage.log.count -= 1
      stage.view.performBatchUpdates({ stage.view.deleteItems(at: [[0, 1]]) }) { isDone = $0 }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(isDone)
    #expect(cell.superview == nil)
    #expect(stage.log.ended == [1])
  }

  @Test func aViewWithoutAWindowAnimatesNothing() throws {
    let stage = Stage(items: 4)
    stage.view.removeFromSuperview()
    stage.delete(1)
    #expect(stage.view.simulation.leavingViews.isEmpty)
    #expect(stage.log.ended == [1])
  }

  @Test func theCompletionIsCalledAtTheEnd() {
    let stage = Stage(items: 4)
    var calls: [Bool] = []
    stage.log.count -= 1
    stage.view.performBatchUpdates({ stage.view.deleteItems(at: [[0, 0]]) }) { calls.append($0) }
    #expect(calls == [])
    #expect(stage.view.simulation.advanceUntilRest())
    #expect(calls == [true])
  }

  @Test func reloadDataEndsTheLeaving() throws {
    let stage = Stage(items: 4)
    let cell = try #require(stage.cell(1))
    stage.delete(1)
    stage.view.reloadData()
    #expect(cell.superview == nil)
    #expect(stage.view.simulation.leavingViews.isEmpty)
  }

  @Test func cellsOfAReplacedLayoutLeaveForTheirNewPlaces() throws {
    let stage = Stage(items: 4)
    let cell = try #require(stage.cell(3))
    var calls: [Bool] = []
    stage.view.setCollectionViewLayout(Stage.rows(of: 300), animated: true) { calls.append($0) }
    #expect(cell.superview === stage.view)
    #expect(cell.frame == CGRect(x: 0, y: 900, width: 320, height: 300))
    #expect(calls == [])
    stage.view.simulation.advance(by: 0.31)
    #expect(cell.superview == nil)
    #expect(calls == [true])
  }

  @Test func manyUpdatesWithoutTimeKeepABoundedNumberOfViews() {
    let stage = Stage(items: 2_000)
    for _ in 0..<600 { stage.delete(0) }
    #expect(stage.view.simulation.leavingViews.count == 256)
    #expect(stage.log.ended.count == 344)
    // Those 256, and 5 in sight.
    #expect(Set(stage.view.subviews.map { ObjectIdentifier($0) }).count == 261)
  }

  @Test func aLayoutOfAnAppSaysWhereItsCellsGo() throws {
    let layout = Sliding(section: Stage.section(100))
    let stage = Stage(items: 4, layout: layout)
    let cell = try #require(stage.cell(1))
    stage.delete(1)
    #expect(cell.frame == CGRect(x: 320, y: 100, width: 320, height: 100))
    #expect(layout.asked == [1])
  }
}

/// A view of rows in a window of 320 x 480 points.
@MainActor private struct Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let log: Log

  init(items: Int, layout: UICollectionViewLayout? = nil) {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: layout ?? Self.rows(of: 100))
    log = Log(items)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = log
    view.delegate = log
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
  }

  static func rows(of height: CGFloat) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: section(height))
  }

  static func section(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }

  func delete(_ item: Int) {
    log.count -= 1
    view.deleteItems(at: [[0, item]])
  }

  func insert() {
    log.count += 1
    view.insertItems(at: [[0, log.count - 1]])
    view.layoutIfNeeded()
  }
}

/// A compositional layout whose deleted cells go to the right.
private final class Sliding: UICollectionViewCompositionalLayout {
  var asked: [Int] = []

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    asked.append(path.item)
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
    attributes?.center.x += 320
    return attributes
  }
}

@MainActor private final class Log: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count: Int
  var ended: [Int] = []

  init(_ count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath.item)
  }
}
