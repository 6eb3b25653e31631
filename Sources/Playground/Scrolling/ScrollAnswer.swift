import Compositional

/// A scroll told to a program: one JSON object, written as the scroll goes on.
struct ScrollAnswer {
  let subject: LoadedLayout
  let plan: ScrollPlan
  let console: Console

  /// Runs the scroll and writes the answer.
  func write() {
    let output = console.output
    let head: [JSONAnswer.Member] = [
      PlaygroundCommand.answerVersion,
      .init("layout", .string(subject.title)),
      .init("size", .size(subject.size)),
      .init("scrollDirection", .string(subject.axis == .vertical ? "vertical" : "horizontal")),
      .init("itemCounts", .array(subject.itemCounts.map(JSONAnswer.int))),
      .init("contentSize", .size(subject.layout.contentSize)),
      .init("step", .number(plan.step)),
    ]
    output.write("{" + head.map { $0.compact + ",\n " }.joined() + "\"steps\": [")
    var summary = ScrollSummary()
    for step in ScrollRun(subject, plan) {
      summary.add(step, offset: plan.offset(step.index))
      output.write((step.index == 0 ? "\n  " : ",\n  ") + Self.step(step).compact)
      if output.isClosed { return }
    }
    output.line("\n ],")
    output.line(" " + JSONAnswer.Member("summary", self.summary(summary)).compact + "}")
  }

  private static func step(_ step: ScrollStep) -> JSONAnswer {
    func ids(_ ids: [ElementID]) -> JSONAnswer { .array(ids.map { .string($0.description) }) }
    let pinned = step.pinned.map { pin in
      JSONAnswer.object([
        .init("id", .string(pin.element.id.description)),
        .init("frame", .rect(pin.element.frame)),
        .init("moved", .number(pin.moved)),
      ])
    }
    return .object([
      .init("step", .int(step.index)),
      .init("contentOffset", .point(step.viewport.contentOffset)),
      .init("visible", .int(step.elements.count)),
      .init("appeared", ids(step.appeared)),
      .init("disappeared", ids(step.disappeared)),
      .init("pinned", .array(pinned)),
    ])
  }

  private func summary(_ summary: ScrollSummary) -> JSONAnswer {
    .object([
      .init("steps", .int(summary.steps)),
      .init("cellsSeen", .int(summary.cellsSeen)),
      .init("cells", .int(subject.cellCount)),
      .init("othersSeen", .int(summary.othersSeen)),
      .init("mostVisible", .int(summary.mostVisible)),
      .init("mostVisibleOffset", .number(summary.mostVisibleOffset)),
      .init("contentSize", .size(subject.layout.contentSize)),
      .init("diagnostics", .array(subject.layout.diagnostics.map { .string($0.description) })),
    ])
  }
}
