import Foundation
import Testing
import UIKit

/// The frames and safe areas of presented views: those recorded on iOS 26, and 540 x 620 for form sheets before.
@MainActor @Suite struct SheetTests {
  private func present(
    _ controller: UIViewController, _ width: CGFloat = 393, _ height: CGFloat = 852,
    _ safe: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.simulation.safeAreaInsets = safe
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(controller, animated: false)
    return window
  }

  @Test func sheetsOfPhones() {
    let sheet = UIViewController()
    let navigation = UINavigationController(rootViewController: sheet)
    let window = present(navigation)
    #expect(navigation.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.isHidden = true
    let small = UIViewController()
    let other = present(small, 375, 667, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(small.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    other.isHidden = true
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    let third = present(full)
    #expect(full.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(full.sheetPresentationController == nil)
    third.isHidden = true
  }

  /// 0.56 of the 759 points above the safe area, and 200, with 34 below.
  @Test func detents() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    let window = present(sheet)
    defer { window.isHidden = true }
    let medium = 759 * 0.56 + 34
    #expect(abs(Double(sheet.view.frame.height) - medium) < 0.01)
    #expect(abs(Double(sheet.view.frame.maxY) - 852) < 0.01)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(sheet.view.frame.height == 793)
    var greatest: CGFloat = 0
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.detents = [
        .custom(identifier: .init("small")) {
          greatest = $0.maximumDetentValue
          return 200
        }
      ]
    }
    #expect(greatest == 759)
    #expect(sheet.view.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func formSheetsOfTablets() {
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    let window = present(form, 820, 1180, insets)
    #expect(form.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    #expect(form.view.safeAreaInsets == .zero)
    form.preferredContentSize = CGSize(width: 400, height: 300)
    #expect(form.view.frame == CGRect(x: 210, y: 440, width: 400, height: 300))
    window.isHidden = true
    UIDevice.current.simulation.systemVersion = "26.1"
    defer { UIDevice.current.simulation.systemVersion = nil }
    let new = UIViewController()
    new.modalPresentationStyle = .formSheet
    let other = present(new, 820, 1180, UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    #expect(new.view.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    other.isHidden = true
  }

  private final class Keep: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
  }

  @Test func popovers() {
    let list = UIViewController()
    list.modalPresentationStyle = .popover
    list.preferredContentSize = CGSize(width: 240, height: 180)
    let window = present(list, 820, 1180, .zero)
    #expect(list.view.frame.size == CGSize(width: 240, height: 180))
    window.isHidden = true
    let phone = UIViewController()
    phone.modalPresentationStyle = .popover
    phone.preferredContentSize = CGSize(width: 240, height: 180)
    let other = present(phone)
    #expect(phone.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    other.isHidden = true
    let (kept, keep) = (UIViewController(), Keep())
    kept.modalPresentationStyle = .popover
    kept.preferredContentSize = CGSize(width: 240, height: 180)
    kept.popoverPresentationController?.delegate = keep
    let third = present(kept)
    #expect(kept.view.frame.size == CGSize(width: 240, height: 180))
    third.isHidden = true
  }

  @Test func aWindowOfADevice() {
    let window = UIWindow()
    window.simulation.resize(toDevice: "iPhone 15")
    #expect(window.bounds.size == CGSize(width: 393, height: 852))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.simulation.resize(toDevice: "iPad Pro 11 landscape")
    #expect(window.bounds.size == CGSize(width: 1194, height: 834))
    #expect(window.traitCollection.userInterfaceIdiom == .pad)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    let pages = (0..<3).map { _ in UIViewController() }
    var turns = 0
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: controller).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: controller).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns += 1 }
  }

  @Test func pagesTurn() {
    let pages = Pages()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (pages, pages)
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    #expect(!controller.simulation.turn(.reverse))
    #expect(controller.simulation.turn(.forward) && controller.simulation.turn(.forward))
    #expect(!controller.simulation.turn(.forward))
    #expect(controller.viewControllers == [pages.pages[2]] && pages.turns == 2)
    #expect(pages.pages[2].view.superview === controller.view)
  }

  private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
    var detents: [UISheetPresentationController.Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { detents.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  @Test func aFingerDragsASheetToAnotherDetent() throws {
    let (sheet, watcher) = (UIViewController(), Watcher())
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.delegate = watcher
    #expect(!sheet.simulation.dragSheet(to: .large))
    let window = present(sheet)
    defer { window.isHidden = true }
    #expect(presentation.presentingViewController === window.rootViewController)
    presentation.selectedDetentIdentifier = .large
    presentation.selectedDetentIdentifier = .medium
    #expect(watcher.detents == [])
    #expect(sheet.simulation.dragSheet(to: .medium) && watcher.detents == [])
    #expect(sheet.simulation.dragSheet(to: .large) && watcher.detents == [.large])
    #expect(sheet.view.frame.minY == 59)
    #expect(!sheet.simulation.dragSheet(to: .init("small")))
  }

  /// A sheet that was dismissed, and one that was never presented, are given up.
  @Test func sheetsAreReleased() {
    weak var shown: UIViewController?
    weak var unused: UIViewController?
    do {
      let (sheet, other) = (UIViewController(), UIViewController())
      (shown, unused) = (sheet, other)
      sheet.sheetPresentationController?.detents = [.medium()]
      other.modalPresentationStyle = .popover
      other.popoverPresentationController?.sourceRect = .zero
      let window = present(sheet)
      window.rootViewController?.dismiss(animated: false)
      window.isHidden = true
    }
    #expect(shown == nil && unused == nil)
  }
}
