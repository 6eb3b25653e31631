import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Laws of recordings, checked with random scripts over random layouts.
@Suite struct RecordingLawTests {
  /// The state of the view at a frame of a run.
  private struct Live {
    var offset: CGPoint
    var velocity: Double
    var viewport: Viewport
    var contentSize: CGSize
    var elements: [LayoutAttributes]
  }

  private static func simulation(_ seed: UInt64) -> RandomSimulation {
    RandomSimulation(seed: seed, isEstimating: seed.isMultiple(of: 3), actions: 18)
  }

  /// One change of any kind is a change.
  @Test func changesAreEmptyIfThereAreNone() throws {
    let simulator = SampleList.simulator()
    let element = try #require(simulator.visibleElements.first)
    let change = Recording.Change(index: 0, element: element)
    var changes = Recording.Changes()
    #expect(changes.isEmpty)
    changes.appeared = [change]
    #expect(!changes.isEmpty)
    changes.appeared = []
    changes.moved = [change]
    #expect(!changes.isEmpty)
    changes.moved = []
    changes.disappeared = [0]
    #expect(!changes.isEmpty)
  }

  private static func expect(
    _ state: RecordingPlayer.State, shows live: Live, _ seed: UInt64
  ) -> Bool {
    let isSame =
      state.elements.map(\.id) == live.elements.map(\.id)
      && state.elements.map(\.zIndex) == live.elements.map(\.zIndex)
      && zip(state.elements, live.elements).allSatisfy {
        $0.frame.isNear($1.frame, within: 0.00101)
      }
      && state.contentOffset.isNear(live.offset, within: 0.00051)
      && (Double(state.velocity) - live.velocity).magnitude <= 0.00051
      && state.viewSize.isNear(live.viewport.size, within: 0.00051)
      && state.contentSize.isNear(live.contentSize, within: 0.00051)
      && live.viewport.orthogonalOffsets.allSatisfy { section, offset in
        ((state.orthogonalOffsets[section] ?? 0) - offset).magnitude <= 0.00051
      }
    #expect(isSame, "seed \(seed), frame \(state.frame)")
    return isSame
  }

  @Test(arguments: UInt64(0)..<40)
  func theRecordingIsTheRun(seed: UInt64) throws {
    let simulation = Self.simulation(seed)
    let start = simulation.makeSimulator()
    let script = simulation.script.script
    let rate = [15, 30, 60, 120][Int(seed % 4)]
    // The same with a recording, and without one.
    var live: [Live] = []
    var run = start
    var summary = SimulationSummary()
    try run.run(script, framesPerSecond: rate, within: 9) { frame, simulator in
      summary.add(frame)
      live.append(
        Live(
          offset: frame.contentOffset,
          velocity: frame.velocity[simulator.layout.configuration.scrollDirection],
          viewport: simulator.viewport,
          contentSize: frame.contentSize, elements: simulator.visibleElements))
      return true
    }
    var recorded = start
    let recording = try recorded.record(script, framesPerSecond: rate, within: 9)
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
    #expect(recording.summary.frames == summary.frames)
    #expect(recording.summary.elementsSeen == summary.elementsSeen)
    #expect(recording.summary.measurements == summary.measurements)
    #expect((recording.summary.distance - summary.distance).magnitude <= 0.0005)
  }

  /// The random scripts cover something: elements appear, leave and move, and surroundings change.
  @Test func theLawIsNotEmpty() throws {
    var frames = 0
    var appeared = 0
    var moved = 0
    var surroundings = 0
    var orthogonal = 0
    var measured = 0
    for seed in UInt64(0)..<40 {
      let simulation = Self.simulation(seed)
      var simulator = simulation.makeSimulator()
      let recording = try simulator.record(
        simulation.script.script, framesPerSecond: 60, within: 9)
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

  /// Seeking applies no more frames than there are between two keyframes.
  @Test func keyframesAreNear() throws {
    var simulator = SampleList.simulator()
    let recording = try simulator.record(
      [.fling(velocity: 500), .wait(10)], framesPerSecond: 120)
    var since = 0
    for frame in recording.frames {
      since = frame.isKeyframe ? 0 : since + 1
      #expect(since < Recording.longestDelta)
    }
  }
}
