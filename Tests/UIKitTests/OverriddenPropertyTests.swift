import Testing
import UIKit

/// A controller that states its properties, as apps do.
private final class DetailScreen: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { .bottom }
    set {}
  }
}

/// A view that says what it is to those who listen.
private final class Badge: UIView {
  var count = 0
  override var accessibilityLabel: String? {
    get { "\(count) unread" }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
}

/// Properties without effect can be overridden, and are kept.
@MainActor
@Suite struct OverriddenPropertyTests {
  @Test func appsOverrideWhatIsKept() {
    let screen: UIViewController = DetailScreen()
    #expect(screen.hidesBottomBarWhenPushed && screen.edgesForExtendedLayout == .bottom)
    let badge = Badge(frame: .zero)
    badge.count = 3
    let view: UIView = badge
    #expect(view.accessibilityLabel == "3 unread" && view.isAccessibilityElement)
  }

  @Test func respondersKeepWhatIsForThoseWhoListen() {
    let (view, screen) = (UIView(frame: .zero), UIViewController())
    #expect(view.accessibilityIdentifier == nil && view.accessibilityTraits == [])
    for responder in [view, screen] as [UIResponder] {
      responder.accessibilityIdentifier = "name"
      responder.accessibilityHint = "Opens it."
      responder.accessibilityTraits = [.button, .selected]
      responder.accessibilityElementsHidden = true
      #expect(responder.accessibilityIdentifier == "name")
      #expect(responder.accessibilityHint == "Opens it." && responder.accessibilityLabel == nil)
      #expect(responder.accessibilityTraits == [.button, .selected])
      #expect(responder.accessibilityElementsHidden && !responder.isAccessibilityElement)
    }
  }

  @Test func whatIsMadeOnFirstUseStaysTheSame() {
    let (screen, view) = (UIViewController(), UIScrollView(frame: .zero))
    screen.title = "Home"
    #expect(screen.tabBarItem.title == "Home" && screen.tabBarItem === screen.tabBarItem)
    screen.tabBarItem = nil
    screen.title = "Work"
    #expect(screen.tabBarItem.title == "Work")
    #expect(screen.editButtonItem === screen.editButtonItem)
    #expect(screen.sheetPresentationController === screen.presentationController)
    #expect(screen.popoverPresentationController === screen.popoverPresentationController)
    #expect(view.topEdgeEffect === view.topEdgeEffect && view.topEdgeEffect !== view.leftEdgeEffect)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    let item = screen.navigationItem
    #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
  }
}
