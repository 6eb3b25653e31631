import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppLayoutTests {
  @Test func products() {
    // On a phone two columns of (358 - 8) / 2 = 175.
    let differences = productGridLayout().differences(
      from: ["cell 0.1": [199, 16, 175, 240], "cell 0.2": [16, 264, 175, 240]], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func thumbnailsByTheScreen() {
    // The screen is 393 points wide: (393 - 3) / 4 = 97.5.
    let differences = cameraRollLayout().differences(
      from: ["cell 0.3": [295.5, 0, 97.5, 97.5], "cell 0.4": [0, 98.5, 97.5, 97.5]],
      itemCounts: [5], in: CollectionLayoutEnvironment(size: UIScreen.main.bounds.size))
    #expect(differences == [])
  }

  @Test func articlesByTheSizeClass() {
    // Two columns of (390 - 20) / 2; one in a compact width.
    let regular = articleGridLayout().differences(
      from: ["cell 0.1": [205, 0, 185, 120], "cell 0.2": [0, 140, 185, 120]], itemCounts: [3])
    #expect(regular == [])
    let environment = CollectionLayoutEnvironment(
      size: CGSize(width: 390, height: 844), horizontalSizeClass: .compact,
      verticalSizeClass: .regular)
    let compact = articleGridLayout().differences(
      from: ["cell 0.1": [0, 140, 390, 120]], itemCounts: [3], in: environment)
    #expect(compact == [])
  }

  @Test func aKeypad() {
    // At the default text size, lengths are unchanged.
    let differences = keypadLayout().differences(
      from: ["cell 0.0": [1, 1, 128, 42], "cell 0.4": [131, 45, 128, 42]], itemCounts: [12])
    #expect(differences == [])
  }

  @Test func aNewspaper() {
    // 390 * 0.5 = 195, 10 between, a header of 36.
    let differences = NewsPage().layout.differences(
      from: [
        "cell 0.0": [0, 0, 390, 195],
        "supplementary \(UICollectionView.elementKindSectionHeader) 1.0": [0, 205, 390, 36],
        "cell 1.1": [0, 311, 390, 70],
      ], itemCounts: [1, 2])
    #expect(differences == [])
  }

  @Test func aTableOfColumns() {
    // 195 and twice 97.5.
    let differences = spreadsheetLayout().differences(
      from: [
        "cell 0.0": [0, 1, 195, 30], "cell 0.2": [292.5, 1, 97.5, 30],
        "cell 0.3": [0, 32, 195, 30],
      ], itemCounts: [4])
    #expect(differences == [])
  }

  @Test func masonry() {
    // Columns of (390 - 16 - 8) / 2 = 183. The third goes below the first, at 191; then the left
    // column ends at 382, the right one at 374.
    let masonry = MasonryLayout(ratios: [1, 2, 1, 0.5])
    let differences = masonry.makeLayout().differences(
      from: [
        "cell 0.0": [8, 0, 183, 183], "cell 0.1": [199, 0, 183, 366],
        "cell 0.2": [8, 191, 183, 183], "cell 0.3": [199, 374, 183, 91.5],
      ], itemCounts: [4])
    #expect(differences == [])
  }

  @Test func cardsInAFan() {
    // A third of 390 each, 30 apart, the later above.
    let layout = fannedCardsLayout(count: 3)
    let differences = layout.differences(
      from: ["cell 0.0": [0, 10, 130, 180], "cell 0.2": [60, 10, 130, 180]], itemCounts: [3])
    #expect(differences == [])
    let depths = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.zIndex
    }
    #expect(depths == [0, 1, 2])
  }

  @Test func aRing() {
    // Around (195, 195), 165 out.
    let differences = ringLayout().differences(
      from: [
        "cell 0.0": [155, 155, 80, 80], "cell 0.1": [165, 0, 60, 60],
        "cell 0.2": [330, 165, 60, 60],
      ], itemCounts: [5])
    #expect(differences == [])
  }

  @Test func aSpotlight() {
    // The middle of the rectangle is 422: rows 3 and 4, with middles of 350 and 450, are near.
    let layout = spotlightLayout()
    layout.prepare(itemCounts: [8], in: .phone)
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844))
    let alphas = found.map { $0.map(\.alpha) }
    #expect(alphas == [0.25, 0.25, 0.25, 1, 1, 0.25, 0.25, 0.25])
    #expect(found?.map(\.zIndex) == [0, 0, 0, 1, 1, 0, 0, 0])
    // The copies are changed, not the layout.
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func aLayoutThatKnowsItsWidth() {
    // 390 / 120 is 3: columns of 130.
    let layout = WidthAwareLayout(rowHeight: 60)
    let differences = layout.differences(
      from: ["cell 0.1": [130, 0, 130, 60], "cell 0.3": [0, 60, 130, 60]], itemCounts: [4])
    #expect(differences == [])
    #expect(
      layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 390, height: 844)))
  }

  @Test func aListWithoutInsets() {
    let differences = FlushListLayout.make(appearance: .insetGrouped).differences(
      from: ["cell 0.1": [0, 44, 390, 44]], itemCounts: [2])
    #expect(differences == [])
  }
}
