import Compositional

/// `render`: draws the layout at an offset with characters.
struct RenderCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let offset: CGPoint?

  /// The most lines of a picture, so that a tall view stays readable.
  private static let rows = 100

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    offset = try invocation.offset()
    _ = try invocation.choice(.format, of: ["text"])
  }

  func run(on console: Console) throws -> ExitStatus {
    let (subject, viewport) = try source.load(from: console, overrides, measuringAt: offset)
    try subject.checkBound(of: viewport.bounds, at: viewport)
    let terminal = console.terminal
    let picture = LayoutPicture(
      bounds: viewport.bounds, scrollRange: subject.scrollArea,
      elements: subject.layout.attributes(in: viewport), boundaryKinds: subject.boundaryKinds,
      columns: terminal.columns, rows: Self.rows)
    console.output.line(Ink.heading.paint(subject.title, on: terminal))
    console.output.line(
      Ink.faint.paint(caption(subject, viewport, picture, terminal), on: terminal))
    picture.lines(on: terminal).forEach { console.output.line($0) }
    console.output.line(Legend.line(picture.roles, on: terminal))
    return .success
  }

  private func caption(
    _ subject: LoadedLayout, _ viewport: Viewport, _ picture: LayoutPicture, _ terminal: Terminal
  ) -> String {
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let scale = picture.scale
    let x = NumberText(Double(viewport.contentOffset.x), decimals: 1, grouped: true)
    let y = NumberText(Double(viewport.contentOffset.y), decimals: 1, grouped: true)
    return [
      subject.sizeText(subject.size, glyphs) + " at (\(x); \(y))",
      "content " + subject.sizeText(subject.layout.contentSize, glyphs),
      "a character is \(NumberText(scale.pointsPerColumn, decimals: 1)) \(glyphs.times) "
        + "\(NumberText(scale.pointsPerRow, decimals: 1))",
    ].joined(separator: " \(glyphs.dot) ")
  }
}
