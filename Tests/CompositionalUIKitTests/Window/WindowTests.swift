import CompositionalUIKit
import Testing

/// A list of calls that several controllers share.
final class Calls {
  var list: [String] = []

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { list = [] }
    return list
  }
}

/// A controller that notes the calls of its life.
final class NotingController: UIViewController {
  private let name: String
  private let calls: Calls

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }

  private func note(_ call: String) { calls.list.append("\(name) \(call)") }

  override func loadView() {
    super.loadView()
    note("load")
  }

  override func viewDidLoad() { note("didLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear\(view.window == nil ? "" : " in window")")
  }

  override func viewIsAppearing(_ animated: Bool) {
    note("isAppearing\(view.window == nil ? "" : " in window")")
  }

  override func viewDidAppear(_ animated: Bool) { note("didAppear") }

  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }

  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func viewWillLayoutSubviews() { note("willLayout") }

  override func viewDidLayoutSubviews() { note("didLayout") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent == nil ? "none" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent == nil ? "none" : "parent")")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      note("alongside at \(Int(view.bounds.width))")
    } completion: { [self] _ in
      note("completed")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard previousTraitCollection != nil else { return }
    note("traits")
  }

  override func viewSafeAreaInsetsDidChange() { note("safe \(Int(view.safeAreaInsets.top))") }
}

/// A window gives controllers their life, in the order in which UIKit calls them.
@MainActor @Suite struct WindowTests {
  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    return window
  }

  @Test func theRootControllerAppears() {
    let (window, calls) = (window(), Calls())
    let root = NotingController("root", calls)
    window.rootViewController = root
    #expect(calls.take() == [])
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(
      calls.take() == [
        "root load", "root didLoad", "root willAppear", "root safe 59",
        "root isAppearing in window", "root willLayout", "root didLayout", "root didAppear",
      ])
    #expect(window.isKeyWindow)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.window === window)
    #expect(root.view.next === root)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(calls.take() == [])
    window.isHidden = true
    #expect(calls.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func anotherRootControllerTakesThePlace() {
    let (window, calls) = (window(), Calls())
    window.rootViewController = NotingController("one", calls)
    window.makeKeyAndVisible()
    let one = window.rootViewController
    _ = calls.take()
    window.rootViewController = NotingController("two", calls)
    #expect(
      calls.take() == [
        "one willDisappear", "two load", "two didLoad", "two willAppear", "two safe 59",
        "two isAppearing in window", "two willLayout", "two didLayout", "two didAppear",
        "one didDisappear",
      ])
    #expect(one?.view.window == nil)
  }

  @Test func rotationIsToldBeforeItHappens() {
    let (window, calls) = (window(), Calls())
    let root = NotingController("root", calls)
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = calls.take()
    window.simulation.rotate(to: .landscapeRight)
    #expect(
      calls.take() == [
        "root willTransition", "root size 852x393 from 393", "root safe 0", "root traits",
        "root alongside at 852", "root willLayout", "root didLayout", "root completed",
      ])
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    window.simulation.rotate(to: .landscapeLeft)
    #expect(calls.take() == [])
    window.simulation.rotate(to: .portrait)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(root.traitCollection.verticalSizeClass == .regular)
  }

  @Test func childrenFollowTheirParent() {
    let (window, calls) = (window(), Calls())
    let (parent, child) = (NotingController("parent", calls), NotingController("child", calls))
    parent.loadViewIfNeeded()
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 832)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    _ = calls.take()
    window.makeKeyAndVisible()
    #expect(
      calls.take() == [
        "parent willAppear", "child willAppear", "parent safe 59", "child safe 39",
        "parent isAppearing in window", "child isAppearing in window", "parent willLayout",
        "parent didLayout", "child willLayout", "child didLayout", "child didAppear",
        "parent didAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      calls.take() == [
        "child willMove to none", "child willDisappear", "child didDisappear",
        "child didMove to none",
      ])
    #expect(parent.children.isEmpty)
  }

  @Test func aChildThatComesLaterAppearsAtOnce() {
    let (window, calls) = (window(), Calls())
    let parent = NotingController("parent", calls)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = calls.take()
    let child = NotingController("child", calls)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      calls.take() == [
        "child willMove to parent", "child load", "child didLoad", "child willAppear",
        "child isAppearing in window", "child didAppear", "child didMove to parent",
      ])
    #expect(child.parent === parent)
  }

  @Test func aSheetLeavesWhatIsBehind() {
    let (window, calls) = (window(), Calls())
    let root = NotingController("root", calls)
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = calls.take()
    let sheet = NotingController("sheet", calls)
    root.present(sheet, animated: true) { calls.list.append("presented") }
    #expect(
      calls.take() == [
        "sheet load", "sheet didLoad", "sheet willAppear", "sheet safe 0",
        "sheet isAppearing in window", "sheet willLayout", "sheet didLayout", "sheet didAppear",
        "presented",
      ])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    sheet.dismiss(animated: true) { calls.list.append("dismissed") }
    #expect(calls.take() == ["sheet willDisappear", "sheet didDisappear", "dismissed"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.superview == nil)
  }

  @Test func aFullScreenTakesThePlace() {
    let (window, calls) = (window(), Calls())
    let root = NotingController("root", calls)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let cover = NotingController("cover", calls)
    cover.modalPresentationStyle = .fullScreen
    cover.loadViewIfNeeded()
    _ = calls.take()
    root.present(cover, animated: false)
    #expect(
      calls.take() == [
        "root willDisappear", "cover willAppear", "cover safe 59", "cover isAppearing in window",
        "cover willLayout", "cover didLayout", "cover didAppear", "root didDisappear",
      ])
    root.dismiss(animated: false)
    #expect(
      calls.take() == [
        "cover willDisappear", "root willAppear in window", "root isAppearing in window",
        "root didAppear", "cover didDisappear",
      ])
  }

  @Test func withoutAWindowNothingIsPresented() {
    let (root, other) = (UIViewController(), UIViewController())
    root.present(other, animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func scenesHoldTheirWindows() {
    let scene = UIWindowScene(
      simulating: CGSize(width: 820, height: 1180),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(window.bounds.size == CGSize(width: 820, height: 1180))
    #expect(window.safeAreaInsets.top == 24)
    #expect(scene.windows == [window])
    #expect(scene.keyWindow === window)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.verticalSizeClass == .regular)
  }
}
