import Testing
import UIKit

/// Plain headers and the texts of rows.
@MainActor
@Suite struct TableRowPlaceTests {
  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func table(
    _ source: Source, style: UITableView.Style = .plain
  ) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: style)
    table.rowHeight = 44
    table.sectionHeaderHeight = 28
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    return (window, table)
  }

  /// Since iOS 15 a plain header has 22 points above it (recorded: 40.5 points, of which 22 are padding).
  @Test func plainHeadersHaveRoomAbove() throws {
    let source = Source()
    let (window, table) = table(source)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    #expect(table.rectForHeader(inSection: 1).minY == 952)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
    // The room scrolls away, then the header stays.
    for (offset, place) in [(10, 22), (22, 22), (30, 30), (500, 500)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == place)
    }
    // The end of the section, at 930, takes it away.
    table.contentOffset.y = 910
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 930)
    #expect(table.headerView(forSection: 1)?.frame.minY == 952)
    #expect(UIKitSimulation.inertCalls.allSatisfy { !$0.name.contains("TopPadding") })
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 0).minY == 0 && table.rectForRow(at: [0, 0]).minY == 28)
    #expect(window.bounds.width == 320)
  }

  @Test func groupedHeadersHaveNone() {
    let source = Source()
    let (window, table) = table(source, style: .grouped)
    let before = table.rectForRow(at: [0, 0]).minY
    table.sectionHeaderTopPadding = 10
    #expect(table.rectForRow(at: [0, 0]).minY == before + 10 && window.bounds.width == 320)
  }

  /// The margins of a row are 16 points; a line of 17 points is 20.333 high.
  @Test func textsHaveFramesInTheContent() throws {
    let source = Source()
    let (window, table) = table(source)
    var cell = try #require(table.cellForRow(at: [0, 0]))
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    source.style = .value1
    table.reloadData()
    cell = try #require(table.cellForRow(at: [0, 0]))
    cell.layoutIfNeeded()
    let detail = try #require(cell.detailTextLabel)
    #expect(
      detail.frame.maxX == 304 && abs(detail.frame.midY - 22) < 0.4 && detail.frame.minX > 200)
    #expect(cell.textLabel?.frame.minX == 16)
    source.style = .subtitle
    table.reloadData()
    cell = try #require(table.cellForRow(at: [0, 0]))
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = UIImage(systemName: "star")
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let (text, second) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    let image = try #require(cell.imageView)
    #expect(image.frame.minX == 16 && abs(image.frame.midY - 22) < 0.4)
    #expect(text.frame.minX == image.frame.maxX + 16 && second.frame.minX == text.frame.minX)
    #expect(text.frame.minY > 0 && second.frame.minY > text.frame.maxY && second.frame.maxY <= 44)
    #expect(cell.contentView.frame.width == 284 && window.bounds.width == 320)
  }

  /// The view of a configuration takes the place of the plain content view until the configuration is removed.
  @Test func aConfigurationReplacesTheContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView && plain.superview == nil)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds && cell.contentView.superview === cell)
    let view = cell.contentView
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain && plain.superview === cell && view.superview == nil)
  }

  /// A pop-up button shows the element that is on.
  @Test func aPopUpButtonShowsWhatWasChosen() {
    let button = UIButton(type: .system)
    var chosen: [String] = []
    let actions = ["Small", "Extraordinarily large"].map { title in
      UIAction(title: title) { chosen.append($0.title) }
    }
    button.menu = UIMenu(children: actions)
    #expect(button.currentTitle == nil)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small" && actions.map(\.state) == [.on, .off])
    let width = button.intrinsicContentSize.width
    #expect(button.menu?.simulation.choose("Extraordinarily large") == true)
    #expect(button.currentTitle == "Extraordinarily large" && actions.map(\.state) == [.off, .on])
    #expect(button.intrinsicContentSize.width > width && chosen == ["Extraordinarily large"])
    #expect(!button.isSelected)
    button.configuration = .filled()
    button.menu?.simulation.choose("Small")
    #expect(button.configuration?.title == "Small")
    let single = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in }])
    single.simulation.choose("B")
    #expect(single.children.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
  }
}
