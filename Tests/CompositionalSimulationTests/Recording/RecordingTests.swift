import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Recordings, by numbers worked out by hand and against the run itself.
@Suite struct RecordingTests {
  static func fling(_ framesPerSecond: Int = 60) throws -> Recording {
    var simulator = SampleList.simulator()
    return try simulator.record(
      [.fling(velocity: 3_000)], title: "a fling", framesPerSecond: framesPerSecond)
  }

  @Test func aFlingOverAList() throws {
    let recording = try Self.fling()
    #expect(recording.isComplete)
    #expect(recording.frames[0].isKeyframe)
    // 844 points show 19 rows of 44 and a part of the 20th.
    guard case .all(let elements) = recording.frames[0].elements else { return }
    #expect(elements.map(\.id) == (0..<20).map { .cell(section: 0, item: $0) })
    #expect(elements[19].frame == CGRect(x: 0, y: 836, width: 390, height: 44))
    let summary = recording.summary
    #expect(summary.frames == recording.frames.count)
    #expect(abs(summary.distance - 1492.01) < 0.5)
    #expect(abs(Double(summary.finalContentOffset.y) - 1492.01) < 0.5)
    // The first frame is before the fling; a 60th of a second later it has slowed down by a 30th.
    #expect(summary.peakVelocity > 2_800 && summary.peakVelocity <= 3_000)
    // At the end rows 33 to 53 are visible, and each row before was visible once.
    #expect(summary.cellsSeen == 54)
    #expect(summary.cellsCreated == 21)
    #expect(summary.viewsReused == 33)
    #expect(summary.highWater == 21)
    #expect(summary.contentSizeDrift == CGSize(width: 0, height: 0))
    #expect(summary.jumps == 0 && summary.measurements == 0 && summary.unsettled == 0)
  }

