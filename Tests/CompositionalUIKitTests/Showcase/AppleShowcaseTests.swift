import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// The numbers of CompositionalLayoutDSL's layouts, written for UIKit.
///
/// The scale is so high that thirds, fifths and sixty-fourths of a point are whole pixels: the
/// frames are those of exact arithmetic.
@MainActor
@Suite struct AppleShowcaseTests {
  let header = "supplementary header"
  let footer = "supplementary footer"

  func exact(_ width: CGFloat, _ height: CGFloat) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(size: CGSize(width: width, height: height), displayScale: 960)
  }

  @Test func nestedContinuous() {
    // 0.85 * 375 = 318.75 and 0.4 * 812 = 324.8; 0.7 of the width, less 20, is 203.125.
    let small = AppleShowcase.nestedContinuous().differences(
      from: [
        "cell 0.0": [10, 10, 203.125, 304.8], "cell 0.1": [233.125, 10, 75.625, 142.4],
        "cell 0.2": [233.125, 172.4, 75.625, 142.4], "cell 0.3": [328.75, 10, 203.125, 304.8],
        "cell 0.6": [647.5, 10, 203.125, 304.8],
      ], itemCounts: [9], in: exact(375, 812))
    #expect(small == [])
    // 0.85 * 1024 = 870.4 and 0.4 * 768 = 307.2.
    let large = AppleShowcase.nestedContinuous().differences(
      from: [
        "cell 0.0": [10, 10, 589.28, 287.2], "cell 0.1": [619.28, 10, 241.12, 133.6],
        "cell 0.2": [619.28, 163.6, 241.12, 133.6], "cell 0.3": [880.4, 10, 589.28, 287.2],
      ], itemCounts: [9], in: exact(1024, 768))
    #expect(large == [])
  }

  @Test func pinnedList() {
    let (header, footer) = ("supplementary section-header", "supplementary section-footer")
    let layout = AppleShowcase.layout(.spacedPinnedList)
    let natural = layout.differences(
      from: [
        "\(header) 0.0": [10, 0, 355, 44], "cell 0.0": [10, 44, 355, 44],
        "cell 0.1": [10, 93, 355, 44], "cell 0.2": [10, 142, 355, 44],
        "\(footer) 0.0": [10, 186, 355, 44],
      ], itemCounts: [3], in: exact(375, 812))
    #expect(natural == [])
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 230))
    // Scrolled by 60 the header is at 60, above everything.
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 100), collectionViewLayout: layout)
    view.simulation.itemCounts = [3]
    view.contentOffset = CGPoint(x: 0, y: 60)
    let pinned = view.layoutAttributesForSupplementaryElement(
      ofKind: "section-header", at: IndexPath(item: 0, section: 0))
    #expect(pinned?.frame == CGRect(x: 10, y: 60, width: 355, height: 44))
    #expect(pinned?.zIndex == 1_000_000_002)
  }

  @Test func tiles() {
    // A third of 375 - 16 is 119.667; two and a gap 247.333; twice both and three gaps 758.
    let (s, b) = (CGFloat(359) / 3, CGFloat(742) / 3)
    let small = AppleShowcase.tiled().differences(
      from: [
        "cell 0.0": [0, 0, s, s], "cell 0.1": [0, s + 8, s, s], "cell 0.2": [s + 8, 0, b, b],
        "cell 0.3": [0, b + 8, s, s], "cell 0.5": [b + 8, b + 8, s, s],
        "cell 0.6": [0, 383, b, b], "cell 0.7": [b + 8, 383, s, s],
        "cell 0.8": [b + 8, 383 + s + 8, s, s], "cell 0.9": [0, 758 - s, s, s],
        "cell 0.12": [0, 766, s, s], "cell 1.0": [0, 1532, s, s],
      ], itemCounts: [24, 12], in: exact(375, 812))
    #expect(small == [])
    let large = AppleShowcase.tiled().differences(
      from: [
        "cell 0.2": [344, 0, 680, 680], "cell 0.3": [0, 688, 336, 336],
        "cell 0.6": [0, 1032, 680, 680], "cell 0.7": [688, 1032, 336, 336],
        "cell 0.8": [688, 1376, 336, 336], "cell 0.9": [0, 1720, 336, 336],
        "cell 0.12": [0, 2064, 336, 336],
      ], itemCounts: [24], in: exact(1024, 768))
    #expect(large == [])
  }

  @Test func innerGroups() {
    // Thirds of 343; groups every 108; 23 items make four groups, 424 in all.
    let third = CGFloat(343) / 3
    let small = AppleShowcase.innerGroups().differences(
      from: [
        "cell 0.0": [16, 0, third - 4, 100], "cell 0.1": [16 + third + 4, 0, third - 8, 46],
        "cell 0.2": [16 + third + 4, 54, third - 8, 46],
        "cell 0.3": [16 + 2 * third + 4, 0, third - 4, 28],
        "cell 0.5": [16 + 2 * third + 4, 72, third - 4, 28],
        "cell 0.6": [16, 108, third - 4, 100], "cell 1.0": [16, 432, third - 4, 100],
        "cell 2.0": [16, 540, third - 4, 100],
      ], itemCounts: [23, 2, 1], in: exact(375, 812))
    #expect(small == [])
    // An empty section has no height, and 8 follow it.
    let empty = AppleShowcase.innerGroups().differences(
      from: ["cell 1.0": [16, 8, third - 4, 100]], itemCounts: [0, 2], in: exact(375, 812))
    #expect(empty == [])
  }

  @Test(arguments: [(375.0, 112.5, 158.5), (390, 117, 163), (1024, 307.2, 353.2)])
  func gettingStarted(_ width: Double, _ side: Double, _ length: Double) {
    let layout = AppleShowcase.gettingStarted()
    let differences = layout.differences(
      from: [
        "\(header) 0.0": [0, 0, width, 30], "cell 0.0": [16, 38, side, side],
        "cell 0.1": [16 + side + 8, 38, side, side],
        "cell 0.3": [16 + 3 * (side + 8), 38, side, side],
        "\(header) 1.0": [0, length, width, 30],
      ], itemCounts: [4, 4], in: exact(width, 844))
    #expect(differences == [])
    #expect(abs(layout.collectionViewContentSize.height - 2 * length) < 0.01)
  }
}
