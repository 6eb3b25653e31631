import Compositional

/// `query`: prints the elements in a rectangle, or in the view at an offset.
struct QueryCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let rect: CGRect?
  private let offset: CGPoint?
  private let isText: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    rect = try invocation.rect()
    offset = try invocation.offset()
    isText = try invocation.choice(.format, of: ["json", "text"]) == "text"
  }

  func run(on console: Console) throws -> ExitStatus {
    let (subject, viewport) = try source.load(from: console, overrides, measuringAt: offset)
    try subject.checkBound(of: rect ?? viewport.bounds, at: viewport)
    let elements =
      rect.map { subject.layout.attributes(in: $0, at: viewport) }
      ?? subject.layout.attributes(in: viewport)
    if isText {
      ElementTable(elements, on: console.terminal).lines.forEach { console.output.line($0) }
    } else {
      console.output.line(try answer(subject, viewport, elements).checked().pretty())
    }
    return .success
  }

  private func answer(
    _ subject: LoadedLayout, _ viewport: Viewport, _ elements: [LayoutAttributes]
  ) -> JSONAnswer {
    // Headers, footers and backgrounds of an orthogonal section do not scroll (rule 2.15.2).
    let staying = subject.boundaryKinds
    let list = elements.map { element in
      let scrolls =
        subject.scrollsOrthogonally(element) && element.category != .decorationView
        && !(element.kind.map(staying.contains) ?? false)
      let unscrolled = scrolls ? subject.layout.attributes(for: element.id)?.frame : nil
      return JSONAnswer.element(element, unscrolled: unscrolled)
    }
    let asked = rect.map { [JSONAnswer.Member("rect", .rect($0))] } ?? []
    return .object(
      [
        PlaygroundCommand.answerVersion,
        .init("contentSize", .size(subject.layout.contentSize)),
        .init("contentOffset", .point(viewport.contentOffset)),
        .init("visibleRect", .rect(viewport.bounds)),
      ] + asked + [.init("elements", .array(list))])
  }
}
