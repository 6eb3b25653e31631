import Foundation
import Testing
import UIKit

/// What a cell is told of its state: before it is shown, and after each change.
@MainActor @Suite struct CellStateTests {
  private final class Cell: UICollectionViewListCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private final class Rows: UIViewController {
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    var deleted: [UIView] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
        path.item == 3
          ? nil
          : UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, view, end in
              self.deleted.append(view)
              end(true)
            }
          ])
      }
      collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, text in
        cell.accessories = [.outlineDisclosure()]
        cell.configurationUpdateHandler = { cell, state in
          var content = UIListContentConfiguration.cell()
          content.text = state.isSelected ? "\(text), chosen" : text
          cell.contentConfiguration = content
        }
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b", "c", "d"])
      outline.append(["a1", "a2"], to: "a")
      dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    func cell(_ item: Int) throws -> Cell {
      try #require(collectionView.cellForItem(at: [0, item]) as? Cell)
    }
  }

  private func text(_ cell: Cell) -> String? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func aCellIsUpdatedOnceBeforeItIsShown() throws {
    let screen = Screen(Rows())
    let cell = try screen.controller.cell(1)
    #expect(cell.states.count == 1 && text(cell) == "b" && cell.frame.height == 44)
    #expect(cell.states.allSatisfy { !$0.isSelected && !$0.isDisabled && !$0.isExpanded })
  }

  @Test func selectionAndUse() throws {
    let screen = Screen(Rows())
    let rows = screen.controller
    let cell = try rows.cell(1)
    rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(text(cell) == "b")
    screen.window.layoutIfNeeded()
    #expect(text(cell) == "b, chosen" && cell.states.last?.isSelected == true)
    cell.isUserInteractionEnabled = false
    screen.window.layoutIfNeeded()
    #expect(cell.states.last?.isDisabled == true)
    cell.isUserInteractionEnabled = true
    screen.window.layoutIfNeeded()
    #expect(cell.states.last?.isDisabled == false && cell.states.count == 4)
    // A cell that is used again starts from the state of its new item.
    rows.collectionView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(try text(rows.cell(1)) == "b")
  }

  @Test func aSwipeLastsUntilItsActionEnds() throws {
    let screen = Screen(Rows())
    let rows = screen.controller
    let cell = try rows.cell(1)
    let actions = rows.collectionView.simulation.swipe(at: [0, 1])
    #expect(cell.states.last?.isSwiped == true && cell.configurationState.isSwiped)
    #expect(actions?.actions.first?.simulation.perform() == true)
    #expect(rows.deleted == [cell] && cell.states.last?.isSwiped == false)
    _ = rows.collectionView.simulation.swipe(at: [0, 2])
    #expect(try rows.cell(2).configurationState.isSwiped)
    // One row is swiped at a time, and a touch ends it.
    #expect(rows.collectionView.simulation.swipe(at: [0, 3]) == nil)
    #expect(try !rows.cell(2).configurationState.isSwiped)
    _ = rows.collectionView.simulation.swipe(at: [0, 2])
    rows.collectionView.simulation.touchDown(at: CGPoint(x: 5, y: 700))
    rows.collectionView.simulation.touchUp()
    #expect(try !rows.cell(2).configurationState.isSwiped)
  }

  @Test func aHeldItemIsReordered() throws {
    let screen = Screen(Rows())
    let rows = screen.controller
    let cell = try rows.cell(2)
    for ends in [true, false] {
      #expect(rows.collectionView.beginInteractiveMovementForItem(at: [0, 2]))
      screen.window.layoutIfNeeded()
      #expect(cell.states.last?.isReordering == true)
      if ends {
        rows.collectionView.endInteractiveMovement()
      } else {
        rows.collectionView.cancelInteractiveMovement()
      }
      screen.window.layoutIfNeeded()
      #expect(cell.states.last?.isReordering == false)
    }
  }

  @Test func anItemOfAnOutlineIsExpanded() throws {
    let screen = Screen(Rows())
    let rows = screen.controller
    let cell = try rows.cell(0)
    #expect(cell.simulation.touchAccessory(.outlineDisclosure))
    screen.window.layoutIfNeeded()
    #expect(rows.collectionView.numberOfItems(inSection: 0) == 6)
    #expect(cell.states.last?.isExpanded == true && cell.configurationState.isExpanded)
    #expect(try !rows.cell(1).configurationState.isExpanded)
    var outline = rows.dataSource.snapshot(for: 0)
    outline.collapse(["a"])
    rows.dataSource.apply(outline, to: 0, animatingDifferences: false)
    screen.window.layoutIfNeeded()
    #expect(cell.states.last?.isExpanded == false)
  }

  @Test func accessoriesHaveActions() throws {
    let screen = Screen(Rows())
    let cell = try screen.controller.cell(1)
    var touched: [String] = []
    cell.accessories = [
      .detail(actionHandler: { touched.append("detail") }), .delete(),
      .insert(displayed: .always, actionHandler: { touched.append("insert") }), .checkmark(),
    ]
    #expect(cell.simulation.touchAccessory(.detail) && cell.simulation.touchAccessory(.insert))
    #expect(touched == ["detail", "insert"])
    #expect(!cell.simulation.touchAccessory(.checkmark))
    // The button that deletes is there while the list is edited, and reveals the actions of the row.
    #expect(!cell.simulation.touchAccessory(.delete))
    screen.controller.collectionView.isEditing = true
    #expect(cell.simulation.touchAccessory(.delete) && cell.configurationState.isSwiped)
  }

  /// The view of a background is behind the content, within its insets.
  @Test func theViewOfABackground() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let (view, other) = (UIView(), UIView())
    cell.backgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = view
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 6, trailing: 8)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.subviews.first === view)
    #expect(view.frame == CGRect(x: 4, y: 2, width: 188, height: 42))
    cell.frame.size = CGSize(width: 300, height: 60)
    #expect(view.frame == CGRect(x: 4, y: 2, width: 288, height: 52))
    background.customView = other
    cell.backgroundConfiguration = background
    #expect(view.superview == nil && other.superview === cell)
    cell.backgroundConfiguration = nil
    #expect(other.superview == nil)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = background
    #expect(row.subviews.first === other)
  }

  /// Views hear of another layout.
  @Test func transitionsOfTheLayout() throws {
    final class Told: UICollectionViewCell {
      var calls: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("will \(type(of: newLayout))") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("did \(type(of: oldLayout))") }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Told, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Told)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: false)
    #expect(
      cell.calls == ["will UICollectionViewCompositionalLayout", "did UICollectionViewFlowLayout"])
  }
}
