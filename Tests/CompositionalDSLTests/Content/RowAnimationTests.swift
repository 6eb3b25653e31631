import CompositionalContentDSL
import Testing

/// The phases of animated operations on rows (content rule 7.6), with numbers worked out by hand.
///
/// Rows of 20 points have cells of 44, without insets at the sides, in a list 100 wide.
@Suite("Animations of rows")
struct RowAnimationTests {
  private func list(_ ids: String..., axis: LayoutAxis = .vertical) -> AloeStackView {
    var settings = RowSettings()
    settings.axis = axis
    settings.rowInset = .init(top: 12, bottom: 12)
    settings.hidesSeparatorsByDefault = true
    var view = AloeStackView(settings: settings)
    view.addRows(ids.map { Leaf($0, width: 30, height: 20) })
    return view
  }

  private func transition(
    _ view: AloeStackView, in environment: ContentEnvironment = .init(),
    _ proposal: ContentProposal = .init(width: 100)
  ) throws -> ContentTransition {
    try #require(view.transitions(for: proposal, in: environment).first)
  }

  private func part(
    _ path: String, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat), alpha: CGFloat = 1
  ) -> ContentTransition.Part {
    .init(
      path: path,
      start: .init(frame: CGRect(x: 0, y: start.0, width: 100, height: start.1), alpha: alpha),
      end: .init(frame: CGRect(x: 0, y: end.0, width: 100, height: end.1)))
  }

  @Test("An operation that is not animated has no phases")
  func notAnimated() {
    var view = list("a")
    view.hideRow("a")
    #expect(view.transitions(for: ContentProposal()).isEmpty)
  }

  @Test("An inserted row fades in, and all others are in place at once")
  func inserting() throws {
    var view = list("a", "b")
    view.insertRow(Leaf("c", width: 30, height: 20), before: "b", animated: true)
    let found = try transition(view)
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
    var view = list("a", "b", "c")
    view.hideRow("b", animated: true)
    let found = try transition(view)
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
    var view = list("a", "b", "c")
    view.hideRow("b")
    view.showRow("b", animated: true)
    let found = try transition(view)
    #expect(found["b@cell"] == part("b@cell", (44, 0), (44, 44)))
    #expect(found["b"] == part("b", (56, 20), (56, 20)))
    #expect(found["c@cell"] == part("c@cell", (44, 44), (88, 44)))
  }

  @Test("Removed cells collapse, and stay in the list until the end")
  func removing() throws {
    var view = list("a", "b", "c", "d")
    view.removeRows(["b", "c"], animated: true)
    let found = try transition(view)
    #expect(found["b@cell"] == part("b@cell", (44, 44), (44, 0)))
    #expect(found["c@cell"] == part("c@cell", (88, 44), (44, 0)))
    #expect(found["c"] == part("c", (100, 20), (56, 20)))
    #expect(found["d@cell"] == part("d@cell", (132, 44), (44, 44)))
    #expect(found.rows == ["a", "b", "c", "d"])
    #expect(view.getAllRows() == ["a", "d"])
  }

  @Test("The first of all rows collapses to the start")
  func removingAll() throws {
    var view = list("a", "b")
    view.removeAllRows(animated: true)
    let found = try transition(view)
    #expect(found["a@cell"]?.end.frame.origin.y == 0 && found["b@cell"]?.end.frame.origin.y == 0)
    #expect(found.endSize.height == 0)
  }

  /// The separator of a collapsing cell fades, and that of the row above disappears at once.
  @Test("Separators")
  func separators() throws {
    var view = AloeStackView()
    view.automaticallyHidesLastSeparator = true
    view.addRows([Leaf("a", width: 30, height: 20), Leaf("b", width: 30, height: 20)])
    view.addRow(Leaf("c", width: 30, height: 20))
    view.removeRow("c", animated: true)
    let found = try transition(view)
    #expect(found["b@separator"]?.end.alpha == 1)
    view.showSeparator(forRow: "b")
    view.hideRow("a", animated: true)
    let last = try #require(view.transitions(for: ContentProposal(width: 100)).last)
    let separator = try #require(last["a@separator"])
    #expect(separator.start.frame == CGRect(x: 15, y: 43.5, width: 85, height: 0.5))
    #expect(separator.end == .init(frame: CGRect(x: 15, y: -0.5, width: 85, height: 0.5), alpha: 0))
  }

  /// Cells of 30 points, from the right: a at 70, b at 40, and c at 10, which takes b's place.
  @Test("A horizontal list from right to left")
  func rightToLeft() throws {
    var view = list("a", "b", "c", axis: .horizontal)
    view.hideRow("b", animated: true)
    let found = try transition(
      view, in: ContentEnvironment(layoutDirection: .rightToLeft),
      ContentProposal(width: 100, height: 60))
    #expect(
      found["b@cell"]
        == .init(
          path: "b@cell", start: .init(frame: CGRect(x: 40, y: 0, width: 30, height: 60)),
          end: .init(frame: CGRect(x: 70, y: 0, width: 0, height: 60))))
    #expect(found["c@cell"]?.end.frame.origin.x == 40)
  }
}
