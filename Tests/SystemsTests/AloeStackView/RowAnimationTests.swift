import AloeStackView
import CompositionalContent
import Testing
import UIKit

/// Changes of rows in simulated time, held to the transitions of the headless form.
@MainActor
@Suite struct RowAnimationTests {
  private let list = AloeStackView()
  private let rows: [String: UIView] = ["a": Block(80, 20), "b": Block(70, 40), "c": Block(60, 20)]

  private func row(_ name: String) throws -> UIView { try #require(rows[name]) }

  /// Checks the frames when half of the time is over: the curve is symmetric, so half of the change is
  /// done.
  private func expectHalf(
    of operations: [RowOperation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    list.advance(by: 0.15)
    let content = ContentRows(
      operations: operations,
      rows: [("a", 80, 20), ("b", 70, 40), ("c", 60, 20)].map { name, width, height in
        Content(.fixed(CGSize(width: width, height: height)), id: name)
      })
    let transition = content.transition(
      ofOperation: operations.count - 1, for: ContentProposal(width: 375, height: 667),
      in: ContentEnvironment(displayScale: 3))
    let found = shownFrames(of: list, rows)
    #expect(found.count == transition.parts.count, sourceLocation: sourceLocation)
    for part in transition.parts {
      let (start, end) = (part.start.frame, part.end.frame)
      let half = CGRect(
        x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2,
        width: (start.width + end.width) / 2, height: (start.height + end.height) / 2)
      #expect(
        isNear(found[part.path], half), "\(part.path): \(String(describing: found[part.path]))",
        sourceLocation: sourceLocation)
    }
    #expect(
      list.getAllRows().count == transition.rows.count, sourceLocation: sourceLocation)
  }

  /// The row is in its place at once and fades in.
  @Test func inserting() throws {
    list.addRows([try row("a"), try row("c")])
    let window = show(list)
    list.insertRow(try row("b"), after: try row("a"), animated: true)
    let cell = try #require(try row("b").superview)
    #expect(cell.alpha == 0)
    expectHalf(of: [.add(["a", "c"]), .insertAfter(rows: ["b"], anchor: "a")])
    #expect(abs(cell.alpha - 0.5) < 1e-6)
    list.advance(by: 0.15)
    #expect(cell.alpha == 1 && window.bounds.width == 375)
  }

  /// The cell of 64 points is 32 points high, and its row keeps 40.
  @Test func hidingAndShowing() throws {
    list.addRows([try row("a"), try row("b"), try row("c")])
    let window = show(list)
    list.hideRow(try row("b"), animated: true)
    #expect(list.isRowHidden(try row("b")))
    expectHalf(of: [.add(["a", "b", "c"]), .hide(["b"])])
    #expect(abs(try #require(try row("c").superview).frame.minY - 76) < 1e-6)
    #expect(abs(list.contentSize.height - 120) < 1e-6)
    list.advance(by: 0.2)
    #expect(try row("c").superview?.frame.minY == 44 && list.contentSize.height == 88)
    #expect(try row("b").superview?.isHidden == true)
    list.showRow(try row("b"), animated: true)
    expectHalf(of: [.add(["a", "b", "c"]), .hide(["b"]), .show(["b"])])
    list.advance(by: 0.15)
    #expect(list.contentSize.height == 152 && window.bounds.width == 375)
  }

  /// Slow at the start: the Bézier curve of 0.42 and 0.58 has done 13 percent at a quarter of the time.
  @Test func curve() throws {
    list.addRow(try row("a"), animated: true)
    let window = show(list)
    list.advance(by: 0.075)
    let alpha = try #require(try row("a").superview?.alpha)
    #expect(alpha > 0.128 && alpha < 0.131 && window.bounds.width == 375)
  }

  /// A removed row is in the list until the end.
  @Test func removing() throws {
    list.addRows([try row("a"), try row("b"), try row("c")])
    let window = show(list)
    list.removeRow(try row("b"), animated: true)
    expectHalf(of: [.add(["a", "b", "c"]), .remove(["b"])])
    #expect(list.containsRow(try row("b")))
    list.advance(by: 0.15)
    #expect(!list.containsRow(try row("b")) && list.contentSize.height == 88)
    #expect(try row("b").superview == nil && window.bounds.width == 375)
  }

  /// A change that is followed by another is over first; without animations all are over at once.
  @Test func interrupting() throws {
    list.addRows([try row("a"), try row("b")])
    let window = show(list)
    list.hideRow(try row("b"), animated: true)
    list.advance(by: 0.1)
    list.showRow(try row("b"))
    list.layoutIfNeeded()
    #expect(!list.isRowHidden(try row("b")) && list.contentSize.height == 108)
    let b = try row("b")
    UIView.performWithoutAnimation { list.hideRow(b, animated: true) }
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 44 && window.bounds.width == 375)
  }
}
