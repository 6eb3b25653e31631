import Compositional

/// A scroll told to a person: a heading, a table of steps, a summary and the last frame.
struct ScrollReport {
  let subject: LoadedLayout
  let plan: ScrollPlan
  /// Whether the middle of a long run is left out.
  let isAbridged: Bool
  let console: Console

  /// The steps shown at the beginning and at the end of an abridged run.
  private static let shown = (first: 14, last: 6)
  /// Lines of the picture at the end, so that a report stays within a screen or two.
  private static let pictureRows = 30

  /// Runs the scroll and writes the report as it goes.
  func write() {
    let (terminal, output) = (console.terminal, console.output)
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    output.line(Ink.heading.paint(subject.title, on: terminal))
    output.line(Ink.faint.paint(surroundings(glyphs), on: terminal))
    output.line()
    let table = StepTable(subject, plan, on: terminal)
    table.heading.forEach { output.line($0) }
    var summary = ScrollSummary()
    var last: ScrollStep?
    for step in ScrollRun(subject, plan) {
      summary.add(step, offset: plan.offset(step.index))
      last = step
      if isShown(step.index) {
        table.rows(step).forEach { output.line($0) }
      } else if step.index == Self.shown.first {
        output.line(table.gap(plan.count - Self.shown.first - Self.shown.last))
      }
      if output.isClosed { return }
    }
    output.line()
    lines(summary, glyphs).forEach { output.line($0) }
    guard let last else { return }
    output.line()
    picture(last, glyphs).forEach { output.line($0) }
  }

  private func isShown(_ index: Int) -> Bool {
    !isAbridged || plan.count <= Self.shown.first + Self.shown.last + 4
      || index < Self.shown.first || index >= plan.count - Self.shown.last
  }

  private func surroundings(_ glyphs: Glyphs) -> String {
    let cells = NumberText(count: subject.cellCount)
    let counts = subject.itemCounts.count
    return [
      subject.sizeText(subject.size, glyphs) + " points",
      "scale \(NumberText(Double(subject.environment.displayScale)))",
      subject.axis == .vertical ? "scrolls down" : "scrolls sideways",
      counts == 1 ? "1 section" : "\(NumberText(count: counts)) sections",
      "\(cells) cells",
    ].joined(separator: " \(glyphs.dot) ")
  }

  private func lines(_ summary: ScrollSummary, _ glyphs: Glyphs) -> [String] {
    func number(_ count: Int) -> String { NumberText(count: count).description }
    let cells = number(subject.cellCount)
    let most = NumberText(summary.mostVisibleOffset, decimals: 1, grouped: true)
    let found = subject.layout.diagnostics
    let rows = [
      ("steps", "\(number(summary.steps)), \(NumberText(plan.step, grouped: true)) points each"),
      ("cells seen", "\(number(summary.cellsSeen)) of \(cells)"),
      ("others seen", "\(number(summary.othersSeen)) (headers, badges, backgrounds)"),
      ("most at once", "\(number(summary.mostVisible)) at offset \(most)"),
      ("content size", subject.sizeText(subject.layout.contentSize, glyphs) + " points"),
      ("diagnostics", found.isEmpty ? "none" : number(found.count)),
    ]
    let shown = found.prefix(10).flatMap { finding in
      finding.description.split(separator: "\n").map { "    " + $0 }
    }
    return [Ink.heading.paint("Summary", on: console.terminal)]
      + rows.map { "  " + $0.0.padded(to: 14) + $0.1 }
      + shown.map { Ink.bad.paint($0, on: console.terminal) }
  }

  private func picture(_ step: ScrollStep, _ glyphs: Glyphs) -> [String] {
    let terminal = console.terminal
    let picture = LayoutPicture(
      bounds: step.viewport.bounds, scrollRange: subject.scrollArea, elements: step.elements,
      boundaryKinds: subject.boundaryKinds, columns: terminal.columns, rows: Self.pictureRows)
    let heading =
      "Last frame" + " \(glyphs.dot) offset "
      + NumberText(plan.end, decimals: 1, grouped: true).description
    return [Ink.heading.paint(heading, on: terminal)] + picture.lines(on: terminal)
      + [Legend.line(picture.roles, on: terminal)]
  }
}

extension LoadedLayout {
  /// A size for people, such as `375 × 12,000`.
  func sizeText(_ size: CGSize, _ glyphs: Glyphs) -> String {
    let width = NumberText(Double(size.width), decimals: 1, grouped: true)
    let height = NumberText(Double(size.height), decimals: 1, grouped: true)
    return "\(width) \(glyphs.times) \(height)"
  }
}
