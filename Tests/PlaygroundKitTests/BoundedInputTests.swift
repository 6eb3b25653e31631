import Foundation
import Testing

@testable import PlaygroundKit

/// Numbers from outside are accepted or rejected with a message.
@Suite struct BoundedInputTests {
  private static func document(
    scale: String = "2", counts: String = "[40]", height: String = "{\"absolute\": 44}",
    keys: String = ""
  ) -> String {
    """
    {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
     "height": \(height), "subitems": [{"type": "item", "width": {"fractionalWidth": 0.5},
     "height": {"fractionalHeight": 1}}]}}]},
     "environment": {"size": [320, 480], "displayScale": \(scale)}, "itemCounts": \(counts)\(keys)}
    """
  }

  private static let verbs = ["query", "step", "simulate"]

  @Test(arguments: verbs) func displayScales(verb: String) throws {
    let huge = CommandTests.run([verb, "-"], input: Self.document(scale: "1e308"))
    #expect(huge.status == .data)
    #expect(huge.errors.contains("expected a number above 0 and at most 1024, found "))
    for scale in ["1024", "1e-9"] {
      let answer = CommandTests.run(
        [verb, "-", "--format", "json"], input: Self.document(scale: scale))
      #expect(answer.status == .success, "\(answer.errors)")
      #expect(!answer.output.contains("[null"))
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
      }
    }
  }

  /// No answer contains a number that JSON cannot express.
  @Test(arguments: verbs) func infiniteLayouts(verb: String) {
    let documents = [
      Self.document(height: "{\"absolute\": 1e308}"),
      Self.document(height: "{\"estimated\": 1e308}"),
      Self.document(
        height: "{\"estimated\": 44}", keys: #", "measurement": {"heights": [1e308]}"#),
    ]
    for document in documents {
      let answer = CommandTests.run([verb, "-", "--format", "json"], input: document)
      let numbers = answer.output.replacingOccurrences(of: "\"kind\": null", with: "")
      #expect(!numbers.contains("null") && !numbers.contains("inf"))
      if answer.status != .success {
        #expect(answer.status == .data)
        #expect(answer.errors.contains("beyond 10^307 points"))
      }
    }
    let query = CommandTests.run(["query", "-"], input: documents[0])
    #expect(query.status == .data)
    #expect(query.output.isEmpty)
  }

  /// A length that a recording cannot hold is an error, not a recording that nobody can read.
  @Test func recordingsOfHugeLayouts() {
    for height in ["1e200", "1e308"] {
      let answer = CommandTests.run(
        ["simulate", "-", "--format", "recording"],
        input: Self.document(height: "{\"absolute\": \(height)}"))
      #expect(answer.status == .data, "\(answer.errors)")
      #expect(answer.errors.contains("too large"))
    }
  }

  /// A view that is resized while it flings over a layout of the largest lengths whose sum is finite.
  @Test func resizingOverHugeLayouts() {
    let script = #", "script": [{"fling": 5000}, {"wait": 1}, {"resize": [700, 320]}]"#
    let answer = CommandTests.run(
      ["simulate", "-"],
      input: Self.document(counts: "[31, 28]", height: "{\"absolute\": 1e305}", keys: script))
    #expect(answer.status == .success, "\(answer.errors)")
  }

  /// A view over more points than there are numbers flings, rests and scrolls.
  @Test func scriptsOverHugeLayouts() {
    for height in ["{\"absolute\": 1e305}", "{\"estimated\": 1e305}"] {
      let script = """
        , "script": [{"fling": 2000}, {"scrollTo": {"offset": [0, 1e300]}}, {"fling": -9}]
        """
      let answer = CommandTests.run(
        ["simulate", "-"], input: Self.document(counts: "[30]", height: height, keys: script))
      #expect(answer.status == .success, "\(answer.errors)")
    }
  }

  @Test(arguments: verbs) func itemCounts(verb: String) {
    for count in ["9007199254740993", "100000000000000000", "9223372036854775807"] {
      let answer = CommandTests.run([verb, "-"], input: Self.document(counts: "[\(count)]"))
      #expect(answer.status == .data)
      #expect(answer.errors.contains("from 0 to 9007199254740992"))
      let option = CommandTests.run([verb, "grid", "--counts", count])
      #expect(option.status == .usage)
      #expect(option.errors.contains("from 0 to 9007199254740992"))
    }
    let counts = [String](repeating: "9007199254740992", count: 3).joined(separator: ",")
    // Without it, a run has ten thousand steps.
    let step = verb == "step" ? ["--step", "1e15"] : []
    for arguments in [[verb, "list", "--counts", counts], [verb, "discover", "--counts", counts]] {
      let answer = CommandTests.run(arguments + step)
      #expect(answer.status == .success, "\(answer.errors)")
    }
    let estimated = CommandTests.run(
      [verb, "-"] + step,
      input: Self.document(counts: "[\(counts)]", height: "{\"estimated\": 44}"))
    #expect(estimated.status == .success, "\(estimated.errors)")
  }

  /// A script cannot make a section larger than a document may.
  @Test func insertedItems() {
    for count in ["9007199254740992", "9007199254740991"] {
      let answer = CommandTests.run(
        ["simulate", "-"],
        input: Self.document(
          counts: "[3, \(count)]", keys: #", "script": [{"insert": ["1.0"]}]"#))
      guard count.hasSuffix("2") else {
        #expect(answer.status == .success, "\(answer.errors)")
        continue
      }
      #expect(answer.status == .data)
      #expect(
        answer.errors.contains(
          "section 1 would have 9007199254740993 items; it can have 9007199254740992 at most"))
    }
  }

  @Test func sectionCounts() {
    let counts = String(repeating: "0,", count: 1_000_000) + "0"
    let answer = CommandTests.run(["query", "grid", "--counts", counts])
    #expect(answer.status == .usage)
    #expect(answer.errors.contains("at most 1000000 sections"))
  }
}
