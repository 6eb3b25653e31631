import Testing
import UIKit

/// Containers of the module keep their controllers and let them appear in UIKit's order.
@MainActor @Suite struct ContainerTests {
  private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }

    convenience init(_ title: String, _ note: @escaping (String) -> Void) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.note = { note("\(title) \($0)") }
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func aStackPushesAndPops() {
    var calls: [String] = []
    let one = Page("one") { calls.append($0) }
    let two = Page("two") { calls.append($0) }
    let navigation = UINavigationController(rootViewController: one)
    let window = window(navigation)
    #expect(calls == ["one willAppear", "one didAppear"])
    #expect(one.view.safeAreaInsets.top == 103)
    calls = []
    navigation.pushViewController(two, animated: true)
    #expect(
      calls == ["one willDisappear", "two willAppear", "one didDisappear", "two didAppear"])
    #expect(navigation.viewControllers == [one, two])
    #expect(navigation.topViewController === two)
    #expect(two.navigationController === navigation)
    #expect(one.view.window == nil)
    #expect(two.view.window === window)
    calls = []
    #expect(navigation.popViewController(animated: true) === two)
    #expect(
      calls == ["two willDisappear", "one willAppear", "two didDisappear", "one didAppear"])
    #expect(two.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.isNavigationBarHidden = true
    #expect(one.view.safeAreaInsets.top == 59)
  }

  @Test func rotationLowersTheBar() {
    let one = Page("one") { _ in }
    let navigation = UINavigationController(rootViewController: one)
    let window = window(navigation)
    window.simulation.rotate(to: .landscapeLeft)
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    #expect(one.view.frame.size == CGSize(width: 852, height: 393))
  }

  @Test func tabsTakeTurns() {
    var calls: [String] = []
    let one = Page("one") { calls.append($0) }
    let two = Page("two") { calls.append($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let window = window(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["one", "two"])
    #expect(one.view.safeAreaInsets.bottom == 83)
    calls = []
    tabs.selectedIndex = 1
    #expect(
      calls == ["one willDisappear", "two willAppear", "one didDisappear", "two didAppear"])
    #expect(two.view.window === window)
    #expect(two.tabBarController === tabs)
  }
}
