import Testing
import UIKit

/// Grids in a window: the frames follow from their descriptions, by hand.
@MainActor @Suite struct GridScreenTests {
  @Test func squaresFiveInARow() {
    let screen = Screen(GridViewController())
    let view = screen.controller.collectionView!
    // A fifth of 400 is 80; 94 squares take 19 rows.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(view.contentSize == CGSize(width: 400, height: 1520))
    #expect(view.frame(0, 7) == CGRect(x: 160, y: 80, width: 80, height: 80))
    #expect(view.visibleCells.count == 50)
    view.contentOffset.y = 400
    // Rows 5 to 14 are within 400 to 1200.
    let visible = view.indexPathsForVisibleItems.map(\.item).sorted()
    #expect(visible == Array(25..<75))
    #expect(view.texts.first == "0, 25")
    screen.window.simulation.rotate(to: .landscapeLeft)
    #expect(view.frame(0, 7) == CGRect(x: 320, y: 160, width: 160, height: 160))
    #expect(view.contentSize == CGSize(width: 800, height: 3040))
  }

  @Test func cellsAreReusedWhileScrolling() {
    let screen = Screen(GridViewController())
    let view = screen.controller.collectionView!
    TextCell.made = 0
    _ = view.visibleCells
    view.scroll(to: 720, by: 80)
    #expect(view.indexPathsForVisibleItems.map(\.item).max() == 93)
    let reused = view.visibleCells.compactMap { ($0 as? TextCell)?.reuses }.reduce(0, +)
    #expect(reused > 0)
    #expect(TextCell.made < 94)
    // Each visible cell shows its own number.
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? TextCell
      #expect(cell?.label.text == "0, \(path.item)")
      #expect(cell?.frame == view.frame(0, path.item))
    }
  }

  @Test func aCellThatStaysIsTheSameObject() {
    let screen = Screen(GridViewController())
    let view = screen.controller.collectionView!
    let source = screen.controller.dataSource!
    let cell = view.cellForItem(at: IndexPath(item: 6, section: 0))
    #expect(cell?.frame == CGRect(x: 80, y: 80, width: 80, height: 80))
    var snapshot = source.snapshot()
    snapshot.deleteItems([0, 1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let path = source.indexPath(for: 6)
    #expect(path == IndexPath(item: 4, section: 0))
    #expect(path.flatMap { view.cellForItem(at: $0) } === cell)
    #expect(cell?.frame == CGRect(x: 320, y: 0, width: 80, height: 80))
  }

  @Test func aFingerMovesASquare() throws {
    let screen = Screen(ReorderableGridViewController())
    let view = screen.controller.collectionView!
    let source = screen.controller.dataSource!
    let cell = try #require(view.cellForItem(at: [0, 1]))
    #expect(cell.frame == CGRect(x: 80, y: 0, width: 80, height: 80))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    // The center of the square in the second row and the third column.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 120))
    view.endInteractiveMovement()
    view.simulation.advanceUntilRest()
    #expect(source.snapshot().itemIdentifiers.prefix(9) == [0, 2, 3, 4, 5, 6, 7, 1, 8])
    #expect(source.snapshot().numberOfItems == 94)
    #expect(view.cellForItem(at: [0, 7]) === cell)
    #expect(cell.frame == CGRect(x: 160, y: 80, width: 80, height: 80))
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 80, y: 0, width: 80, height: 80))
    #expect(view.texts.prefix(3) == ["0, 0", "0, 2", "0, 3"])
    // One removal at 1, one insertion at 7.
    #expect(screen.controller.moves.map(\.count) == [2])
    #expect(screen.controller.moves.first?.insertions.count == 1)

    #expect(view.beginInteractiveMovementForItem(at: [0, 7]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 280))
    view.cancelInteractiveMovement()
    #expect(source.itemIdentifier(for: [0, 7]) == 1)
    #expect(screen.controller.moves.count == 1)
  }

  @Test func roomAroundItems() {
    let screen = Screen(InsetItemsGridViewController())
    let view = screen.controller.collectionView!
    #expect(view.frame(0, 7) == CGRect(x: 165, y: 85, width: 70, height: 70))
    #expect(view.contentSize.height == 1520)
  }

  @Test func twoColumns() {
    let screen = Screen(TwoColumnViewController())
    let view = screen.controller.collectionView!
    // (400 - 2 * 10 - 10) / 2 is 185.
    #expect(view.frame(0, 3) == CGRect(x: 205, y: 54, width: 185, height: 44))
    // 47 rows of 44 and 46 distances of 10.
    #expect(view.contentSize.height == 2528)
    screen.window.simulation.rotate(to: .landscapeLeft)
    #expect(view.frame(0, 3) == CGRect(x: 405, y: 54, width: 385, height: 44))
  }

  @Test func distinctSections() {
    let screen = Screen(DistinctSectionsViewController())
    let view = screen.controller.collectionView!
    #expect(view.frame(0, 2) == CGRect(x: 22, y: 110, width: 356, height: 40))
    // The second section begins at 20 + 10 * 44 + 20; a fifth of 360 is 72.
    #expect(view.frame(1, 6) == CGRect(x: 94, y: 574, width: 68, height: 68))
    // The third begins at 480 + 20 + 2 * 72 + 20.
    #expect(view.frame(2, 4) == CGRect(x: 142, y: 758, width: 116, height: 68))
    #expect(view.contentSize.height == 992)
  }

  @Test func moreColumnsWhereThereIsRoom() {
    let screen = Screen(AdaptiveSectionsViewController())
    let view = screen.controller.collectionView!
    #expect(view.frame(0, 5) == CGRect(x: 100, y: 50, width: 100, height: 50))
    screen.window.simulation.rotate(to: .landscapeRight)
    #expect(screen.controller.transitions == [CGSize(width: 800, height: 400)])
    #expect(view.frame(0, 5) == CGRect(x: 500, y: 0, width: 100, height: 50))
    screen.window.simulation.rotate(to: .portrait)
    #expect(view.frame(0, 5) == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test func nestedGroups() {
    let screen = Screen(NestedGroupsViewController())
    let view = screen.controller.collectionView!
    // Groups are 320 high; the large item takes 280 of 400.
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 10, width: 260, height: 300))
    #expect(view.frame(0, 1) == CGRect(x: 290, y: 10, width: 100, height: 140))
    #expect(view.frame(0, 2) == CGRect(x: 290, y: 170, width: 100, height: 140))
    #expect(view.frame(0, 3) == CGRect(x: 10, y: 330, width: 260, height: 300))
    // Of the third group, the lower small item begins at 810.
    #expect(view.texts.count == 8)
  }
}
