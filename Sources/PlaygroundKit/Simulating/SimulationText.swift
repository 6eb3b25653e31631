import Compositional
import CompositionalInspection
import CompositionalPictures
import CompositionalSimulation

/// The text report of a simulation: timelines and the last frame around the report of the library.
struct SimulationText {
  /// The first column of the details of an event, and their least width.
  private static let (detailStart, detailColumns) = (25, 20)
  /// The most lines of the picture.
  private static let pictureRows = 26
  /// The most findings of the layout.
  private static let findingsAtMost = 5

  let console: Console
  private var timelines: SimulationTimelines
  private var report: SimulationReport

  init(_ run: SimulationRun, on console: Console) {
    self.console = console
    report = SimulationReport(framesPerSecond: run.framesPerSecond)
    timelines = SimulationTimelines(along: run.subject.axis, rows: run.rowOffsets)
  }

  /// Adds a frame.
  mutating func add(_ frame: SimulatedFrame) {
    timelines.add(frame)
    report.add(frame)
  }

  // MARK: Writing

  /// Writes the report of a finished run.
  mutating func write(_ run: SimulationRun) {
    report.end(run.simulator)
    let terminal = console.terminal
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let seconds = SimulationReport.text(report.summary.seconds)
    let time = "  \(seconds) s \(glyphs.dot) \(run.framesPerSecond) frames a second"
    var lines = run.subject.title.printable.wrapped(to: terminal.columns).map {
      Ink.heading.paint($0, on: terminal)
    }
    lines += surroundings(run, glyphs).wrapped(to: terminal.columns).map {
      Ink.faint.paint($0, on: terminal)
    }
    lines += ["", heading("Timeline") + Ink.faint.paint(time, on: terminal)]
    lines += timelines.lines(on: terminal)
    lines += ["", heading("Events")] + events(glyphs)
    lines += ["", heading("Totals")] + totals(glyphs)
    lines += ["", heading("Warnings")] + warnings(run.simulator.findings)
    lines += [""] + picture(run)
    for line in lines { console.output.line(line) }
  }

  private func heading(_ text: String) -> String {
    Ink.heading.paint(text, on: console.terminal)
  }

  private func surroundings(_ run: SimulationRun, _ glyphs: Glyphs) -> String {
    let subject = run.subject
    return ([glyphs.text(subject.size) + " points"] + subject.dataText)
      .joined(separator: " \(glyphs.dot) ")
  }

  private func events(_ glyphs: Glyphs) -> [String] {
    let gap =
      report.omittedEvents > 0
      ? [
        Ink.faint.paint(
          "  \(glyphs.ellipsis) \(NumberText(count: report.omittedEvents)) more",
          on: console.terminal)
      ]
      : []
    let all = report.firstEvents.flatMap(lines) + gap + report.lastEvents.flatMap(lines)
    return all.isEmpty ? ["  none"] : all
  }

  /// Returns the lines of an event.
  private func lines(_ moment: SimulationReport.Moment) -> [String] {
    let kind = moment.event.kind
    let time = SimulationReport.text(moment.time) + " s"
    let start =
      "  " + time.padded(from: 9) + "  "
      + kind.ink.paint(kind.words.padded(to: 12), on: console.terminal)
    let room = max(Self.detailColumns, console.terminal.columns - Self.detailStart)
    let indent = String(repeating: " ", count: Self.detailStart)
    return moment.event.place.wrapped(to: room, indent: 0).enumerated().map { index, part in
      ((index == 0 ? start : indent) + part).trimmingEnd()
    }
  }

  private func totals(_ glyphs: Glyphs) -> [String] {
    report.totals(times: glyphs.times, shorten: ElementLabels.short).flatMap {
      ("  " + $0.name.padded(to: 10) + $0.text).wrapped(to: console.terminal.columns, indent: 12)
    }
  }

  /// Returns the lines about findings and events; an unsettled size has an event of its own.
  private func warnings(_ findings: [LintFinding]) -> [String] {
    let found = findings.filter { $0.id == nil }
    let lines = found.prefix(Self.findingsAtMost).map(\.description) + report.warnings
    guard !lines.isEmpty else { return ["  none"] }
    return lines.flatMap { ("  " + $0).wrapped(to: console.terminal.columns) }
      .map { Ink.bad.paint($0, on: console.terminal) }
  }

  private func picture(_ run: SimulationRun) -> [String] {
    let terminal = console.terminal
    let simulator = run.simulator
    let picture = Result { try simulator.picture() }
    return [heading("Last frame")] + picture.lines(rows: Self.pictureRows, on: terminal)
  }
}
