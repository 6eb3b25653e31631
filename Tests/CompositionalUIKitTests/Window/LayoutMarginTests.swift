import CompositionalUIKit
import Testing

/// Layout margins of views in a window: those of the system for the view of a controller, 8 for
/// others, and the safe area besides.
@MainActor @Suite struct LayoutMarginTests {
  /// A view that notes what it is told.
  private final class NotingView: UIView {
    var calls: [String] = []

    override func layoutMarginsDidChange() { calls.append("margins \(Int(layoutMargins.left))") }

    override func safeAreaInsetsDidChange() { calls.append("safe area \(Int(safeAreaInsets.top))") }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class NotingController: UIViewController {
    let noting = NotingView(frame: .zero)
    private(set) var calls: [String] = []

    override func loadView() { view = noting }

    override func viewLayoutMarginsDidChange() {
      calls.append("margins \(Int(view.layoutMargins.left))")
    }

    override func viewSafeAreaInsetsDidChange() {
      calls.append("safe area \(Int(view.safeAreaInsets.top))")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// Shows a controller in a phone with a notch of 47 points; nothing else keeps the window.
  private func shown(
    _ controller: UIViewController, _ size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.simulation.safeAreaInsets = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  // MARK: The view of a controller

  @Test func theSystemsMarginsByWidth() {
    let root = UIViewController()
    let window = shown(root)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    #expect(
      root.view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 47, leading: 16, bottom: 34, trailing: 16))
    #expect(
      root.view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
    #expect(
      root.systemMinimumLayoutMargins
        == DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63))
    // A tablet is wide.
    window.simulation.resize(to: CGSize(width: 820, height: 1180), safeAreaInsets: .zero)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(root.systemMinimumLayoutMargins.leading == 20)
    // A third of it is not.
    window.simulation.resize(to: CGSize(width: 320, height: 1180))
    #expect(root.view.layoutMargins.left == 16)
  }

