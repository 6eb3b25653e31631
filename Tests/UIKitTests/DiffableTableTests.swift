import Testing
import UIKit

/// Tables whose data is a snapshot.
@MainActor
@Suite struct DiffableTableTests {
  /// A data source with titles above its sections.
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { sectionIdentifier(for: section) }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private func source(
    _ make: (UITableView, @escaping Source.CellProvider) -> Source
  ) -> Source {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.isHidden = false
    window.addSubview(table)
    return make(table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(
    _ sections: KeyValuePairs<String, [Int]>
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func shown() -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  /// Rows of 50 points one after another, section after section.
  @Test func rowsAreLaidOut() {
    let source = source { Source(tableView: $0, cellProvider: $1) }
    source.apply(snapshot(["a": [1, 2], "b": [3]]))
    #expect(shown() == ["1", "2", "3"])
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 1))
        == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(table.contentSize.height == 150)
  }

  /// As in a collection view: an animated change ends in time.
  @Test func completionsFollowTheAnimation() {
    let source = source { Source(tableView: $0, cellProvider: $1) }
    source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
    table.layoutIfNeeded()
    var ends: [String] = []
    source.apply(snapshot(["a": [2]])) { ends.append("animated") }
    source.apply(snapshot(["a": [2, 3]]), animatingDifferences: false) { ends.append("plain") }
    #expect(ends == ["plain"])
    #expect(shown() == ["2", "3"])
    table.simulation.advance(by: 0.5)
    #expect(ends == ["plain", "animated"])
  }

  /// The selection follows the item.
  @Test func changes() {
    let source = source { Source(tableView: $0, cellProvider: $1) }
    source.apply(snapshot(["a": [1, 2, 3]]))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    var next = snapshot(["a": [3, 4, 1, 2]])
    next.reloadItems([3])
    source.apply(next)
    #expect(shown() == ["3", "4", "1", "2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.indexPath(for: 1) == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    source.applySnapshotUsingReloadData(snapshot(["b": [7]]))
    #expect(shown() == ["7"] && table.indexPathForSelectedRow == nil)
    #expect(source.index(for: "b") == 0 && source.sectionIdentifier(for: 1) == nil)
  }

  /// A subclass gives the sections headers, below which their rows begin.
  @Test func titles() {
    let source = source { Titled(tableView: $0, cellProvider: $1) }
    table.sectionHeaderHeight = 30
    source.apply(snapshot(["a": [1], "b": [2]]))
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 154)
  }
}
