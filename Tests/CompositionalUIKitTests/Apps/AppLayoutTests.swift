import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// App layouts, compared with frames calculated by hand.
///
/// The view is 390 points wide at a scale of 2, so sizes from fractions are floored to half points
/// and positions are rounded to the nearest half point.
@MainActor
@Suite struct AppLayoutTests {
  let header = "supplementary \(UICollectionView.elementKindSectionHeader)"
  let footer = "supplementary \(UICollectionView.elementKindSectionFooter)"

  @Test func theGridOfEveryTutorial() {
    // 390 / 3 = 130, less 2 on each side.
    let differences = generateLayout().differences(
      from: ["cell 0.0": [2, 2, 126, 126], "cell 0.4": [132, 132, 126, 126]], itemCounts: [7])
    #expect(differences == [])
  }

  @Test func wallpapers() {
    // 390 - 2 * 10 = 370 inside; half of 370 - 10 is 180; the height is 0.5 * 2 of 370.
    let differences = WallpaperGrid.layout(columns: 2).differences(
      from: [
        "cell 0.0": [10, 10, 180, 370], "cell 0.1": [200, 10, 180, 370],
        "cell 0.2": [10, 390, 180, 370],
      ], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func columnsByWidth() {
    // Two columns of 195 on the phone; four of 203 on its side, half of 812 = 406 high.
    let upright = makeAdaptiveGrid().differences(
      from: ["cell 0.0": [5, 5, 185, 185], "cell 0.1": [200, 5, 185, 185]], itemCounts: [5])
    #expect(upright == [])
    let side = makeAdaptiveGrid().differences(
      from: ["cell 0.3": [614, 5, 193, 396], "cell 0.4": [5, 411, 193, 396]], itemCounts: [5],
      in: CollectionLayoutEnvironment(size: CGSize(width: 812, height: 375)))
    #expect(side == [])
  }

  @Test func emojiKeysSpreadOverTheRow() {
    // 366 inside fit 7 keys (7 * 44 + 6 * 8 = 356); the remaining 10 points make gaps of 8 + 10 /
    // 6, so key n starts at 12 + n * 53.667.
    let differences = emojiPickerLayout().differences(
      from: [
        "cell 0.0": [12, 0, 44, 44], "cell 0.2": [119.5, 0, 44, 44],
        "cell 0.6": [334, 0, 44, 44], "cell 0.7": [12, 50, 44, 44],
      ], itemCounts: [9])
    #expect(differences == [])
  }

  @Test func aSectionForEveryKind() {
    // 350 inside. Rows of 44; section 1 begins at 20 + 3 * 44 + 20 = 172 with fifths of 70; two
    // rows of it later, at 352, thirds of 116.5, 70 high as well.
    let differences = LibraryLayoutFactory().makeLayout().differences(
      from: [
        "cell 0.0": [22, 22, 346, 40], "cell 0.1": [22, 66, 346, 40],
        "cell 1.1": [92, 194, 66, 66], "cell 2.1": [138.5, 374, 112.5, 66],
      ], itemCounts: [3, 6, 4])
    #expect(differences == [])
  }

  @Test func aSectionThatHasNoKindShowsNothing() throws {
    let made = LibraryLayoutFactory().makeLayout()
    var engine = try #require(made as? UICollectionViewCompositionalLayout).value
    engine.prepare(itemCounts: [1, 1, 1, 1], in: .phone)
    #expect(engine.diagnostics.map(\.reason) == [.missingSection])
    #expect(engine.diagnostics.map(\.section) == [3])
  }

  @Test func aMusicAppsHome() {
    // 0.9 * 390 = 351 and 12 between; section 1 begins at 300 + 32, section 2 at 332 + 180 + 32;
    // 0.8 * 390 = 312 wide columns of four times 60.
    let differences = MusicHome().layout().differences(
      from: [
        "cell 0.0": [0, 0, 351, 300], "cell 0.1": [363, 0, 351, 300],
        "cell 1.1": [176, 332, 140, 180], "cell 2.0": [20, 544, 312, 60],
        "cell 2.3": [20, 724, 312, 60], "cell 2.4": [332, 544, 312, 60],
      ], itemCounts: [3, 4, 9])
    #expect(differences == [])
    #expect(MusicHome.Section.count == 3)
  }

  @Test func aMosaicOfPictures() {
    // 2/3 of 390 is 260; the pair beside it halves 260; the three below are 130 x 120.
    let differences = photoMosaicLayout().differences(
      from: [
        "cell 0.0": [2, 2, 256, 256], "cell 0.1": [262, 2, 126, 126],
        "cell 0.2": [262, 132, 126, 126], "cell 0.3": [2, 262, 126, 116],
        "cell 0.6": [2, 382, 256, 256],
      ], itemCounts: [12])
    #expect(differences == [])
  }

  @Test func aBoardOfWidgets() {
    // 350 inside: (350 - 10) / 2 = 170; the next board begins 710 + 10 below.
    let differences = WidgetBoard().makeLayout().differences(
      from: [
        "cell 0.0": [20, 0, 170, 170], "cell 0.1": [200, 0, 170, 170],
        "cell 0.2": [20, 180, 350, 170], "cell 0.3": [20, 360, 350, 350],
        "cell 0.4": [20, 720, 170, 170],
      ], itemCounts: [6])
    #expect(differences == [])
  }

  @Test func tallClipsOnEitherSide() {
    // Thirds of 130 in blocks of 260; a column repeats its half twice.
    let differences = exploreLayout().differences(
      from: [
        "cell 0.0": [1, 0, 128, 258], "cell 0.2": [131, 130, 128, 128],
        "cell 0.3": [261, 0, 128, 128], "cell 0.5": [1, 260, 128, 128],
        "cell 0.9": [261, 260, 128, 258], "cell 0.10": [1, 520, 128, 258],
      ], itemCounts: [20])
    #expect(differences == [])
  }
}
