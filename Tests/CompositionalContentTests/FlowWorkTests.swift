import CompositionalContent
import Testing

@testable import CompositionalContent

/// The work of flows with many choices, and of deep trees, in numbers of steps.
@Suite struct FlowWorkTests {
  private func view(_ id: String, _ width: CGFloat) -> FlowElement {
    .view(Content(.fixed(CGSize(width: width, height: 10)), id: id))
  }

  private func choices(_ count: Int) -> [FlowElement] {
    (0..<count).map { index in
      .choice(
        FlowChoice(
          id: "c\(index)", [[view("a\(index)", 50)], [view("b\(index)", 30)], [.newline(0)]]))
    }
  }

  private func solver(_ elements: [FlowElement], width: Double) -> ContentSolver {
    let solver = ContentSolver(Content(kind: .flow(ContentFlow(elements))), in: .init())
    _ = solver.solution(for: ContentProposal(width: width))
    return solver
  }

  /// Thresholds decide: a leaf is asked for its width a fixed number of times, and nothing is
  /// tried.
  @Test func choicesInARowAreLinear() {
    let one = solver(choices(1), width: 2000)
    let many = solver(choices(80), width: 2000)
    #expect(many.attempts == FlowFitting.attemptLimit)
    #expect(many.measurements <= 80 * one.measurements)
    #expect(many.answer.choices.count == 80)
  }

  /// Where no threshold decides, answers are kept by step and start.
  @Test func choicesBeforeTextAreTriedOnce() {
    let text = FlowElement.view(
      Content(.text(ContentText(.filler(30))), id: "text"))
    let wide = FlowElement.view(Content(.fixed(CGSize(width: 900, height: 10)), id: "wide"))
    let many = solver(choices(80) + [text, wide], width: 600)
    // A line has at most 61 different starts, the multiples of ten. From each of them, a choice is
    // one step, two of its options are two, and the third is one.
    #expect(FlowFitting.attemptLimit - many.attempts < 80 * 61 * 7)
    #expect(many.answer.diagnostics.map(\.code).contains(.undecided) == false)
  }

  /// Starts that never meet make more ways than can be tried; the flow says so.
  @Test func tooManyWaysAreReported() {
    let elements = (0..<40).map { index in
      FlowElement.choice(
        FlowChoice([
          [view("a\(index)", 1 + CGFloat(1 << index) / CGFloat(1 << 40))], [view("b\(index)", 1)],
        ]))
    }
    let text = FlowElement.view(Content(.text(ContentText(.filler(30))), id: "text"))
    let wide = FlowElement.view(Content(.fixed(CGSize(width: 900, height: 10)), id: "wide"))
    let solver = solver(elements + [text, wide], width: 600)
    #expect(solver.answer.diagnostics.map(\.code).contains(.undecided))
    #expect(solver.attempts <= 0)
  }

  /// A box in a box asks for a width that was found already.
  @Test func boxesInBoxesDoNotDouble() {
    var elements = [view("last", 10)]
    for level in 0..<40 {
      let options = [[view("a\(level)", 30)], [view("b\(level)", 20)]]
      elements = [
        .choice(FlowChoice(id: "c\(level)", options)), .box(FlowBox(elements: elements)),
      ]
    }
    let solver = solver(elements, width: 600)
    #expect(FlowFitting.attemptLimit - solver.attempts < 100_000)
    #expect(solver.answer.choices.count == 40 && solver.answer.diagnostics.isEmpty == false)
  }

  /// Each level of a deep tree asks the next for a number of heights that does not double.
  @Test(arguments: [20, 40, 80])
  func deepTreesAreAnswered(_ depth: Int) {
    var content = Content(.wrapping(naturalWidth: 900, lineHeight: 20), id: "leaf")
    for level in 0..<depth {
      content.placement.slot = .automatic
      let id = "n\(level)"
      let kind: Content.Kind =
        switch level % 5 {
        case 0: .flow(ContentFlow([.view(content)]))
        case 1: .split(ContentSplit(.horizontal, items: [content]))
        case 2: .stack(ContentStack(.horizontal(), items: [content]))
        case 3: .rows(ContentRows(rows: [content]))
        default: .scrollingSplit(ContentScrollingSplit(items: [content]))
        }
      content = Content(kind: kind, id: id)
    }
    let solver = ContentSolver(content, in: .init())
    _ = solver.solution(for: ContentProposal(width: 375))
    #expect(solver.answer.frames.count >= depth)
    #expect(solver.measurements < 20 * depth)
  }

  @Test func treesThatAreTooDeepStop() async {
    await #expect(processExitsWith: .failure) {
      var content = Content(.fixed(.zero))
      for _ in 0..<Content.depthLimit { content = .hStack([content]) }
      _ = content.solve(for: .init())
    }
  }
}
