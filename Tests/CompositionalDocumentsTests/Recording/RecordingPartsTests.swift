import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalSimulation
import Foundation
import Testing

/// The parts of contents in recordings.
@Suite struct RecordingPartsTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 300, height: 200), displayScale: 2)

  private let contents = ElementContents(cells: { path, environment in
    let size = environment.contentSizeCategory == .large ? 10.0 : 20.0
    return .hStack(
      spacing: 10,
      [
        Content(.fixed(CGSize(width: size, height: size)), id: "icon"),
        Content(
          .wrapping(naturalWidth: Double(100 + path.item * 53 % 400), lineHeight: 20), id: "title"),
        .spacer(),
      ])
  })

  private func simulator() -> CollectionViewSimulator {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(50))
    let layout = CollectionLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    return CollectionViewSimulator(
      layout, itemCounts: [200], in: Self.environment, measurer: contents)
  }

  private static let script: ScrollScript = [
    .fling(velocity: 2000), .contentSizeCategory(.extraLarge),
    .update(.deletingFirst, itemCounts: [:]),
  ]

  /// In every frame the parts are those that the layout of that moment has.
  @Test func partsAreThoseOfTheLayout() throws {
    var simulator = simulator()
    var expected: [[PlacedPart]] = []
    var recorder = Recorder(title: "", framesPerSecond: 60, simulator)
    try simulator.run(Self.script, framesPerSecond: 60) { frame, simulator in
      recorder.add(frame, simulator)
      expected.append(
        simulator.visibleElements.flatMap {
          simulator.layout.parts(inside: $0, of: contents)
        })
      return true
    }
    let recording = recorder.recording
    #expect(recording.frames.count == expected.count && expected.count > 60)
    for (state, parts) in zip(recording.states, expected) {
      #expect(state.placedParts.count >= 10)
      try #require(state.placedParts.map(\.description) == parts.map(\.description))
      for (got, part) in zip(state.placedParts, parts) {
        // Recordings round to thousandths, of the element and of the part.
        #expect(abs(got.frame.minX - part.frame.minX) < 0.0011)
        #expect(abs(got.frame.minY - part.frame.minY) < 0.0011)
        #expect(abs(got.frame.height - part.frame.height) < 0.0011)
        #expect(got.isSpace == part.path.hasPrefix("#") && part.isSpace == got.isSpace)
      }
    }
    // Parts are stored when they appear: far fewer than are visible in all frames.
    let stored = recording.frames.reduce(0) { $0 + $1.insides.count }
    #expect(stored * 4 < expected.reduce(0) { $0 + $1.count } / 2)
  }

  @Test func partsAreReadAgain() throws {
    var simulator = simulator()
    let recording = try simulator.record(Self.script)
    let json = try recording.jsonText()
    #expect(json.contains(#""parts": {"cell 0.0": {"icon": [0, "#))
    #expect(try Recording(json: json) == recording)
  }

  @Test(arguments: [
    (#"{"cell 0.9": {}}"#, #"frames[0].parts["cell 0.9"]: "cell 0.9" is not a visible element"#),
    (#"{"cell 0.0": {"a": [0, 0, 1]}}"#, "expected a frame [x, y, width, height]"),
    (#"{"cell 0.0": {"a": [0, 0, 1, 1e200]}}"#, "expected a number of points"),
    (#"[]"#, "expected parts by element"),
  ])
  func wrongPartsSayWhere(_ parts: String, _ words: String) throws {
    var simulator = simulator()
    var json = try simulator.record([]).jsonText()
    let start = try #require(json.range(of: #""parts": "#))
    let end = try #require(json[start.upperBound...].range(of: "}}"))
    json.replaceSubrange(start.upperBound..<end.upperBound, with: parts)
    do {
      _ = try Recording(json: json)
      Issue.record("it is read")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }
}

extension BatchUpdates {
  /// The removal of the first cell.
  fileprivate static var deletingFirst: BatchUpdates {
    var updates = BatchUpdates()
    updates.deleteItems(at: [ElementIndexPath(item: 0, section: 0)])
    return updates
  }
}
