import CompositionalContentDSL
import Testing

/// The cells of an `AloeStackView`: their colors, the hook for new ones, and highlights.
@Suite("AloeStackView cells")
struct AloeStackViewCellTests {
  private let red = RowColor(red: 1, green: 0, blue: 0)
  private let blue = RowColor(red: 0, green: 0, blue: 1)

  private func row(_ name: String) -> ContentElement { Leaf(name, width: 10, height: 20) }

  @Test("A color counts for cells made later, and a cell keeps it until its row is added again")
  func colors() {
    var list = AloeStackView()
    list.addRow(row("a"))
    list.rowBackgroundColor = red
    list.addRows([row("b"), row("c")])
    list.setBackgroundColor(forRows: ["a", "c"], color: blue)
    #expect(list.cells.map(\.row) == ["a", "b", "c"])
    #expect(list.cells.map(\.backgroundColor) == [blue, red, blue])
    #expect(list.rowBackgroundColor == red)
    // The row moves to the end, and its new cell has the color of the list.
    list.addRow(row("a"))
    #expect(list.cells.map(\.row) == ["b", "c", "a"])
    #expect(list.cell(forRow: "a")?.backgroundColor == red)
    list.removeRow("c")
    #expect(list.cell(forRow: "c") == nil)
    #expect(list.separatorColor == nil)
  }

  @Test("Defaults: no color, a gray highlight, and the insets of the list")
  func defaults() throws {
    var list = AloeStackView()
    list.addRow(row("a"))
    let cell = try #require(list.cell(forRow: "a"))
    #expect(cell.rowBackgroundColor == .clear)
    #expect(cell.rowHighlightColor == RowColor(red: 217 / 255, green: 217 / 255, blue: 217 / 255))
    #expect(cell.rowInset == list.rowInset && cell.separatorInset == list.separatorInset)
    #expect(!cell.isSeparatorHidden && !cell.isHidden && !cell.isHighlighted)
  }

  @Test("The hook configureCell is called once a new cell, after the settings of the list")
  func configuring() {
    var list = AloeStackView()
    list.addRow(row("before"))
    list.rowInset = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    list.configureCell = { cell in
      // The hook sees the inset of the list.
      cell.rowInset.top += 2
      if cell.row == "quiet" {
        cell.isSeparatorHidden = true
        cell.rowBackgroundColor = RowColor(white: 0.5)
      }
      if cell.row == "secret" { cell.isHidden = true }
    }
    list.addRows([row("quiet"), row("secret")])
    list.insertRow(row("last"), after: "nobody")
    list.insertRow(row("first"), before: "before")
    let solution = list.solve(for: ContentProposal(width: 100))
    #expect(list.cells.map(\.row) == ["first", "before", "quiet", "secret"])
    #expect(list.cells.map(\.rowInset.top) == [7, 12, 7, 7])
    #expect(list.cells.map(\.isSeparatorHidden) == [false, false, true, false])
    #expect(list.isRowHidden("secret"))
    #expect(list.cell(forRow: "quiet")?.backgroundColor == RowColor(white: 0.5))
    // 20 points of content, 7 above and 5 below it, then 12 above and below.
    #expect(solution.frame(at: "first@cell")?.height == 32)
    #expect(solution.frame(at: "before@cell")?.height == 44)
    #expect(solution.frame(at: "quiet@separator") == nil)
    // A row that is added again gets a new cell, which is configured again.
    list.addRow(row("before"))
    #expect(list.cell(forRow: "before")?.rowInset.top == 7)
  }

  @Test("A row highlights while a finger is on it, and a finger lifted inside taps it")
  func highlights() {
    var list = AloeStackView()
    list.addRows([row("a").interactive(), row("b").interactive(), row("plain")])
    list.setHighlightable(forRow: "a")
    list.setHighlightable(forRow: "plain")
    list.setTapHandler(forRow: "a") { _ in }
    list.rowHighlightColor = red
    list.touchRow("a", .began)
    #expect(list.isRowHighlighted("a"))
    #expect(list.cell(forRow: "a")?.backgroundColor == .highlight)
    list.touchRow("a", .moved(isInside: false))
    #expect(!list.isRowHighlighted("a") && list.cell(forRow: "a")?.backgroundColor == .clear)
    list.touchRow("a", .moved(isInside: true))
    #expect(list.isRowHighlighted("a"))
    #expect(list.touchRow("a", .ended(isInside: true)) == [.handler])
    #expect(!list.isRowHighlighted("a"))
    list.touchRow("a", .began)
    list.touchRow("a", .cancelled)
    #expect(!list.isRowHighlighted("a"))
    list.touchRow("a", .moved(isInside: true))
    #expect(!list.isRowHighlighted("a"))
    #expect(list.touchRow("a", .ended(isInside: false)) == [])
    // Rows that do not highlight, that touches do not reach, that are hidden or not there.
    for name in ["b", "plain", "nobody"] {
      list.touchRow(name, .began)
      #expect(!list.isRowHighlighted(name))
    }
    list.hideRow("a")
    list.touchRow("a", .began)
    #expect(!list.isRowHighlighted("a"))
    list.showRow("a")
    list.setHighlightable(forRow: "a", isHighlightable: false)
    list.touchRow("a", .began)
    #expect(!list.isRowHighlighted("a"))
  }
}
