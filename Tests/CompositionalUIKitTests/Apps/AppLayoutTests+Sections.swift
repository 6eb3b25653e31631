import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppLayoutTests {
  @Test func contacts() {
    // Estimated heights apply, since nothing is measured: 30 + 3 * 44 + 2 * 5 = 172.
    let differences = contactsLayout().differences(
      from: [
        "\(header) 0.0": [10, 0, 370, 30], "cell 0.0": [10, 30, 370, 44],
        "cell 0.1": [10, 79, 370, 44], "\(footer) 0.0": [10, 172, 370, 20],
      ], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func aProfile() {
    // The layout's header is 180; highlights 8 + 64 + 8; 20 between; tabs of 48 at 280.
    let layout = ProfileLayout().make()
    let differences = layout.differences(
      from: [
        "supplementary global-header 0.max": [0, 0, 390, 180],
        "cell 0.0": [16, 188, 64, 64], "cell 0.1": [94, 188, 64, 64],
        "supplementary tabs 1.0": [0, 280, 390, 48],
        "cell 1.0": [0, 328, 130, 130], "cell 1.4": [130, 458, 130, 130],
      ], itemCounts: [3, 5])
    #expect(differences == [])
    #expect(layout.configuration.interSectionSpacing == 20)
  }

  @Test func aBookShelf() {
    // The title's bottom edge is the section's top, -40, then moved by (5, -6): the section grows
    // by 46. The pages lie within, at 46 + 10 + 150 + 10 - 20 = 196, in the middle of 15 ... 375.
    let layout = UICollectionViewCompositionalLayout(section: bookShelfSection())
    let differences = layout.differences(
      from: [
        "supplementary title 0.0": [20, 0, 200, 40], "cell 0.0": [15, 56, 100, 150],
        "cell 0.1": [125, 56, 100, 150], "supplementary pages 0.0": [135, 196, 120, 20],
      ], itemCounts: [4])
    #expect(differences == [])
    #expect(layout.collectionViewContentSize == CGSize(width: 390, height: 216))
  }

  @Test func rowsOnACard() {
    // 10 + 3 * 44 + 2 * 5 + 10 = 162 high; the background keeps 5 from every side.
    let kind = CardBackgrounds.sectionBackgroundDecorationElementKind
    let differences = CardBackgrounds.createLayout().differences(
      from: ["cell 0.2": [10, 108, 370, 44], "decoration \(kind) 0.0": [5, 5, 380, 152]],
      itemCounts: [3])
    #expect(differences == [])
  }

  @Test func backgroundsBelowHeaders() {
    // 40 + 8 + 2 * 80 + 8 = 216; the background leaves the header's 40 out. Section 1 has none.
    let layout = CardBackgrounds.layoutBelowHeaders()
    let differences = layout.differences(
      from: [
        "\(header) 0.0": [16, 0, 358, 40], "cell 0.1": [195, 48, 179, 80],
        "decoration background 0.0": [0, 40, 390, 176], "\(header) 1.0": [16, 216, 358, 40],
      ], itemCounts: [3, 2])
    #expect(differences == [])
    #expect(layout.frame(of: "decoration background 1.0") == nil)
  }

  @Test func aFeedOfStoriesAndPosts() {
    // Stories 72 apart, 8 of them empty; posts of 60 + 390 + 40, 12 between, from 96 + 1.
    let differences = SocialFeedLayout.compositionalLayout().differences(
      from: [
        "cell 0.0": [16, 0, 64, 96], "cell 0.1": [88, 0, 64, 96], "cell 1.0": [0, 97, 390, 60],
        "cell 1.1": [0, 157, 390, 390], "cell 1.2": [0, 547, 390, 40],
        "cell 1.3": [0, 599, 390, 60],
      ], itemCounts: [4, 6])
    #expect(differences == [])
  }

  @Test func aShopOfBlocks() {
    // A third of 390 - 2 * 4 is 127.333, cut to 127; rows 130 high, so the shelf begins at
    // 120 + 130 + 4 + 130 = 384, with posters of 390 / 2.5 = 156.
    let shop = ShopFront(blocks: [.banner(height: 120), .grid(columns: 3), .shelf])
    let differences = shop.layout().differences(
      from: [
        "cell 0.0": [0, 0, 390, 120], "cell 1.1": [131, 120, 127, 130],
        "cell 1.3": [0, 254, 127, 130], "cell 2.0": [20, 394, 156, 234],
        "cell 2.1": [186, 394, 156, 234],
      ], itemCounts: [1, 4, 3])
    #expect(differences == [])
  }

  @Test func aShopThatIsGoneHasNoSections() {
    let layout = ShopFront(blocks: [.shelf]).layout()
    #expect(layout.differences(from: [:], itemCounts: [1]).count == 1)
  }

  @Test func spacingsOfEveryKind() {
    let rows = RowFactory()
    // Four times 80 fit into 390, with or without spacing.
    #expect(
      rows.unspaced().differences(
        from: ["cell 0.3": [240, 0, 80, 50], "cell 0.4": [0, 50, 80, 50]], itemCounts: [5]) == [])
    #expect(
      rows.optional(nil).differences(from: ["cell 0.1": [80, 0, 80, 50]], itemCounts: [5]) == [])
    #expect(
      rows.optional(12).differences(from: ["cell 0.1": [92, 0, 80, 50]], itemCounts: [5]) == [])
    #expect(
      rows.spaced().differences(from: ["cell 0.3": [264, 0, 80, 50]], itemCounts: [5]) == [])
    // 390 - 4 * 80 = 70 in three gaps: 103.333 from one to the next.
    #expect(
      rows.spread().differences(
        from: ["cell 0.1": [103.5, 0, 80, 50], "cell 0.3": [310, 0, 80, 50]], itemCounts: [4])
        == [])
    // Four times 4 + 80 leave 54: a quarter of it, 13.5, follows every item.
    #expect(
      rows.pushed().differences(
        from: ["cell 0.0": [4, 0, 80, 50], "cell 0.1": [101.5, 0, 80, 50]], itemCounts: [4]) == [])
  }

  @Test func aFormInTheMiddle() {
    // (390 - 280) / 2 = 55 on both sides; 6 + 44 + 6 a field.
    let differences = centeredFormLayout().differences(
      from: ["cell 0.0": [55, 6, 280, 44], "cell 0.2": [55, 118, 280, 44]], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func messagesOnBothSides() {
    // 0.7 * 390 = 273; mine begin at 390 - 273 = 117.
    let differences = chatLayout(isMine: { $0 % 2 == 1 }, count: 4).differences(
      from: ["cell 0.0": [0, 0, 273, 40], "cell 0.1": [117, 50, 273, 40]], itemCounts: [4])
    #expect(differences == [])
  }

  @Test func extensionsOfApplesClasses() {
    // (370 - 10) / 2 = 180 below a header of 30; section 1 at 130, section 2 at 250.
    let differences = catalogLayout().differences(
      from: [
        "\(header) 0.0": [10, 0, 370, 30], "cell 0.1": [200, 40, 180, 80],
        "cell 1.0": [5, 130, 110, 120], "cell 1.1": [125, 130, 110, 120],
        "cell 2.0": [2, 252, 386, 40],
      ], itemCounts: [2, 2, 1])
    #expect(differences == [])
    // (374 - 16) / 3 = 119.333, cut to 119.
    let gallery = UICollectionViewLayout.gallery(columns: 3).differences(
      from: ["cell 0.0": [8, 8, 119, 100], "cell 0.2": [262, 8, 119, 100]], itemCounts: [3])
    #expect(gallery == [])
  }
}
