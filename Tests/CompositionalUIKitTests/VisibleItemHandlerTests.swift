import CompositionalUIKit
import Foundation
import Testing

/// Handlers of visible items as in tutorials, in a collection view; calculated by hand.
@MainActor
@Suite struct VisibleItemHandlerTests {
  private func shown(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.simulation.itemCounts = counts
    view.layoutIfNeeded()
    return view
  }

  private func looks(_ view: UICollectionView) -> [Int: UICollectionViewLayoutAttributes] {
    let cells = view.simulation.visibleAttributes.filter { $0.representedElementCategory == .cell }
    return Dictionary(uniqueKeysWithValues: cells.map { ($0.indexPath.item, $0) })
  }

  private func near(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }

  @Test func carouselThatZooms() {
    // Cards of 312, the first centered at -39. The scale is 1.1 minus the distance from the center
    // in widths of the view, but at least 0.7.
    let carousel = CardCarousel()
    var pages: [Int] = []
    carousel.onPageChange = { pages.append($0) }
    let view = shown(carousel.makeLayout(), [5])
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == -39)
    #expect(looks(view).mapValues(\.transform.a) == [0: 1.1, 1: 0.7])
    // Its center stays at 156; 312 * 1.1 = 343.2.
    #expect(looks(view)[0]?.center.x == 156 && near(looks(view)[0]?.frame.width, 343.2))
    // At 195, the center of the second card, 468, is displayed at 273: 78 from 195, a fifth of the
    // view.
    view.simulation.scrollOrthogonalSection(0, to: 195, isDragging: true)
    #expect(near(looks(view)[1]?.transform.a, 0.9) && near(looks(view)[0]?.transform.a, 0.7))
    // It comes to rest at 273, with the second card in the center; 273 / 312 rounds to page 1.
    #expect(view.simulation.scrollOrthogonalSection(0, to: 195) == 273)
    #expect(looks(view).mapValues(\.transform.a) == [0: 0.7, 1: 1.1, 2: 0.7])
    #expect(pages == [1])
    #expect(view.simulation.swipeOrthogonalSection(0, by: 900, velocity: 2_000) == 585)
    #expect(pages == [1, 2])
  }

  @Test func coversThatFade() {
    // Covers of 234 under a header of 50; the opacity decreases by half of the distance in widths
    // of the view. At 234, the center of the second is displayed at 117, 78 from 195: 1 - 0.2 / 2.
    // The next is 0.4 away.
    let view = shown(
      UICollectionViewCompositionalLayout(section: fadingCoverSection()), [6])
    #expect(near(looks(view)[0]?.alpha, 0.9) && near(looks(view)[1]?.alpha, 0.8))
    view.simulation.scrollOrthogonalSection(0, to: 234)
    #expect(near(looks(view)[1]?.alpha, 0.9) && near(looks(view)[2]?.alpha, 0.8))
    #expect(looks(view)[2]?.zIndex == 2)
    let header = view.simulation.visibleAttributes.first { $0.representedElementKind != nil }
    #expect(header?.alpha == 1)
    // Items that are no longer visible keep their opacity.
    let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(near(first?.alpha, 0.9))
  }

  @Test func coversInSpace() {
    // Covers of 200, 160 apart, the first centered at -95. The next is 0.8 covers away: its scale
    // in the plane is 1 - 0.8 / 4, its depth -8.
    let flow = CoverFlow()
    let view = shown(flow.makeLayout(), [5])
    #expect(looks(view)[0]?.transform.a == 1)
    #expect(near(looks(view)[1]?.transform.a, 0.8) && looks(view)[1]?.zIndex == -8)
    view.simulation.swipeOrthogonalSection(0, by: 10, velocity: 500)
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 65)
    #expect(near(looks(view)[0]?.transform.a, 0.8) && looks(view)[1]?.transform.a == 1)
    #expect(flow.pageControl.currentPage == 1)
  }

  /// Returns pages as wide as the view, with a picture that moves more slowly.
  private func parallaxSection() -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: full, subitems: [.init(layoutSize: full)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items {
        let distance = item.center.x - offset.x - width / 2
        item.transform3D = CATransform3DMakeTranslation(-distance * 0.3, 0, 40)
      }
    }
    return section
  }

  @Test func parallax() {
    // Dragged to 130: the first page is 130 left of its position and moves 39 right, the second is
    // 260 right and moves 78 left. The translation along z is not kept.
    let view = shown(UICollectionViewCompositionalLayout(section: parallaxSection()), [3])
    view.simulation.scrollOrthogonalSection(0, to: 130, isDragging: true)
    #expect(looks(view).mapValues(\.transform.tx) == [0: 39, 1: -78])
    #expect(looks(view).mapValues(\.frame.minX) == [0: 39, 1: 312])
    #expect(looks(view)[0]?.transform3D.m43 == 0)
    view.simulation.scrollOrthogonalSection(0, to: 390)
    #expect(looks(view).mapValues(\.transform.tx) == [1: 0])
  }

  @Test func whenHandlersAreCalled() {
    var calls = 0
    let section = parallaxSection()
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    let view = shown(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(calls == 1)
    view.layoutIfNeeded()
    #expect(calls == 1)
    view.contentOffset.y = 10
    #expect(calls == 2)
    view.contentOffset.y = 10
    view.simulation.scrollOrthogonalSection(0, to: 0)
    #expect(calls == 2)
    view.simulation.scrollOrthogonalSection(0, to: 390)
    #expect(calls == 3)
    // An invalid layout is prepared at the next query.
    view.collectionViewLayout.invalidateLayout()
    #expect(calls == 3)
    view.layoutIfNeeded()
    #expect(calls == 4)
    view.bounds.size.height = 500
    _ = view.simulation.visibleAttributes
    #expect(calls == 5)
    // A section that is no longer visible is reported once more, then no longer.
    view.contentOffset.y = 5_000
    view.contentOffset.y = 6_000
    #expect(calls == 6)
  }

  @Test func preparingAnewForgetsLooks() {
    let section = parallaxSection()
    var isDim = true
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where isDim { item.alpha = 0.5 }
    }
    let view = shown(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(looks(view)[0]?.alpha == 0.5)
    isDim = false
    view.contentOffset.y = 10
    #expect(looks(view)[0]?.alpha == 0.5)
    view.reloadData()
    #expect(looks(view)[0]?.alpha == 1)
  }

  private final class Pages: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell(frame: .zero)
    }
  }

  @Test func handlersThatAskForCells() {
    let section = parallaxSection()
    weak var shown: UICollectionView?
    var seen: [Int] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.alpha = 0.5
        if shown?.cellForItem(at: item.indexPath) != nil { seen.append(item.indexPath.item) }
        shown?.contentOffset.y = 0
      }
    }
    let pages = Pages()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    shown = view
    view.dataSource = pages
    #expect(view.visibleCells.map(\.alpha) == [0.5])
    view.simulation.scrollOrthogonalSection(0, to: 390)
    #expect(view.visibleCells.map(\.alpha) == [0.5])
    #expect(seen.last == 1)
  }

  @Test func changesOfEstimatedItemsAreIgnored() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [.init(layoutSize: row)]))
    section.visibleItemsInvalidationHandler = { items, _, _ in items.first?.alpha = 0.5 }
    let view = shown(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(looks(view)[0]?.alpha == 1)
    #expect(view.simulation.handlerDiagnostics.map(\.reason) == [.visibleItemChangesIgnored])
  }

  @Test func listsAreToldTheContentOffset() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [.init(layoutSize: row)]))
    // Rows that fade out at the top.
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = min(1, max(0, (item.frame.maxY - offset.y) / 100)) }
    }
    let view = shown(UICollectionViewCompositionalLayout(section: section), [40])
    view.contentOffset.y = 170
    // Row 1 ends at 200: 0.3 of it is left.
    #expect(near(looks(view)[1]?.alpha, 0.3) && looks(view)[2]?.alpha == 1)
  }
}
