import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// Layouts of apps in Swift 5 mode, compared with frames calculated by hand.
///
/// The view is 390 points wide at a scale of 2, so sizes from fractions are floored to half points
/// and positions are rounded to the nearest half point.
@Suite struct AppLayoutTests {
  @Test func badges() {
    // 350 inside; a quarter is 87.5, 70 high, inset by 5 on all sides. The badge's corner is the
    // cell's, (102.5, 25), moved by 0.3 of its own 20: out and up by 6.
    let differences = BadgedGrid.createLayout().differences(
      from: [
        "cell 0.0": [25, 25, 77.5, 60],
        "supplementary badge-element-kind 0.0": [88.5, 19, 20, 20],
        "supplementary badge-element-kind 0.1": [176, 19, 20, 20],
      ], itemCounts: [9])
    #expect(differences == [])
  }

  @Test func banners() {
    // The middle of the banner's upper edge is the middle of the picture's lower one.
    let differences = BadgedGrid.bannerLayout().differences(
      from: [
        "supplementary banner-element-kind 0.0": [0, 100, 195, 24],
        "supplementary banner-element-kind 0.3": [195, 224, 195, 24],
      ], itemCounts: [4])
    #expect(differences == [])
  }

  @Test func aLeaderboard() {
    // The row's 350 from 40 contain 60 + 280. The rank is 36 left of them, in the middle of 60.
    let differences = leaderboardLayout().differences(
      from: [
        "cell 0.0": [40, 0, 60, 60], "cell 0.1": [100, 0, 280, 60], "cell 0.2": [40, 70, 60, 60],
        "supplementary presence 0.0": [84, 44, 12, 12], "supplementary rank 0.1": [4, 84, 32, 32],
      ], itemCounts: [4])
    #expect(differences == [])
    let presence = leaderboardLayout()
    presence.prepare(itemCounts: [2], in: .phone)
    let dot = presence.layoutAttributesForSupplementaryView(
      ofKind: "presence", at: IndexPath(item: 0, section: 0))
    #expect(dot?.zIndex == 10)
  }

  @Test func months() {
    // 378 inside: days of 54 under a title of 40.
    let differences = monthLayout().differences(
      from: [
        "supplementary month-title 0.0": [6, 0, 378, 40], "cell 0.0": [6, 40, 54, 50],
        "cell 0.8": [60, 90, 54, 50],
      ], itemCounts: [31])
    #expect(differences == [])
  }

  @Test func monthsBesideOneAnother() {
    // 390 / 7 = 55.714, cut to 55.5; 300 / 6 = 50; 42 days a page.
    let differences = pagedMonthsLayout().differences(
      from: ["cell 0.8": [55.5, 50, 55.5, 50], "cell 0.42": [390, 0, 55.5, 50]], itemCounts: [60])
    #expect(differences == [])
  }

  @Test func aProgram() {
    // Two points per minute; the hours are on the left for the whole day.
    let differences = scheduleLayout(durations: [30, 45, 15]).differences(
      from: [
        "cell 0.0": [60, 0, 330, 60], "cell 0.1": [60, 60, 330, 90],
        "cell 0.2": [60, 150, 330, 30], "supplementary hours 0.0": [0, 0, 50, 180],
      ], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func tagsAndTexts() {
    // Four estimates of 80 and three gaps fit into 358.
    #expect(
      tagCloudLayout().differences(
        from: ["cell 0.3": [280, 16, 80, 32], "cell 0.4": [16, 56, 80, 32]], itemCounts: [5])
        == [])
    let filters = UICollectionViewCompositionalLayout(section: filterBarSection())
    #expect(
      filters.differences(
        from: ["cell 0.0": [16, 6, 90, 36], "cell 0.1": [114, 6, 90, 36]], itemCounts: [3]) == [])
    #expect(
      textFeedLayout().differences(from: ["cell 0.1": [10, 340, 370, 300]], itemCounts: [2]) == [])
    // Half of 390 - 10.
    #expect(
      pricingLayout().differences(
        from: ["cell 0.0": [0, 0, 190, 200], "cell 0.1": [200, 0, 190, 200]], itemCounts: [2])
        == [])
  }

  @Test func theDesktop() {
    // A fifth of 390 is 78; the sheet's halves of 844 are 422.
    #expect(
      DesktopLibrary.gridLayout().differences(
        from: ["cell 0.6": [78, 78, 78, 78]], itemCounts: [7]) == [])
    #expect(
      DesktopLibrary.headeredLayout().differences(
        from: [
          "supplementary \(NSCollectionView.elementKindSectionHeader) 0.0": [0, 0, 390, 28],
          "cell 0.1": [195, 28, 195, 60],
          "supplementary \(NSCollectionView.elementKindSectionFooter) 0.0": [0, 88, 390, 20],
          "cell 1.0": [0, 152, 195, 60],
        ], itemCounts: [2, 1]) == [])
    #expect(
      filmstripLayout().differences(
        from: ["cell 0.1": [3, 425, 144, 416], "cell 0.2": [153, 3, 144, 416]], itemCounts: [3])
        == [])
  }
}
