import Compositional
import CompositionalDocuments
import CompositionalInspection

/// `explain`: prints the reasons of an element's frame, step by step.
struct ExplainCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let element: ElementName
  private let offset: CGPoint?
  private let measurement: MeasureOption?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    // The words of a name need no quotes.
    element = try ElementName(invocation.operands.dropFirst().joined(separator: " "))
    offset = try invocation.offset()
    measurement = try MeasureOption(invocation)
    isJSON = try invocation.format() == "json"
  }

  func run(on console: Console) throws -> ExitStatus {
    switch try source.loadAny(from: console, overrides, measuring: measurement, at: offset) {
    case .compositional(let subject, let viewport): try explain(subject, viewport, on: console)
    case .flow(let flow): try explain(flow, on: console)
    }
    return .success
  }

  private func explain(_ flow: LoadedFlow, on console: Console) throws {
    let id = try flow.element(element).id
    let explanation: Explanation
    do throws(MissingElement) {
      explanation = try flow.frames.explanation(of: id, in: flow.viewport)
    } catch {
      throw CommandFailure.usage("\(error)")
    }
    flow.frames.sizingProblems.forEach(console.complain)
    try write(explanation, diagnostics: flow.frames.findings, on: console)
  }

  private func explain(
    _ subject: LoadedLayout, _ viewport: Viewport, on console: Console
  ) throws {
    let element = try element.resolved(in: subject.layout)
    let explanation: Explanation
    do throws(MissingElement) {
      explanation = try subject.layout.explanation(of: element.id, in: viewport)
    } catch {
      throw CommandFailure.usage("\(error)")
    }
    let part = try element.part.map { try PartExplanation($0, of: element, in: subject, viewport) }
    let parts =
      part == nil ? subject.parts(inside: try element.attributes(in: subject, viewport)) : []
    console.complain(about: subject.layout.reportedFindings)
    try write(
      explanation, diagnostics: subject.layout.reportedFindings, part, parts, on: console)
  }

  private func write(
    _ explanation: Explanation, diagnostics: [LintFinding], _ part: PartExplanation? = nil,
    _ parts: [PlacedPart] = [], on console: Console
  ) throws {
    if isJSON {
      let answer = JSONValue.explanation(
        explanation, diagnostics: diagnostics, part: part?.json, parts: parts)
      console.output.line(try answer.checked().pretty())
    } else {
      let glyphs = Glyphs(unicode: console.terminal.usesUnicode)
      console.output.line(glyphs.arithmetic(explanation.description))
      if let part {
        console.output.line()
        part.lines.forEach { console.output.line($0) }
      }
      PartExplanation.list(parts).forEach { console.output.line($0) }
    }
  }
}
