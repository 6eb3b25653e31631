import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// The behavior of apps' subclasses, controllers and handlers, apart from frames.
@MainActor
@Suite struct AppBehaviorTests {
  private func shown(_ layout: UICollectionViewLayout, _ itemCounts: [Int]) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.simulation.itemCounts = itemCounts
    return view
  }

  private func sliding() -> SlidingLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    return SlidingLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }

  @Test func attributesOfAClassOfOnesOwn() throws {
    let layout = sliding()
    layout.prepare(itemCounts: [3], in: .phone)
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(all?.count == 3 && all is [ParallaxAttributes])
    let path = IndexPath(item: 1, section: 0)
    let one = try #require(layout.layoutAttributesForItem(at: path) as? ParallaxAttributes)
    one.parallax = 3
    let copy = try #require(one.copy() as? ParallaxAttributes)
    #expect(copy.parallax == 3 && copy == one)
    copy.parallax = 4
    #expect(copy != one)
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func itemsThatAppearAndGo() {
    let layout = sliding()
    layout.prepare(itemCounts: [3], in: .phone)
    let path = IndexPath(item: 2, section: 0)
    let usual = layout.initialLayoutAttributesForAppearingItem(at: path)
    #expect(usual?.alpha == 0 && usual?.frame == CGRect(x: 0, y: 200, width: 390, height: 100))
    layout.noteInsertion(at: path)
    let inserted = layout.initialLayoutAttributesForAppearingItem(at: path)
    #expect(inserted?.frame.minX == -200 && inserted?.center.x == 195)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.frame.minX == 0)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path)?.transform.a == 0.1)
    let rest = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 0, y: 130), withScrollingVelocity: .zero)
    #expect(rest == CGPoint(x: 0, y: 150))
  }

  @Test func aHeaderThatStretches() {
    // Pulled down by 60, the header starts there and is 260 high; the rest stays at 200.
    let layout = stretchyHeaderLayout()
    let view = shown(layout, [20])
    view.contentOffset.y = -60
    let attributes = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let header = attributes.first { $0.representedElementKind != nil }
    #expect(header?.frame == CGRect(x: 0, y: -60, width: 390, height: 260))
    #expect(layout.frame(of: "cell 0.0")?.minY == 200)
  }

  @Test func contextsOfBoundsChanges() {
    let layout = stretchyHeaderLayout()
    let view = shown(layout, [20])
    let path = IndexPath(item: 0, section: 0)
    let moved = layout.invalidationContext(forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 9))
    #expect(!moved.invalidateEverything && !moved.invalidateDataSourceCounts)
    #expect(
      moved.invalidatedSupplementaryIndexPaths == [
        UICollectionView.elementKindSectionHeader: [path]
      ])
    #expect(moved.invalidatedItemIndexPaths == nil)
    moved.invalidateItems(at: [path])
    moved.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(moved.invalidatedItemIndexPaths?.count == 2)
    let wider = CGRect(x: 0, y: 0, width: 500, height: 844)
    #expect(layout.invalidationContext(forBoundsChange: wider).invalidateEverything)
    view.bounds = wider
    #expect(layout.frame(of: "cell 0.0")?.width == 500)
    #expect(!UICollectionViewLayoutInvalidationContext().invalidateEverything)
  }

  @Test func scrollingDoesNotAskForSectionsAgain() {
    var asked = 0
    let layout = StretchyHeaderLayout { _, _ in
      asked += 1
      return .grid(columns: 2, rowHeight: 100)
    }
    let view = shown(layout, [400])
    _ = view.simulation.visibleAttributes
    #expect(asked == 1)
    for offset in 1...20 {
      view.contentOffset.y = CGFloat(offset)
      _ = view.simulation.visibleAttributes
    }
    #expect(asked == 1)
    layout.invalidateLayout()
    _ = view.simulation.visibleAttributes
    #expect(asked == 2)
  }

  @Test func aControllerWithItsData() throws {
    // Headers of 40 and rows of 44: Laos is at 40 + 88 + 40 = 168.
    let controller = CountriesViewController()
    controller.loadViewIfNeeded()
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    #expect(view.numberOfSections == 3)
    let laos = IndexPath(item: 0, section: 1)
    #expect(
      view.layoutAttributesForItem(at: laos)?.frame
        == CGRect(x: 0, y: 168, width: 390, height: 44))
    let cell = controller.collectionView(view, cellForItemAt: laos)
    #expect((cell as? TitleCell)?.label.text == "Laos")
    let kind = UICollectionView.elementKindSectionHeader
    let header = controller.collectionView(
      view, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header is HeaderView)
    // Scrolled by 30, the first header is pinned there.
    view.contentOffset.y = 30
    let pinned = view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(pinned?.frame.minY == 30)
    view.selectItem(at: laos, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [laos])
    controller.collectionView(view, didSelectItemAt: laos)
    #expect(controller.selected == laos && view.indexPathsForSelectedItems == nil)
  }

  @Test func scrollingToItems() {
    // Rows of 100, forty of them, in 844: row 20 from 2000 to 2100; the last offset is 3156.
    let view = shown(sliding(), [40])
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      return view.contentOffset.y
    }
    #expect(offset(20, .top) == 2_000)
    #expect(offset(20, .bottom) == 1_256)
    #expect(offset(20, .centeredVertically) == 1_628)
    #expect(offset(39, .top) == 3_156)
    #expect(offset(0, .bottom) == 0)
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(offset(20, .top) == 1_956)
    #expect(offset(20, .bottom) == 1_290)
    #expect(offset(0, .top) == -44)
    #expect(offset(39, .top) == 3_190)
    #expect(offset(20, .left) == 3_190)
  }

  @Test func layoutsAreSwapped() {
    let view = shown(sliding(), [40])
    view.contentOffset.y = 2_000
    var finished: Bool?
    swapLayouts(in: view, to: generateLayout()) { finished = $0 }
    // Row 20 was first; with three columns of 130 it is in row 6, at 780 + 2.
    #expect(finished == true && view.contentOffset.y == 782)
    #expect(picture(of: view.collectionViewLayout) == "vertical")
  }

  @Test func coversInSpace() throws {
    // Covers of 200, 160 apart; at -95 the first is centered in the view, the second is 0.8 of its
    // own width away.
    let flow = CoverFlow()
    let layout = try #require(flow.makeLayout() as? UICollectionViewCompositionalLayout)
    #expect(
      layout.differences(
        from: ["cell 0.0": [0, 0, 200, 200], "cell 0.1": [160, 0, 200, 200]], itemCounts: [5])
        == [])
    let section = try #require(layout.value.sectionProvider(0, .phone))
    var items = (0..<5).compactMap { layout.value(of: $0) }
    section.visibleItemsInvalidationHandler?(&items, CGPoint(x: -95, y: 0), .phone)
    #expect(items[0].transform.a == 1 && items[0].alpha == 1 && items[0].zIndex == 0)
    #expect(abs(items[1].transform.a - 0.8) < 1e-9 && abs(items[1].alpha - 0.6) < 1e-9)
    #expect(items.map(\.zIndex) == [0, -8, -16, -24, -32])
    #expect(items.map(\.isHidden) == [false, false, false, false, true])
    #expect(flow.pageControl.currentPage == 0 && flow.pageControl.numberOfPages == 5)
    section.visibleItemsInvalidationHandler?(&items, CGPoint(x: 225, y: 0), .phone)
    #expect(flow.pageControl.currentPage == 2)
    let large = CollectionLayoutEnvironment(
      size: CGSize(width: 390, height: 844), contentSizeCategory: .accessibilityExtraLarge)
    #expect(
      flow.makeLayout().differences(
        from: ["cell 0.1": [220, 0, 260, 260]], itemCounts: [2], in: large) == [])
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate func value(of item: Int) -> LayoutAttributes? {
    layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.value
  }
}
