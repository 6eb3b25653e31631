import CompositionalContentDSL
import Testing

/// The phases of animated operations on rows (content rule 7.6), with numbers worked out by hand.
///
/// Rows of 20 points have cells of 44, without insets at the sides, in a list 100 wide.
@Suite("Animations of rows")
struct RowAnimationTests {
  private func rows(_ ids: [String], _ operations: [RowOperation]) -> Rows {
    Rows { ids.map { Leaf($0, width: 30, height: 20) } }
      .rowInset(.init(top: 12, bottom: 12)).hidesSeparatorsByDefault().operations(operations)
  }

  /// Returns the transition of the last operation.
  private func transition(
    _ rows: Rows, _ proposal: ContentProposal = .init(width: 100),
    in environment: ContentEnvironment = .init()
  ) throws -> ContentTransition {
    let last = try #require(rows.contentRows.operations?.indices.last)
    return rows.contentRows.transition(ofOperation: last, for: proposal, in: environment)
  }

  private func part(
    _ path: String, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat), alpha: CGFloat = 1
  ) -> ContentTransition.Part {
    .init(
      path: path,
      start: .init(frame: CGRect(x: 0, y: start.0, width: 100, height: start.1), alpha: alpha),
      end: .init(frame: CGRect(x: 0, y: end.0, width: 100, height: end.1)))
  }

  @Test("An inserted row fades in, and all others are in place at once")
  func inserting() throws {
    let found = try transition(
      rows(["a", "b", "c"], [.add(["a", "b"]), .insertBefore(rows: ["c"], anchor: "b")]))
    #expect(
      found.parts == [
        part("a@cell", (0, 44), (0, 44)), part("a", (12, 20), (12, 20)),
        part("c@cell", (44, 44), (44, 44), alpha: 0), part("c", (56, 20), (56, 20), alpha: 0),
        part("b@cell", (88, 44), (88, 44)), part("b", (100, 20), (100, 20)),
      ])
    #expect(found.duration == 0.3 && found.rows == ["a", "c", "b"])
  }

  @Test("A hidden cell collapses, and its row keeps its size")
  func hiding() throws {
    let found = try transition(
      rows(["a", "b", "c"], [.add(["a", "b", "c"]), .hide(["b"])]))
    #expect(
      found.parts == [
        part("a@cell", (0, 44), (0, 44)), part("a", (12, 20), (12, 20)),
        part("b@cell", (44, 44), (44, 0)), part("b", (56, 20), (56, 20)),
        part("c@cell", (88, 44), (44, 44)), part("c", (100, 20), (56, 20)),
      ])
    #expect(found.startSize.height == 132 && found.endSize.height == 88)
    #expect(found.rows == ["a", "b", "c"])
  }

  @Test("A shown cell grows from its place")
  func showing() throws {
    let found = try transition(
      rows(["a", "b", "c"], [.add(["a", "b", "c"]), .hide(["b"]), .show(["b"])]))
    #expect(found["b@cell"] == part("b@cell", (44, 0), (44, 44)))
    #expect(found["b"] == part("b", (56, 20), (56, 20)))
    #expect(found["c@cell"] == part("c@cell", (44, 44), (88, 44)))
  }

  @Test("Removed cells collapse, and stay in the list until the end")
  func removing() throws {
    let names = ["a", "b", "c", "d"]
    let rows = rows(names, [.add(names), .remove(["b", "c"])])
    let found = try transition(rows)
    #expect(found["b@cell"] == part("b@cell", (44, 44), (44, 0)))
    #expect(found["c@cell"] == part("c@cell", (88, 44), (44, 0)))
    #expect(found["c"] == part("c", (100, 20), (56, 20)))
    #expect(found["d@cell"] == part("d@cell", (132, 44), (44, 44)))
    #expect(found.rows == ["a", "b", "c", "d"])
    #expect(rows.solve(for: ContentProposal(width: 100)).rows["/"]?.all == ["a", "d"])
  }

  @Test("The first of all rows collapses to the start")
  func removingAll() throws {
    let found = try transition(rows(["a", "b"], [.add(["a", "b"]), .removeAll]))
    #expect(found["a@cell"]?.end.frame.origin.y == 0 && found["b@cell"]?.end.frame.origin.y == 0)
    #expect(found.endSize.height == 0)
  }

  /// The separator of a collapsing cell fades, and that of the row above disappears at once.
  @Test("Separators")
  func separators() throws {
    let rows = Rows { ["a", "b", "c"].map { Leaf($0, width: 30, height: 20) } }
      .automaticallyHidesLastSeparator().operations([.add(["a", "b", "c"]), .remove(["c"])])
    let found = try transition(rows)
    #expect(found["b@separator"]?.end.alpha == 1)
    let last = try transition(rows.operations([.showSeparator(["b"]), .hide(["a"])]))
    let separator = try #require(last["a@separator"])
    #expect(separator.start.frame == CGRect(x: 15, y: 43.5, width: 85, height: 0.5))
    #expect(separator.end == .init(frame: CGRect(x: 15, y: -0.5, width: 85, height: 0.5), alpha: 0))
  }

  /// Cells of 30 points, from the right: a at 70, b at 40, and c at 10, which takes b's place.
  @Test("A horizontal list from right to left")
  func rightToLeft() throws {
    let found = try transition(
      rows(["a", "b", "c"], [.add(["a", "b", "c"]), .hide(["b"])]).axis(.horizontal),
      ContentProposal(width: 100, height: 60),
      in: ContentEnvironment(layoutDirection: .rightToLeft))
    #expect(
      found["b@cell"]
        == .init(
          path: "b@cell", start: .init(frame: CGRect(x: 40, y: 0, width: 30, height: 60)),
          end: .init(frame: CGRect(x: 70, y: 0, width: 0, height: 60))))
    #expect(found["c@cell"]?.end.frame.origin.x == 40)
  }
}
