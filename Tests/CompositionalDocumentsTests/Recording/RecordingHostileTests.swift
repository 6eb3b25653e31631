import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Untrusted recordings: reading one fails with an error that names the place, or it can be played.
@Suite struct RecordingHostileTests {
  static func recording(_ frames: String, _ keys: String = "") -> String {
    """
    {"version": 1, "framesPerSecond": 60, "displayScale": 2, "scrollDirection": "vertical",
     "summary": {}\(keys), "frames": [\(frames)]}
    """
  }

  static let first = """
    {"offset": [0, 0], "viewSize": [10, 20], "insets": {}, "contentSize": [10, 90],
     "elements": [["cell 0.0", 0, 0, 10, 10], ["cell 0.1", 0, 10, 10, 10, 3, {"alpha": 0.5}]]}
    """

  static let errors: [(json: String, message: String)] = [
    (recording(""), "frames: expected at least one frame, found an empty array"),
    (
      recording("{}"),
      #"frames[0]: missing key "offset"; expected two numbers [x, y]"#
    ),
    (
      recording(#"{"offset": [0, 0], "viewSize": [1, 1], "insets": {}, "contentSize": [1, 1]}"#),
      #"frames[0]: missing key "elements"; the first frame and one of every 120 must list "#
        + "all visible elements"
    ),
    (
      recording(first + "," + Array(repeating: "{}", count: 120).joined(separator: ",")),
      #"frames[120]: missing key "elements"; the first frame and one of every 120 must list "#
        + "all visible elements"
    ),
    (
      recording(first + #", {"disappeared": [2]}"#),
      "frames[1].disappeared[0]: expected an index from 0 to 1, found the number 2"
    ),
    (
      recording(first + #", {"disappeared": [1, 0]}"#),
      "frames[1].disappeared[1]: expected an index of at least 2, found the number 0"
    ),
    (
      recording(first + #", {"disappeared": [0, 1]}, {"disappeared": [0]}"#),
      "frames[2].disappeared[0]: expected no index because no element is visible, "
        + "found the number 0"
    ),
    (
      recording(first + #", {"appeared": [[3, "cell 0.2", 0, 0, 1, 1]]}"#),
      "frames[1].appeared[0]: expected an index from 0 to 2, found 3"
    ),
    (
      recording(first + #", {"moved": [[2, 0, 0, 1, 1]]}"#),
      "frames[1].moved[0][0]: expected an index from 0 to 1, found the number 2"
    ),
    (
      recording(first + #", {"moved": [[1, 0, 0, 1]]}"#),
      "frames[1].moved[0]: expected [..., x, y, width, height], "
        + "optionally with a z-index and an object, found an array of 4 values"
    ),
    (
      recording(first + #", {"elements": [], "moved": [], "offset": [0, 0]}"#),
      #"frames[1]: missing key "viewSize"; expected two numbers [width, height]"#
    ),
    (
      recording(first + #", {"tick": 5}, {"tick": 4}"#),
      "frames[2].tick: expected a tick of at least 5, found the number 4"
    ),
    (
      recording(first + #", {"moved": [[0, 0, 0, 1e300, 1]]}"#),
      "frames[1].moved[0][3]: expected a number of points, found the number 1e+300"
    ),
    (
      recording(first + #", {"events": [{"kind": "restd"}]}"#),
      #"frames[1].events[0].kind: unknown value "restd"; did you mean "rested"?"#
    ),
    (
      recording(first, #", "sumary": 1"#), #"unknown key "sumary"; did you mean "summary"?"#
    ),
    (
      recording(first).replacing(#""version": 1"#, with: #""version": 2"#),
      "version: expected 1, found the number 2"
    ),
    (
      recording(first).replacing("60", with: "50"),
      "framesPerSecond: expected a whole number that divides 120, found the number 50"
    ),
  ]

  @Test(arguments: errors)
  func message(json: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try Recording(json: json) }
    #expect(error?.sentence == message)
  }

  @Test func smallest() throws {
    let json = Self.recording(
      Self.first + #", {"disappeared": [0], "appeared": [[1, "cell 0.2", 0, 20, 10, 10]]}, {}"#)
    let recording = try Recording(json: json)
    var player = RecordingPlayer(recording)
    player.seek(to: 2)
    #expect(player.state.elements.map(\.id.indexPath.item) == [1, 2])
    #expect(player.state.elementsByDepth.map(\.id.indexPath.item) == [2, 1])
    #expect(player.state.elements[0].alpha == 0.5)
    #expect(player.state.time == 2.0 / 60)
    #expect(try Recording(json: recording.jsonText()) == recording)
  }

  /// What is written can be read; a length beyond the bound of the reader is not written.
  @Test(arguments: ["1e100", "1e99"]) func longLengths(length: String) throws {
    let json = Self.recording(Self.first.replacing("[10, 90]", with: "[10, \(length)]"))
    var recording = try Recording(json: json)
    #expect(try Recording(json: recording.jsonText()) == recording)
    recording.frames[0].contentOffset.y = 1e101
    #expect(throws: EncodingError.self) { try recording.jsonText() }
    recording.frames[0].contentOffset.y = 0
    recording.frames[0].surroundings?.contentSize.width = -1e101
    #expect(throws: EncodingError.self) { try recording.jsonText() }
  }

  /// A recording that is damaged in one place is rejected or can be played.
  @Test func damaged() throws {
    let value = try JSONParser.parse(
      Array(
        Self.recording(
          Self.first + """
            , {"offset": [0, 4.5], "disappeared": [0], "appeared": [[1, "cell 0.2", 0, 20, 10, 10]],
             "moved": [[0, 1, 2, 3, 4, 5, {"transform": [1, 0, 0, 1, 5, 5], "isHidden": true}]],
             "views": [0, 1, 1], "work": [1, 2, 3], "orthogonalOffsets": {"0": 5}, "jump": 3,
             "adjustment": [0, 2], "prefetched": ["0.7"], "cancelled": ["0.8"], "insets": {"top": 1},
             "contentSize": [10, 95], "events": [{"kind": "jumped", "detail": "far"}]},
            {"disappeared": [1]}
            """
        ).utf8))
    var played = 0
    for variant in DocumentMutation.variants(of: value) {
      do {
        let recording = try Recording(reading: DocumentReader(variant, at: .root))
        for state in recording.states where !state.elementsByDepth.isEmpty { played += 1 }
        #expect(!recording.csv.isEmpty)
        let again = try Recording(json: recording.jsonText())
        #expect(again == recording)
      } catch let error as DocumentError {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(played > 100)
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: other)
  }
}
