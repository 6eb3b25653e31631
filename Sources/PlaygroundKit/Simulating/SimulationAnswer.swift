import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalSimulation

/// The JSON report of a simulation, written while it runs.
struct SimulationAnswer {
  let console: Console
  /// The scroll direction, along which velocities are.
  private let axis: LayoutAxis
  private var summary = SimulationSummary()
  private var isFirst = true
  /// The elements that were visible at the last frame, in layout order.
  private var visible: [ElementID] = []
  private var isFinite = true

  init(along axis: LayoutAxis, on console: Console) {
    self.axis = axis
    self.console = console
  }

  /// Writes the part before the frames.
  ///
  /// - Throws: A failure if a number is not finite.
  func begin(_ run: SimulationRun) throws {
    let subject = run.subject
    let head: [JSONValue.Member] =
      subject.answerHead + [
        .init("framesPerSecond", .integer(run.framesPerSecond)),
        .init("orthogonalOffsets", Self.offsets(run.simulator.viewport.orthogonalOffsets)),
      ]
    try console.output.write(
      "{" + head.map { try $0.checked().compact + ",\n " }.joined() + "\"frames\": [")
  }

  /// Writes a frame; returns false if one of its numbers is not finite, which ends the run.
  mutating func add(_ frame: SimulatedFrame, _ simulator: CollectionViewSimulator) -> Bool {
    summary.add(frame)
    let change = exchange(frame, simulator)
    let answer = Self.frame(frame, change, along: axis)
    isFinite = isFinite && answer.isFinite
    guard isFinite else { return false }
    console.output.write((isFirst ? "\n  " : ",\n  ") + answer.compact)
    isFirst = false
    return true
  }

  /// Writes the summary of the run.
  ///
  /// - Throws: A failure if a number of the run is not finite.
  func end(_ run: SimulationRun) throws {
    guard isFinite else { throw CommandFailure.infinite }
    let last = try JSONValue.Member("summary", summary(of: run.simulator)).checked()
    console.output.line("\n ],")
    let findings = JSONValue.Member.diagnostics(run.simulator.findings)
    console.output.line(" " + last.compact + ",\n " + findings.compact + "}")
  }

  /// Returns the difference of the visible elements from the last frame.
  ///
  /// A frame lists all that came and went since the last one: an element may be in both lists, under
  /// a name from before a change of the data.
  private mutating func exchange(
    _ frame: SimulatedFrame, _ simulator: CollectionViewSimulator
  ) -> (appeared: [ElementID], disappeared: [ElementID]) {
    let isSame = frame.appeared.isEmpty && frame.disappeared.isEmpty && frame.events.isEmpty
    guard !isSame else { return ([], []) }
    let now = simulator.shownViews.map(\.id)
    let (old, new) = (Set(visible), Set(now))
    defer { visible = now }
    return (now.filter { !old.contains($0) }, visible.filter { !new.contains($0) })
  }

  private static func frame(
    _ frame: SimulatedFrame, _ change: (appeared: [ElementID], disappeared: [ElementID]),
    along axis: LayoutAxis
  ) -> JSONValue {
    func ids(_ ids: [ElementID]) -> JSONValue { .array(ids.map { .string($0.description) }) }
    func paths(_ paths: [ElementIndexPath]) -> JSONValue {
      .array(paths.map { .string($0.description) })
    }
    var members: [JSONValue.Member] = [
      .init("time", .number(frame.time)),
      .init("contentOffset", .point(frame.contentOffset)),
      .init("velocity", .number(Double(Recording.rounded(frame.velocity[axis])))),
      .init("contentSize", .size(frame.contentSize)),
      .init("visible", .integer(frame.visibleCount)),
      .init("appeared", ids(change.appeared)), .init("disappeared", ids(change.disappeared)),
      .init("created", .integer(frame.created)), .init("reused", .integer(frame.reused)),
      .init("returned", .integer(frame.returned)),
    ]
    if !frame.orthogonalOffsets.isEmpty {
      members.append(.init("orthogonalOffsets", offsets(frame.orthogonalOffsets)))
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

  private static func offsets(_ offsets: [Int: CGFloat]) -> JSONValue {
    let offsets = offsets.sorted { $0.key < $1.key }
    return .object(offsets.map { .init(String($0.key), .number(Double($0.value))) })
  }

  private static func event(_ event: SimulationEvent) -> JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .string(event.kind.rawValue))]
    if let section = event.section { members.append(.init("section", .integer(section))) }
    if !event.detail.isEmpty { members.append(.init("detail", .string(event.detail))) }
    return .object(members)
  }

  private static func work(_ work: SimulatedFrame.Work) -> JSONValue {
    .object([
      .init("groupsSolved", .integer(work.groupsSolved)),
      .init("elementsVisited", .integer(work.elementsVisited)),
      .init("measurements", .integer(work.measurements)),
    ])
  }

  private func summary(of simulator: CollectionViewSimulator) -> JSONValue {
    let cells = simulator.pool.cells
    return .object([
      .init("frames", .integer(summary.frames)),
      .init("seconds", .number(summary.seconds)),
      .init("cellsCreated", .integer(cells.created)),
      .init("cellsReused", .integer(cells.reused)),
      .init("cellsAtOnce", .integer(cells.highWater)),
      .init("measurements", .integer(summary.measurements)),
      .init("largestWork", Self.work(summary.busiestWork)),
      .init("largestAdjustment", .number(summary.largestAdjustment)),
      .init("contentOffset", .point(simulator.contentOffset)),
      .init("contentSize", .size(simulator.content.contentSize)),
      .init("isAtRest", .bool(simulator.isAtRest)),
    ])
  }
}
