import Compositional
import CompositionalDocuments
import CompositionalSimulation
import Foundation

/// `play`: plays a recording, or a run through a layout, in the terminal.
struct PlayCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let script: SimulationScript
  private let duration: Double
  private let measurement: MeasureOption?

  /// The most pictures a second; a terminal shows no more.
  private static let picturesPerSecond = 30.0
  /// The frames a second of a recorded run.
  private static let framesPerSecond = 60

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    script = try SimulationScript(invocation)
    duration = try invocation.duration()
    measurement = try MeasureOption(invocation)
  }

  func run(on console: Console) throws -> ExitStatus {
    guard console.hasKeys else {
      throw CommandFailure.usage(
        "play reads single keys from a terminal, which is not possible on this system; to see "
          + "the same run: \(console.program) view, or \(console.program) simulate")
    }
    guard console.isInteractive else {
      throw CommandFailure.usage(
        "play needs a terminal for its pictures and keys; for a report of the same run: "
          + "\(console.program) simulate")
    }
    let (recording, kinds) = try recording(on: console)
    guard let raw = RawTerminal(console.output) else {
      throw CommandFailure.usage("play needs a terminal for its pictures and keys.")
    }
    guard play(recording, kinds, on: raw, console) else {
      throw CommandFailure(status: .interrupted, message: "interrupted.")
    }
    return .success
  }

  /// Returns the recording, and the kinds of its headers and footers.
  private func recording(on console: Console) throws -> (Recording, Set<String>) {
    if !source.isGallery {
      let data = [UInt8](try source.data(from: console))
      if DocumentKind(of: data) == .recording {
        do throws(DocumentError) {
          return (try Recording(json: data), [])
        } catch {
          throw DocumentFile.failure(source.name, error)
        }
      }
    }
    let subject = try source.loadScrolled(from: console, overrides, measuring: measurement)
    var run = try SimulationRun(
      subject, script, framesPerSecond: Self.framesPerSecond, duration: duration, console: console)
    let recording = try run.record()
    try run.checkInterruption()
    return (recording, subject.boundaryKinds)
  }

  /// Plays a recording until its user quits; returns false if Ctrl-C interrupts it.
  private func play(
    _ recording: Recording, _ kinds: Set<String>, on raw: RawTerminal, _ console: Console
  ) -> Bool {
    let interruption = Interruption()
    var player = RecordingPlayer(recording)
    var playback = Playback(duration: recording.frames.last?.time ?? 0)
    var last = ProcessInfo.processInfo.systemUptime
    while !playback.isOver, !interruption.isRaised, !raw.isClosed {
      let now = ProcessInfo.processInfo.systemUptime
      playback.advance(by: now - last)
      last = now
      player.seek(toTime: playback.time)
      let size = raw.size
      var terminal = console.terminal
      terminal.columns = size.columns.clamped(to: Terminal.columnRange)
      let screen = PlayScreen(title: recording.title, boundaryKinds: kinds, terminal: terminal)
      raw.show(screen.lines(player.state, playback, rows: size.rows))
      guard let bytes = raw.keys(within: 1 / Self.picturesPerSecond) else { break }
      for key in Playback.Key.keys(in: bytes) { playback.press(key) }
    }
    return !interruption.isRaised
  }
}
