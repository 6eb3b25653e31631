import Testing
import UIKit

/// The calls of a table that scrolls, as recorded on iOS 26.1.
@MainActor
struct TableCallTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var ends: [Int] = []

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

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      ends.append(path.row)
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
    #expect(rows.calls == ["scroll", "cell 8", "show 8", "cell 9", "show 9", "cell 10"])
  }

  /// The row beyond those in sight is made once, and is shown when it comes into sight.
  ///
  /// On the way back it is the one before them. One that never comes into sight is not said to have left.
  @Test func oneRowIsMadeAhead() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    func calls(at offset: CGFloat) -> [String] {
      rows.calls = []
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      return rows.calls.filter { $0 != "scroll" }
    }
    #expect(calls(at: 100) == ["cell 8", "show 8", "cell 9", "show 9", "cell 10"])
    #expect(table.visibleCells.count == 8 && table.indexPathsForVisibleRows?.last?.row == 9)
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    #expect(calls(at: 150) == ["show 10", "cell 11"])
    #expect(calls(at: 200) == ["show 11", "cell 12"])
    #expect(calls(at: 150) == ["cell 3", "show 3", "cell 2"])
    #expect(Set(rows.ends) == [0, 1, 2, 3, 11] && rows.ends.count == 5)
  }

  @Test func boundsTellNothing() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.delegate = rows
    table.bounds.origin.y = 40
    #expect(rows.calls == [])
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  /// Without a window a batch is over at the next turn, and not complete.
  @Test func batchesWithoutAWindow() {
    let rows = Rows()
    let table = table(rows)
    var ends: [Bool] = []
    var isRun = false
    table.performBatchUpdates {
      isRun = true
    } completion: {
      ends.append($0)
    }
    #expect(isRun && ends == [])
    table.simulation.advance(by: 0)
    #expect(ends == [false])
    table.simulation.advance(by: 1)
    #expect(ends == [false])
  }

  /// In a window it takes 0.27 s.
  @Test func batchesInAWindow() {
    let rows = Rows()
    let table = table(rows)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    var ends: [String] = []
    table.performBatchUpdates(nil) { ends.append("one \($0)") }
    table.simulation.advance(by: 0.2)
    table.performBatchUpdates(nil) { ends.append("other \($0)") }
    table.simulation.advance(by: 0.06)
    #expect(ends == [])
    table.simulation.advance(by: 0.01)
    #expect(ends == ["one true"])
    table.simulation.advance(by: 0.2)
    #expect(ends == ["one true", "other true"])
    #expect(window.subviews == [table])
  }

  /// Without animation it takes no time, but a turn.
  ///
  /// A completion may begin another batch.
  @Test func batchesWithoutAnimation() {
    let rows = Rows()
    let table = table(rows)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    var ends: [Bool] = []
    UIView.performWithoutAnimation {
      table.performBatchUpdates(nil) { isComplete in
        ends.append(isComplete)
        UIView.performWithoutAnimation { table.performBatchUpdates(nil) { ends.append($0) } }
      }
    }
    #expect(ends == [])
    table.simulation.advance(by: 0)
    #expect(ends == [true])
    table.simulation.advance(by: 0)
    #expect(ends == [true, true] && window.subviews == [table])
  }
}
