import Compositional
import CompositionalInspection
import CompositionalPictures
import CompositionalSimulation

/// The text report of a simulation: timelines, events, totals, warnings and the last frame.
struct SimulationReport {
  /// The events shown at the beginning and at the end of a long run.
  private static let shown = (first: 32, last: 8)
  /// The first column of the details of an event, and their least width.
  private static let (detailStart, detailColumns) = (25, 20)
  /// The most lines of the picture.
  private static let pictureRows = 26
  /// The most warnings of one kind.
  private static let warningsAtMost = 5

  let console: Console
  private var timelines: SimulationTimelines
  private var summary = SimulationSummary()
  private var first: [(time: Double, event: SimulationEvent)] = []
  private var last: [(time: Double, event: SimulationEvent)] = []
  private var eventCount = 0
  private var warnings: [SimulationEvent.Kind: (count: Int, lines: [String])] = [:]

  init(_ run: SimulationRun, on console: Console) {
    self.console = console
    timelines = SimulationTimelines(along: run.subject.axis, rows: run.rowOffsets)
  }

  /// Adds a frame.
  mutating func add(_ frame: SimulatedFrame) {
    timelines.add(frame)
    summary.add(frame)
    for event in frame.events {
      eventCount += 1
      if first.count < Self.shown.first {
        first.append((frame.time, event))
      } else {
        last.append((frame.time, event))
        if last.count > Self.shown.last { last.removeFirst() }
      }
      warn(frame.time, event)
    }
  }

  private mutating func warn(_ time: Double, _ event: SimulationEvent) {
    guard [.jumped, .unsettled, .ignored].contains(event.kind) else { return }
    var warning = warnings[event.kind] ?? (0, [])
    warning.count += 1
    if warning.lines.count < Self.warningsAtMost {
      warning.lines.append("\(Self.text(time)) s  \(EventText(event))")
    }
    warnings[event.kind] = warning
  }

  static func text(_ seconds: Double) -> String {
    let text = NumberText(seconds, decimals: 2).description
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return parts[0] + "." + decimals.padding(with: "0", to: 2)
  }

  // MARK: Writing

  /// Writes the report of a finished run.
  func write(_ run: SimulationRun) {
    let terminal = console.terminal
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let time =
      "  \(Self.text(summary.seconds)) s \(glyphs.dot) \(run.framesPerSecond) frames a second"
    var lines = run.subject.title.printable.wrapped(to: terminal.columns).map {
      Ink.heading.paint($0, on: terminal)
    }
    lines += surroundings(run, glyphs).wrapped(to: terminal.columns).map {
      Ink.faint.paint($0, on: terminal)
    }
    lines += ["", heading("Timeline") + Ink.faint.paint(time, on: terminal)]
    lines += timelines.lines(on: terminal)
    lines += ["", heading("Events")] + events(glyphs)
    lines += ["", heading("Totals")] + totals(run, glyphs)
    lines += ["", heading("Warnings")] + warningLines(run.simulator.layout.reportedFindings)
    lines += [""] + picture(run)
    for line in lines { console.output.line(line) }
  }

  private func heading(_ text: String) -> String {
    Ink.heading.paint(text, on: console.terminal)
  }

  private func surroundings(_ run: SimulationRun, _ glyphs: Glyphs) -> String {
    let subject = run.subject
    return ([subject.sizeText(subject.size, glyphs) + " points"] + subject.dataText)
      .joined(separator: " \(glyphs.dot) ")
  }

  private func events(_ glyphs: Glyphs) -> [String] {
    func lines(_ time: Double, _ event: SimulationEvent) -> [String] {
      let text = EventText(event)
      let start =
        "  " + (Self.text(time) + " s").padded(from: 9) + "  "
        + text.ink.paint(text.name.padded(to: 12), on: console.terminal)
      let room = max(Self.detailColumns, console.terminal.columns - Self.detailStart)
      let parts = text.detail.wrapped(to: room, indent: 0)
      return parts.enumerated().map { index, part in
        let indent = String(repeating: " ", count: Self.detailStart)
        return ((index == 0 ? start : indent) + part).trimmingEnd()
      }
    }
    let left = eventCount - first.count - last.count
    let gap =
      left > 0
      ? [
        Ink.faint.paint(
          "  \(glyphs.ellipsis) \(NumberText(count: left)) more", on: console.terminal)
      ]
      : []
    let all = first.flatMap(lines) + gap + last.flatMap(lines)
    return all.isEmpty ? ["  none"] : all
  }

  private func totals(_ run: SimulationRun, _ glyphs: Glyphs) -> [String] {
    func number(_ count: Int) -> String { NumberText(count: count).description }
    let pool = run.simulator.pool
    let work = summary.busiestWork
    let busiest = Double(summary.busiestFrame) / Double(run.framesPerSecond)
    let offset = run.simulator.contentOffset
    let others = pool.others.sorted { $0.key < $1.key }.map {
      "\(number($0.value.created)) \(ElementLabels.short($0.key))"
    }
    var rows = [
      ("frames", "\(number(summary.frames)) in \(Self.text(summary.seconds)) simulated seconds"),
      (
        "cells",
        "\(number(pool.cells.created)) created for \(number(pool.cells.dequeued)) shown, "
          + "\(number(pool.cells.highWater)) at once"
      ),
    ]
    if !others.isEmpty { rows.append(("others", others.joined(separator: ", ") + " created")) }
    rows += [
      (
        "data",
        "\(number(summary.prefetched)) prefetched, \(number(summary.cancelled)) canceled"
      ),
      (
        "work",
        "at most \(number(work.total)) a frame, at \(Self.text(busiest)) s: "
          + "\(number(work.groupsSolved)) solved, \(number(work.elementsVisited)) visited, "
          + "\(number(work.measurements)) measured"
      ),
    ]
    if summary.measurements > 0 {
      let shift = NumberText(summary.largestAdjustment, decimals: 1)
      rows.append(
        ("measured", "\(number(summary.measurements)), the offset adjusted by \(shift) at most"))
    }
    let size = run.subject.sizeText(run.simulator.layout.contentSize, glyphs)
    let x = NumberText(Double(offset.x), decimals: 1)
    let y = NumberText(Double(offset.y), decimals: 1)
    rows.append(("ended", "at \(x), \(y) of \(size) points"))
    if !run.simulator.isAtRest { rows.append(("", "while something was still moving")) }
    return rows.flatMap {
      ("  " + $0.0.padded(to: 10) + $0.1).wrapped(to: console.terminal.columns, indent: 12)
    }
  }

  /// Returns the lines about findings and events; an unsettled size has an event of its own.
  private func warningLines(_ findings: [LintFinding]) -> [String] {
    let found = findings.filter { $0.id == nil }
    var lines = found.prefix(Self.warningsAtMost).map(\.description)
    for kind in SimulationEvent.Kind.allCases {
      guard let warning = warnings[kind] else { continue }
      lines += warning.lines
      let more = warning.count - warning.lines.count
      if more > 0 { lines.append("\(NumberText(count: more)) more of this kind") }
    }
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

extension String {
  /// Returns the text with a character repeated after it up to a length.
  fileprivate func padding(with character: Character, to length: Int) -> String {
    self + String(repeating: character, count: Swift.max(0, length - count))
  }
}
