import CompositionalContent
import Testing

/// Layout passes, changes from one solution to the next, and the numbers of splits.
@Suite struct ContentHostTests {
  private func leaf(_ id: String, _ slot: ContentSlot = .equal) -> Content {
    var leaf = Content(.fixed(.zero), id: id)
    leaf.placement.slot = slot
    return leaf
  }

  private func column(_ items: [Content], id: String? = nil) -> Content {
    Content(kind: .split(ContentSplit(.vertical, items: items)), id: id)
  }

  /// Three views in a compact width, two of them in another order in a regular one.
  private var adaptive: Content {
    var compact = ContentCondition()
    compact.horizontalSizeClass = .compact
    let branches: [ContentConditional.Branch] = [
      .init(compact, column(["red", "green", "blue"].map { leaf($0) })),
      .init(.init(), column([leaf("green", .percentage(30)), leaf("red", .percentage(70))])),
    ]
    return Content(kind: .conditional(ContentConditional(branches)))
  }

  private let regular = ContentEnvironment(horizontalSizeClass: .regular)

  /// A view that both branches show moves, although the columns around it are two.
  @Test func aViewMovesFromOneBranchToTheOther() throws {
    let old = adaptive.solve(for: ContentProposal(width: 375, height: 812))
    let new = adaptive.solve(for: ContentProposal(width: 1024, height: 768), in: regular)
    let change = new.transition(from: old)
    #expect(change.added.filter { !$0.hasPrefix("#") || $0.contains("/") }.isEmpty)
    #expect(change.removed.contains("#0/blue"))
    #expect(!change.removed.contains("#0/red"))
    let red = try #require(change["#1/red"])
    #expect(red.start.frame.isNear(CGRect(x: 0, y: 0, width: 375, height: 812.0 / 3)))
    #expect(red.end.frame.isNear(CGRect(x: 0, y: 230.4, width: 1024, height: 537.6)))
    #expect(red.start.alpha == 1 && red.end.alpha == 1)
    let blue = try #require(change["#0/blue"])
    #expect(blue.start.frame == blue.end.frame && blue.end.alpha == 0)
    #expect(new.transition(from: new).added == [] && new.transition(from: new).removed == [])
  }

  /// The views of a flow are those of the options it took.
  @Test func aFlowShowsTheViewsOfItsOption() {
    func view(_ id: String, _ width: CGFloat) -> FlowElement {
      .view(Content(.fixed(CGSize(width: width, height: 10)), id: id))
    }
    let flow = Content(
      kind: .flow(
        ContentFlow([
          view("title", 40), .choice(FlowChoice([[view("long", 90)], [view("short", 20)]])),
        ])))
    let wide = flow.solve(for: ContentProposal(width: 200))
    let narrow = flow.solve(for: ContentProposal(width: 100))
    #expect(narrow.transition(from: wide).added == ["short"])
    #expect(narrow.transition(from: wide).removed == ["long"])
  }

  /// Two parts of one name in unnamed containers are told apart by their whole paths.
  @Test func equalNamesAreNotMixedUp() {
    let content = column([column([leaf("a")]), column([leaf("a")])])
    let old = content.solve(for: ContentProposal(width: 100, height: 100))
    let new = content.solve(for: ContentProposal(width: 100, height: 60))
    let change = new.transition(from: old)
    #expect(change["#1/a"]?.start.frame.minY == 50)
    #expect(change["#1/a"]?.end.frame.minY == 30)
  }

  // MARK: Passes

  /// A pass solves only if the bounds have changed or the layout is invalid.
  @Test func passesSolveOnlyWhatChanged() {
    var host = ContentHost(column([column([leaf("a")], id: "top"), leaf("b", .fixed(40))]))
    #expect(host.layoutIfNeeded() == [])
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let all: [ContentHost.Event] = ["/", "top"].flatMap {
      [.couldLayoutSubviews($0), .willLayoutSubviews($0), .didLayoutSubviews($0)]
    }
    #expect(host.layoutIfNeeded() == all + [.added(["top", "top/a", "b"])])
    #expect(host.layoutIfNeeded() == [.couldLayoutSubviews("/"), .couldLayoutSubviews("top")])
    #expect(host.layoutCount == 1 && !host.needsLayout)
    host.invalidateLayout()
    #expect(host.needsLayout)
    #expect(host.layoutIfNeeded() == all)
    #expect(host.layoutCount == 2)
    // A new environment makes the layout invalid, one that is equal does not.
    host.environment = ContentEnvironment()
    #expect(!host.needsLayout)
    host.environment.contentSizeCategory = .extraLarge
    #expect(host.needsLayout)
  }

  /// A child whose own bounds stay is not laid out again.
  @Test func aSplitInsideHasItsOwnBounds() {
    var host = ContentHost(column([column([leaf("a")], id: "top"), leaf("b")]))
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = host.layoutIfNeeded()
    var fixed = column([leaf("a")], id: "top")
    fixed.placement.slot = .fixed(50)
    host.content = column([fixed, leaf("b")])
    _ = host.layoutIfNeeded()
    host.frame.size.height = 200
    #expect(
      host.layoutIfNeeded() == [
        .couldLayoutSubviews("/"), .willLayoutSubviews("/"), .didLayoutSubviews("/"),
        .couldLayoutSubviews("top"),
      ])
    #expect(host.solution?.frame(at: "b")?.height == 150)
  }

  /// The content ends above the keyboard; one that does not reach it changes nothing.
  @Test func theKeyboardShrinksTheContent() {
    var host = ContentHost(column([leaf("a"), leaf("bar", .fixed(44))]))
    host.frame = CGRect(x: 0, y: 100, width: 375, height: 712)
    _ = host.layoutIfNeeded()
    host.keyboard = CGRect(x: 0, y: 512, width: 375, height: 300)
    #expect(host.bounds == CGSize(width: 375, height: 412))
    #expect(!host.layoutIfNeeded().isEmpty)
    #expect(host.solution?.frame(at: "bar")?.minY == 368)
    #expect(host.transition?["bar"]?.start.frame.minY == 668)
    host.keyboard = CGRect(x: 0, y: 900, width: 375, height: 300)
    #expect(host.bounds.height == 712)
    // An undocked keyboard floats over the content.
    host.keyboard = CGRect(x: 0, y: 300, width: 375, height: 200)
    #expect(host.bounds.height == 712)
  }

  // MARK: Calculations

  /// Worked case D4 of BaseComponents: 100 fixed, 30 percent of the remaining 400, and two halves.
  @Test func aSplitTellsItsCalculation() {
    let split = Content(
      kind: .split(
        ContentSplit(
          .horizontal,
          items: [
            leaf("a", .fixed(100)), leaf("b", .percentage(30)), leaf("c"), leaf("d"),
          ])))
    let solution = split.solve(for: ContentProposal(width: 500, height: 50))
    let calculation = solution.calculations["/"]
    #expect(calculation?.length == 500 && calculation?.fixedSum == 100)
    #expect(calculation?.remainder == 400 && calculation?.percentage == 30)
    #expect(calculation?.equalCount == 2)
    #expect(calculation?.slots == [100, 120, 140, 140])
  }
}
