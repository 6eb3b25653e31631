import Testing
import UIKit

/// A controller knows why it appears and disappears, in the four functions that tell it.
@MainActor @Suite struct AppearanceReasonTests {
  private final class Page: UIViewController {
    var reasons: [String] = []

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    private func note(_ call: String) {
      let true_ = [
        "toParent": isMovingToParent, "fromParent": isMovingFromParent,
        "presented": isBeingPresented, "dismissed": isBeingDismissed,
      ].filter(\.value).keys.sorted()
      reasons.append(([call] + true_).joined(separator: " "))
    }

    /// The calls since the last time.
    func taken() -> [String] {
      defer { reasons = [] }
      return reasons
    }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func aStack() {
    let (first, second, third) = (Page(), Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    #expect(first.taken() == ["willAppear toParent", "didAppear toParent"])
    stack.pushViewController(second, animated: false)
    #expect(first.taken() == ["willDisappear", "didDisappear"])
    #expect(second.taken() == ["willAppear toParent", "didAppear toParent"])
    stack.pushViewController(third, animated: false)
    #expect(second.taken() == ["willDisappear", "didDisappear"])
    _ = third.taken()
    #expect(stack.popToRootViewController(animated: true) == [second, third])
    // What is not in sight tells nothing, and does not take its reason along.
    #expect(second.taken() == [])
    #expect(!second.isMovingFromParent)
    #expect(third.taken() == ["willDisappear fromParent", "didDisappear fromParent"])
    #expect(first.taken() == ["willAppear", "didAppear"])
    #expect(stack.popToRootViewController(animated: true) == [])
    #expect(window.rootViewController === stack)
  }

  @Test func aPresentation() {
    let (first, second, over) = (Page(), Page(), Page())
    let window = show(first)
    #expect(first.taken() == ["willAppear", "didAppear"])
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: false)
    #expect(first.taken() == ["willDisappear", "didDisappear"])
    #expect(second.taken() == ["willAppear presented", "didAppear presented"])
    over.modalPresentationStyle = .fullScreen
    second.present(over, animated: false)
    over.dismiss(animated: false)
    #expect(over.taken().suffix(2) == ["willDisappear dismissed", "didDisappear dismissed"])
    // What covered it went: it was presented before.
    #expect(second.taken() == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    second.dismiss(animated: false)
    #expect(second.taken() == ["willDisappear dismissed", "didDisappear dismissed"])
    #expect(first.taken() == ["willAppear", "didAppear"])
    #expect(window.rootViewController === first)
  }

  @Test func aContainerOfTheApp() {
    let (outer, inner) = (Page(), Page())
    let window = show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(inner.taken() == ["willAppear toParent", "didAppear toParent"])
    inner.view.isHidden = true
    inner.view.removeFromSuperview()
    #expect(inner.taken() == ["willDisappear", "didDisappear"])
    outer.view.addSubview(inner.view)
    #expect(inner.taken() == ["willAppear", "didAppear"])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(inner.taken() == ["willDisappear fromParent", "didDisappear fromParent"])
    #expect(window.rootViewController === outer)
  }

  /// A container that forwards by itself tells its child with two calls.
  @Test func forwardedByHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (outer, inner) = (Container(), Page())
    let window = show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    #expect(inner.taken() == [])
    inner.beginAppearanceTransition(true, animated: false)
    #expect(inner.taken() == ["willAppear toParent"])
    inner.endAppearanceTransition()
    #expect(inner.taken() == ["didAppear toParent"])
    inner.beginAppearanceTransition(false, animated: false)
    inner.endAppearanceTransition()
    #expect(inner.taken() == ["willDisappear", "didDisappear"])
    #expect(window.rootViewController === outer)
  }

  /// The visible controller is the uppermost, or what covers it, and both bars give their room back.
  @Test func barsAndCovers() {
    let (first, cover) = (Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    #expect(first.view.safeAreaInsets.top == 44)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(first.view.safeAreaInsets.top == 0)
    stack.setToolbarHidden(false, animated: false)
    #expect(first.view.safeAreaInsets.bottom > 0)
    stack.setToolbarHidden(true, animated: false)
    #expect(first.view.safeAreaInsets.bottom == 0)
    #expect(stack.visibleViewController === first)
    first.present(cover, animated: false)
    #expect(stack.visibleViewController === cover)
    #expect(window.rootViewController === stack)
  }
}
