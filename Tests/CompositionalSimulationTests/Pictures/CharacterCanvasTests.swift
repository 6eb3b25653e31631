import Testing

@testable import CompositionalPictures

/// Boxes in characters, against pictures drawn by hand.
@Suite struct CharacterCanvasTests {
  private func area(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> CharacterCanvas.Area {
    CharacterCanvas.Area(columns: left...right, rows: top...bottom)
  }

  @Test func boxesThatTouchShareALine() {
    var canvas = CharacterCanvas(width: 7, height: 5)
    canvas.box(area(0, 0, 3, 2), .light, ink: .cell)
    canvas.box(area(3, 0, 6, 2), .light, ink: .cell)
    canvas.box(area(0, 2, 3, 4), .light, ink: .cell)
    canvas.box(area(3, 2, 6, 4), .light, ink: .cell)
    #expect(canvas.lines(unicode: true) == ["┌──┬──┐", "│  │  │", "├──┼──┤", "│  │  │", "└──┴──┘"])
    #expect(
      canvas.lines(unicode: false) == ["+--+--+", "|  |  |", "+--+--+", "|  |  |", "+--+--+"])
  }

  @Test func aLaterBoxCoversAnEarlierOne() {
    var canvas = CharacterCanvas(width: 8, height: 5)
    canvas.box(area(0, 0, 5, 4), .light, ink: .cell)
    canvas.text("abcd", column: 1, row: 2, ink: .cell)
    canvas.box(area(3, 1, 7, 3), .heavy, ink: .pinned)
    #expect(
      canvas.lines(unicode: true) == ["┌────┐", "│  ┏━┷━┓", "│ab┃   ┃", "│  ┗━┯━┛", "└────┘"])
    #expect(
      canvas.lines(unicode: false) == ["+----+", "|  #####", "|ab#   #", "|  #####", "+----+"])
  }

  @Test func stylesMeetInMixedJunctions() {
    var canvas = CharacterCanvas(width: 5, height: 5)
    canvas.box(area(0, 2, 4, 4), .light, ink: .cell)
    canvas.box(area(0, 0, 4, 2), .double, ink: .boundary)
    #expect(canvas.lines(unicode: true) == ["╔═══╗", "║   ║", "╠═══╣", "│   │", "└───┘"])
  }

  @Test(arguments: [
    (LineStyle.light, ["┌──┐", "│  │", "└──┘"], ["+--+", "|  |", "+--+"]),
    (.double, ["╔══╗", "║  ║", "╚══╝"], ["+==+", "|  |", "+==+"]),
    (.heavy, ["┏━━┓", "┃  ┃", "┗━━┛"], ["####", "#  #", "####"]),
    (.beam, ["┍━━┑", "│  │", "┕━━┙"], ["****", "|  |", "****"]),
    (.dashed, ["┌┄┄┐", "┆  ┆", "└┄┄┘"], [":..:", ":  :", ":..:"]),
    (.rounded, ["╭──╮", "│  │", "╰──╯"], ["o~~o", "|  |", "o~~o"]),
  ])
  func everyStyleLooksDifferent(style: LineStyle, unicode: [String], ascii: [String]) {
    var canvas = CharacterCanvas(width: 4, height: 3)
    canvas.box(area(0, 0, 3, 2), style, ink: .plain)
    #expect(canvas.lines(unicode: true) == unicode)
    #expect(canvas.lines(unicode: false) == ascii)
  }

  @Test func whatLiesOutsideIsCutOff() {
    var canvas = CharacterCanvas(width: 4, height: 3)
    canvas.box(area(-5, -5, 2, 1), .light, ink: .cell)
    canvas.box(area(90_000, 0, 100_000, 3), .light, ink: .cell)
    canvas.text("far", column: 2, row: 2, ink: .plain)
    canvas.text("away", column: 0, row: 9, ink: .plain)
    #expect(canvas.lines(unicode: true) == ["  │", "──┘", "  fa"])
  }

  @Test func degenerateBoxesAreLines() {
    var canvas = CharacterCanvas(width: 4, height: 3)
    canvas.box(area(0, 0, 3, 0), .light, ink: .cell)
    canvas.box(area(1, 1, 1, 2), .light, ink: .cell)
    #expect(canvas.lines(unicode: true) == ["╶──╴", " ╷", " ╵"])
    #expect(CharacterCanvas(width: -1, height: -1).lines(unicode: true).isEmpty)
  }

  @Test func colorWrapsRunsAndNothingElse() {
    var canvas = CharacterCanvas(width: 5, height: 1)
    canvas.text("ab", column: 1, row: 0, ink: .badge)
    #expect(canvas.lines(unicode: true, usesColor: true) == [" \u{1B}[35mab\u{1B}[0m"])
    #expect(canvas.lines(unicode: true) == [" ab"])
  }
}
