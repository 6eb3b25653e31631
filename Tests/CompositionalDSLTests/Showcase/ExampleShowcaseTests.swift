@_spi(OpenChoices) import Compositional
import CompositionalDSL
import Testing

/// The layouts of the example project, at the widths of a phone and of a tablet.
@Suite("Layouts of the example project")
struct ExampleShowcaseTests {
  /// Squares in a lane under a header as wide as the layout.
  @Test(
    "Getting started",
    arguments: [
      (375.0, 112.5, [16.0, 136.5, 257, 377.5], 158.5), (390, 117, [16, 141, 266, 391], 163),
      (1024, 307.2, [16, 331.2, 646.4, 961.6], 353.2),
    ])
  func gettingStarted(width: Double, side: Double, columns: [Double], height: Double) {
    let layout = PreparedShowcase(.gettingStarted, width: width, itemCounts: [4, 1])
    layout.expect(.header(), 0, 0, width, 30)
    for (item, x) in columns.enumerated() { layout.expectCell(item, x, 38, side, side) }
    layout.expect(.header(1), 0, height, width, 30)
    layout.expectCell(0, in: 1, 16, height + 38, side, side)
    layout.expectContent(width: width, height: 2 * height)
    layout.expect(.header(), 0, 20, width, 30, at: layout.viewport(y: 20))
  }

  /// Header and footer are offset by 4 from the rows.
  @Test(
    "Five squares a row",
    arguments: [
      (375.0, 68.6, 75.0, [8, 80.6, 153.2, 225.8, 298.4]),
      (1024, 198.4, 204.8, [8, 210.4, 412.8, 615.2, 817.6]),
    ])
  func listOfFive(width: Double, cell: Double, height: Double, columns: [Double]) {
    let layout = PreparedShowcase(.listOfFive, width: width, itemCounts: [10])
    layout.expect(.header(), 0, 0, width, 20)
    for (item, x) in columns.enumerated() {
      layout.expectCell(item, x, 24, cell, height)
      layout.expectCell(item + 5, x, 24 + height + 4, cell, height)
    }
    layout.expect(.footer(), 0, 24 + 2 * height + 8, width, 20)
    layout.expectContent(width: width, height: 24 + 2 * height + 28)
  }

  @Test("A fractal on a phone")
  func fractalOnPhone() {
    let layout = PreparedShowcase(.fractal, width: 375, itemCounts: [10])
    layout.expectCell(0, 8, 8, 171.5, 171.5)
    layout.expectCell(1, 195.5, 8, 171.5, 77.75)
    layout.expectCell(2, 195.5, 101.75, 30.875, 30.875)
    layout.expectCell(3, 242.375, 101.75, 30.875, 7.4375)
    layout.expectCell(6, 265.8125, 125.1875, 7.4375, 7.4375)
    layout.expectCell(7, 195.5, 148.625, 77.75, 30.875)
    layout.expectCell(8, 289.25, 101.75, 77.75, 77.75)
    layout.expectCell(9, 8, 195.5, 171.5, 171.5)
    layout.expectContent(height: 375)
  }

  /// Cells 11.71875 high with insets of 16: in recordings the height is the difference, with the
  /// quirk zero.
  @Test(
    "A fractal too deep for its insets",
    arguments: [(Quirks(), 4.28125), (.excessInsetsGiveZero, 0)])
  func deepFractal(quirks: Quirks, height: Double) {
    let layout = PreparedShowcase(.fractal, width: 375, itemCounts: [9], quirks: quirks)
    layout.expectCell(4, 242.375, 125.1875, 7.4375, height)
    layout.expectCell(5, 242.375, 136.90625, 7.4375, height)
  }

  @Test("A fractal on a tablet")
  func fractalOnTablet() {
    let layout = PreparedShowcase(.fractal, width: 1024, itemCounts: [10])
    layout.expectCell(0, 8, 8, 496, 496)
    layout.expectCell(1, 520, 8, 496, 240)
    layout.expectCell(2, 520, 264, 112, 112)
    layout.expectCell(3, 648, 264, 112, 48)
    layout.expectCell(4, 648, 328, 48, 16)
    layout.expectCell(8, 776, 264, 240, 240)
    layout.expectCell(9, 8, 520, 496, 496)
  }

  @Test("Fractals in a lane under a header", arguments: [375.0, 1024])
  func fractalLane(width: Double) {
    let layout = PreparedShowcase(.fractalLane, width: width, itemCounts: [10])
    // Nine leave a group of 0.9 by 0.45; its halves minus insets of 8.
    let half = 0.45 * width
    layout.expect(.header(), 0, 0, width, 30)
    layout.expectCell(0, 8, 38, half - 16, half - 16)
    layout.expectCell(1, half + 8, 38, half - 16, half / 2 - 16)
    layout.expectCell(2, half + 8, 38 + half / 2, half / 4 - 16, half / 4 - 16)
    layout.expectCell(7, half + 8, 38 + 0.75 * half, half / 2 - 16, half / 4 - 16)
    layout.expectCell(8, 1.5 * half + 8, 38 + half / 2, half / 2 - 16, half / 2 - 16)
    layout.expectCell(9, 2 * half + 8, 38, half - 16, half - 16)
    layout.expectContent(width: width, height: 30 + half)
  }

  /// A header and a footer of the layout, 8 from its lanes.
  @Test("A header and a footer of the whole layout", arguments: [(375.0, 318.75), (1024, 870.4)])
  func globalHeader(width: Double, cell: Double) {
    let layout = PreparedShowcase(.globalHeader, width: width, itemCounts: [2, 2])
    func global(_ kind: String) -> ElementID {
      .supplementary(kind: kind, section: 0, item: .max)
    }
    layout.expect(global("global-header"), 0, 0, width, 150)
    layout.expectCell(0, 0, 158, cell, 200)
    layout.expectCell(1, cell, 158, cell, 200)
    layout.expectCell(0, in: 1, 0, 378, cell, 200)
    layout.expect(global("global-footer"), 0, 586, width, 50)
    layout.expectContent(width: width, height: 636)
  }
}
