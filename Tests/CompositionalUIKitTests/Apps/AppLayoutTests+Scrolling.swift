import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppLayoutTests {
  /// Returns the visible items after a section's handler has changed them.
  private func handled(
    _ section: CollectionLayoutSection?, _ layout: UICollectionViewCompositionalLayout,
    offset: CGPoint
  ) -> [LayoutAttributes] {
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 2_000, height: 844))
    var items = (found ?? []).map(\.value)
    section?.visibleItemsInvalidationHandler?(&items, offset, .phone)
    return items
  }

  @Test func cardsThatShrink() throws {
    // 0.8 * 390 = 312. At -39 the first card's middle, 156 + 39 = 195, is the view's: 1.1. The
    // second's is 312 further, 0.8 of the width: 0.3, but never below 0.7.
    let carousel = CardCarousel()
    var pages: [Int] = []
    carousel.onPageChange = { pages.append($0) }
    let made = carousel.makeLayout()
    #expect(
      made.differences(
        from: ["cell 0.0": [0, 0, 312, 400], "cell 0.1": [312, 0, 312, 400]], itemCounts: [2])
        == [])
    let layout = try #require(made as? UICollectionViewCompositionalLayout)
    let section = layout.value.sectionProvider(0, .phone)
    let items = handled(section, layout, offset: CGPoint(x: -39, y: 0))
    #expect(items.map { $0.transform.a } == [1.1, 0.7])
    #expect(items.map { $0.transform.d } == [1.1, 0.7])
    #expect(pages.isEmpty)
    // (273 + 39) / 312 is one card further: 0.875 rounds to page 1.
    _ = handled(section, layout, offset: CGPoint(x: 273, y: 0))
    #expect(pages == [1] && carousel.currentPage == 1)
  }

  @Test func coversThatFade() throws {
    // 0.6 * 390 = 234 under a header of 50. The first middle, 117, is 78 from the view's 195: 0.2
    // of the width, so the opacity is 0.9. The second's, 351, is 156 away: 0.4, 0.8.
    let section = fadingCoverSection()
    let layout = UICollectionViewCompositionalLayout(section: section)
    let differences = layout.differences(
      from: [
        "\(header) 0.0": [0, 0, 390, 50], "cell 0.0": [8, 50, 218, 234],
        "cell 0.1": [242, 50, 218, 234],
      ], itemCounts: [2])
    #expect(differences == [])
    let items = handled(section.value, layout, offset: .zero)
    let alphas = items.map { (($0.alpha * 1_000).rounded() / 1_000, $0.zIndex, $0.kind == nil) }
    #expect(alphas.map(\.0) == [0.9, 0.8, 1])
    #expect(alphas.map(\.1) == [0, 1, 1])
    #expect(alphas.map(\.2) == [true, true, false])
  }

  @Test func aPageAScreen() throws {
    let layout = try #require(onboardingLayout() as? UICollectionViewCompositionalLayout)
    let differences = layout.differences(
      from: ["cell 0.0": [0, 0, 390, 844], "cell 0.2": [780, 0, 390, 844]], itemCounts: [3])
    #expect(differences == [])
    let section = try #require(layout.value.sectionProvider(0, .phone))
    #expect(section.orthogonalScrollingBehavior == .paging)
    #expect(section.orthogonalScrollingProperties.bounce == .never)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .normal)
  }

  @Test func aShelfMeasuredByAnEnvironmentOfItsOwn() {
    // 390 - 2 * 25 = 340: two squares of (340 - 10) / 2 = 165.
    let differences = measuredShelfLayout().differences(
      from: ["cell 0.0": [25, 0, 165, 165], "cell 0.1": [200, 0, 165, 165]], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func wrappedEnvironments() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    let wrapped = InsetEnvironment(CollectionLayoutEnvironment.phone, insets: insets)
    #expect(wrapped.container.contentSize == CGSize(width: 390, height: 844))
    #expect(wrapped.container.effectiveContentSize == CGSize(width: 340, height: 841))
    #expect(wrapped.container.effectiveContentInsets == insets)
    #expect(columnCount(in: wrapped.container, atLeast: 100) == 3)
    // Wrapped twice, and unwrapped to Apple's own type.
    let twice = InsetEnvironment(wrapped, insets: insets)
    #expect(columnCount(in: twice.container, atLeast: 100) == 2)
    let list = NSCollectionLayoutSection.list(
      using: .init(appearance: .plain), layoutEnvironment: twice)
    #expect(list.contentInsetsReference == .none)
  }
}
