import Testing
import UIKit

/// Lists, outlines and screens of an app in a window.
@MainActor @Suite struct ListScreenTests {
  @Test func rowsOfAList() {
    let screen = Screen(SimpleListViewController())
    let view = screen.controller.collectionView!
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(view.frame(0, 10) == CGRect(x: 0, y: 440, width: 400, height: 44))
    let cell = view.cellForItem(at: IndexPath(item: 3, section: 0)) as? UICollectionViewListCell
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Item 3")
    #expect(cell?.accessories.map(\.accessoryType) == [.disclosureIndicator])
  }

  @Test func aButtonChangesTheStyle() {
    let screen = Screen(SimpleListViewController())
    let view = screen.controller.collectionView!
    let button = screen.controller.navigationItem.rightBarButtonItem
    #expect(button?.image == UIImage(systemName: "list.dash"))
    button?.simulation.touch()
    view.layoutIfNeeded()
    let first = view.frame(0, 0)
    #expect(first?.height == 44)
    #expect((first?.minX ?? 0) > 0)
    #expect(first.map { $0.minX + $0.maxX } == 400)
    button?.simulation.touch()
    view.layoutIfNeeded()
    #expect(view.frame(0, 0)?.width == 400)
  }

  @Test func aListInANavigationControllerBeginsBelowTheBar() {
    let list = SimpleListViewController()
    let screen = Screen(
      UINavigationController(rootViewController: list),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(list.navigationController === screen.controller)
    #expect(screen.controller.navigationBar.topItem?.title == "List")
    #expect(list.collectionView.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(list.collectionView.safeAreaInsets.top == 103)
    #expect(list.collectionView.adjustedContentInset.top == 103)
    #expect(list.collectionView.adjustedContentInset.bottom == 34)
  }

  @Test func topicsOpenAndClose() {
    let screen = Screen(OutlineViewController())
    let view = screen.controller.collectionView!
    let source = screen.controller.dataSource!
    let lists = screen.controller.topics[0]
    #expect(source.snapshot().itemIdentifiers.map(\.title) == ["Lists", "Grids", "About"])
    var outline = source.snapshot(for: .main)
    #expect(outline.items.count == 8)
    #expect(outline.level(of: lists.subtopics[1]) == 1)
    outline.expand([lists])
    source.apply(outline, to: .main)
    view.layoutIfNeeded()
    #expect(
      source.snapshot().itemIdentifiers.map(\.title) == [
        "Lists", "Plain", "Inset", "Outline", "Grids", "About",
      ])
    #expect(view.visibleCells.count == 6)
    #expect(view.frame(0, 4)?.minY == (view.frame(0, 0)?.minY ?? 0) + 176)
    outline.collapse([lists])
    source.apply(outline, to: .main)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func aSwitchShowsAndHidesNetworks() {
    let screen = Screen(WiFiSettingsViewController())
    let view = screen.controller.collectionView!
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first != nil)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 4)
    #expect(view.frame(1, 1) == CGRect(x: 0, y: 88, width: 400, height: 44))
    screen.controller.wifiSwitch.simulation.touch()
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 1)
    #expect(view.visibleCells.count == 1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
    screen.controller.wifiSwitch.simulation.touch()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
  }

  @Test func mountainsAreFound() {
    let screen = Screen(
      MountainsViewController(), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let (controller, view) = (screen.controller, screen.controller.collectionView!)
    #expect(controller.searchBar.frame == CGRect(x: 0, y: 59, width: 400, height: 56))
    #expect(view.frame == CGRect(x: 0, y: 115, width: 400, height: 685))
    #expect(
      view.texts == ["Elbrus", "Etna", "Kebnekaise", "Kenya", "Kibo", "Matterhorn"])
    // (400 - 2 * 10 - 10) / 2 is 185.
    #expect(view.frame(0, 3) == CGRect(x: 205, y: 52, width: 185, height: 32))
    let kenya = view.cellForItem(at: IndexPath(item: 3, section: 0))
    controller.searchBar.simulation.type("ke")
    view.layoutIfNeeded()
    #expect(view.texts == ["Kebnekaise", "Kenya"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === kenya)
    #expect(kenya?.frame == CGRect(x: 205, y: 10, width: 185, height: 32))
    controller.searchBar.simulation.cancel()
    view.layoutIfNeeded()
    #expect(view.texts.count == 6)
  }

  @Test func newsAreAsHighAsTheirText() {
    let screen = Screen(ConferenceNewsViewController())
    let view = screen.controller.collectionView!
    view.layoutIfNeeded()
    let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    // A line of body text is 20.287 points high, and each more 22; lines are rounded up to thirds, and
    // 20 are around.
    let heights: [CGFloat] = [20 + 61 / 3, 20 + 127 / 3, 20 + 193 / 3, 20 + 61 / 3]
    #expect(cells.count == 4)
    var y: CGFloat = 10
    for (cell, height) in zip(cells, heights) {
      #expect(abs(cell.frame.height - height) < 0.01)
      #expect(abs(cell.frame.minY - y) < 0.01)
      #expect(cell.frame.width == 380)
      y += height + 10
    }
    screen.controller.news.removeFirst()
    screen.controller.show()
    view.layoutIfNeeded()
    #expect(view.texts.first == "Two\nlines.")
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cells[1])
    #expect(abs(cells[1].frame.minY - 10) < 0.01)
  }
}
