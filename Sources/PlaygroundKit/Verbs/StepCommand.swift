import Compositional
import CompositionalSimulation

/// `step`: scrolls through a layout in steps, and reports each step.
struct StepCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let step: Double?
  private let start: Double?
  private let end: ScrollTarget?
  private let measurement: MeasureOption?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    step = try invocation.number(.step)
    if let step, step <= 0 {
      throw CommandFailure.usage("--step must be above 0, not \(NumberText(step)).")
    }
    start = try invocation.number(.from)
    end = try ScrollTarget(invocation)
    measurement = try MeasureOption(invocation)
    isJSON = try invocation.format() == "json"
  }

  func run(on console: Console) throws -> ExitStatus {
    var subject = try source.loadScrolled(from: console, overrides, measuring: measurement)
    let axis = subject.axis
    // A start that is the greatest offset moves with what is measured there.
    if subject.startOffset[axis] > subject.scrollRange.lowerBound { subject.openAtStart() }
    let range = subject.scrollRange
    let opening = Double(subject.startOffset[axis])
    let far = opening > range.lowerBound ? range.lowerBound : range.upperBound
    let end = try end?.resolved(in: subject)
    var target = try end?.offset(in: subject)
    // A view does not rest behind an end; where it measures, the end may still move.
    if subject.measurer == nil { target = target?.clamped(to: range) }
    var plan = try ScrollPlan(
      from: start ?? opening, to: target ?? far, step: step, extent: subject.size[axis],
      followsEnd: end == nil)
    plan.target = end?.element
    var viewport = subject.viewport(at: opening)
    let elements = subject.elements
    for index in 0..<plan.count {
      viewport.contentOffset[axis] = CGFloat(plan.offset(index))
      let bound = elements.elementBound(in: viewport.bounds, at: viewport)
      guard bound <= LoadedLayout.heldAtMost else {
        throw CommandFailure.tooManyElements(LoadedLayout.heldAtMost)
      }
    }
    let interruption = Interruption()
    if isJSON {
      try ScrollAnswer(subject: subject, plan: plan, interruption: interruption, console: console)
        .write()
    } else {
      try ScrollReport(
        subject: subject, plan: plan, isAbridged: step == nil, interruption: interruption,
        console: console
      ).write()
    }
    guard !interruption.isRaised else {
      throw CommandFailure(status: .interrupted, message: "interrupted; the report ends there.")
    }
    return .success
  }
}
