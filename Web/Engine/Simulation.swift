// A simulated collection view that a page drives.

/// A simulator, with what has happened in it so far.
struct Simulation {
  var simulator: CollectionViewSimulator
  /// The environment with its device, from which options compute the next one.
  var environment: CaseEnvironment
  /// The totals of all frames.
  private(set) var summary = SimulationSummary()
  /// The script whose actions are performed one by one.
  private var script = ScriptRun<CollectionViewSimulator>(
    ticksPerFrame: .max, lastTick: .max
  ) { _, _ in true }
  /// The events that the page has not asked for yet.
  private var events: [JSONValue] = []

  /// The most events that wait for the page.
  private static let eventsAtMost = 1_000

  init(_ subject: Subject) {
    simulator = subject.simulator()
    environment = subject.document.environment
  }

  /// Adds a frame to the totals, and keeps its events.
  private mutating func take(_ frame: SimulatedFrame) {
    summary.add(frame)
    for event in frame.events {
      if events.count == Self.eventsAtMost { events.removeFirst() }
      events.append(
        .members([
          ("time", .number(frame.time)), ("kind", .string(event.kind.rawValue)),
          ("section", event.section.map { .integer($0) } ?? .null),
          ("detail", .string(event.detail)),
        ]))
    }
  }

  /// Advances the clock by ticks of a 120th of a second; true if something moves still.
  mutating func advance(ticks: Int) -> Bool {
    if ticks > 0 { take(simulator.advance(ticks: ticks)) }
    return !simulator.isAtRest
  }

  /// Advances the clock by one tick, and moves the finger that is down.
  mutating func advance(finger: CGPoint) {
    simulator.tick(finger: finger)
    collect()
  }

  /// The numbers that a page reads in every frame.
  var state: [Double] {
    let offset = simulator.contentOffset
    let size = simulator.layout.contentSize
    return [
      offset.x, offset.y, simulator.velocity.x, simulator.velocity.y, size.width, size.height,
      simulator.time, simulator.isAtRest ? 0 : 1, simulator.touch == nil ? 0 : 1,
      simulator.viewport.size.width, simulator.viewport.size.height,
    ]
  }

  /// Returns the events since the last call.
  mutating func takeEvents() -> JSONValue {
    defer { events = [] }
    return .array(events)
  }

  /// The totals so far.
  var statistics: JSONValue {
    let pool = simulator.pool
    func tally(_ tally: ReusePool.Tally) -> JSONValue {
      .members([
        ("created", .integer(tally.created)), ("reused", .integer(tally.reused)),
        ("inUse", .integer(tally.inUse)), ("free", .integer(tally.free)),
        ("highWater", .integer(tally.highWater)),
      ])
    }
    var kinds: [(String, JSONValue)] = []
    for kind in pool.others.keys.sorted() {
      if let counts = pool.others[kind] { kinds.append((kind, tally(counts))) }
    }
    return .members([
      ("created", .integer(pool.all.created)), ("reused", .integer(pool.all.reused)),
      ("visible", .integer(pool.all.inUse)), ("free", .integer(pool.all.free)),
      ("highWater", .integer(pool.all.highWater)), ("cells", tally(pool.cells)),
      ("kinds", .members(kinds)),
      ("measured", .integer(summary.measurements)),
      ("groupsSolved", .integer(summary.groupsSolved)),
      ("elementsVisited", .integer(summary.elementsVisited)),
      ("prefetched", .integer(summary.prefetched)), ("cancelled", .integer(summary.cancelled)),
      ("frames", .integer(summary.frames)), ("jumps", .integer(summary.jumps)),
      ("largestJump", .number(summary.largestJump)), ("unsettled", .integer(summary.unsettled)),
      ("drift", .size(summary.contentSizeDrift)), ("distance", .number(summary.distance)),
      ("peakVelocity", .number(summary.peakVelocity)),
      ("largestAdjustment", .number(summary.largestAdjustment)),
    ])
  }

  /// What a page asks of a view after it has changed.
  var info: JSONValue {
    .members([
      ("size", .size(simulator.viewport.size)),
      ("contentSize", .size(simulator.layout.contentSize)),
      ("safeAreaInsets", .insets(simulator.environment.safeAreaInsets)),
      ("adjustedContentInset", .insets(simulator.adjustedContentInset)),
      ("offsetRange", simulator.layout.offsetRange(in: simulator.viewport)),
      ("orthogonalOffsets", .offsets(simulator.viewport.orthogonalOffsets)),
      ("itemCounts", .array(simulator.itemCounts.prefix(10_000).map { .integer($0) })),
      ("sectionCount", .integer(simulator.itemCounts.count)),
      ("rows", simulator.layout.rows),
      ("diagnostics", .findings(simulator.layout.reportedFindings)),
    ])
  }

  /// Changes the view as the options say.
  mutating func apply(_ options: Options) throws(DocumentError) {
    var environment = environment
    try environment.apply(options)
    self.environment = environment
    let inset = environment.insetBesidesSafeArea
    if inset != simulator.contentInset { simulator.setContentInset(inset) }
    let surroundings = environment.layoutEnvironment
    if surroundings != simulator.environment { simulator.setEnvironment(surroundings) }
    collect()
  }

  /// Changes the data.
  mutating func update(_ change: DataChange) throws(DocumentError) {
    do throws(UpdateError) {
      switch change {
      case .batch(let batch, let counts): _ = try simulator.update(batch) { counts[$0] }
      case .counts(let counts): simulator.reload(itemCounts: counts)
      }
    } catch {
      throw DocumentError(path: "changes", message: "\(error)")
    }
    collect()
  }

  /// Counts what happened between two frames.
  mutating func collect() { take(simulator.takeFrame()) }

  /// Performs a script and waits until nothing moves.
  mutating func run(_ script: ScrollScript, framesPerSecond: Int) throws(DocumentError) {
    // Added after the run: its closure must not change what the run changes.
    var frames: [SimulatedFrame] = []
    do throws(ScriptError) {
      try simulator.run(script, framesPerSecond: framesPerSecond) { frame, _ in
        frames.append(frame)
        return true
      }
    } catch {
      frames.forEach { take($0) }
      throw DocumentError(path: "script[\(error.action)]", message: error.reason)
    }
    frames.forEach { take($0) }
  }

  /// Performs actions as parts of one script, and returns also while something moves.
  mutating func perform(_ actions: ScrollScript) throws(DocumentError) {
    defer { collect() }
    do throws(ScriptError) {
      try script.perform(actions, &simulator)
    } catch {
      throw DocumentError(path: "script[\(error.action)]", message: error.reason)
    }
  }
}
