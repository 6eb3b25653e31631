import Foundation
import Testing
import UIKit

/// Calls of delegates of tables that fingers cause, and batches that do not match the data.
@MainActor @Suite struct TableInteractionTests {
  private final class Rows: UITableViewController {
    var calls: [String] = []
    var count = 3
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Title" }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to place: IndexPath
    ) { calls.append("moved \(source.row) to \(place.row)") }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("deleted \(indexPath.row)")
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    { indexPath.row != 1 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { calls.append("header \(section)") }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      ])
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "\(indexPath.row)") })
    }
  }

  private func shown() -> (UIWindow, Rows) {
    let rows = Rows(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    return (window, rows)
  }

  @Test func fingers() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    let table: UITableView = rows.tableView
    #expect(rows.calls == ["header 0"])
    rows.calls = []
    table.simulation.tapRow(at: [0, 1])
    table.simulation.tapRow(at: [0, 2])
    #expect(rows.calls == ["selected 2"])
    #expect(table.simulation.swipe(at: [0, 0]) == nil)
    let read = table.simulation.swipe(at: [0, 0], from: .left)
    #expect(read?.actions.first?.simulation.perform() == true)
    #expect(table.simulation.menu(at: [0, 2])?.title == "2")
    rows.calls = []
    #expect(table.simulation.moveRow(at: [0, 0], to: [0, 2]))
    #expect(table.simulation.deleteRow(at: [0, 1]))
    #expect(rows.calls == ["moved 0 to 2", "deleted 1"])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  @Test func aBatchThatDoesNotMatchStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let rows = Rows(style: .plain)
      rows.loadViewIfNeeded()
      rows.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      rows.tableView.layoutIfNeeded()
      rows.tableView.deleteRows(at: [[0, 1]], with: .automatic)
    }
  }

  @Test func batchesThatMatch() {
    let (window, rows) = shown()
    defer { window.isHidden = true }
    rows.tableView.performBatchUpdates {
      rows.count = 4
      rows.tableView.deleteRows(at: [[0, 0]], with: .automatic)
      rows.tableView.insertRows(at: [[0, 1], [0, 2]], with: .automatic)
    }
    #expect(rows.tableView.visibleCells.count == 4)
    rows.count = 7
    rows.tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    rows.tableView.beginUpdates()
    rows.tableView.endUpdates()
    #expect(rows.tableView.numberOfRows(inSection: 0) == 7)
  }
}
