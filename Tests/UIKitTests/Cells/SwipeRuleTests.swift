import Foundation
import Testing
import UIKit

/// Which actions of a row a swipe shows, which of a menu can be chosen, and what a pull does while it lasts.
@MainActor @Suite struct SwipeRuleTests {
  private final class Screen: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private func shown() throws -> (UIWindow, UICollectionView) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: title) { $2(true) }])
    }
    list.leadingSwipeActionsConfigurationProvider = { _ in actions("leading") }
    list.trailingSwipeActionsConfigurationProvider = { _ in actions("trailing") }
    let screen = Screen(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, try #require(screen.collectionView))
  }

  /// The leading edge is the right one where one reads from right to left.
  @Test func aSwipeShowsTheActionsOfItsEdge() throws {
    let (window, view) = try shown()
    defer { window.isHidden = true }
    for isReversed in [false, true] {
      view.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
      let titles = [UIRectEdge.left, .right].map {
        view.simulation.swipe(at: [0, 1], from: $0)?.actions.first?.title
      }
      let expected: [String?] = ["leading", "trailing"]
      #expect(titles == (isReversed ? expected.reversed() : expected))
    }
  }

  /// UIMenuElement.Attributes: disabled and hidden elements cannot be chosen.
  @Test func onlyWhatIsEnabledIsChosen() {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let menu = UIMenu(children: [
      action("Share", []), action("Copy", .disabled), action("Save", .hidden),
    ])
    #expect(["Share", "Copy", "Save"].map { menu.simulation.choose($0) } == [true, false, false])
    #expect(chosen == ["Share"])
  }

  /// The content follows the finger while a pull begins to refresh; the room comes when the finger is lifted.
  @Test func aPullTakesNoRoomWhileItLasts() throws {
    let (window, view) = try shown()
    defer { window.isHidden = true }
    let control = UIRefreshControl()
    view.refreshControl = control
    view.simulation.touchDown(at: CGPoint(x: 160, y: 50))
    var before = view.contentOffset.y
    for step in 1...40 {
      view.simulation.touchMove(to: CGPoint(x: 160, y: 50 + CGFloat(step) * 10))
      view.simulation.advance(by: 1 / 60)
      #expect(before - view.contentOffset.y >= 0 && before - view.contentOffset.y <= 10)
      before = view.contentOffset.y
    }
    #expect(control.isRefreshing && view.adjustedContentInset.top == 0)
    view.simulation.touchUp()
    view.simulation.advanceUntilRest()
    #expect(view.adjustedContentInset.top == 60 && view.contentOffset.y == -60)
  }
}
