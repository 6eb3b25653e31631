import Testing
import UIKit

/// What follows the rows of a table through an update: cells, headers and the selection.
@MainActor @Suite struct TableUpdateTests {
  private final class Names: UITableViewController {
    var names = [["a", "b", "c"], ["d", "e"]]
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { names.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names[section].count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      let name = names[indexPath.section][indexPath.row]
      cell.textLabel?.text = name
      calls.append("make \(name)")
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { names[section].joined() }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      names[to.section].insert(names[from.section].remove(at: from.row), at: to.row)
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.append("end \(indexPath.section).\(indexPath.row)") }
  }

  private func shown() throws -> (screen: Screen<Names>, table: UITableView) {
    let screen = Screen(Names(style: .plain))
    let table = try #require(screen.controller.tableView)
    table.layoutIfNeeded()
    screen.controller.calls = []
    return (screen, table)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func cellsAndTheSelectionFollowABatch() throws {
    let (screen, table) = try shown()
    let names = screen.controller
    let (c, e) = try (
      #require(table.cellForRow(at: [0, 2])), #require(table.cellForRow(at: [1, 1]))
    )
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      names.names[0] = ["n", "a", "c"]
      names.names.insert(["z"], at: 1)
      table.insertRows(at: [[0, 0]], with: .fade)
      table.deleteRows(at: [[0, 1]], with: .fade)
      table.insertSections([1], with: .fade)
    }
    #expect(table.indexPathForSelectedRow == [0, 2] && c.isSelected)
    #expect(texts(table) == ["n", "a", "c", "z", "d", "e"])
    #expect(table.cellForRow(at: [0, 2]) === c && table.cellForRow(at: [2, 1]) === e)
    #expect(names.calls == ["end 0.1", "make n", "make z"])
    names.calls = []
    names.names[0] = ["c", "n", "a"]
    table.moveRow(at: [0, 2], to: [0, 0])
    #expect(table.indexPathsForSelectedRows == [[0, 0]] && table.cellForRow(at: [0, 0]) === c)
    names.names[0].removeFirst()
    table.deleteRows(at: [[0, 0]], with: .automatic)
    #expect(table.indexPathForSelectedRow == nil && texts(table) == ["n", "a", "z", "d", "e"])
    #expect(names.calls == ["end 0.0"])
  }

  /// A finger takes the cell itself to its new place.
  @Test func aDraggedRowKeepsItsCell() throws {
    let (screen, table) = try shown()
    let a = try #require(table.cellForRow(at: [0, 0]))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(table.simulation.moveRow(at: [0, 0], to: [1, 1]))
    table.layoutIfNeeded()
    #expect(texts(table) == ["b", "c", "d", "a", "e"])
    #expect(table.cellForRow(at: [1, 1]) === a && table.indexPathForSelectedRow == [1, 1])
    #expect(screen.controller.calls.isEmpty)
  }

  /// A field in a row goes on being edited while rows come above it.
  @Test func aFieldInARowStaysTheFirstResponder() throws {
    let (screen, table) = try shown()
    let cell = try #require(table.cellForRow(at: [1, 0]))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    field.simulation.type("text")
    screen.controller.names[0].append("new")
    table.insertRows(at: [[0, 3]], with: .automatic)
    table.layoutIfNeeded()
    #expect(field.isFirstResponder && field.window === screen.window)
    #expect(table.indexPath(for: cell) == [1, 0])
  }

  @Test func reloadedAndReconfiguredRows() throws {
    let (screen, table) = try shown()
    let names = screen.controller
    let (a, b) = try (
      #require(table.cellForRow(at: [0, 0])), #require(table.cellForRow(at: [0, 1]))
    )
    names.names[0] = ["A", "B", "C"]
    table.reconfigureRows(at: [[0, 0], [0, 1]])
    #expect(names.calls == ["make A", "make B"])
    #expect(table.cellForRow(at: [0, 0]) === a && table.cellForRow(at: [0, 1]) === b)
    #expect(texts(table) == ["A", "B", "c", "d", "e"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "abc")
    table.reloadSections([0], with: .none)
    #expect(texts(table) == ["A", "B", "C", "d", "e"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "ABC")
    names.calls = []
    table.reloadRows(at: [[1, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(names.calls == ["end 1.1", "make e"])
    names.calls = []
    screen.window.frame.size.width = 500
    screen.window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).width == 500 && names.calls == [])
  }

  @Test func cellsFollowASnapshot() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    let three = try #require(table.cellForRow(at: [0, 2]))
    let one = try #require(table.cellForRow(at: [0, 0]))
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    made = []
    snapshot.insertItems([9], beforeItem: 1)
    snapshot.deleteItems([2])
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    #expect(table.cellForRow(at: [0, 2]) === three && table.cellForRow(at: [0, 1]) === one)
    #expect(table.indexPathForSelectedRow == [0, 2] && made == [1, 9])
  }

  /// Below the header of 28 points, which stays at the top of a plain table.
  @Test func aRowIsScrolledBelowItsHeader() throws {
    let (screen, table) = try shown()
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 28
    table.rowHeight = 50
    screen.controller.names = [Array(repeating: "x", count: 30), Array(repeating: "y", count: 30)]
    table.reloadData()
    table.scrollToRow(at: [1, 5], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: [1, 5]).minY - 28)
    table.scrollToRow(at: [0, 10], at: .none, animated: false)
    #expect(table.contentOffset.y == 500)
    table.scrollToRow(at: [1, 0], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }
}
