import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// What holds for the recording of any script on any layout.
@Suite struct RecordingLawTests {
  /// What a run shows at a frame, as the view itself says.
  private struct Live {
    var offset: CGPoint
    var viewport: Viewport
    var contentSize: CGSize
    var elements: [LayoutAttributes]
  }

  private static func simulator(_ seed: UInt64) -> CollectionViewSimulator {
    let layout = seed % 3 == 0 ? RandomLayout.estimating(seed: seed) : RandomLayout(seed: seed)
    let sections = layout.sections
    return CollectionViewSimulator(
      CollectionLayout(configuration: layout.configuration) { index, _ in
        index < sections.count ? sections[index] : nil
      },
      itemCounts: layout.itemCounts.map { min($0, 400) }, in: layout.environment,
      measurer: ClosureMeasurer {
        PreferredSize(
          width: CGFloat(40 + $0.id.indexPath.item % 13 * 7),
          height: CGFloat(30 + $0.id.indexPath.item % 11 * 6) + 1 / 3)
      })
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.origin.x - other.origin.x, one.origin.y - other.origin.y,
      one.size.width - other.size.width, one.size.height - other.size.height,
    ].allSatisfy { $0.magnitude <= 0.00101 }
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    (one.x - other.x).magnitude <= 0.00051 && (one.y - other.y).magnitude <= 0.00051
  }

  private static func expect(
    _ state: RecordingPlayer.State, shows live: Live, _ seed: UInt64
  ) -> Bool {
    let isSame =
      state.elements.map(\.id) == live.elements.map(\.id)
      && state.elements.map(\.zIndex) == live.elements.map(\.zIndex)
      && zip(state.elements, live.elements).allSatisfy { isNear($0.frame, $1.frame) }
      && isNear(state.contentOffset, live.offset)
      && isNear(
        CGPoint(x: state.viewSize.width, y: state.contentSize.height),
        CGPoint(x: live.viewport.size.width, y: live.contentSize.height))
      && live.viewport.orthogonalOffsets.allSatisfy { section, offset in
        ((state.orthogonalOffsets[section] ?? 0) - offset).magnitude <= 0.00051
      }
    #expect(isSame, "seed \(seed), frame \(state.frame)")
    return isSame
  }

  @Test(arguments: UInt64(0)..<40)
  func theRecordingIsTheRun(seed: UInt64) throws {
    let start = Self.simulator(seed)
    let script = RandomScript.make(seed: seed &* 7919, actions: 12, for: start)
    let rate = [15, 30, 60, 120][Int(seed % 4)]
    // The same with a recording, and without one.
    var live: [Live] = []
    var run = start
    var summary = SimulationSummary()
    try run.run(script, framesPerSecond: rate, within: 6) { frame, simulator in
      summary.add(frame)
      live.append(
        Live(
          offset: frame.contentOffset, viewport: simulator.viewport,
          contentSize: frame.contentSize, elements: simulator.visibleElements))
      return true
    }
    var recorded = start
    let recording = try recorded.record(script, framesPerSecond: rate, within: 6)
    #expect(recorded.viewport == run.viewport)
    #expect(recorded.ticks == run.ticks)
    #expect(recorded.pool == run.pool)
    #expect(recorded.visibleElements == run.visibleElements)
    #expect(recorded.isAtRest == run.isAtRest)

    // Every frame, in order.
    #expect(recording.frames.count == live.count)
    for (state, live) in zip(recording.states, live) {
      guard Self.expect(state, shows: live, seed) else { return }
    }
    // Any frame, in any order.
    var random = RandomSource(seed: seed)
    var player = RecordingPlayer(recording)
    for _ in 0..<60 {
      let index = random.integer(0...(live.count - 1))
      player.seek(to: index)
      guard Self.expect(player.state, shows: live[index], seed) else { return }
    }
    // Through a text and back.
    let text = try recording.jsonText()
    let read = try Recording(json: text)
    #expect(read == recording)
    #expect(try read.jsonText() == text)
    #expect(recording.summary.frames == summary.frames)
    #expect(recording.summary.elementsSeen == summary.elementsSeen)
    #expect(recording.summary.measurements == summary.measurements)
    #expect((recording.summary.distance - summary.distance).magnitude <= 0.0005)
  }

  /// The scripts of the law show something: elements come, go and move, and what is around changes.
  @Test func theLawIsNotEmpty() throws {
    var frames = 0
    var appeared = 0
    var moved = 0
    var surroundings = 0
    var orthogonal = 0
    var measured = 0
    for seed in UInt64(0)..<40 {
      var simulator = Self.simulator(seed)
      let script = RandomScript.make(seed: seed &* 7919, actions: 12, for: simulator)
      let recording = try simulator.record(script, framesPerSecond: 60, within: 6)
      frames += recording.frames.count
      measured += recording.summary.measurements
      for frame in recording.frames {
        orthogonal += frame.orthogonalOffsets.isEmpty ? 0 : 1
        guard case .changed(let changes) = frame.elements else { continue }
        appeared += changes.appeared.count
        moved += changes.moved.count
        surroundings += frame.surroundings == nil ? 0 : 1
      }
    }
    #expect(frames > 1_000)
    #expect(appeared > 200)
    #expect(moved > 200)
    #expect(surroundings > 5)
    #expect(orthogonal > 50)
    #expect(measured > 50)
  }

  @Test func timesAreFound() throws {
    let recording = try RecordingTests.fling()
    var player = RecordingPlayer(recording)
    player.seek(toTime: 0.5)
    #expect(player.state.frame == 30)
    player.seek(toTime: 0.509)
    #expect(player.state.frame == 30)
    player.seek(toTime: -1)
    #expect(player.state.frame == 0)
    player.seek(toTime: .infinity)
    #expect(player.state.frame == recording.frames.count - 1)
    let moves = player.advance()
    #expect(!moves)
  }

  /// From any frame to any other without more than the frames between two that tell everything.
  @Test func keyframesAreNear() throws {
    var simulator = SimulatorTests.simulator()
    let recording = try simulator.record(
      [.fling(velocity: 500), .wait(10)], framesPerSecond: 120)
    var since = 0
    for frame in recording.frames {
      since = frame.isKeyframe ? 0 : since + 1
      #expect(since < Recording.longestDelta)
    }
  }
}
