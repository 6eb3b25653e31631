import Testing
import UIKit

/// Stand-ins keep what they are given; tests operate them in place of fingers.
@MainActor @Suite struct StandInTests {
  @Test func itemsOfABar() {
    let item = UIViewController().navigationItem
    let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    #expect(item.rightBarButtonItem == nil)
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems == [two])
    item.largeTitleDisplayMode = .never
    #expect(item.largeTitleDisplayMode == .never)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func touchesPerformActions() {
    var touched: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Add") { touched.append($0.title) })
    #expect(button.title(for: .highlighted) == "Add")
    button.simulation.touch()
    button.isEnabled = false
    button.simulation.touch()
    #expect(touched == ["Add"])
    let item = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { touched.append(($0.sender as? UIBarItem)?.title ?? "") }
    )
    item.simulation.touch()
    #expect(touched == ["Add", "Edit"])
    let toggle = UISwitch()
    let action = UIAction { touched.append("\(($0.sender as? UISwitch)?.isOn == true)") }
    toggle.addAction(action, for: .valueChanged)
    toggle.simulation.touch()
    toggle.removeAction(action, for: .valueChanged)
    toggle.simulation.touch()
    #expect(touched == ["Add", "Edit", "true"])
    #expect(!toggle.isOn)
  }

  @Test func alerts() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("x") })
    alert.addTextField { $0.placeholder = "Name" }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
    #expect(!alert.simulation.touchAction(titled: "Keep"))
    #expect(alert.simulation.touchAction(titled: "Delete"))
    #expect(chosen == ["x"])
    #expect(root.presentedViewController == nil)
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }

  private final class Results: UISearchResultsUpdating {
    var heard: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      heard.append("\(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
  }

  @Test func aSearchTellsItsUpdater() {
    let (search, results) = (UISearchController(searchResultsController: nil), Results())
    search.searchResultsUpdater = results
    search.searchBar.text = "set by code"
    #expect(results.heard == [])
    search.searchBar.simulation.type("k")
    search.searchBar.simulation.type("ke")
    search.searchBar.simulation.cancel()
    // The first update is that of the bar that becomes the first responder.
    #expect(results.heard == ["set by code true", "k true", "ke true", " false"])
  }

  @Test func typingTellsFields() {
    let (view, field) = (UIView(), UITextField())
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    view.addSubview(field)
    field.simulation.type("a")
    field.simulation.type("ab")
    #expect(changes == ["a", "ab"])
    #expect(field.isEditing)
    view.endEditing(true)
    #expect(!field.isEditing)
  }

  @Test func menusAreMadeWhenAsked() {
    let configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil,
      actionProvider: { _ in
        UIMenu(
          title: "Photo", children: [UIAction(title: "Share") { _ in }, UIMenu(title: "More")])
      })
    #expect(configuration.simulation.menu()?.children.map(\.title) == ["Share", "More"])
    #expect(configuration.simulation.preview() == nil)
    let deferred = UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) }
    #expect(deferred.simulation.elements().map(\.title) == ["Late"])
  }

  @Test func viewsKeepTheirProperties() {
    let (one, two) = (UIView(), UIView())
    one.accessibilityIdentifier = "one"
    one.accessibilityTraits = [.button, .header]
    #expect(one.accessibilityIdentifier == "one")
    #expect(one.accessibilityTraits.contains(.header))
    #expect(two.accessibilityIdentifier == nil)
    one.accessibilityIdentifier = nil
    #expect(one.accessibilityIdentifier == nil)
  }
}

/// A row with a line and a shade, as apps made them before lists.
private final class ShadedRow: UITableViewCell {
  let line = CAShapeLayer()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 8),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4))
    line.path = path.cgPath
    line.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: "draw")
    layer.insertSublayer(CAGradientLayer(), at: 0)
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor @Suite struct LayerTests {
  @Test func aRegisteredRowIsMadeWithItsOwnInitializer() {
    let table = UITableView(frame: .zero)
    table.register(ShadedRow.self, forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row") as? ShadedRow
    #expect(row?.reuseIdentifier == "row")
    #expect(row?.line.path?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 8))
    #expect(row?.layer.sublayers?.count == 2)
    #expect(row?.layer.sublayers?.last === row?.line)
    row?.line.removeFromSuperlayer()
    #expect(row?.layer.sublayers?.count == 1)
  }
}
