import Testing
import UIKit

/// A new screen is loaded first, and is in the window before the old one has disappeared.
@MainActor @Suite struct PushOrderTests {
  private final class Page: UIViewController {
    let name: String
    let note: (String) -> Void
    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = { note("\(name) \($0)") }
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { note("is \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("did \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("leaves \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("left \(animated)") }
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var note: (String) -> Void = { _ in }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { note("willShow") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { note("didShow") }
  }

  @Test func pushesAndPops() {
    var calls: [String] = []
    let (a, b) = (Page("a") { calls.append($0) }, Page("b") { calls.append($0) })
    let navigation = UINavigationController(rootViewController: a)
    let watcher = Watcher()
    watcher.note = { calls.append($0) }
    navigation.delegate = watcher
    let screen = Screen(navigation)
    #expect(
      calls == ["a load", "willShow", "a will false", "a is false", "a did false", "didShow"])
    calls = []
    navigation.pushViewController(b, animated: true)
    #expect(
      calls == [
        "b load", "willShow", "a leaves true", "b will true", "b is true", "a left true",
        "b did true", "didShow",
      ])
    calls = []
    navigation.popViewController(animated: true)
    #expect(
      calls == [
        "willShow", "b leaves true", "a will true", "a is true", "b left true", "a did true",
        "didShow",
      ])
    #expect(a.view.window === screen.window && b.view.window == nil)
  }

  /// A stack that changes while another tab is shown tells its delegate when it comes back.
  @Test func aStackOutOfSight() {
    var calls: [String] = []
    let first = UINavigationController(rootViewController: Page("a") { calls.append($0) })
    let watcher = Watcher()
    watcher.note = { calls.append($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = [first, Page("other") { calls.append($0) }]
    let screen = Screen(tabs)
    first.delegate = watcher
    calls = []
    tabs.selectedIndex = 1
    #expect(
      calls == [
        "a leaves false", "other load", "other will false", "other is false", "a left false",
        "other did false",
      ])
    calls = []
    first.pushViewController(Page("b") { calls.append($0) }, animated: false)
    #expect(!calls.contains("willShow") && !calls.contains("b will false"))
    calls = []
    tabs.selectedIndex = 0
    #expect(calls.contains("willShow") && calls.last == "didShow" && calls.contains("b did false"))
    calls = []
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(!calls.contains("willShow") && screen.window.rootViewController === tabs)
  }
}
