import Testing
import UIKit

/// Footers of tables, and rows that are loaded again.
@MainActor @Suite struct TableEdgeTests {
  private final class Table: UITableViewController {
    var asked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.estimatedSectionFooterHeight = 0
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    {
      let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
      footer?.textLabel?.text = "3 rows"
      return footer
    }

    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 30 }
  }

  @Test func aFooterStandsBelowItsRows() {
    let screen = Screen(Table())
    let table: UITableView = screen.controller.tableView
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY == 150)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 150, width: 400, height: 30))
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "3 rows")
    #expect(table.footerView(forSection: 0)?.reuseIdentifier == "footer")
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func rowsAreLoadedAgain() {
    let screen = Screen(Table())
    let table: UITableView = screen.controller.tableView
    table.layoutIfNeeded()
    screen.controller.asked = []
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(screen.controller.asked.contains(1))
  }
}
