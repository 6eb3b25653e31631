import CompositionalDSL
import Testing

/// The layouts that CompositionalLayoutDSL compares with pictures; the numbers are read from the
/// pixels.
@Suite("Layouts of the pictures")
struct PictureShowcaseTests {
  private func innerGroups(width: Double, itemCounts: [Int]) -> PreparedShowcase {
    PreparedShowcase(.innerGroups, width: width, itemCounts: itemCounts)
  }

  @Test("Inner groups on a phone")
  func innerGroupsOnPhone() {
    let layout = innerGroups(width: 375, itemCounts: [23, 2, 14])
    layout.expectCell(0, 16, 0, 110.333, 100)
    layout.expectCell(1, 134.333, 0, 106.333, 46)
    layout.expectCell(2, 134.333, 54, 106.333, 46)
    for (item, y) in [0.0, 36, 72].enumerated() {
      layout.expectCell(3 + item, 248.667, y, 110.333, 28)
    }
    for (item, y) in [108.0, 216, 324].enumerated() {
      layout.expectCell(6 * (item + 1), 16, y, 110.333, 100)
    }
    layout.expectCell(0, in: 1, 16, 432, 110.333, 100)
    layout.expectCell(0, in: 2, 16, 540, 110.333, 100)
  }

  @Test("Inner groups on a tablet")
  func innerGroupsOnTablet() {
    let layout = innerGroups(width: 1024, itemCounts: [6])
    layout.expectCell(0, 16, 0, 326.667, 100)
    layout.expectCell(1, 350.667, 0, 322.667, 46)
    layout.expectCell(2, 350.667, 54, 322.667, 46)
    layout.expectCell(3, 681.333, 0, 326.667, 28)
    layout.expectCell(5, 681.333, 72, 326.667, 28)
  }

  @Test("Inner groups after an empty section")
  func innerGroupsAfterEmptySection() {
    let layout = innerGroups(width: 375, itemCounts: [0, 2])
    layout.expectCell(0, in: 1, 16, 8, 110.333, 100)
  }

  private func list(itemCounts: [Int]) -> PreparedShowcase {
    PreparedShowcase(.listBetweenBars, width: 375, itemCounts: itemCounts)
  }

  @Test("A list between pinned views")
  func pinnedList() {
    let layout = list(itemCounts: [20])
    // Bars cover 54 above and 34 below.
    let bars = PhysicalEdgeInsets(top: 54, bottom: 34)
    let top = layout.viewport(y: -54, inset: bars)
    layout.expect(.header(), 0, 0, 375, 24, at: top)
    for (item, y) in [24.0, 66, 108].enumerated() { layout.expectCell(item, 0, y, 375, 40) }
    layout.expect(.footer(), 0, 700, 375, 24, at: top)
    layout.expect(.footer(), 0, 862, 375, 24)
    layout.expectContent(height: 886)
    for (offset, footer) in [(107.0, 861.0), (108, 862), (200, 862)] {
      layout.expect(.footer(), 0, footer, 375, 24, at: layout.viewport(y: offset, inset: bars))
    }
  }

  @Test("Pinned views of an empty section")
  func pinnedListAfterEmptySection() {
    let layout = list(itemCounts: [0, 20])
    layout.expect(.header(), 0, 0, 375, 24)
    layout.expect(.footer(), 0, 24, 375, 24)
    layout.expect(.header(1), 0, 48, 375, 24)
    layout.expectCell(0, in: 1, 0, 72, 375, 40)
  }

  private func badges(width: Double) -> PreparedShowcase {
    PreparedShowcase(.badges, width: width, itemCounts: [8])
  }

  @Test("Badges on a phone")
  func badgesOnPhone() {
    let layout = badges(width: 375)
    for (item, x) in [0, 92.75, 185.5, 278.25].enumerated() {
      for (row, y) in [0.0, 96].enumerated() {
        layout.expectCell(item + 4 * row, x, y, 76.75, 76.75)
        layout.expect(
          .supplementary(kind: "badge", section: 0, item: item + 4 * row), x + 69.25, y - 7.5, 15,
          15)
      }
    }
    layout.expect(.supplementary(kind: "label", section: 0, item: 0), 355, 10, 20, 60)
    layout.expect(.supplementary(kind: "label", section: 0, item: 1), 355, 106, 20, 60)
    layout.expectContent(height: 192)
  }

  /// The squares are higher than their row and overlap the next one.
  @Test("Badges on a tablet")
  func badgesOnTablet() {
    let layout = badges(width: 1024)
    layout.expectCell(0, 0, 0, 239, 239)
    layout.expectCell(1, 255, 0, 239, 239)
    layout.expectCell(4, 0, 96, 239, 239)
    layout.expect(.supplementary(kind: "badge", section: 0), 231.5, -7.5, 15, 15)
    layout.expect(.supplementary(kind: "label", section: 0), 1004, 10, 20, 60)
    layout.expectContent(height: 192)
  }

  /// A background behind a lane whose groups are as wide as the whole view.
  @Test("A background behind a lane", arguments: [(375.0, 87.75), (1024, 250)])
  func decoration(width: Double, cell: Double) {
    let layout = PreparedShowcase(.background, width: width, itemCounts: [12, 0, 1])
    let background = ElementID.decoration(kind: "background", section: 0)
    layout.expect(background, 0, 0, width, 72, zIndex: 0)
    layout.expect(.cell(section: 0, item: 0), 16, 16, cell, 40, zIndex: 1)
    layout.expectCell(3, 16 + 3 * (cell + 8), 16, cell, 40)
    layout.expectCell(8, 16 + 2 * (width + 8), 16, cell, 40)
    // The lane scrolls and the background does not.
    let moved = layout.viewport(lanes: [0: 50])
    layout.expectCell(0, -34, 16, cell, 40, at: moved)
    layout.expect(background, 0, 0, width, 72, at: moved)
    // The empty section has no height and no background.
    layout.expectCell(0, in: 2, 16, 88, cell, 40)
    #expect(layout.visible("background", at: moved).map(\.indexPath.section) == [0, 2])
    layout.expectContent(width: width, height: 144)
  }
}
