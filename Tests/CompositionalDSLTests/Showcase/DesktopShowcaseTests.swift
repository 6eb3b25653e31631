import CompositionalDSL
import Testing

/// The layouts of the example project for desktops.
@Suite("Desktop layouts of the example project")
struct DesktopShowcaseTests {
  @Test(
    "Four columns",
    arguments: [
      (375.0, 73.75, [16.0, 105.75, 195.5, 285.25]), (1024, 236, [16, 268, 520, 772]),
    ])
  func fourColumns(width: Double, cell: Double, columns: [Double]) {
    let layout = PreparedShowcase(.fourColumns, width: width, itemCounts: [8])
    for (item, x) in columns.enumerated() {
      layout.expectCell(item, x, 8, cell, 100)
      layout.expectCell(item + 4, x, 124, cell, 100)
    }
    layout.expectContent(width: width, height: 232)
  }

  /// Header and footer of the full width, rows within insets of 8.
  @Test("A list", arguments: [375.0, 1024])
  func list(width: Double) {
    let layout = PreparedShowcase(.desktopList, width: width, itemCounts: [3])
    layout.expect(.header(), 0, 0, width, 20)
    for (item, y) in [28.0, 68, 108].enumerated() {
      layout.expectCell(item, 8, y, width - 16, 40)
    }
    layout.expect(.footer(), 0, 156, width, 20)
    layout.expectContent(width: width, height: 176)
  }

  /// Adjacent columns that each scroll vertically, with a name at the side.
  @Test("Columns that scroll down", arguments: [600.0, 812])
  func deck(height: Double) {
    let layout = PreparedShowcase(.tweetDeck, width: 1024, height: height, itemCounts: [3, 2])
    // The name, an inset, the cells and an inset: 178 per column.
    layout.expect(.supplementary(kind: "name", section: 0), 0, 4, 20, height - 8)
    for (item, y) in [4.0, 104, 204].enumerated() { layout.expectCell(item, 24, y, 150, 100) }
    layout.expect(.supplementary(kind: "name", section: 1), 178, 4, 20, height - 8)
    layout.expectCell(1, in: 1, 202, 104, 150, 100)
    layout.expectCell(1, in: 1, 202, 64, 150, 100, at: layout.viewport(lanes: [1: 40]))
    layout.expectContent(width: 356, height: height)
  }
}
