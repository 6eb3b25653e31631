import Compositional
import CompositionalInspection
import CompositionalPictures
import CompositionalSimulation

/// `render`: draws the layout at an offset, or a run through it.
struct RenderCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let offset: CGPoint?
  private let format: Format
  private let options: PictureOptions
  private let look: PictureLook
  private let motion: PictureMotion?
  private let measurement: MeasureOption?
  /// The form of the answer.
  enum Format: String, CaseIterable { case text, svg, png, html }

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    offset = try invocation.offset()
    format = Format(rawValue: try invocation.format()) ?? .text
    options = try invocation.pictureOptions(isText: format == .text)
    look = try PictureLook(invocation)
    motion = try PictureMotion(invocation)
    measurement = try MeasureOption(invocation)
    if motion != nil, offset != nil || options.content == .whole {
      throw CommandFailure.usage(
        "\(offset != nil ? "--offset" : "--content whole") and a run cannot be combined; "
          + "remove one of them.")
    }
    if invocation.has(.scale), format != .png {
      throw CommandFailure.usage("--scale is for PNG; add --format png.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if format == .png { try PictureLook.check(console) }
    if format == .html {
      console.output.write(raw: try source.page(from: console).html)
      return .success
    }
    do {
      try draw(on: console)
    } catch let error as PictureError {
      throw PictureLook.failure(error)
    }
    return .success
  }

  private func draw(on console: Console) throws {
    if let motion {
      let subject = try source.loadScrolled(from: console, overrides, measuring: measurement)
      console.complain(about: subject.simulator(at: nil).findings)
      let film = try motion.film(of: subject, options, on: console)
      let sheet = film.strip(motion.pictures ?? PictureMotion.stripLength)
      switch format {
      case .text:
        write(sheet, title: subject.title, caption: motion.caption(film, sheet), on: console)
      case .png where motion.pictures == nil: try look.write(film, to: console)
      case .svg, .png, .html: try look.write(sheet, asPNG: format == .png, to: console)
      }
      return
    }
    switch try source.loadAny(from: console, overrides, measuring: measurement, at: offset) {
    case .compositional(let subject, let viewport): try draw(subject, viewport, on: console)
    case .flow(let flow): try draw(flow, on: console)
    }
  }

  private func draw(_ flow: LoadedFlow, on console: Console) throws {
    flow.frames.sizingProblems.forEach(console.complain)
    try write(
      try flow.frames.picture(in: flow.viewport, options), of: flow.frames.contentSize,
      flow.viewport, title: flow.title,
      on: console)
  }

  private func draw(_ subject: LoadedLayout, _ viewport: Viewport, on console: Console) throws {
    try subject.checkBound(of: viewport.bounds, at: viewport)
    console.complain(about: subject.layout.reportedFindings)
    let picture =
      try subject.measurer.map {
        try subject.layout.picture(in: viewport, partsOf: $0, options)
      } ?? subject.layout.picture(in: viewport, options)
    try write(
      picture, of: subject.layout.contentSize, viewport, title: subject.title, on: console)
  }

  private func write(
    _ picture: LayoutPicture, of contentSize: CGSize, _ viewport: Viewport, title: String,
    on console: Console
  ) throws {
    switch format {
    case .text:
      write(
        PictureSheet([picture]), title: title,
        caption: caption(contentSize, viewport, picture, console.terminal), on: console)
    case .svg, .png, .html:
      try look.write(PictureSheet([picture]), asPNG: format == .png, to: console)
    }
  }

  /// The most lines off a terminal, so that the picture of a tall view stays readable.
  private static let rows = 100
  /// The lines above a picture.
  private static let heading = 2

  private func write(
    _ sheet: PictureSheet, title: String, caption: String, on console: Console
  ) {
    let terminal = console.terminal
    let mark = Glyphs(unicode: terminal.usesUnicode).ellipsis
    console.output.line(
      Ink.heading.paint(title.printable.cut(to: terminal.columns, mark), on: terminal))
    console.output.line(
      Ink.faint.paint(caption.cut(to: terminal.columns, mark), on: terminal))
    sheet.lines(
      columns: terminal.columns, rows: Self.rows(on: terminal),
      style: PictureTextStyle(terminal)
    ).forEach { console.output.line($0) }
  }

  /// Returns the lines of a picture below its heading; the prompt takes one more.
  private static func rows(on terminal: Terminal) -> Int {
    (terminal.rows.map { $0 - 1 } ?? rows + heading) - heading
  }

  private func caption(
    _ contentSize: CGSize, _ viewport: Viewport, _ picture: LayoutPicture, _ terminal: Terminal
  ) -> String {
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let size = picture.characterSize(
      columns: terminal.columns, rows: Self.rows(on: terminal), style: PictureTextStyle(terminal))
    let x = NumberText(Double(viewport.contentOffset.x), decimals: 1)
    let y = NumberText(Double(viewport.contentOffset.y), decimals: 1)
    return [
      glyphs.text(viewport.size) + " at \(x), \(y)",
      "content " + glyphs.text(contentSize),
      "a character is \(NumberText(Double(size.width), decimals: 1)) \(glyphs.times) "
        + "\(NumberText(Double(size.height), decimals: 1))",
    ].joined(separator: " \(glyphs.dot) ")
  }
}
