import Foundation
import Testing
import UIKit

/// Safe areas and frames below bars, on a phone of 393 x 852 with 59 points above and 34 below unless said.
///
/// The numbers are published measurements and frames of UIKit up to iOS 18.
@MainActor @Suite struct BarFrameTests {
  private static let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func window(
    _ root: UIViewController, _ width: CGFloat = 393, _ height: CGFloat = 852,
    _ safe: UIEdgeInsets = phone
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.simulation.safeAreaInsets = safe
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func top(_ change: (UIViewController, UINavigationController) -> Void) -> CGFloat {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    change(screen, navigation)
    let window = window(navigation)
    defer { window.isHidden = true }
    return screen.view.safeAreaInsets.top
  }

  @Test func whatStandsInABar() {
    #expect(top { _, _ in } == 103)
    #expect(top { screen, _ in screen.navigationItem.prompt = "Choose" } == 133)
    #expect(
      top { screen, _ in
        screen.navigationItem.searchController = UISearchController()
        screen.navigationItem.hidesSearchBarWhenScrolling = false
      } == 155)
    #expect(top { $1.navigationBar.prefersLargeTitles = ($0.parent === $1) } == 155)
  }

  /// LargeTitleDisplayMode.automatic: "inherits the display mode from the previous navigation item".
  @Test func anAutomaticTitleFollowsTheItemBefore() {
    let (one, two) = (UIViewController(), UIViewController())
    one.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: one)
    navigation.navigationBar.prefersLargeTitles = true
    let window = window(navigation)
    defer { window.isHidden = true }
    #expect(one.view.safeAreaInsets.top == 103)
    navigation.pushViewController(two, animated: false)
    #expect(two.view.safeAreaInsets.top == 103)
    two.navigationItem.largeTitleDisplayMode = .always
    #expect(two.view.safeAreaInsets.top == 155)
  }

  @Test func barsOfALargePhoneOnItsSide() {
    let screen = UIViewController()
    let side = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let window = window(UINavigationController(rootViewController: screen), 932, 430, side)
    defer { window.isHidden = true }
    #expect(screen.view.safeAreaInsets.top == 44)
  }

  @Test func framesOfBars() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs)
    defer { window.isHidden = true }
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
  }

  @Test func aTabBarThatIsHiddenWhenPushed() {
    let (one, two) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs)
    defer { window.isHidden = true }
    two.hidesBottomBarWhenPushed = true
    navigation.pushViewController(two, animated: false)
    #expect(two.view.safeAreaInsets.bottom == 34 && tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(one.view.safeAreaInsets.bottom == 83 && !tabs.tabBar.isHidden)
  }

  @Test func viewsThatDoNotExtendBelowBars() {
    for change in 0..<2 {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      if change == 0 {
        navigation.navigationBar.isTranslucent = false
      } else {
        screen.edgesForExtendedLayout = []
      }
      let window = window(navigation)
      defer { window.isHidden = true }
      #expect(screen.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      screen.extendedLayoutIncludesOpaqueBars = true
      window.layoutIfNeeded()
      #expect((screen.view.frame.minY == 0) == (change == 0))
    }
  }

  @Test func aHiddenStatusBarOfAPhoneWithAHomeButton() {
    final class Full: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let screen = Full()
    let old = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let window = window(UINavigationController(rootViewController: screen), 375, 667, old)
    defer { window.isHidden = true }
    #expect(screen.view.safeAreaInsets.top == 44)
    let notched = Full()
    let other = self.window(notched)
    defer { other.isHidden = true }
    #expect(notched.view.safeAreaInsets.top == 59)
  }
}
