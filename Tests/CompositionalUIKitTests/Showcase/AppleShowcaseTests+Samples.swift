import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppleShowcaseTests {
  @Test func fivesWithGapsAtTheirEnds() {
    // (359 - 16) / 5 = 68.6; a header of 20 moved up by 4 leaves 4 below it, a footer above it.
    let small = AppleShowcase.listOfFive().differences(
      from: [
        "\(header) 0.0": [0, 0, 375, 20], "cell 0.0": [8, 24, 68.6, 75],
        "cell 0.4": [298.4, 24, 68.6, 75], "cell 0.5": [8, 103, 68.6, 75],
        "\(footer) 0.0": [0, 182, 375, 20], "\(header) 1.0": [0, 202, 375, 20],
      ], itemCounts: [6, 1], in: exact(375, 812))
    #expect(small == [])
    let large = AppleShowcase.listOfFive().differences(
      from: ["cell 0.1": [210.4, 24, 198.4, 204.8]], itemCounts: [6], in: exact(1024, 768))
    #expect(large == [])
  }

  @Test func fractals() {
    // Half of 375 less 16; a quarter of the height; then an eighth of both in a corner.
    let plain = AppleShowcase.fractal().differences(
      from: [
        "cell 0.0": [8, 8, 171.5, 171.5], "cell 0.1": [195.5, 8, 171.5, 77.75],
        "cell 0.2": [195.5, 101.75, 30.875, 30.875], "cell 0.3": [242.375, 101.75, 30.875, 7.4375],
        "cell 0.9": [8, 195.5, 171.5, 171.5],
      ], itemCounts: [10], in: exact(375, 812))
    #expect(plain == [])
    // 0.9 and 0.45 of 375 under a header of 30.
    let headed = AppleShowcase.fractalLane().differences(
      from: [
        "\(header) 0.0": [0, 0, 375, 30], "cell 0.0": [8, 38, 152.75, 152.75],
        "cell 0.9": [345.5, 38, 152.75, 152.75],
      ], itemCounts: [18], in: exact(375, 812))
    #expect(headed == [])
  }

  @Test func anAppStore() {
    // 343 wide: 343 * 9 / 16 + 88 = 280.9375. Columns of three, (240 - 8) / 3 = 77.333 high, from
    // there; cards of 300 x 168.75 with a caption 4 below from 520.9375.
    let small = AppleShowcase.store().differences(
      from: [
        "supplementary title 0.0": [16, 0, 343, 80], "cell 0.0": [16, 88, 343, 192.9375],
        "cell 0.1": [367, 88, 343, 192.9375],
        "cell 1.0": [16, 280.9375, 343, 232 / 3], "cell 1.3": [367, 280.9375, 343, 232 / 3],
        "cell 2.0": [16, 520.9375, 300, 168.75],
        "supplementary caption 2.0": [16, 693.6875, 300, 26],
        "cell 5.0": [16, 1_287.6875, 343, 192.9375],
      ], itemCounts: [2, 6, 2, 3, 3, 1], in: exact(375, 812))
    // Sections 3 and 4 are columns again, and section 5 repeats the first: 88 after 280.9375 + 240
    // + 198.75 + 240 + 240 = 1199.6875.
    #expect(small == [])
    let middle = AppleShowcase.store().differences(
      from: ["cell 1.0": [16, 299.5, 376, 232 / 3]], itemCounts: [1, 1], in: exact(600, 800))
    // 376 * 9 / 16 + 88 = 299.5.
    #expect(middle == [])
    let large = AppleShowcase.store().differences(
      from: ["cell 0.0": [16, 88, 392, 220.5], "cell 1.0": [16, 308.5, 392, 232 / 3]],
      itemCounts: [1, 1], in: exact(1024, 768))
    #expect(large == [])
  }

  @Test func lanesOfColumns() {
    // (375 - 16) / 3.
    let width = CGFloat(359) / 3
    let differences = AppleShowcase.columnLane().differences(
      from: ["cell 0.1": [width + 8, 0, width, 120], "cell 0.3": [375 + 8, 0, width, 120]],
      itemCounts: [4], in: exact(375, 812))
    #expect(differences == [])
  }

  @Test func aHeaderOverAll() {
    // 150 moved up by 8: lanes start at 158, every 220; the footer is 8 below 578.
    let layout = AppleShowcase.globalHeader()
    let differences = layout.differences(
      from: [
        "supplementary global-header 0.max": [0, 0, 375, 150], "cell 0.0": [0, 158, 318.75, 200],
        "cell 0.1": [318.75, 158, 318.75, 200], "cell 1.0": [0, 378, 318.75, 200],
        "supplementary global-footer 0.max": [0, 586, 375, 50],
      ], itemCounts: [3, 3], in: exact(375, 812))
    #expect(differences == [])
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 636))
  }

  @Test func theDesktopSamples() {
    // (343 - 48) / 4 = 73.75; (992 - 48) / 4 = 236.
    #expect(
      AppleShowcase.fourColumns().differences(
        from: ["cell 0.1": [105.75, 8, 73.75, 100], "cell 0.4": [16, 124, 73.75, 100]],
        itemCounts: [5], in: exact(375, 812)) == [])
    #expect(
      AppleShowcase.fourColumns().differences(
        from: ["cell 0.3": [772, 8, 236, 100]], itemCounts: [5], in: exact(1024, 768)) == [])
    #expect(
      AppleShowcase.desktopList().differences(
        from: [
          "\(header) 0.0": [0, 0, 375, 20], "cell 0.1": [8, 68, 359, 40],
          "\(footer) 0.0": [0, 116, 375, 20],
        ], itemCounts: [2], in: exact(375, 812)) == [])
    // A lane of 20 + 4 + 150 + 4, cells every 100 down; its item keeps to the insets, 400 - 8.
    #expect(
      AppleShowcase.tweetDeck().differences(
        from: [
          "supplementary name 0.0": [0, 4, 20, 392], "cell 0.0": [24, 4, 150, 100],
          "cell 0.1": [24, 104, 150, 100], "cell 1.0": [202, 4, 150, 100],
        ], itemCounts: [6, 6], in: exact(1024, 400)) == [])
  }

  @Test func badgesAndLabels() {
    // (355 - 48) / 4 = 76.75 both ways; a badge's corner is moved by half of its 15.
    let small = AppleShowcase.supplementaries().differences(
      from: [
        "cell 0.1": [92.75, 0, 76.75, 76.75], "supplementary badge 0.1": [162, -7.5, 15, 15],
        "supplementary label 0.0": [355, 10, 20, 60], "cell 0.4": [0, 96, 76.75, 76.75],
        "supplementary label 0.1": [355, 106, 20, 60],
      ], itemCounts: [8], in: exact(375, 812))
    #expect(small == [])
    // (1004 - 48) / 4 = 239 also down, over the row of 80.
    let large = AppleShowcase.supplementaries().differences(
      from: ["cell 0.3": [765, 0, 239, 239], "cell 0.4": [0, 96, 239, 239]], itemCounts: [8],
      in: exact(1024, 768))
    #expect(large == [])
  }

  @Test func decoratedLanes() {
    // (375 - 24) / 4 = 87.75 of the whole width, from the inset; the background is 16 + 40 + 16.
    let layout = AppleShowcase.decorations()
    let differences = layout.differences(
      from: [
        "cell 1.0": [16, 16, 87.75, 40], "cell 1.3": [303.25, 16, 87.75, 40],
        "cell 1.4": [399, 16, 87.75, 40], "decoration background 1.0": [0, 0, 375, 72],
      ], itemCounts: [0, 8], in: exact(375, 812))
    #expect(differences == [])
    #expect(layout.frame(of: "decoration background 0.0") == nil)
  }

  @Test func pinnedBetweenSafeAreas() {
    // The footer is pinned at -54 + 812 - 34 - 24 = 700, far above its natural position at 24 + 838
    // = 862.
    let layout = AppleShowcase.snapshotList()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0)
    view.simulation.itemCounts = [20]
    view.contentOffset = CGPoint(x: 0, y: -54)
    #expect(layout.frame(of: "\(header) 0.0") == CGRect(x: 0, y: 0, width: 375, height: 24))
    #expect(layout.frame(of: "cell 0.2") == CGRect(x: 0, y: 108, width: 375, height: 40))
    #expect(layout.frame(of: "\(footer) 0.0") == CGRect(x: 0, y: 700, width: 375, height: 24))
    // From 862 + 24 + 34 - 812 = 108 on, it is at its natural position.
    view.contentOffset.y = 108
    #expect(layout.frame(of: "\(footer) 0.0")?.minY == 862)
    view.contentOffset.y = 107
    #expect(layout.frame(of: "\(footer) 0.0")?.minY == 861)
    // An empty section keeps both, one below the other.
    view.simulation.itemCounts = [0, 3]
    view.contentOffset.y = -54
    #expect(layout.frame(of: "\(header) 0.0")?.minY == 0)
    #expect(layout.frame(of: "\(footer) 0.0")?.minY == 24)
    #expect(layout.frame(of: "\(header) 1.0")?.minY == 48)
    #expect(layout.frame(of: "cell 1.0")?.minY == 72)
  }
}
