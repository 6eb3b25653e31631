import Testing
import UIKit

/// The calls of a table that scrolls, as recorded on iOS 26.1.
@MainActor
struct TableCallTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      calls.append("cell \(path.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      calls.append("show \(path.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  /// New rows are answered at once, and their cells are made by the next pass.
  @Test func aScrollOnlyTellsOfItself() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    rows.calls = []
    table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(rows.calls == ["scroll"])
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(2...9))
    #expect(rows.calls == ["scroll"])
    table.layoutIfNeeded()
    #expect(rows.calls.prefix(5) == ["scroll", "cell 8", "show 8", "cell 9", "show 9"])
  }

  @Test func boundsTellNothing() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.delegate = rows
    table.bounds.origin.y = 40
    #expect(rows.calls == [])
  }

  /// A batch is complete in a window only.
  @Test func batches() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    var ends: [Bool] = []
    var isRun = false
    table.performBatchUpdates {
      isRun = true
    } completion: {
      ends.append($0)
    }
    #expect(isRun && ends == [false])
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    table.performBatchUpdates(nil) { ends.append($0) }
    #expect(ends == [false, true])
  }
}