  @Test func ownMarginsOfTheRootView() {
    let root = UIViewController()
    let window = shown(root)
    root.view.layoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 5, right: 40)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 77, left: 16, bottom: 39, right: 40))
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 77, left: 10, bottom: 39, right: 40))
    root.view.insetsLayoutMarginsFromSafeArea = false
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 30, left: 10, bottom: 5, right: 40))
    root.view.directionalLayoutMargins = .zero
    #expect(root.view.layoutMargins == .zero)
    // The set margins stay when the window turns, and the safe area is the one of then.
    root.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.view.insetsLayoutMarginsFromSafeArea = true
    window.simulation.rotate(to: .landscapeLeft)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 1, left: 49, bottom: 24, right: 51))
  }

  @Test func withoutTheSystemsMinimum() {
    let root = UIViewController()
    root.viewRespectsSystemMinimumLayoutMargins = false
    let window = shown(root)
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    #expect(root.systemMinimumLayoutMargins.leading == 16)
    #expect(root.view.window === window)
  }

  @Test func controllersWithinOthers() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = shown(parent)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(child.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 34, right: 16))
  }

  // MARK: Other views

  @Test func plainViews() {
    let root = UIViewController()
    let window = shown(root)
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    #expect(inner.layoutMargins == eight)
    root.view.addSubview(inner)
    #expect(inner.layoutMargins == eight)
    inner.frame.origin.y = 7
    #expect(inner.layoutMargins == UIEdgeInsets(top: 48, left: 8, bottom: 8, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == eight)
    inner.insetsLayoutMarginsFromSafeArea = true
    inner.layoutMargins = .zero
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40))
    inner.removeFromSuperview()
    #expect(inner.layoutMargins == .zero)
    #expect(window.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
  }

  @Test func aViewThatSticksOutHasNoMoreThanItsSuperview() {
    let root = UIViewController()
    let window = shown(root)
    window.simulation.rotate(to: .landscapeLeft)
    let inner = UIView(frame: CGRect(x: 700, y: 100, width: 300, height: 100))
    root.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(right: 47))
    inner.frame.origin.x = -100
    #expect(inner.safeAreaInsets == UIEdgeInsets(left: 47))
  }

  @Test func theMarginsOfTheSuperview() {
    let root = UIViewController()
    let window = shown(root)
    let outer = UIView(frame: root.view.bounds)
    let inner = UIView(frame: CGRect(x: 4, y: 100, width: 376, height: 100))
    outer.addSubview(inner)
    root.view.addSubview(outer)
    #expect(outer.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    outer.preservesSuperviewLayoutMargins = true
    #expect(outer.layoutMargins == UIEdgeInsets(top: 55, left: 16, bottom: 42, right: 16))
    #expect(inner.layoutMargins == eight)
    inner.preservesSuperviewLayoutMargins = true
    // 16 from the left edge at 4, and from the right one at 10.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 8))
    root.view.layoutMargins.right = 100
    #expect(inner.layoutMargins.right == 90)
    window.simulation.resize(to: CGSize(width: 390, height: 844))
    #expect(inner.layoutMargins.left == 12)
  }

  @Test func stacksFollowTheSafeArea() {
    let root = UIViewController()
    let window = shown(root)
    let label = UIView()
    let stack = UIStackView(arrangedSubviews: [label])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.frame = root.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(stack)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 2, y: 48, width: 384, height: 759))
    window.simulation.safeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 2, y: 1, width: 384, height: 840))
  }

  // MARK: Changes

  @Test func changesAreTold() {
    let root = NotingController()
    let window = shown(root)
    #expect(root.take() == ["safe area 47", "margins 16"])
    #expect(root.noting.take() == ["safe area 47", "margins 16"])
    let inner = NotingView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    root.view.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.take() == [])
    inner.frame.origin.y = 7
    window.layoutIfNeeded()
    #expect(inner.take() == ["safe area 40", "margins 8"])
    inner.layoutMargins.left = 20
    #expect(inner.take() == ["margins 20"])
    inner.layoutMargins.left = 20
    #expect(root.noting.take() == [])
    // What was set contains the safe area of then, as with UIKit.
    window.simulation.rotate(to: .landscapeLeft)
    #expect(root.noting.take() == ["safe area 0", "margins 63"])
    #expect(root.take() == ["safe area 0", "margins 63"])
    window.layoutIfNeeded()
    #expect(root.take() == [])
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.take() == ["margins 55"])
    window.simulation.resize(to: CGSize(width: 820, height: 1180), safeAreaInsets: .zero)
    #expect(root.take() == ["safe area 0", "margins 8"])
    root.viewRespectsSystemMinimumLayoutMargins = true
    #expect(root.take() == ["margins 20"])
    root.view.traitOverrides.horizontalSizeClass = .compact
    #expect(root.take() == ["margins 16"])
  }

  @Test func whatPreservesIsToldToo() {
    let root = NotingController()
    let window = shown(root)
    let inner = NotingView(frame: root.view.bounds)
    inner.preservesSuperviewLayoutMargins = true
    root.view.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.take() == ["safe area 47", "margins 16"])
    root.view.directionalLayoutMargins.leading = 30
    #expect(inner.take() == ["margins 30"])
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.take() == ["margins 8"])
  }

  // MARK: The readable width

  @Test func theReadableWidth() {
    let root = UIViewController()
    let window = shown(root)
    #expect(root.view.readableContentGuide.layoutFrame == root.view.layoutMarginsGuide.layoutFrame)
    #expect(root.view.readableContentGuide === root.view.readableContentGuide)
    window.simulation.resize(
      to: CGSize(width: 1024, height: 1366),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(
      root.view.readableContentGuide.layoutFrame
        == CGRect(x: 176, y: 24, width: 672, height: 1322))
    // In the middle between the margins: 20 + (1024 - 60 - 672) / 2 = 166.
    root.view.layoutMargins = UIEdgeInsets(right: 40)
    #expect(root.view.readableContentGuide.layoutFrame.minX == 166)
  }
}
