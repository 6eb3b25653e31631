import Foundation
import Testing
import UIKit

/// Rules of bars, sheets and popovers at their edges.
@MainActor @Suite struct BarRuleTests {
  private func show(
    _ root: UIViewController, _ size: CGSize = CGSize(width: 393, height: 852),
    _ safe: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.simulation.safeAreaInsets = safe
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// UINavigationItem.hidesSearchBarWhenScrolling is true unless an app says otherwise.
  @Test func aSearchBarThatHidesTakesNoRoom() {
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController()
    let window = show(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    #expect(screen.view.safeAreaInsets.top == 103)
  }

  /// A toolbar of 44 points stands on the 34 of the safe area, and content ends above it if it is opaque.
  @Test func contentEndsAboveAnOpaqueToolbar() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    let window = show(navigation)
    defer { window.isHidden = true }
    #expect(screen.view.frame.maxY == 774)
    #expect(screen.view.safeAreaInsets.bottom == 0)
  }

  private let pad = CGSize(width: 1024, height: 1366)

  /// Below its source, unless that is within the safe area at the bottom.
  @Test(arguments: [(860, true), (856, false)] as [(CGFloat, Bool)])
  func aPopoverStaysAboveTheHomeIndicator(y: CGFloat, isAbove: Bool) {
    let (root, content) = (UIViewController(), UIViewController())
    let window = show(root, pad, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    defer { window.isHidden = true }
    let source = UIView(frame: CGRect(x: 500, y: y, width: 40, height: 10))
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 320, height: 480)
    content.popoverPresentationController?.sourceView = source
    root.present(content, animated: false)
    let frame = content.view.frame
    #expect(isAbove ? frame.maxY <= y : frame.minY >= y + 10)
    #expect(frame.maxY <= 1346)
  }

  /// A form sheet is no larger than its window, whatever its content prefers.
  @Test func aFormSheetStaysInItsWindow() {
    let (root, content) = (UIViewController(), UIViewController())
    let window = show(root, pad, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    defer { window.isHidden = true }
    content.modalPresentationStyle = .formSheet
    content.preferredContentSize = CGSize(width: 3000, height: 600)
    root.present(content, animated: false)
    #expect(content.view.frame.minX == 0 && content.view.frame.width == 1024)
    #expect(content.view.frame.height == 600)
  }

  /// A detent beyond the greatest value is as high as the large one.
  @Test func aDetentStaysBelowTheGreatestValue() {
    var frames: [CGRect] = []
    for detent in [UISheetPresentationController.Detent.large(), .custom { _ in 5000 }] {
      let (root, content) = (UIViewController(), UIViewController())
      let window = show(root)
      content.sheetPresentationController?.detents = [detent]
      root.present(content, animated: false)
      frames.append(content.view.frame)
      window.isHidden = true
    }
    #expect(frames == [CGRect(x: 0, y: 59, width: 393, height: 793), frames[0]])
  }
}
