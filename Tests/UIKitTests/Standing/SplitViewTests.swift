import Foundation
import Testing
import UIKit

/// Columns of split view controllers: 320 points before the last one in a wide window.
@MainActor @Suite struct SplitViewTests {
  private func shown(
    _ split: UISplitViewController, _ width: CGFloat, _ height: CGFloat
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func columnsStandBesideOneAnother() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = shown(split, 1194, 834)
    defer { window.isHidden = true }
    #expect(list.navigationController?.splitViewController === split)
    #expect(
      list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(
      detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    split.hide(.primary)
    #expect(list.view.window == nil && detail.navigationController?.view.frame.width == 1194)
    split.show(.primary)
    #expect(list.view.window === window)
    window.simulation.resize(to: CGSize(width: 834, height: 1194))
    split.preferredDisplayMode = .automatic
    #expect(list.view.window == nil && detail.navigationController?.view.frame.width == 834)
  }

  @Test func aPhoneShowsOneColumn() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = shown(split, 393, 852)
    defer { window.isHidden = true }
    #expect(split.isCollapsed && list.view.window === window && detail.viewIfLoaded?.window == nil)
    #expect(list.navigationController?.view.frame.width == 393)
  }
}
