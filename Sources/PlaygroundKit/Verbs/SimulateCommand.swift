import Compositional
import CompositionalInspection

/// `simulate`: simulates scrolling a collection view, and prints a report.
struct SimulateCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let script: SimulationScript
  private let framesPerSecond: Int
  private let duration: Double
  private let measurement: MeasureOption?
  private let format: String

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    script = try SimulationScript(invocation)
    framesPerSecond = try invocation.framesPerSecond()
    duration = try invocation.duration()
    measurement = try MeasureOption(invocation)
    format = try invocation.format()
  }

  func run(on console: Console) throws -> ExitStatus {
    let subject = try source.loadScrolled(from: console, overrides, measuring: measurement)
    var run = try SimulationRun(
      subject, script, framesPerSecond: framesPerSecond, duration: duration, console: console)
    switch format {
    case "json":
      var answer = SimulationAnswer(along: subject.axis, on: console)
      try answer.begin(run)
      try run.run(isCompared: true) { answer.add($0, $1) }
      try answer.end(run)
    case "csv": console.output.write(try run.record().csv)
    case "recording":
      let recording = try run.record()
      do throws(EncodingError) {
        console.output.line(try recording.jsonText())
      } catch {
        throw CommandFailure.infinite
      }
    default:
      var report = SimulationText(run, on: console)
      try run.run { frame, _ in
        report.add(frame)
        return true
      }
      report.write(run)
    }
    // The text has them under its warnings.
    if format != "text" {
      console.complain(about: run.simulator.findings)
    }
    try run.checkInterruption()
    return .success
  }
}
