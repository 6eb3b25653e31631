import Compositional
import CompositionalSimulation

/// The JSON report of a simulation, written while it runs.
struct SimulationAnswer {
  let console: Console
  private var summary = SimulationSummary()
  private var isFirst = true

  init(on console: Console) { self.console = console }

  /// Writes the part before the frames.
  func begin(_ run: SimulationRun) {
    let subject = run.subject
    let head: [JSONAnswer.Member] =
      subject.answerHead + [
        .init("framesPerSecond", .int(run.framesPerSecond))
      ]
    console.output.write("{" + head.map { $0.compact + ",\n " }.joined() + "\"frames\": [")
  }

  /// Writes a frame.
  mutating func add(_ frame: SimulatedFrame) {
    summary.add(frame)
    console.output.write((isFirst ? "\n  " : ",\n  ") + Self.frame(frame).compact)
    isFirst = false
  }

  /// Writes the summary of the run.
  func end(_ run: SimulationRun) {
    console.output.line("\n ],")
    let last = JSONAnswer.Member("summary", summary(of: run.simulator))
    console.output.line(" " + last.compact + "}")
  }

  private static func frame(_ frame: SimulatedFrame) -> JSONAnswer {
    func ids(_ ids: [ElementID]) -> JSONAnswer { .array(ids.map { .string($0.description) }) }
    func paths(_ paths: [ElementIndexPath]) -> JSONAnswer {
      .array(paths.map { .string($0.description) })
    }
    var members: [JSONAnswer.Member] = [
      .init("time", .number(frame.time)),
      .init("contentOffset", .point(frame.contentOffset)),
      .init("velocity", .point(frame.velocity)),
      .init("contentSize", .size(frame.contentSize)),
      .init("visible", .int(frame.visibleCount)),
      .init("appeared", ids(frame.appeared)), .init("disappeared", ids(frame.disappeared)),
      .init("created", .int(frame.created)), .init("reused", .int(frame.reused)),
      .init("returned", .int(frame.returned)),
    ]
    if !frame.orthogonalOffsets.isEmpty {
      let offsets = frame.orthogonalOffsets.sorted { $0.key < $1.key }
      members.append(
        .init(
          "orthogonalOffsets",
          .object(offsets.map { .init(String($0.key), .number(Double($0.value))) })))
    }
    if !frame.prefetched.isEmpty { members.append(.init("prefetched", paths(frame.prefetched))) }
    if !frame.cancelled.isEmpty { members.append(.init("cancelled", paths(frame.cancelled))) }
    if frame.contentOffsetAdjustment != .zero {
      members.append(.init("contentOffsetAdjustment", .point(frame.contentOffsetAdjustment)))
    }
    if frame.jump != 0 { members.append(.init("jump", .number(frame.jump))) }
    if !frame.events.isEmpty {
      members.append(.init("events", .array(frame.events.map(event))))
    }
    return .object(members + [.init("work", work(frame.work))])
  }

  private static func event(_ event: SimulationEvent) -> JSONAnswer {
    var members: [JSONAnswer.Member] = [.init("kind", .string(event.kind.rawValue))]
    if let section = event.section { members.append(.init("section", .int(section))) }
    if !event.detail.isEmpty { members.append(.init("detail", .string(event.detail))) }
    return .object(members)
  }

  private static func work(_ work: SimulatedFrame.Work) -> JSONAnswer {
    .object([
      .init("groupsSolved", .int(work.groupsSolved)),
      .init("elementsVisited", .int(work.elementsVisited)),
      .init("measurements", .int(work.measurements)),
    ])
  }

  private func summary(of simulator: CollectionViewSimulator) -> JSONAnswer {
    let cells = simulator.pool.cells
    return .object([
      .init("frames", .int(summary.frames)),
      .init("seconds", .number(summary.seconds)),
      .init("cellsCreated", .int(cells.created)),
      .init("cellsReused", .int(cells.reused)),
      .init("cellsAtOnce", .int(cells.highWater)),
      .init("measurements", .int(summary.measurements)),
      .init("largestWork", Self.work(summary.busiestWork)),
      .init("largestAdjustment", .number(summary.largestAdjustment)),
      .init("contentOffset", .point(simulator.contentOffset)),
      .init("contentSize", .size(simulator.layout.contentSize)),
      .init("isAtRest", .bool(simulator.isAtRest)),
      .init(
        "diagnostics",
        .array(simulator.layout.diagnostics.map { .string($0.description) })),
    ])
  }
}
