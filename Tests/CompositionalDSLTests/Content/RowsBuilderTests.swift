import CompositionalContentDSL
import Testing

/// Rows equal the values that are made by hand.
@Suite("Rows builders")
struct RowsBuilderTests {
  private let rows = ["a", "b"].map { Content(.fixed(CGSize(width: 20, height: 10)), id: $0) }

  private func content(
    _ operations: [RowOperation]? = nil, id: String? = nil,
    settings: (inout RowSettings) -> Void = { _ in }
  ) -> Content {
    var all = RowSettings()
    settings(&all)
    return Content(
      kind: .rows(ContentRows(settings: all, operations: operations, rows: rows)), id: id)
  }

  @Test("Rows of any content, without operations")
  func plainRows() {
    #expect(Rows("r") { rows }.content == content(id: "r"))
    let mixed = Rows {
      Leaf("a")
      HStack("b") { Leaf("c") }
    }
    #expect(
      mixed.content
        == Content(
          kind: .rows(
            ContentRows(rows: [Leaf("a").content, HStack("b") { Leaf("c") }.content]))))
  }

  @Test("Every setting of the list")
  func settings() {
    let inset = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let built = Rows { rows }.axis(.horizontal).rowInset(inset).separatorInset(inset)
      .separatorWidth(2).hidesSeparatorsByDefault().automaticallyHidesLastSeparator()
    #expect(
      built.content
        == content {
          $0.axis = .horizontal
          $0.rowInset = inset
          $0.separatorInset = inset
          $0.separatorWidth = 2
          $0.hidesSeparatorsByDefault = true
          $0.automaticallyHidesLastSeparator = true
        })
    #expect(Rows { rows }.separatorWidth(2).separatorWidth(nil).content == content())
  }

  @Test("Insets of a single row and of its separator")
  func rowInsets() {
    let inset = DirectionalEdgeInsets(leading: 4)
    let built = Rows {
      Row { rows[0] }.inset(.zero)
      Row { rows[1] }.separatorInset(inset)
    }
    #expect(
      built.content
        == content([.add(["a", "b"]), .setInset(["a"], .zero), .setSeparatorInset(["b"], inset)]))
  }

  @Test("The separator of a single row")
  func rowSeparators() {
    let built = Rows {
      Row { rows[0] }.separatorHidden()
      Row { rows[1] }.separatorHidden(false)
    }
    #expect(
      built.content == content([.add(["a", "b"]), .hideSeparator(["a"]), .showSeparator(["b"])]))
  }

  @Test("A hidden row and one with a tap handler")
  func hiddenRowsAndHandlers() {
    let built = Rows {
      Row { rows[0] }.hidden()
      Row { rows[1] }.tapHandler()
    }
    #expect(built.content == content([.add(["a", "b"]), .hide(["a"]), .setTapHandler(["b"])]))
  }

  @Test("A row without settings of its own needs no operations")
  func plainRow() {
    let built = Rows {
      Row { rows[0] }.hidden(false).tapHandler(false)
      rows[1]
    }
    #expect(built.content == content())
  }

  @Test("Operations come after the settings of the rows")
  func operations() {
    let plain = Rows { rows }.operations([.add(["b"])]).operations([.prepend(["a"])])
    #expect(plain.content == content([.add(["b"]), .prepend(["a"])]))
    let built = Rows {
      Row { rows[0] }.hidden()
      rows[1]
    }
    #expect(
      built.operations([.show(["a"])]).content
        == content([.add(["a", "b"]), .hide(["a"]), .show(["a"])]))
    #expect(built.content == Content(kind: .rows(built.contentRows)))
  }

  /// A tap needs a row that is shown and interactive; the row is told before its handler is called.
  @Test("The effects of taps, and a row that is not in the list")
  func tapsAndUnknownRows() {
    let solution = Rows {
      Row { Leaf("a").interactive().tappable() }.tapHandler()
      Row { Leaf("b").interactive() }.tapHandler().hidden()
      Row { Leaf("c") }.tapHandler()
    }
    .operations([.tap("a"), .tap("b"), .tap("c"), .tap("nobody")])
    .solve(for: ContentProposal(width: 100))
    #expect(solution.rows["/"]?.taps == [[.didTapView, .handler], [], []])
    #expect(solution.rows["/"]?.hidden == ["b"])
    #expect(solution.diagnostics == [.init(.unknownRow, at: "nobody")])
  }
}
