import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Recordings as texts, and back.
@Suite struct RecordingTextTests {
  private static func fling() throws -> Recording {
    var simulator = SampleList.simulator()
    return try simulator.record(
      [.fling(velocity: 3_000)], title: "a fling", framesPerSecond: 60)
  }

  @Test func theTextIsTheSameEveryTime() throws {
    let text = try Self.fling().jsonText()
    #expect(try Self.fling().jsonText() == text)
    let recording = try Recording(json: text)
    #expect(try recording == Self.fling())
    #expect(try recording.jsonText() == text)
    #expect(text.utf8.count / recording.frames.count < 200)
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
  }

  /// The text of a first frame, character by character.
  @Test func textOfASmallRecording() throws {
    let size = CGSize(width: 100, height: 88)
    var simulator = CollectionViewSimulator(
      SampleList.layout(), itemCounts: [3], in: CollectionLayoutEnvironment(size: size))
    simulator.isPrefetchingEnabled = false
    let recording = try simulator.record([.scrollTo(CGPoint(x: 0, y: 10.5), animated: false)])
    let lines = try recording.jsonText().split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix(#"  "frames""#) }) + 1
    let frames = lines[first...].map { line in
      // This test does not cover the cost of a frame.
      line.replacingOccurrences(
        of: #""work": \[[0-9, ]*\](, )?"#, with: "", options: .regularExpression)
    }
    #expect(
      Array(frames) == [
        #"{"offset": [0, 0], "viewSize": [100, 88], "insets": {}, "contentSize": [100, 132], "#
          + #""elements": [["cell 0.0", 0, 0, 100, 44], ["cell 0.1", 0, 44, 100, 44]], "#
          + #""views": [2, 0, 0], },"#,
        #"{"tick": 1, "offset": [0, 10.5], "appeared": [[2, "cell 0.2", 0, 88, 100, 44]], "#
          + #""views": [1, 0, 0], "events": [{"kind": "scrolled", "detail": "to 0, 10.5"}, "#
          + #"{"kind": "rested", "detail": "at 0, 10.5"}]}"#,
        "  ]", "}",
      ])
  }

  /// A recording that ended early is read back as one that did.
  @Test func anIncompleteRecordingIsReadBack() throws {
    var simulator = SampleList.simulator()
    var recorder = Recorder(title: "", framesPerSecond: 60, elementsAtMost: 50, simulator)
    try simulator.run([.fling(velocity: 3_000)], framesPerSecond: 60) { frame, simulator in
      recorder.add(frame, simulator)
      return true
    }
    let recording = recorder.recording
    #expect(!recording.isComplete)
    #expect(try Recording(json: recording.jsonText()) == recording)
  }

  /// The recordings of random scripts on random layouts are read back as they were written.
  @Test(arguments: UInt64(0)..<40)
  func randomRecordingsAreReadBack(seed: UInt64) throws {
    let simulation = RandomSimulation(
      seed: seed, isEstimating: seed.isMultiple(of: 3), actions: 12)
    var simulator = simulation.makeSimulator()
    let rate = [15, 30, 60, 120][Int(seed % 4)]
    let recording = try simulator.record(
      simulation.script.script, framesPerSecond: rate, within: 6)
    let text = try recording.jsonText()
    let read = try Recording(json: text)
    #expect(read == recording)
    #expect(try read.jsonText() == text)
  }
}
