import Compositional
import CompositionalSimulation

/// A simulation that shows its progress and that Ctrl-C ends.
struct SimulationRun {
  let subject: any ScrollSubject
  let script: ScrollScript
  let framesPerSecond: Int
  let duration: Double
  let console: Console
  private let budget: RunBudget
  private(set) var simulator: CollectionViewSimulator
  /// The time at which Ctrl-C ended the run, in simulated seconds; nil if it did not.
  private(set) var interruptedAt: Double?

  init(
    _ subject: any ScrollSubject, _ source: SimulationScript, framesPerSecond: Int,
    duration: Double,
    console: Console, budget: RunBudget = .run
  ) throws {
    self.subject = subject
    self.budget = budget
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.console = console
    let viewport = subject.viewport(at: subject.contentOffset)
    try subject.checkBound(of: viewport.bounds, at: viewport, atMost: LoadedLayout.heldAtMost)
    simulator = subject.simulator(at: subject.askedOffset)
    simulator.shownAtMost = LoadedLayout.heldAtMost
    script = try source.script(
      for: simulator, of: subject, within: duration, console: console)
  }

  /// The first orthogonal sections and their offsets, in points.
  var rowOffsets: [Int: Double] {
    let sections = subject.itemCounts.indices.prefix(Self.rowsLookedAt).filter {
      simulator.content.orthogonalScroller(ofSection: $0) != nil
    }
    return sections.prefix(Self.rowsShown).reduce(into: [:]) {
      $0[$1] = Double(simulator.viewport.orthogonalOffsets[$1] ?? 0)
    }
  }

  /// The most orthogonal sections with a timeline, and the most sections to search for them.
  private static let (rowsShown, rowsLookedAt) = (4, 1_000)

  /// Runs the script.
  ///
  /// - Parameters:
  ///   - isCompared: True if the report lists which elements come and go.
  ///   - take: Receives each frame; false ends the run.
  mutating func run(
    isCompared: Bool = false, _ take: (SimulatedFrame, CollectionViewSimulator) -> Bool
  ) throws {
    let interruption = Interruption()
    let output = console.output
    var budget = budget
    var progress = Progress(console.progress, seconds: duration)
    defer { progress.end() }
    do throws(ScriptError) {
      try simulator.run(script, framesPerSecond: framesPerSecond, within: duration) {
        progress.show($0.time)
        return $1.content.isFinite && take($0, $1)
          && budget.take($0, of: $1, isCompared: isCompared) && !interruption.isRaised
          && !output.isClosed
      }
    } catch {
      throw CommandFailure.data("script, \(error)")
    }
    try simulator.checkFinite(named: subject.title)
    if interruption.isRaised { interruptedAt = simulator.time }
    complain(about: budget)
  }

  /// Says that a run took too much work, and ended early.
  private func complain(about budget: RunBudget) {
    guard budget.isSpent else { return }
    console.complain(
      "the run ended at \(NumberText(simulator.time)) s, because too many elements are visible at "
        + "once. Use a smaller --size or fewer items.")
  }

  /// Throws if Ctrl-C has ended the run.
  func checkInterruption() throws {
    guard let interruptedAt else { return }
    throw CommandFailure(
      status: .interrupted,
      message: "interrupted at \(NumberText(interruptedAt)) simulated seconds; "
        + "the report ends there.")
  }

  /// Runs the script, and records the frames.
  mutating func record() throws -> Recording {
    let interruption = Interruption()
    var budget = budget
    var progress = Progress(console.progress, seconds: duration)
    defer { progress.end() }
    let recording: Recording
    do throws(ScriptError) {
      recording = try simulator.record(
        script, title: subject.title, framesPerSecond: framesPerSecond, within: duration
      ) { frame, simulator in
        progress.show(frame.time)
        return budget.take(frame, of: simulator, isCompared: true)
          && !interruption.isRaised
      }
    } catch {
      throw CommandFailure.data("script, \(error)")
    }
    try simulator.checkFinite(named: subject.title)
    if interruption.isRaised { interruptedAt = simulator.time }
    complain(about: budget)
    if !recording.isComplete, !budget.isSpent {
      console.complain(
        "the run is too long to record completely; the recording ends at "
          + "\(NumberText(recording.frames.last?.time ?? 0)) s. Record fewer frames with --hz.")
    }
    return recording
  }
}
