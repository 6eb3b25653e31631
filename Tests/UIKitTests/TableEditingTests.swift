import Testing
import UIKit

/// A controller of a table edits its rows, clears the selection and refreshes.
@MainActor @Suite struct TableEditingTests {
  private final class Rows: UITableViewController {
    var selected: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func tapsWhileRowsAreEdited() throws {
    let screen = Screen(Rows(style: .plain))
    let rows = screen.controller
    let table = try #require(rows.tableView)
    rows.editButtonItem.simulation.touch()
    #expect(rows.isEditing && table.isEditing)
    table.simulation.tapRow(at: [0, 0])
    #expect(rows.selected == [] && table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    table.simulation.tapRow(at: [0, 0])
    table.simulation.tapRow(at: [0, 1])
    #expect(rows.selected == [0, 1] && table.indexPathsForSelectedRows == [[0, 1]])
    table.allowsMultipleSelectionDuringEditing = true
    table.simulation.tapRow(at: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    rows.setEditing(false, animated: false)
    #expect(!table.isEditing)
    table.simulation.tapRow(at: [0, 0])
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }

  @Test func editingBeforeTheTableIsLoaded() {
    let rows = Rows(style: .plain)
    rows.isEditing = true
    #expect(!rows.isViewLoaded && rows.tableView.isEditing)
  }

  @Test(arguments: [true, false]) func theSelectionIsClearedOnTheWayBack(clears: Bool) throws {
    let rows = Rows(style: .plain)
    rows.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: rows)
    let screen = Screen(navigation)
    let table = try #require(rows.tableView)
    table.simulation.tapRow(at: [0, 1])
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    #expect((table.indexPathForSelectedRow == nil) == clears)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == !clears)
  }

  @Test func theControlThatRefreshesIsThatOfTheTable() {
    let screen = Screen(Rows(style: .plain))
    var count = 0
    screen.controller.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { _ in count += 1 })
    #expect(screen.controller.tableView.simulation.pull() && count == 1)
    #expect(screen.controller.refreshControl?.isRefreshing == true)
  }
}
