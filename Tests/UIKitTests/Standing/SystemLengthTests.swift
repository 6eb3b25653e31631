import Testing
import UIKit

/// The lengths of bars, rows and controls by the system: up to iOS 18 and on iOS 26, as recorded.
@MainActor
@Suite struct SystemLengthTests {
  /// Runs a body on a system; all of it runs before another test of the main actor.
  private func on<Result>(_ system: String?, _ body: () throws -> Result) rethrows -> Result {
    UIDevice.current.simulation.systemVersion = system
    defer { UIDevice.current.simulation.systemVersion = nil }
    return try body()
  }

  private func window(
    _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets, _ root: UIViewController
  )
    -> UIWindow
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.simulation.safeAreaInsets = insets
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private static let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  private static let side = UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59)
  private static let pad = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)

  private func top(_ system: String?, _ size: CGSize, _ insets: UIEdgeInsets, large: Bool = false)
    -> CGFloat
  {
    on(system) {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = large
      let window = window(size.width, size.height, insets, navigation)
      defer { window.isHidden = true }
      return screen.view.safeAreaInsets.top - insets.top
    }
  }

  @Test func navigationBars() {
    let (phone, side) = (CGSize(width: 393, height: 852), CGSize(width: 852, height: 393))
    let pad = CGSize(width: 820, height: 1180)
    for system in [nil, "18.2"] {
      #expect(top(system, phone, Self.phone) == 44)
      #expect(top(system, phone, Self.phone, large: true) == 96)
      #expect(top(system, side, Self.side, large: true) == 32)
      #expect(top(system, pad, Self.pad) == 50)
    }
    #expect(top("26.1", phone, Self.phone) == 54)
    #expect(top("26.1", phone, Self.phone, large: true) == 106)
    #expect(top("26.1", pad, Self.pad, large: true) == 106)
    // The bar is 54 high, at 24 points from the top.
    #expect(top("26.1", side, Self.side) == 78)
  }

  private func bottom(_ system: String?, _ size: CGSize, _ insets: UIEdgeInsets, tabs: Bool)
    -> CGFloat
  {
    on(system) {
      let screen = UIViewController()
      let root: UIViewController
      if tabs {
        let controller = UITabBarController()
        controller.viewControllers = [screen]
        root = controller
      } else {
        let controller = UINavigationController(rootViewController: screen)
        controller.isToolbarHidden = false
        root = controller
      }
      let window = window(size.width, size.height, insets, root)
      defer { window.isHidden = true }
      return screen.view.safeAreaInsets.bottom
    }
  }

  @Test func barsAtTheEnd() {
    let (phone, side) = (CGSize(width: 393, height: 852), CGSize(width: 852, height: 393))
    let pad = CGSize(width: 820, height: 1180)
    let older = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    #expect(bottom("26.1", phone, Self.phone, tabs: false) == 86)
    #expect(bottom("26.1", side, Self.side, tabs: false) == 82)
    #expect(bottom("26.1", pad, Self.pad, tabs: false) == 79)
    #expect(bottom(nil, phone, Self.phone, tabs: false) == 78)
    #expect(bottom(nil, phone, Self.phone, tabs: true) == 83)
    #expect(bottom("27.0", phone, Self.phone, tabs: true) == 83)
    #expect(
      bottom(nil, side, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), tabs: true) == 53)
    #expect(bottom(nil, pad, older, tabs: true) == 65)
    #expect(bottom(nil, CGSize(width: 810, height: 1080), .zero, tabs: true) == 50)
  }

  /// A phone on its side has 21 points below, and 20 on iOS 26.
  @Test func turnedWindows() {
    func bottom(_ system: String?) -> CGFloat {
      on(system) {
        let window = window(393, 852, Self.phone, UIViewController())
        defer { window.isHidden = true }
        window.simulation.rotate(to: .landscapeLeft)
        return window.safeAreaInsets.bottom
      }
    }
    #expect(bottom(nil) == 21 && bottom("26.1") == 20)
  }

  @Test func controls() {
    #expect(on(nil) { UISwitch().intrinsicContentSize } == CGSize(width: 51, height: 31))
    #expect(on("26.1") { UISwitch().intrinsicContentSize } == CGSize(width: 63, height: 28))
    #expect(on(nil) { UISearchBar().intrinsicContentSize.height } == 56)
    #expect(on("26.1") { UISearchBar().intrinsicContentSize.height } == 44)
    #expect(on(nil) { UIToolbar().intrinsicContentSize.height } == 44)
    #expect(on("26.1") { UIToolbar().intrinsicContentSize.height } == 48)
  }

  private final class Rows: UITableViewController {
    var fill: (UITableViewCell) -> Void = { _ in }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private func row(_ system: String?, _ fill: @escaping (UITableViewCell) -> Void) -> CGFloat {
    on(system) {
      let rows = Rows()
      rows.fill = fill
      let window = window(393, 852, Self.phone, rows)
      defer { window.isHidden = true }
      return rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
  }

  /// 53 with one line and 69.333 with two at a display scale of 3; 44 for a text of the row itself.
  @Test func rowsOfTables() {
    func content(_ cell: UITableViewCell, second: String? = nil) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "One"
      content.secondaryText = second
      cell.contentConfiguration = content
    }
    #expect(row(nil) { content($0) } == 44)
    #expect(row("26.1") { content($0) } == 53)
    #expect(abs(row("26.1") { content($0, second: "Two") } - 69.0 - 1.0 / 3) < 0.01)
    #expect(abs(row(nil) { content($0, second: "Two") } - 62.0 - 1.0 / 3) < 0.01)
    #expect(row(nil) { $0.textLabel?.text = "One" } == 44)
    #expect(row("26.1") { $0.textLabel?.text = "One" } == 44)
  }

  /// 16 at the sides at a width of 375 points and 20 at 393 on iOS 26, in a controller.
  @Test func insetGroupedLists() throws {
    func side(_ system: String?, _ width: CGFloat) throws -> CGFloat {
      try on(system) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        let screen = ListOfOne(
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let window = window(width, 800, .zero, screen)
        defer { window.isHidden = true }
        let cell = try #require(
          screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        return cell.frame.minX
      }
    }
    #expect(try side(nil, 375) == 16 && side(nil, 393) == 16)
    #expect(try side("26.1", 375) == 16 && side("26.1", 393) == 20)
  }

  private final class ListOfOne: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func versions() {
    #expect(UIDevice.current.systemVersion == "17.0")
    #expect(on("26.1") { UIDevice.current.systemVersion } == "26.1")
  }
}