  /// Each edge has its own inset, in thousandths of a point.
  @Test func insetsAroundTheContent() throws {
    let environment = CollectionLayoutEnvironment(
      size: SampleList.screen,
      safeAreaInsets: PhysicalEdgeInsets(top: 47.1234, left: 5.6789, bottom: 34.5678, right: 7))
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .absolute(44)), itemCounts: [100], in: environment)
    let recording = try simulator.record([.wait(0.1)])
    #expect(
      recording.frames[0].surroundings?.adjustedContentInset
        == PhysicalEdgeInsets(top: 47.123, left: 5.679, bottom: 34.568, right: 7))
  }

  @Test func framesCountOnAsTheRateSays() throws {
    let recording = try Self.fling(30)
    for (index, frame) in recording.frames.dropLast().enumerated() {
      #expect(frame.tick == index * 4)
      #expect(frame.time == Double(index) / 30)
    }
  }

  @Test func adjustmentsAreNoDistance() {
    var summary = SimulationSummary()
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [100],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { _ in PreferredSize(height: 60) })
    simulator.setContentOffset(CGPoint(x: 0, y: 2_000))
    summary.add(simulator.advance())
    let measured = summary.measurements
    simulator.fling(velocity: -500)
    while !simulator.isAtRest { summary.add(simulator.advance()) }
    // Rows that appear at the top are 16 points taller than estimated, and the offset is adjusted.
    // The visible content still moves by 0.499 * 490 = 244.51 points.
    #expect(summary.largestAdjustment >= 16)
    #expect(abs(summary.distance - 244.51) < 0.5)
    #expect(summary.seconds == simulator.time - 1.0 / 120)
    let drift = summary.contentSizeDrift.height
    #expect(Double(drift) == Double(summary.measurements - measured) * 16)
  }

  @Test func whatTakesNoTimeIsSeen() throws {
    var simulator = SampleList.simulator()
    let recording = try simulator.record([.scrollTo(CGPoint(x: 0, y: 440), animated: false)])
    #expect(recording.frames.count == 2)
    var player = RecordingPlayer(recording)
    player.advance()
    #expect(player.state.contentOffset.y == 440)
    #expect(player.state.elements.first?.id == .cell(section: 0, item: 10))
    #expect(player.state.time == 1.0 / 120)
    #expect(recording.summary.distance == 440)
  }

  /// 844 points show 20 rows; the 20 that go and the 20 that come are more than what is visible.
  @Test func aFrameOfOtherElementsIsWrittenWhole() throws {
    var simulator = SampleList.simulator()
    let recording = try simulator.record([.scrollTo(CGPoint(x: 0, y: 4_400), animated: false)])
    let last = try #require(recording.frames.last)
    #expect(last.isKeyframe)
    // A scroll by ten rows changes 20 of the 20, which is not more.
    let nearer = try simulator.record([.scrollTo(CGPoint(x: 0, y: 4_840), animated: false)])
    let changed = try #require(nearer.frames.last)
    #expect(!changed.isKeyframe)
  }

  /// Rows at their start are left out; one point from it is named.
  @Test(arguments: [0.0, 1, 1.5]) func theTableNamesRowsThatAreScrolled(_ offset: Double) throws {
    var simulator = SimulatorTouchTests.rows(.continuous)
    simulator.scroll(section: 0, to: CGFloat(offset))
    let recording = try simulator.record([.wait(0.1)])
    let line = try #require(recording.csv.split(separator: "\n").last)
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    #expect(fields[5] == (offset == 0 ? "" : offset == 1 ? "0=1" : "0=1.5"))
  }

  @Test func theTableHasALineForEachFrame() throws {
    let recording = try Self.fling()
    let lines = recording.csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(lines.count == recording.frames.count + 1)
    #expect(lines[0] == Recording.csvColumns)
    #expect(lines.allSatisfy { $0.count == Recording.csvColumns.count })
    #expect(lines[1][..<4] == ["0", "0", "0", "0"])
    #expect(lines[61][1] == "1")
    // created, reused and returned leave as many as are visible.
    var inSight = 0
    for line in lines.dropFirst() {
      let counts = line[8...11].compactMap(Int.init)
      inSight += counts[1] + counts[2] - counts[3]
      #expect(counts[0] == inSight)
    }
    // The velocities of a deceleration, by the trapezoidal rule, are the distance.
    let velocities = lines.dropFirst().compactMap { Double($0[4]) }
    let traveled = zip(velocities, velocities.dropFirst()).reduce(0) { $0 + ($1.0 + $1.1) / 120 }
    #expect(abs(traveled - recording.summary.distance) < 60)
    #expect(velocities.max() ?? 0 > 2_800)
  }

  @Test func aRecordingEndsEarlyWhereItHoldsTooMuch() throws {
    var simulator = SampleList.simulator()
    var recorder = Recorder(title: "", framesPerSecond: 60, elementsAtMost: 50, simulator)
    var frames = 0
    try simulator.run([.fling(velocity: 3_000)], framesPerSecond: 60) { frame, simulator in
      recorder.add(frame, simulator)
      frames += 1
      return true
    }
    let recording = recorder.recording
    #expect(!recording.isComplete)
    #expect(recording.summary.frames == frames)
    // 20 rows at first; then a row that comes and one that goes each 44 points, of which the fling
    // has 15 behind it when it has come 660 points, so before the first half second is over.
    #expect(recording.frames.count < 30)
    let told = recording.frames.reduce(0) { sum, frame in
      switch frame.elements {
      case .all(let elements): sum + elements.count
      case .changed(let changes): sum + changes.appeared.count + changes.disappeared.count
      }
    }
    #expect((48...50).contains(told))
  }

  /// Far from zero, lengths are whole points, and farther out as they are.
  @Test func lengthsAreRoundedAsFarAsTheyGo() {
    #expect(Double(Recording.rounded(CGFloat(12.34567))) == 12.346)
    #expect(Double(Recording.rounded(CGFloat(0x1p41 + 0.25))) == 0x1p41)
    #expect(Double(Recording.rounded(CGFloat(0x1p51 + 0.5))) == 0x1p51 + 0.5)
  }
}
