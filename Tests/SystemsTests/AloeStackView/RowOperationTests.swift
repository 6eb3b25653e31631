import AloeStackView
import CompositionalContent
import Testing
import UIKit

/// The operations of a list, with the frames of the headless form after them.
@MainActor
@Suite struct RowOperationTests {
  private let list = AloeStackView()
  private let rows: [String: UIView] = [
    "a": Block(80, 20), "b": Block(70, 40), "c": Block(60, 20), "d": Block(50, 30),
  ]

  private var content: [Content] {
    [("a", 80, 20), ("b", 70, 40), ("c", 60, 20), ("d", 50, 30)].map { name, width, height in
      Content(.fixed(CGSize(width: width, height: height)), id: name)
    }
  }

  private func row(_ name: String) throws -> UIView { try #require(rows[name]) }

  private func expect(
    _ operations: [RowOperation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    list.layoutIfNeeded()
    expectFrames(
      of: list, rows, equal: ContentRows(operations: operations, rows: content),
      sourceLocation: sourceLocation)
  }

  private func showAll(_ names: [String] = ["a", "b", "c"]) throws -> UIWindow {
    list.addRows(try names.map { try row($0) })
    return show(list)
  }

  /// Cells of 12 + 20 + 12, 12 + 40 + 12 and 12 + 20 + 12 points.
  @Test func frames() throws {
    let window = try showAll()
    let found = shownFrames(of: list, rows)
    #expect(found["a@cell"] == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(found["b@cell"] == CGRect(x: 0, y: 44, width: 375, height: 64))
    #expect(found["c"] == CGRect(x: 15, y: 120, width: 345, height: 20))
    #expect(list.contentSize == CGSize(width: 375, height: 152) && window.bounds.width == 375)
    expect([.add(["a", "b", "c"])])
  }

  @Test func order() throws {
    let window = try showAll(["a"])
    let (a, b, c, d) = (try row("a"), try row("b"), try row("c"), try row("d"))
    list.prependRows([b, c])
    expect([.add(["a"]), .prepend(["b", "c"])])
    #expect(list.getAllRows() == [b, c, a] && list.firstRow === b && list.lastRow === a)
    list.insertRow(d, before: c)
    expect([.add(["a"]), .prepend(["b", "c"]), .insertBefore(rows: ["d"], anchor: "c")])
    #expect(list.getAllRows() == [b, d, c, a])
    list.insertRows([c, b], after: a)
    #expect(list.getAllRows() == [d, a, c, b] && window.bounds.width == 375)
    list.removeRow(d)
    list.insertRow(d, after: UIView())
    #expect(list.getAllRows() == [a, c, b] && !list.containsRow(d) && d.superview == nil)
    list.removeAllRows()
    #expect(list.getAllRows().isEmpty && list.firstRow == nil)
  }

  /// Each operation takes one row or several.
  @Test func oneRowAndSeveral() throws {
    let window = try showAll(["a"])
    let (a, b, c, d) = (try row("a"), try row("b"), try row("c"), try row("d"))
    list.insertRows([b, c], before: a)
    list.prependRow(d)
    var operations: [RowOperation] = [
      .add(["a"]), .insertBefore(rows: ["b", "c"], anchor: "a"), .prepend(["d"]),
    ]
    expect(operations)
    list.hideRows([b, c])
    list.setRowHidden(b, isHidden: false)
    list.setRowsHidden([d], isHidden: true)
    operations += [.hide(["b", "c"]), .show(["b"]), .hide(["d"])]
    expect(operations)
    #expect(!list.isRowHidden(b) && list.isRowHidden(c) && list.isRowHidden(d))
    list.setRowsHidden([c, d], isHidden: false)
    list.setInset(forRows: [a, b], inset: .zero)
    list.setSeparatorInset(forRows: [a, d], inset: .zero)
    list.hideSeparators(forRows: [a, b, c])
    list.showSeparators(forRows: [a, c])
    list.hideSeparator(forRow: c)
    operations += [
      .show(["c", "d"]), .setInset(["a", "b"], .zero), .setSeparatorInset(["a", "d"], .zero),
      .hideSeparator(["b", "c"]),
    ]
    expect(operations)
    list.setBackgroundColor(forRows: [a, b], color: .red)
    let cells = try [a, b, c].map { try #require($0.superview as? StackViewCell) }
    #expect(cells.map(\.rowBackgroundColor) == [.red, .red, .clear])
    list.removeRows([c, d])
    expect(operations + [.remove(["c", "d"])])
    #expect(list.getAllRows() == [b, a] && window.bounds.width == 375)
  }

  /// The moved row has a new cell with the settings of the list, and no tap handler.
  @Test func movingLosesSettings() throws {
    let window = try showAll()
    let b = try row("b")
    list.setInset(forRow: b, inset: .zero)
    list.setBackgroundColor(forRow: b, color: .red)
    list.setSeparatorInset(forRow: b, inset: .zero)
    expect([
      .add(["a", "b", "c"]), .setInset(["b"], .zero), .setSeparatorInset(["b"], .zero),
    ])
    var taps = 0
    list.setTapHandler(forRow: b) { _ in taps += 1 }
    list.addRow(b)
    expect([.add(["a", "b", "c"]), .setInset(["b"], .zero), .add(["b"])])
    // The cell of b is now the last: 44 + 44 + 64 points.
    list.touchDown(at: CGPoint(x: 50, y: 120))
    list.touchUp()
    #expect(taps == 0 && (b.superview as? StackViewCell)?.rowBackgroundColor == .clear)
    #expect(window.bounds.width == 375)
  }

  /// Hiding the last row does not hide the separator above it.
  @Test func hiding() throws {
    let window = try showAll()
    let (b, c) = (try row("b"), try row("c"))
    list.automaticallyHidesLastSeparator = true
    let set = RowOperation.set(.init(automaticallyHidesLastSeparator: true))
    list.hideRow(b)
    expect([.add(["a", "b", "c"]), set, .hide(["b"])])
    #expect(list.isRowHidden(b) && list.contentSize.height == 88 && list.lastRow === c)
    list.hideRow(c)
    expect([.add(["a", "b", "c"]), set, .hide(["b", "c"])])
    list.showRows([b, c])
    expect([.add(["a", "b", "c"]), set])
    list.hideSeparators(forRows: [b])
    expect([.add(["a", "b", "c"]), set, .hideSeparator(["b"])])
    #expect(!list.isRowHidden(UIView()) && window.bounds.width == 375)
  }

  /// Insets and hidden separators are those of the time when the cell was made; the thickness is that
  /// of all.
  @Test func settings() throws {
    let window = try showAll(["a", "b"])
    list.rowInset = .zero
    list.separatorInset = .zero
    list.addRow(try row("c"))
    list.separatorWidth = 2
    expect([
      .add(["a", "b"]), .set(.init(rowInset: .zero, separatorInset: .zero)), .add(["c"]),
      .set(.init(separatorWidth: 2)),
    ])
    #expect(list.contentSize.height == 128 && list.separatorHeight == 2)
    #expect(window.bounds.width == 375)
  }

  /// Rows of 80 and 70 points side by side, 15 points from the sides.
  @Test func horizontal() throws {
    list.addRows([try row("a"), try row("b")])
    list.axis = .horizontal
    let window = show(list, width: 320, height: 100)
    let found = shownFrames(of: list, rows)
    #expect(found["a"] == CGRect(x: 15, y: 12, width: 80, height: 76))
    #expect(found["b@cell"] == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(isNear(found["a@separator"], CGRect(x: 110 - pixel, y: 0, width: pixel, height: 100)))
    #expect(list.contentSize == CGSize(width: 210, height: 100) && window.bounds.width == 320)
    expect([.add(["a", "b"]), .set(.init(axis: .horizontal))])
    list.axis = .vertical
    list.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 320, height: 108))
  }

  /// From right to left, the separator begins at the right.
  @Test func rightToLeft() throws {
    list.semanticContentAttribute = .forceRightToLeft
    list.addRow(try row("a"))
    let window = show(list)
    for view in [list] + list.subviews { view.semanticContentAttribute = .forceRightToLeft }
    let cell = try #require(try row("a").superview as? StackViewCell)
    cell.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(
      isNear(cell.separatorFrame, CGRect(x: 0, y: 44 - pixel, width: 360, height: pixel)))
  }
}
