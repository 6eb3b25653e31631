import Foundation
import Testing
import UIKit

/// What fingers do to containers, sheets, bars and rows, and what apps hear of it.
@MainActor @Suite struct FingerCallTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate,
    UITabBarControllerDelegate, UIScrollViewDelegate, UIContextMenuInteractionDelegate,
    UISearchBarDelegate
  {
    var calls: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("dismissed")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempted")
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      calls.append("tab \(tabs.selectedIndex)")
    }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
      -> Bool
    { allows }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "\(Int(location.x))") })
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  }

  @Test func aSheetIsPulledDown() {
    let (root, sheet, listener) = (UIViewController(), UIViewController(), Listener())
    let window = window(root)
    defer { window.isHidden = true }
    root.present(sheet, animated: false)
    sheet.presentationController?.delegate = listener
    sheet.isModalInPresentation = true
    #expect(!sheet.simulation.pullDown() && root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    listener.allows = false
    #expect(!sheet.simulation.pullDown())
    listener.allows = true
    #expect(sheet.simulation.pullDown() && root.presentedViewController == nil)
    #expect(listener.calls == ["attempted", "attempted", "dismissed"])
  }

  @Test func aTabIsTouched() {
    let (tabs, listener) = (UITabBarController(), Listener())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = window(tabs)
    defer { window.isHidden = true }
    tabs.delegate = listener
    tabs.simulation.select(1)
    listener.allows = false
    tabs.simulation.select(0)
    #expect(listener.calls == ["tab 1"] && tabs.selectedIndex == 1)
  }

  @Test func theStatusBarIsTouched() {
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener()
    )
    view.contentSize = CGSize(width: 100, height: 900)
    view.contentInset.top = 20
    view.contentOffset.y = 300
    view.delegate = listener
    #expect(view.simulation.touchStatusBar() && view.contentOffset.y == -20)
    view.scrollsToTop = false
    #expect(!view.simulation.touchStatusBar() && listener.calls == ["top"])
  }

  @Test func menusOfViewsAndButtons() {
    let (view, listener) = (UIView(), Listener())
    #expect(view.simulation.contextMenu() == nil)
    view.addInteraction(UIContextMenuInteraction(delegate: listener))
    #expect(view.simulation.contextMenu(at: CGPoint(x: 7, y: 0))?.title == "7")
    let button = UIButton()
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in events.append("copy") }])
    button.simulation.touch()
    button.showsMenuAsPrimaryAction = true
    button.simulation.touch()
    _ = button.menu?.simulation.choose("Copy")
    #expect(events == ["tap", "menu", "copy"])
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = false
    button.simulation.touch()
    #expect(button.isSelected)
  }

  @Test func aSearchBarEndsTyping() {
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.simulation.type("ke")
    bar.simulation.cancel()
    #expect(listener.calls == ["ended"])
  }

  @Test func aToolbarShowsTheItemsOfItsScreen() {
    let screen = UIViewController()
    screen.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = window(navigation)
    defer { window.isHidden = true }
    #expect(navigation.toolbar.items?.count == 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 808, width: 393, height: 44))
  }

  /// An accessory takes 36 points, and the margins of a row begin at 16, as its text does.
  @Test func rowsOfTables() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 0, width: 361, height: 20))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 357 && view.frame.width == 325)
    cell.contentView.layoutMargins.left = 40
    cell.layoutIfNeeded()
    #expect(view.frame.minX == 40)
  }
}
