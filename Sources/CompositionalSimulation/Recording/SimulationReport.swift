import Compositional

/// The report of a run: its events, its totals, and what went wrong, as `playground simulate` prints
/// them.
///
/// A report is built from the frames as they are taken and keeps few of them, so it takes the same
/// memory for any run. A test prints it to see what a script has done:
///
/// ```swift
/// let report = try simulator.report(of: [.fling(velocity: 3_000), .waitUntilRest])
/// print(report)
/// assert(report.warnings.isEmpty)
/// ```
public struct SimulationReport: Sendable {
  /// An event, and when it happened.
  public struct Moment: Hashable, Sendable {
    /// The time, in seconds of the simulation.
    public let time: Double
    /// The event.
    public let event: SimulationEvent
  }

  /// The totals of the frames.
  public private(set) var summary = SimulationSummary()
  /// The first events of the run.
  public private(set) var firstEvents: [Moment] = []
  /// The last events of a run that has more than the first ones.
  public private(set) var lastEvents: [Moment] = []
  /// The number of events between the first and the last ones.
  public var omittedEvents: Int { eventCount - firstEvents.count - lastEvents.count }

  let framesPerSecond: Int
  /// The view at the end of the run; nil until then.
  private(set) var state: State?
  private var eventCount = 0
  private var troubles: [SimulationEvent.Kind: Trouble] = [:]

  /// What a report needs of the view.
  struct State: Sendable {
    let pool: ReusePool
    let contentOffset: CGPoint
    let contentSize: CGSize
    let isAtRest: Bool
  }

  /// The events of a kind that are no good news.
  private struct Trouble {
    var count = 0
    var moments: [Moment] = []
  }

  /// The events kept from the beginning and from the end of a long run.
  private static let (firstAtMost, lastAtMost) = (32, 8)
  /// The most warnings of one kind.
  private static let warningsAtMost = 5

  /// Creates a report of no frames.
  ///
  /// - Parameter framesPerSecond: The frame rate of the run, above 0.
  public init(framesPerSecond: Int = CollectionViewSimulator.ticksPerSecond) {
    require(framesPerSecond > 0, "Invalid frame rate: \(framesPerSecond). It must be above 0.")
    self.framesPerSecond = framesPerSecond
  }

  /// Adds the next frame.
  ///
  /// - Complexity: O(elements that appeared + events)
  public mutating func add(_ frame: SimulatedFrame) {
    summary.add(frame)
    for event in frame.events {
      let moment = Moment(time: frame.time, event: event)
      eventCount += 1
      if firstEvents.count < Self.firstAtMost {
        firstEvents.append(moment)
      } else {
        lastEvents.append(moment)
        if lastEvents.count > Self.lastAtMost { lastEvents.removeFirst() }
      }
      guard event.kind.isTrouble else { continue }
      var trouble = troubles[event.kind] ?? Trouble()
      trouble.count += 1
      if trouble.moments.count < Self.warningsAtMost { trouble.moments.append(moment) }
      troubles[event.kind] = trouble
    }
  }

  /// Adds the view as it is at the end of the run: its pool, its place and its content.
  public mutating func end(_ view: CollectionViewSimulator) {
    state = State(
      pool: view.pool, contentOffset: view.contentOffset, contentSize: view.content.contentSize,
      isAtRest: view.isAtRest)
  }

  /// The jumps of the content, the sizes that never settled, and the changes without effect: a line
  /// for each of the first ones of a kind.
  public var warnings: [String] {
    SimulationEvent.Kind.allCases.flatMap { kind -> [String] in
      guard let trouble = troubles[kind] else { return [] }
      let more = trouble.count - trouble.moments.count
      return trouble.moments.map { Self.text($0.time) + " s  " + $0.event.description }
        + (more > 0 ? ["\(grouped: more) more of this kind"] : [])
    }
  }

  /// Returns seconds with two decimals.
  package static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e12 else { return "\(seconds)" }
    let (whole, rest) = Int64((seconds.magnitude * 100).rounded(.toNearestOrEven))
      .quotientAndRemainder(dividingBy: 100)
    return "\(seconds < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension CollectionViewSimulator {
  /// Performs a script, then waits until nothing moves, and reports the run.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - framesPerSecond: The frame rate of the report, a divisor of ``ticksPerSecond``.
  ///   - duration: The maximum duration of the run, in seconds of the simulation.
  /// - Throws: ``ScriptError`` for the first action that cannot be performed.
  /// - Complexity: That of ``run(_:framesPerSecond:within:_:)``
  public mutating func report(
    of script: ScrollScript, framesPerSecond: Int = ticksPerSecond,
    within duration: Double = longestRun
  ) throws(ScriptError) -> SimulationReport {
    var report = SimulationReport(framesPerSecond: framesPerSecond)
    try run(script, framesPerSecond: framesPerSecond, within: duration) { frame, _ in
      report.add(frame)
      return true
    }
    report.end(self)
    return report
  }
}
