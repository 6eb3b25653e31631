import Compositional
import CompositionalInspection
import CompositionalPictures
import CompositionalSimulation

/// The text report of a scroll: a heading, a table of steps, a summary and the last frame.
struct ScrollReport {
  let subject: any ScrollSubject
  let plan: ScrollPlan
  /// True if the middle of a long run is omitted.
  let isAbridged: Bool
  let interruption: Interruption
  let console: Console

  /// The steps shown at the beginning and at the end of an abridged run.
  private static let shown = (first: 14, last: 6)
  /// The fewest steps that are omitted, less one.
  private static let shortest = 4
  /// The most lines of the picture, so that a report fits a screen or two.
  private static let pictureRows = 30

  /// Runs the scroll and writes the report meanwhile.
  ///
  /// - Throws: A failure if measuring made the layout infinite.
  func write() throws {
    let (terminal, output) = (console.terminal, console.output)
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    output.line(Ink.heading.paint(subject.title.printable, on: terminal))
    output.line(Ink.faint.paint(surroundings(glyphs), on: terminal))
    output.line()
    let table = StepTable(subject, plan, on: terminal)
    table.heading.forEach { output.line($0) }
    var summary = ScrollSummary()
    var run = ScrollRun(subject, plan, until: interruption)
    // The last steps of an abridged run wait here until the run ends.
    var waiting: [[String]] = []
    var last: ScrollStep?
    while let step = run.next() {
      summary.add(step, along: subject.axis)
      last = step
      if !isAbridged || step.index < Self.shown.first {
        table.rows(step).forEach { output.line($0) }
      } else {
        waiting.append(table.rows(step))
        if waiting.count > Self.shown.last + Self.shortest { waiting.remove(at: Self.shown.last) }
      }
      if output.isClosed { return }
    }
    write(waiting, of: summary.steps, table)
    try run.simulator.checkFinite(named: subject.title)
    run.complainIfCut(on: console)
    output.line()
    lines(summary, run.simulator, glyphs).forEach { output.line($0) }
    guard let last else { return }
    output.line()
    picture(last, run.simulator, glyphs).forEach { output.line($0) }
  }

  /// Writes the number of omitted steps and the end of an abridged run.
  private func write(_ waiting: [[String]], of count: Int, _ table: StepTable) {
    let left = count - Self.shown.first - waiting.count
    let shown = left > 0 ? waiting.suffix(Self.shown.last) : waiting[...]
    if left > 0 {
      console.output.line(table.gap(count - Self.shown.first - shown.count))
    }
    for rows in shown { rows.forEach { console.output.line($0) } }
  }

  private func surroundings(_ glyphs: Glyphs) -> String {
    let scale = "scale \(NumberText(Double(subject.environment.displayScale)))"
    return ([glyphs.text(subject.size) + " points", scale] + subject.dataText)
      .joined(separator: " \(glyphs.dot) ")
  }

  private func lines(
    _ summary: ScrollSummary, _ simulator: CollectionViewSimulator, _ glyphs: Glyphs
  ) -> [String] {
    func number(_ count: Int) -> String { NumberText(count: count).description }
    let cells = number(subject.cellCount)
    let most = NumberText(summary.mostVisibleOffset, decimals: 1)
    let found = simulator.findings
    let shift = NumberText(summary.largestShift, decimals: 1)
    let measured =
      subject.measurer == nil
      ? []
      : [("measured", "\(number(summary.measured)), the offset adjusted by \(shift) at most")]
    let rows =
      [
        ("steps", "\(number(summary.steps)), \(NumberText(plan.step)) points each"),
        ("cells seen", "\(number(summary.cellsSeen)) of \(cells)"),
        ("others seen", "\(number(summary.othersSeen)) (headers, badges, backgrounds)"),
        ("most at once", "\(number(summary.mostVisible)) at offset \(most)"),
        ("content size", glyphs.text(simulator.content.contentSize) + " points"),
      ] + measured + [("diagnostics", found.isEmpty ? "none" : number(found.count))]
    let shown = found.prefix(10).flatMap {
      ("    " + $0.description).wrapped(to: console.terminal.columns, indent: 4)
    }
    return [Ink.heading.paint("Summary", on: console.terminal)]
      + rows.map { "  " + $0.0.padded(to: 14) + $0.1 }
      + shown.map { Ink.bad.paint($0, on: console.terminal) }
  }

  private func picture(
    _ step: ScrollStep, _ simulator: CollectionViewSimulator, _ glyphs: Glyphs
  ) -> [String] {
    let terminal = console.terminal
    let picture = Result { try simulator.picture(of: step.elements, in: step.viewport) }
    let heading =
      "Last frame" + " \(glyphs.dot) offset "
      + NumberText(
        step.viewport.contentOffset[subject.axis], decimals: 1
      ).description
    return [Ink.heading.paint(heading, on: terminal)]
      + picture.lines(rows: Self.pictureRows, on: terminal)
  }
}

extension ScrollSubject {
  /// The scroll direction and the counts of sections and cells.
  var dataText: [String] {
    let sections = itemCounts.count
    return [
      axis == .vertical ? "scrolls down" : "scrolls sideways",
      sections == 1 ? "1 section" : "\(NumberText(count: sections)) sections",
      "\(NumberText(count: cellCount)) cells",
    ]
  }
}
