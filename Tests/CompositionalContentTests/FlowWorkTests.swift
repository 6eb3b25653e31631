import CompositionalContent
import CompositionalTestSupport
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

  /// Choices between widths whose sums never meet, and what follows them.
  private func distinctChoices(_ count: Int, _ rest: [FlowElement]) -> [FlowElement] {
    (0..<count).map { index in
      .choice(
        FlowChoice(
          id: "c\(index)",
          [
            [view("a\(index)", 1 + CGFloat(1 << index) / CGFloat(1 << count))],
            [view("b\(index)", 1)],
          ]))
    } + rest
  }

  private let text = FlowElement.view(Content(.text(ContentText(.filler(30))), id: "text"))

  /// Starts that never meet make too many ways to try, but text leaves few spans of starts.
  ///
  /// The element after the text never fits, so no first option is taken.
  @Test(arguments: [20, 40])
  func textAfterManyStartsIsDecided(_ count: Int) {
    let wide = FlowElement.view(Content(.fixed(CGSize(width: 900, height: 10)), id: "wide"))
    let solver = solver(distinctChoices(count, [text, wide]), width: 600)
    #expect(!solver.answer.diagnostics.map(\.code).contains(.undecided))
    #expect(solver.answer.choices.values.allSatisfy { $0 == 1 })
    #expect(FlowFitting.attemptLimit - solver.attempts < 2 * FlowFitting.patience)
  }

  /// The answer of a closure may be anything, so its starts have no rule; the flow says so.
  @Test func tooManyWaysAreReported() {
    let measured = FlowElement.view(
      Content(.measured("wide") { _ in CGSize(width: 900, height: 10) }, id: "measured"))
    let solver = solver(distinctChoices(40, [measured]), width: 600)
    #expect(solver.answer.diagnostics.map(\.code).contains(.undecided))
    #expect(solver.attempts <= 0)
  }

  /// Starts that are computed give the answers of trying.
  @Test func computedStartsAreThoseThatFit() {
    var mixed = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      guard case .flow(let flow) = random.flow(depth: 1).kind else { continue }
      let content = Content(kind: .flow(flow))
      var numbers = RandomSource(seed: seed)
      let width = Double(numbers.length(20...400))
      func fitting(patience: Int) -> (FlowFitting, FlowPlan) {
        let solver = ContentSolver(content, in: .init())
        let plan = solver.flowPlan(of: 0, flow)
        let fitting = FlowFitting(
          plan, in: width, FlowSolver(flow, 0, solver), patience: patience)
        return (fitting, plan)
      }
      let (tried, plan) = fitting(patience: .max / 2)
      let (computed, _) = fitting(patience: 0)
      var answers: Set<Bool> = []
      for step in plan.steps.indices {
        for _ in 0..<20 {
          let x = Double(numbers.length(0...CGFloat(width)))
          let expected = tried.fits(from: step, at: x)
          answers.insert(expected)
          #expect(computed.fits(from: step, at: x) == expected, "seed \(seed), \(step) at \(x)")
        }
      }
      if answers.count == 2 { mixed += 1 }
    }
    #expect(mixed > 100)
  }

  /// A text fits from starts in several spans, each found by trying.
  @Test func textLeavesSpans() {
    let elements = [text, FlowElement.space(.absolute(40))]
    let flow = ContentFlow(elements)
    let solver = ContentSolver(Content(kind: .flow(flow)), in: .init())
    let plan = solver.flowPlan(of: 0, flow)
    let flowSolver = FlowSolver(flow, 0, solver)
    let tried = FlowFitting(plan, in: 260, flowSolver, patience: .max / 2)
    let computed = FlowFitting(plan, in: 260, flowSolver, patience: 0)
    var changes = 0
    var last = true
    for x in stride(from: 0.0, through: 260, by: 0.25) {
      let fits = tried.fits(from: plan.start, at: x)
      #expect(computed.fits(from: plan.start, at: x) == fits, "\(x)")
      if fits != last { changes += 1 }
      last = fits
    }
    #expect(changes >= 3)
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
