import Compositional
import CompositionalDocuments
import CompositionalInspection

/// The JSON report of a scroll, written while the scroll runs.
struct ScrollAnswer {
  let subject: any ScrollSubject
  let plan: ScrollPlan
  let interruption: Interruption
  let console: Console

  /// Runs the scroll and writes the report.
  ///
  /// - Throws: A failure if a number of a step is not finite.
  func write() throws {
    let output = console.output
    let head: [JSONValue.Member] =
      subject.answerHead + [
        .init("contentSize", .size(subject.elements.contentSize)),
        .init("step", .number(plan.step)),
      ]
    try output.write("{" + head.map { try $0.checked().compact + ",\n " }.joined() + "\"steps\": [")
    var summary = ScrollSummary()
    var run = ScrollRun(subject, plan, until: interruption, budget: .listing)
    while let step = run.next() {
      summary.add(step, along: subject.axis)
      output.write((step.index == 0 ? "\n  " : ",\n  ") + (try Self.step(step).checked().compact))
      if output.isClosed { return }
    }
    try run.simulator.checkFinite(named: subject.title)
    let last = try self.summary(summary, run.simulator.content.contentSize).checked()
    output.line("\n ],")
    let found = run.simulator.findings
    output.line(" " + JSONValue.Member("summary", last).compact + ",")
    output.line(" " + JSONValue.Member.diagnostics(found).compact + "}")
    console.complain(about: found)
    run.complainIfCut(on: console)
  }

  private static func step(_ step: ScrollStep) -> JSONValue {
    func ids(_ ids: [ElementID]) -> JSONValue { .array(ids.map { .string($0.description) }) }
    let pinned = step.pinned.map { pin in
      JSONValue.object([
        .init("id", .string(pin.element.id.description)),
        .init("frame", .rect(pin.element.frame)),
        .init("moved", .number(pin.moved)),
      ])
    }
    let measured = step.measured.map { change in
      [
        JSONValue.Member("measured", .integer(change.elements)),
        .init("contentSize", .size(step.contentSize)),
        .init("contentSizeAdjustment", .size(change.contentSizeAdjustment)),
        .init("contentOffsetAdjustment", .point(change.contentOffsetAdjustment)),
      ]
    }
    return .object(
      [
        .init("step", .integer(step.index)),
        .init("contentOffset", .point(step.viewport.contentOffset)),
        .init("visible", .integer(step.elements.count)),
        .init("appeared", ids(step.appeared)),
        .init("disappeared", ids(step.disappeared)),
        .init("pinned", .array(pinned)),
      ] + (measured ?? []))
  }

  private func summary(_ summary: ScrollSummary, _ contentSize: CGSize) -> JSONValue {
    .object([
      .init("steps", .integer(summary.steps)),
      .init("cellsSeen", .integer(summary.cellsSeen)),
      .init("cells", .integer(subject.cellCount)),
      .init("othersSeen", .integer(summary.othersSeen)),
      .init("mostVisible", .integer(summary.mostVisible)),
      .init("mostVisibleOffset", .number(summary.mostVisibleOffset)),
      .init("contentSize", .size(contentSize)),
    ])
  }
}
