import Foundation
import Testing
import UIKit

/// Tabs that are touched and hidden, turns that a controller does not support, tint colors, and the guides of bars.
@MainActor @Suite struct TabAndTurnTests {
  private func tabs() -> (UITabBarController, UINavigationController) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    return (tabs, stack)
  }

  @Test func aTouchOfTheSelectedTabGoesBackToTheFirstController() {
    let (tabs, stack) = tabs()
    let screen = Screen(tabs)
    stack.pushViewController(UIViewController(), animated: false)
    tabs.simulation.select(1)
    tabs.simulation.select(0)
    #expect(stack.viewControllers.count == 2)
    tabs.simulation.select(0)
    #expect(stack.viewControllers.count == 1 && screen.window.rootViewController === tabs)
  }

  /// 34 points of the home indicator, and 49 of the bar above it.
  @Test func aBarThatTheAppHides() {
    let (tabs, stack) = tabs()
    let screen = Screen(tabs, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    screen.window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && stack.topViewController?.view.safeAreaInsets.bottom == 34)
    tabs.tabBar.isHidden = false
    screen.window.layoutIfNeeded()
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)
    stack.pushViewController(pushed, animated: false)
    screen.window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func otherTabsKeepTheSelectedOne() {
    let (tabs, stack) = tabs()
    let screen = Screen(tabs)
    tabs.selectedIndex = 1
    let selected = tabs.selectedViewController
    tabs.viewControllers = [UIViewController(), stack, selected!]
    screen.window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 2 && selected?.view.superview === tabs.view)
    tabs.viewControllers = [stack]
    #expect(tabs.selectedIndex == 0 && stack.view.superview === tabs.view)
  }

  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func aControllerIsNotTurnedToWhatItDoesNotSupport() {
    let screen = Screen(Upright())
    screen.window.simulation.rotate(to: .landscapeLeft)
    #expect(screen.window.bounds.size == CGSize(width: 400, height: 800))
    #expect(screen.window.interfaceOrientation == .portrait)
    // What covers the window decides, and a phone does not stand upside down.
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.controller.present(cover, animated: false)
    screen.window.simulation.rotate(to: .portraitUpsideDown)
    #expect(screen.window.interfaceOrientation == .portrait)
    screen.window.simulation.rotate(to: .landscapeLeft)
    #expect(screen.window.bounds.size == CGSize(width: 800, height: 400))
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func tintColorsAreThoseAroundAView() {
    let (outer, inner, own) = (UIView(), Tinted(), Tinted())
    outer.addSubview(inner)
    inner.addSubview(own)
    own.tintColor = .green
    #expect(own.changes == 1 && inner.tintColor == .tintColor)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.changes == 1)
    #expect(own.tintColor == .green && own.changes == 1)
    own.tintColor = nil
    #expect(own.tintColor == .red && own.changes == 2)
  }

  /// The guides of before safe areas: 59 and 44 points above, 34 below.
  @Test func guidesOfBars() {
    let content = UIViewController()
    let screen = Screen(
      UINavigationController(rootViewController: content),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
    ])
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 103, width: 400, height: 663))
    #expect(content.topLayoutGuide.length == 103 && content.bottomLayoutGuide.length == 34)
    screen.window.simulation.safeAreaInsets = .zero
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
  }
}
