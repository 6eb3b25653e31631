import Compositional
import CompositionalDocuments
import CompositionalInspection

/// `query`: prints the elements in a rectangle, or in the view at an offset.
struct QueryCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let rect: CGRect?
  private let offset: CGPoint?
  private let element: ElementName?
  private let measurement: MeasureOption?
  private let isText: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    rect = try invocation.rect()
    offset = try invocation.offset()
    element = try invocation.value(.element).map { try ElementName($0) }
    measurement = try MeasureOption(invocation)
    if rect != nil, element != nil {
      throw CommandFailure.usage("--rect and --element cannot be combined; remove one of them.")
    }
    isText = try invocation.format() == "text"
  }

  func run(on console: Console) throws -> ExitStatus {
    switch try source.loadAny(from: console, overrides, measuring: measurement, at: offset) {
    case .compositional(let subject, let viewport): try answer(subject, viewport, on: console)
    case .flow(let flow): try answer(flow, on: console)
    }
    return .success
  }

  private func answer(_ flow: LoadedFlow, on console: Console) throws {
    let (frames, viewport) = (flow.frames, flow.viewport)
    let elements: [LayoutAttributes]
    if let element {
      elements = [try flow.element(element)]
    } else {
      try flow.checkBound(of: rect ?? viewport.bounds)
      elements = frames.attributes(in: rect ?? viewport.bounds, at: viewport)
    }
    frames.sizingProblems.forEach(console.complain)
    if isText {
      ElementTable(elements, partsOf: { _ in [] }).write(to: console.output, on: console.terminal)
      return
    }
    let answer = QueryAnswer(
      contentSize: frames.contentSize, contentOffset: viewport.contentOffset,
      visibleRect: viewport.bounds, rect: rect, elements: elements)
    try write(answer, diagnostics: .findings(frames.findings), to: console.output)
  }

  private func answer(
    _ subject: LoadedLayout, _ viewport: Viewport, on console: Console
  ) throws {
    if element == nil { try subject.checkBound(of: rect ?? viewport.bounds, at: viewport) }
    console.complain(about: subject.layout.reportedFindings)
    let elements = try elements(of: subject, viewport)
    if isText {
      ElementTable(elements, partsOf: { parts(of: subject, in: $0) })
        .write(to: console.output, on: console.terminal)
    } else {
      let answer = QueryAnswer(
        contentSize: subject.layout.contentSize, contentOffset: viewport.contentOffset,
        visibleRect: viewport.bounds, rect: rect, elements: elements)
      try write(
        answer, diagnostics: .findings(subject.layout.reportedFindings),
        unscrolled: Self.unscrolledFrame(in: subject), partsOf: { parts(of: subject, in: $0) },
        to: console.output)
    }
  }

  private func elements(
    of subject: LoadedLayout, _ viewport: Viewport
  ) throws -> [LayoutAttributes] {
    guard let element else {
      return rect.map { subject.layout.attributes(in: $0, at: viewport) }
        ?? subject.layout.attributes(in: viewport)
    }
    let attributes = try element.resolved(in: subject.layout).attributes(in: subject, viewport)
    if let part = element.part {
      _ = try element.part(part, among: subject.parts(inside: attributes))
    }
    return [attributes]
  }

  /// Returns the parts inside an element, or the one that was asked for.
  private func parts(of subject: LoadedLayout, in attributes: LayoutAttributes) -> [PlacedPart] {
    let parts = subject.parts(inside: attributes)
    guard let path = element?.part else { return parts }
    return parts.filter { $0.path == path }
  }

  /// The fewest elements that are written line by line; their text is always longer than a line.
  private static let many = 4

  private func write(
    _ answer: QueryAnswer, diagnostics: JSONValue,
    unscrolled: (LayoutAttributes) -> CGRect? = { _ in nil },
    partsOf parts: (LayoutAttributes) -> [PlacedPart] = { _ in [] }, to output: any TextOutput
  ) throws {
    let (head, elements) = (answer.head(diagnostics: diagnostics), answer.elements)
    guard elements.count >= Self.many else {
      let list = elements.map { JSONValue.element($0, unscrolled: unscrolled($0)) }
      let parts = elements.flatMap { parts($0) }
      let tail: [JSONValue.Member] =
        parts.isEmpty ? [] : [.init("parts", .array(parts.map(JSONValue.part)))]
      let answer = JSONValue.object(head + [.init("elements", .array(list))] + tail)
      output.line(try answer.checked().pretty())
      return
    }
    for member in head { _ = try member.checked() }
    guard elements.allSatisfy(\.isFinite) else { throw CommandFailure.infinite }
    output.line("{")
    for member in head { output.line(" " + member.compact + ",") }
    output.write(" \"elements\": [")
    var lines = ElementLines(to: output, width: JSONValue.lineLength, indent: 2)
    for element in elements where !output.isClosed {
      lines.add(element, unscrolled: unscrolled(element))
    }
    lines.flush()
    output.write("\n ]")
    try writeParts(parts, elements, to: output)
    output.line("\n}")
  }

  /// Writes the parts inside elements, a line for each; nothing if there is none.
  private func writeParts(
    _ parts: (LayoutAttributes) -> [PlacedPart], _ elements: [LayoutAttributes],
    to output: any TextOutput
  ) throws {
    var isFirst = true
    for element in elements where !output.isClosed {
      for part in parts(element) {
        output.write(isFirst ? ",\n \"parts\": [\n  " : ",\n  ")
        isFirst = false
        output.write(try JSONValue.part(part).checked().compact)
      }
    }
    if !isFirst { output.write("\n ]") }
  }

  /// Returns a closure that returns the frame of an element before its section scrolled; nil for an
  /// element that does not scroll with a section.
  private static func unscrolledFrame(
    in subject: LoadedLayout
  ) -> (LayoutAttributes) -> CGRect? {
    guard subject.layout.hasOrthogonalSections else { return { _ in nil } }
    // Headers, footers and backgrounds of an orthogonal section do not scroll (rule 2.15.2).
    let staying = subject.boundaryKinds
    return { element in
      guard subject.scrollsOrthogonally(element), element.category != .decorationView,
        !(element.kind.map(staying.contains) ?? false)
      else { return nil }
      return subject.layout.attributes(for: element.id)?.frame
    }
  }
}
