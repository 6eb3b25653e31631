import CompositionalContentDSL
import Foundation
import Testing

/// The list of rows with AloeStackView's names: its operations, its state and its taps.
@Suite("AloeStackView")
struct AloeStackViewTests {
  /// A record of calls, in order.
  private final class Calls: @unchecked Sendable {
    var names: [String] = []
  }

  private func row(_ id: String, height: CGFloat = 20) -> Leaf {
    Leaf(id, width: 100, height: height)
  }

  private func list(_ ids: String...) -> AloeStackView {
    var view = AloeStackView()
    view.addRows(ids.map { row($0) })
    return view
  }

  @Test("The content is the known rows and all operations")
  func content() {
    var view = list("a", "b")
    view.hideRow("a")
    #expect(
      view.content
        == Content(
          kind: .rows(
            ContentRows(
              operations: [.add(["a", "b"]), .hide(["a"])],
              rows: [row("a").content, row("b").content]))))
  }

  @Test("Adding, prepending and inserting keep the order of their lists")
  func adding() {
    var view = list("a")
    view.addRow(row("b"))
    view.prependRows([row("c"), row("d")])
    view.prependRow(row("e"))
    view.insertRows([row("f"), row("g")], before: "a")
    view.insertRows([row("h"), row("i")], after: "a")
    view.insertRow(row("j"), before: "e")
    view.insertRow(row("k"), after: "b")
    #expect(view.getAllRows() == ["j", "e", "c", "d", "f", "g", "a", "h", "i", "b", "k"])
    #expect(view.firstRow == "j" && view.lastRow == "k")
  }

  @Test("An anchor that is not in the list")
  func unknownAnchor() {
    var view = list("a")
    view.insertRow(row("b"), before: "x")
    view.insertRow(row("c"), after: "x")
    #expect(view.getAllRows() == ["a"])
    #expect(
      view.solve(for: ContentProposal(width: 100)).diagnostics.contains(.init(.unknownRow, at: "x"))
    )
  }

  @Test("Removing rows")
  func removing() {
    var view = list("a", "b", "c", "d")
    view.removeRow("b")
    #expect(view.getAllRows() == ["a", "c", "d"] && !view.containsRow("b"))
    view.removeRows(["a", "d"])
    #expect(view.getAllRows() == ["c"])
    view.removeAllRows()
    #expect(view.getAllRows().isEmpty && view.firstRow == nil)
  }

  @Test("Hidden rows stay in the list")
  func hiding() {
    var view = list("a", "b", "c")
    view.hideRows(["a", "b"])
    view.showRow("a")
    #expect(view.isRowHidden("b") && !view.isRowHidden("a") && !view.isRowHidden("x"))
    view.setRowHidden("c", isHidden: true)
    view.setRowsHidden(["b"], isHidden: false)
    #expect(view.list == .init(all: ["a", "b", "c"], hidden: ["c"]))
    view.showRows(["c"])
    view.hideRow("a")
    #expect(view.list.hidden == ["a"])
  }

  /// Cells of 20 points and insets of 12: 44 points each.
  @Test("The cells of rows after one is hidden")
  func hiddenFrames() {
    var view = AloeStackView()
    view.addRows([row("a"), row("b", height: 40), row("c")])
    view.hideRow("b")
    let solution = view.solve(for: ContentProposal(width: 375))
    #expect(solution.frame(at: "c@cell") == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(solution.size == CGSize(width: 375, height: 88))
  }

  @Test("A row that is added again moves, with new content and the settings of a new cell")
  func moving() {
    var view = list("a", "b")
    view.setInset(forRow: "a", inset: .zero)
    view.addRow(row("a", height: 30))
    #expect(view.getAllRows() == ["b", "a"])
    let solution = view.solve(for: ContentProposal(width: 100))
    #expect(solution.frame(at: "a@cell") == CGRect(x: 0, y: 44, width: 100, height: 54))
  }

  @Test("Every setting, before and after the rows are added")
  func settings() {
    var view = AloeStackView()
    #expect(view.rowInset == .init(top: 12, leading: 15, bottom: 12, trailing: 15))
    #expect(view.separatorInset == .init(leading: 15) && view.separatorWidth == nil)
    #expect(view.axis == .vertical && !view.hidesSeparatorsByDefault)
    view.rowInset = .zero
    view.separatorInset = .init(leading: 4)
    view.hidesSeparatorsByDefault = true
    view.addRows([row("a"), row("b")])
    view.rowInset = .init(top: 50)
    view.separatorWidth = 2
    view.hidesSeparatorsByDefault = false
    view.automaticallyHidesLastSeparator = true
    view.addRow(row("c"))
    view.showSeparators(forRows: ["a", "c"])
    #expect(view.automaticallyHidesLastSeparator && view.separatorWidth == 2)
    let solution = view.solve(for: ContentProposal(width: 100))
    #expect(solution.frame(at: "b@cell") == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(solution.frame(at: "c@cell") == CGRect(x: 0, y: 40, width: 100, height: 70))
    #expect(solution.frame(at: "a@separator") == CGRect(x: 4, y: 18, width: 96, height: 2))
    #expect(
      solution.frame(at: "b@separator") == nil && solution.frame(at: "c@separator") == nil)
    view.axis = .horizontal
    #expect(
      view.solve(for: ContentProposal(width: 500, height: 50)).frame(at: "b@cell")
        == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test("The insets and separators of single rows")
  func rowSettings() {
    var view = list("a", "b")
    view.setInset(forRows: ["a"], inset: .zero)
    view.setSeparatorInset(forRow: "a", inset: .init(leading: 1, trailing: 2))
    view.setSeparatorInset(forRows: ["b"], inset: .zero)
    view.hideSeparators(forRows: ["a", "b"])
    view.showSeparator(forRow: "a")
    let solution = view.solve(for: ContentProposal(width: 100))
    #expect(solution.frame(at: "a@separator") == CGRect(x: 1, y: 19.5, width: 97, height: 0.5))
    #expect(solution.frame(at: "b@separator") == nil)
    view.hideSeparator(forRow: "a")
    #expect(view.solve(for: ContentProposal(width: 100)).frame(at: "a@separator") == nil)
  }

  @Test("A tap tells the row first and then its handler")
  func taps() {
    let calls = Calls()
    var view = AloeStackView()
    view.addRow(row("a").interactive().tappable())
    view.setTapHandler(forRow: "a") { calls.names.append("handler \($0)") }
    let effects = view.tapRow("a") { calls.names.append("row \($0)") }
    #expect(effects == [.didTapView, .handler])
    #expect(calls.names == ["row a", "handler a"])
    // Another handler takes the place of the first.
    view.setTapHandler(forRow: "a") { calls.names.append("other \($0)") }
    view.tapRow("a")
    #expect(calls.names.last == "other a" && calls.names.count == 3)
  }

  @Test("Rows that a tap does not reach")
  func ignoredTaps() {
    let calls = Calls()
    var view = list("a")
    view.addRows([row("b").interactive(), row("c").interactive()])
    for name in ["a", "b", "c"] {
      view.setTapHandler(forRow: name) { calls.names.append($0) }
    }
    view.setTapHandler(forRow: "b", handler: nil)
    view.hideRow("c")
    let effects = ["a", "b", "c", "x"].map { view.tapRow($0) }
    #expect(effects.allSatisfy(\.isEmpty) && calls.names.isEmpty)
    view.showRow("c")
    #expect(view.tapRow("c") == [.handler] && calls.names == ["c"])
  }

  /// 18 rows of 44 and 64 points are 912 high; the last row ends at 900.
  @Test("Scrolling to a row")
  func scrolling() {
    var view = AloeStackView()
    view.addRows((0..<18).map { row("r\($0)", height: $0 % 3 == 1 ? 40 : 20) })
    view.scrollRowToVisible("r17")
    let proposal = ContentProposal(width: 375, height: 667)
    #expect(view.solve(for: proposal).offsets["/"] == CGPoint(x: 0, y: 233))
    view.scrollRowToVisible("r0")
    #expect(view.solve(for: proposal).offsets["/"] == CGPoint(x: 0, y: 12))
  }
}
