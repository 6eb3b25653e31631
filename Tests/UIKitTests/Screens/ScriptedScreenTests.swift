import Testing
import UIKit

/// Every controller scrolls by a script and turns, and shows its cells where its layout places them.
@MainActor struct ScriptedScreenTests {
  private static let controllers: [@MainActor () -> UIViewController] = [
    { GridViewController() }, { InsetItemsGridViewController() }, { TwoColumnViewController() },
    { DistinctSectionsViewController() }, { AdaptiveSectionsViewController() },
    { NestedGroupsViewController() }, { OrthogonalScrollingViewController() },
    { OrthogonalBehaviorsViewController() }, { ItemBadgesViewController() },
    { SectionHeadersFootersViewController() }, { PinnedHeadersViewController() },
    { SectionBackgroundsViewController() }, { SimpleListViewController() },
    { OutlineViewController() }, { WiFiSettingsViewController() }, { MountainsViewController() },
    { ConferenceVideosViewController() }, { ConferenceNewsViewController() },
  ]

  @Test(arguments: 0..<18)
  func scrollsByAScriptAndTurns(index: Int) throws {
    let screen = Screen(Self.controllers[index]())
    let view = try #require(Self.collectionView(in: screen.controller.view))
    #expect(!view.visibleCells.isEmpty)
    check(view)
    try view.simulation.run([
      .drag(from: nil, by: CGPoint(x: 0, y: -200), duration: 0.2, holding: 0.2), .waitUntilRest,
    ])
    let room = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    let reach = max(-view.adjustedContentInset.top, min(190, room))
    #expect(abs(view.contentOffset.y + view.adjustedContentInset.top - reach) < 12 || room < 190)
    check(view)
    try view.simulation.run([.fling(velocity: 3_000), .wait(0.2)])
    check(view)
    screen.window.simulation.rotate(to: .landscapeLeft)
    view.simulation.advanceUntilRest()
    check(view)
    try view.simulation.run([.fling(velocity: -9_000), .waitUntilRest])
    #expect(!view.isDecelerating && !view.isDragging)
    check(view)
  }

  /// The cells that are shown are those of the visible rectangle, each once, in their places.
  private func check(_ view: UICollectionView) {
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    let visible = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { $0.representedElementCategory == .cell }
    #expect(visible.map(\.indexPath) == cells.compactMap { view.indexPath(for: $0) })
    for (cell, attributes) in zip(cells, visible) { #expect(cell.frame == attributes.frame) }
  }

  private static func collectionView(in view: UIView) -> UICollectionView? {
    if let found = view as? UICollectionView { return found }
    return view.subviews.lazy.compactMap { collectionView(in: $0) }.first
  }
}
