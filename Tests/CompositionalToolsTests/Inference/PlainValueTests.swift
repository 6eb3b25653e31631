import Compositional
import Testing

@testable import CompositionalTools

/// Numbers that a person would write, and cells that repeat.
@Suite struct PlainValueTests {
  /// A third of a whole number is written so that three of them are no longer than the whole, even where
  /// the next double above would be.
  @Test func threeThirdsAreNoLongerThanTheWhole() throws {
    for whole in 1...2000 where whole % 3 != 0 {
      let third = Double(whole) / 3
      let found = try #require(PlainNumber.length(third - 1e-7, third + 1e-7))
      #expect(found.oddness == 2, "\(whole)")
      #expect(found.value < third && found.value > third - 1e-9, "\(whole): \(found.value)")
    }
    // Where the range has no room below the third, it stays.
    let third = 20.0 / 3
    #expect(PlainNumber.length(third, third)?.value == third)
  }

  /// Six of nine distances agree, as in a list in which some cells were measured.
  @Test func aPeriodThatMostCellsHave() throws {
    var cells: [Box?] = []
    var top = 0.0
    for height in [50.0, 50, 60, 50, 50, 70, 50, 50, 80, 50] {
      cells.append(Box(origin: Vector(x: 0, y: top), size: Vector(x: 320, y: 50)))
      top += height
    }
    let view = CellView(
      environment: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)),
      reference: Span(low: 0, high: 0), cells: cells, roomBefore: nil, roomAfter: nil)
    let found = Period.all([view], along: .vertical, Slack(same: 0.01))
    let period = try #require(found.first { $0.length == 1 })
    #expect(period.share == 6.0 / 9)
    #expect(period.pitches == [50])
  }
}
