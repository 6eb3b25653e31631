import Testing
import UIKit

/// Rows of three heights, with a header for each section.
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [40, 5]
  var made = 0
  var calls: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "row")
    if known == nil { made += 1 }
    let cell = known ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Section \(section)"
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    40 + CGFloat(indexPath.row % 3) * 10
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 1 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }
}

/// A source without a delegate's methods: rows as high as the table says.
private final class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A controller with a row of two lines, as in Apple's guide to self-sizing rows.
private final class Notes: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      box.heightAnchor.constraint(equalToConstant: 20 * CGFloat(indexPath.row + 1)),
    ])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 30 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { UIView() }
}

@MainActor @Suite struct TableViewTests {
  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsOfOneHeightArePlacedWithoutMakingThem() {
    let source = PlainSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 320, height: 5_000_000))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0...9))
    table.contentOffset.y = 1_000_010
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20_000...20_009))
    let first = table.visibleCells.first?.frame
    #expect(first == CGRect(x: 0, y: 1_000_000, width: 320, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 99_999, section: 0)).maxY == 5_000_000)
  }

  /// 40, 50 and 60 repeat: four rows end at 190, and the fifth is partly in sight.
  @Test func rowsHaveTheHeightsOfTheDelegate() {
    let source = Source()
    let table = table(source)
    #expect(table.visibleCells.map(\.frame.height) == [40, 50, 60, 40, 50])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 90, 150, 190])
    #expect(table.visibleCells.first?.contentView.subviews.isEmpty == false)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 95)) == IndexPath(row: 2, section: 0))
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func cellsAreReused() {
    let source = Source()
    let table = table(source)
    for offset in stride(from: CGFloat(0), to: 1800, by: 90) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(source.made <= 12)
    #expect(source.calls.contains("scrolled"))
  }

  /// The header of the second section stays at the top while its rows move under it.
  @Test func aHeaderIsPinnedInAPlainTable() throws {
    let source = Source()
    let table = table(source)
    table.scrollToRow(at: IndexPath(row: 4, section: 1), at: .bottom, animated: false)
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "Section 1")
    // Rows of 40, 50, 60, 40 and 50 are longer than the view, so that the natural place is above.
    #expect(table.rectForHeader(inSection: 1).minY < table.contentOffset.y)
    #expect(header.frame.minY == table.contentOffset.y)
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 1))?.frame.maxY == table.bounds.maxY)
  }

  @Test func aTapSelectsAsTheDelegateAllows() {
    let source = Source()
    let table = table(source)
    source.calls = []
    table.simulation.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    table.simulation.tapRow(at: IndexPath(row: 2, section: 0))
    table.simulation.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(source.calls == ["selected 2", "deselected 2", "selected 0"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func changesOfTheDataAreFollowed() {
    let source = Source()
    let table = table(source)
    source.counts = [2]
    table.performBatchUpdates {
      table.deleteSections([1], with: .automatic)
      table.deleteRows(
        at: (2..<40).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    #expect(table.indexPathsForVisibleRows?.count == 2)
    #expect(table.contentSize.height == 90)
  }

  /// 22 above the header, 30 for it, then rows of 20, 40 and 60 points between 8 above and 8 below.
  @Test func rowsSizeThemselvesByConstraintsBelowViewsOfTheTable() {
    let notes = Notes(style: .plain)
    notes.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    notes.tableView.tableHeaderView = top
    notes.tableView.tableFooterView = bottom
    let cells = notes.tableView.visibleCells
    #expect(cells.map(\.frame.minY) == [152, 188, 244])
    #expect(cells.map(\.frame.height) == [36, 56, 76])
    #expect(top.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(bottom.frame == CGRect(x: 0, y: 320, width: 300, height: 50))
    #expect(notes.tableView.contentSize.height == 370)
  }

  @Test func insetGroupsKeepTheirMargins() {
    let source = Source()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
    table.dataSource = source
    table.layoutIfNeeded()
    // The insets of a list section without a header: 35 above (rule 2.28).
    #expect(table.visibleCells.first?.frame.minY == 35)
    #expect(table.visibleCells.first?.frame.minX == 16)
    #expect(table.visibleCells.first?.frame.width == 288)
  }
}
