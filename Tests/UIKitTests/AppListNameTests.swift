import Testing
import UIKit

/// Names of tables, forms, pictures and requests that whole apps use, as they write them.
@MainActor
@Suite struct AppListNameTests {
  /// A table that deletes the row that its delegate names.
  private final class Controller: UITableViewController {
    var rows = ["one", "two"]

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func aTableDeletesItsRow() {
    let controller = Controller(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    controller.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "two")
  }

  /// A path with two round corners has the bounds of its rectangle.
  @Test func roundCornersOfAPath() {
    let rect = CGRect(x: 5, y: 6, width: 70, height: 40)
    let corners: UIRectCorner = [.topLeft, .bottomRight]
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(path.bounds == rect && path.cgPath.boundingBox == rect)
    #expect(UIRectCorner.allCorners.contains(corners))
  }

  @Test func kindsOfText() {
    let field = UITextField()
    field.textContentType = .emailAddress
    #expect(field.textContentType == .emailAddress && UITextContentType.password != .newPassword)
  }

  @Test func colorsOfWideDisplays() {
    let color = UIColor(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3))
    #expect(parts == (0.25, 0.5, 0.75, 0.5))
  }

  @Test func accessoriesWithOptions() {
    let outline = UICellAccessory.OutlineDisclosureOptions(style: .header)
    let reorder = UICellAccessory.ReorderOptions(showsVerticalSeparator: true)
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [.outlineDisclosure(options: outline), .reorder(options: reorder)]
    #expect(cell.accessories.map(\.accessoryType) == [.outlineDisclosure, .reorder])
    #expect(outline.style == .header && reorder.showsVerticalSeparator)
    #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    let wide = UICellAccessory.CheckmarkOptions(reservedLayoutWidth: .custom(60), tintColor: .red)
    #expect(wide.reservedLayoutWidth == .custom(60))
    cell.accessories = [.checkmark(options: wide)]
  }

  /// Requests are Foundation's, by the import of the interface alone.
  @Test func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/posts?page=2")))
    request.httpMethod = "POST"
    let task: URLSessionDataTask = URLSession.shared.dataTask(with: request) { _, _, _ in }
    #expect(task.originalRequest?.url?.query == "page=2")
    task.cancel()
  }
}
