import Foundation
import Testing
import UIKit

/// Calls of delegates that fingers cause: menus, swipes, primary actions, moves, selections of several items.
@MainActor @Suite struct ItemCallTests {
  private final class Rows: UICollectionViewController {
    var calls: [String] = []
    var target: IndexPath?
    var count = 6
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(
        UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to place: IndexPath
    ) { calls.append("moved \(source.item) to \(place.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should select")
      return true
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("did select") }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { calls.append("highlight") }
    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("unhighlight") }
  }

  /// A delegate with the methods that a controller does not declare.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var target: IndexPath?
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("menu \(indexPath.item) \(Int(point.y))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIMenu(children: [UIAction(title: "Share") { _ in self.calls.append("shared") }])
        ])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { calls.append("primary \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("selected \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      calls.append("began")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      calls.append("ended")
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != 0 }
  }

  private func shown(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (UIWindow, Rows) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let rows = Rows(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    return (window, rows)
  }

  /// UIKit's header numbers the calls: 3 is shouldSelect, 4 didSelect, 5 didUnhighlight.
  @Test func theOrderOfATouch() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    rows.collectionView.simulation.touchDown(at: CGPoint(x: 100, y: 60))
    rows.collectionView.simulation.touchUp()
    #expect(rows.calls == ["highlight", "should select", "did select", "unhighlight"])
  }

  @Test func aLongPressShowsTheMenu() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    #expect(rows.collectionView.simulation.menu(at: [0, 1]) == nil)
    let listener = Listener()
    rows.collectionView.delegate = listener
    let menu = rows.collectionView.simulation.menu(at: [0, 1])
    #expect(listener.calls == ["menu 1 66"])
    #expect(menu?.simulation.choose("Share") == true && menu?.simulation.choose("Copy") == false)
    #expect(listener.calls.last == "shared")
  }

  /// The primary action follows the selection, whether it was allowed to change or not; not while editing.
  @Test func primaryActions() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    let listener = Listener()
    rows.collectionView.delegate = listener
    func touch(_ y: CGFloat) {
      rows.collectionView.simulation.touchDown(at: CGPoint(x: 100, y: y))
      rows.collectionView.simulation.touchUp()
    }
    touch(10)
    touch(60)
    #expect(listener.calls == ["selected 0", "primary 0", "primary 1"])
    rows.collectionView.isEditing = true
    touch(10)
    #expect(listener.calls.count == 3)
  }

  @Test func aMovedItemGoesWhereTheDelegateSays() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    let listener = Listener()
    rows.collectionView.delegate = listener
    listener.target = [0, 0]
    #expect(rows.collectionView.beginInteractiveMovementForItem(at: [0, 3]))
    rows.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    rows.collectionView.endInteractiveMovement()
    #expect(rows.calls == ["moved 3 to 0"])
  }

  @Test func twoFingersSelectSeveralItems() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    let listener = Listener()
    rows.collectionView.delegate = listener
    rows.collectionView.allowsMultipleSelectionDuringEditing = true
    let done = rows.collectionView.simulation.panSelection(over: [[0, 0], [0, 1], [0, 2]])
    #expect(done && listener.calls == ["began", "selected 0", "selected 2", "ended"])
    #expect(rows.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    let cells = (0..<2).map { rows.collectionView.cellForItem(at: [0, $0]) }
    #expect(cells.map { $0?.configurationState.isEditing } == [false, true])
  }

  @Test func swipesAskTheListForActions() throws {
    var deleted: [Int] = []
    let (window, rows) = shown { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item > 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            deleted.append(path.item)
            done(true)
          }
        ])
      }
    }
    defer { window.isHidden = true }
    let view = try #require(rows.collectionView)
    #expect(view.simulation.swipe(at: [0, 0]) == nil)
    #expect(view.simulation.swipe(at: [0, 2], from: .left) == nil)
    let actions = try #require(view.simulation.swipe(at: [0, 2]))
    #expect(actions.actions.map(\.title) == ["Delete"])
    #expect(actions.actions[0].simulation.perform() == true && deleted == [2])
  }

  @Test func sectionsOfAProviderHaveTheirOwnSwipes() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in .init(actions: []) }
    let list = configuration
    let rows = Rows(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(rows.collectionView.simulation.swipe(at: [0, 1], from: .left) != nil)
    #expect(rows.collectionView.simulation.swipe(at: [0, 1]) == nil)
  }

  /// A measured refresh control is 60 points high.
  @Test func aPullRefreshes() throws {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    let view = try #require(rows.collectionView)
    var refreshes = 0
    let control = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { _ in refreshes += 1 })
    view.refreshControl = control
    #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    #expect(view.simulation.pull())
    #expect(refreshes == 1 && control.isRefreshing)
    #expect(view.adjustedContentInset.top == 60 && view.contentOffset.y == -60)
    #expect(!view.simulation.pull())
    control.endRefreshing()
    view.layoutIfNeeded()
    #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60 && view.contentOffset.y == 0 && refreshes == 1)
    control.endRefreshing()
    // Content that is shorter than the view cannot be pulled without it.
    view.alwaysBounceVertical = true
    view.simulation.drag(by: CGPoint(x: 0, y: 60))
    view.simulation.advanceUntilRest()
    #expect(refreshes == 1)
    view.simulation.drag(by: CGPoint(x: 0, y: 390))
    #expect(refreshes == 2)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y == -60)
  }

  @Test func aDragEndsEditing() throws {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    rows.count = 60
    rows.collectionView.reloadData()
    rows.collectionView.keyboardDismissMode = .onDrag
    let field = UITextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    rows.collectionView.simulation.drag(by: CGPoint(x: 0, y: -100))
    #expect(!field.isFirstResponder)
  }
}
