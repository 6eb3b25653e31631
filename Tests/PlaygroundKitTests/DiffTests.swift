import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// `diff`: its answers, pictures and exit status.
@Suite struct DiffTests {
  /// Rows of a height, 3 of them 100 points wide.
  private static func file(_ height: Int, items: Int = 3) throws -> String {
    try file(
      """
      {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
        "height": {"absolute": \(height)}, "subitems": [{"type": "item",
        "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]},
       "environment": {"size": [100, 300]}, "itemCounts": [\(items)]}
      """)
  }

  private static func file(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "diff-" + UUID().uuidString + ".json"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func whatMovedAndWasResized() throws {
    let (one, other) = (try Self.file(40), try Self.file(50, items: 4))
    let answer = CommandTests.run(["diff", one, other])
    #expect(answer.status == .negative)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "A  \(one)", "B  \(other)", "compared over the whole content",
        "content size  100 x 120 -> 100 x 200", "only in B", "  cell 0.3  0, 150, 100 x 50",
        "moved", "  cell 0.1  0, 40 -> 0, 50  by 0, +10", "  cell 0.2  0, 80 -> 0, 100  by 0, +20",
        "resized", "  cell 0.0  100 x 40 -> 100 x 50  by 0 x +10",
        "  cell 0.1  100 x 40 -> 100 x 50  by 0 x +10",
        "  cell 0.2  100 x 40 -> 100 x 50  by 0 x +10",
        "1 only in B, 2 moved, 3 resized, 0 unchanged",
      ])
    let back = CommandTests.run(["diff", other, one])
    #expect(back.output.contains("1 only in A, 2 moved, 3 resized, 0 unchanged"))
  }

  @Test func equalLayoutsAreEqual() throws {
    let answer = CommandTests.run(["diff", "grid", "grid", "--device", "iPhone 15"])
    #expect(answer.status == .success)
    #expect(answer.output.hasSuffix("equal, 60 elements\n"))
    let many = CommandTests.run(["diff", "list", "list", "--counts", "1000000"])
    #expect(many.status == .success && many.output.contains("compared in the view"))
  }

  @Test func answersInJSON() throws {
    let answer = CommandTests.run(
      ["diff", try Self.file(40), try Self.file(50), "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1 && object["equal"] as? Bool == false)
    #expect(object["scope"] as? String == "content" && object["unchanged"] as? Int == 0)
    let changes = try #require(object["changed"] as? [[String: Any]])
    #expect(changes.map { $0["id"] as? String } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(changes[2]["movedBy"] as? [Double] == [0, 20])
    #expect(changes[2]["resizedBy"] as? [Double] == [0, 10])
    #expect(object["contentSizes"] as? [[Double]] == [[100, 120], [100, 150]])
  }

  /// An answer of query is equal to its layout in the same rectangle, from a file and from a pipe.
  @Test(arguments: [[], ["--offset", "0,130"], ["--rect", "0,0,100,500", "--offset", "0,130"]])
  func answersAreLikeTheirLayouts(arguments: [String]) throws {
    let query = CommandTests.run(["query", "pinned-headers"] + arguments).output
    let file = try Self.file(query)
    for operands in [[file, "pinned-headers"], ["pinned-headers", file], [file, file]] {
      let answer = CommandTests.run(["diff"] + operands)
      #expect(answer.status == .success, "\(answer.output)\(answer.errors)")
    }
    #expect(CommandTests.run(["diff", "-", "pinned-headers"], input: query).status == .success)
    let other = CommandTests.run(["diff", file, "grid"])
    #expect(other.status == .negative)
  }

  @Test func recordingsAreComparedFrameByFrame() throws {
    func recording(_ velocity: String) throws -> String {
      try Self.file(
        CommandTests.run(
          ["simulate", "list", "--fling", velocity, "--hz", "20", "--format", "recording"]
        ).output)
    }
    let (one, other) = (try recording("1000"), try recording("1200"))
    let same = CommandTests.run(["diff", one, one])
    #expect(same.status == .success && same.output.contains("0 differ"))
    let answer = CommandTests.run(["diff", one, other])
    #expect(answer.status == .negative)
    #expect(answer.output.contains("the first is frame 1, at 0.05 s"), "\(answer.output)")
    let mixed = CommandTests.run(["diff", one, "grid"])
    #expect(mixed.status == .data && mixed.errors.contains("simulate --format recording"))
  }

  @Test func bothAreDrawn() throws {
    let arguments = ["diff", try Self.file(40), try Self.file(50, items: 4)]
    let svg = CommandTests.run(arguments + ["--format", "svg"])
    #expect(svg.status == .negative)
    #expect(svg.output.hasPrefix("<svg"))
    // Three outlines of A, dashed, and four of B.
    #expect(svg.output.components(separatedBy: "<rect class=\"x\"").count == 4)
    #expect(svg.output.components(separatedBy: "<rect class=\"y\"").count == 5)
    #expect(!svg.output.contains("<rect class=\"e\""))
    let path = NSTemporaryDirectory() + "diff-" + UUID().uuidString + ".png"
    #expect(CommandTests.run(arguments + ["--out", path]).status == .negative)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [
    (["grid"], "needs A B"), (["grid", "list", "mosaic"], "unexpected"),
    (["-", "-"], "only once"), (["grid", "gird"], "\"grid\"?"),
    (["list", "list", "--counts", "50000", "--content", "whole"], "20000 elements"),
    (["grid", "list", "--scale", "2"], "--format png"),
  ])
  func wrongArgumentsAreRefused(arguments: [String], text: String) {
    let answer = CommandTests.run(["diff"] + arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(text), "\(answer.errors)")
  }

  @Test func wrongAnswersNameThePlace() throws {
    let file = try Self.file(
      #"{"version": 1, "contentSize": [1, 1], "contentOffset": [0, 0], "visibleRect": [0, 0, 1, 1], "#
        + #""elements": [{"id": "cell 0", "frame": [0, 0, 1, 1]}]}"#)
    let answer = CommandTests.run(["diff", file, "grid"])
    #expect(answer.status == .data)
    #expect(answer.errors.contains("elements[0].id"), "\(answer.errors)")
  }

  /// A recording of an app is equal to the case that was found behind it, whether its row was scrolled or
  /// not: a recording names the cells of a row that are out of sight, too.
  @Test(arguments: [0.0, 40])
  func recordingsOfAppsAreLikeTheirCases(scrolled: Double) throws {
    let text = try String(
      contentsOf: RepositoryFiles.root.appendingPathComponent("Documentation/Examples/app.json"),
      encoding: .utf8)
    let app = try Self.file(text)
    let found = try Self.file(CommandTests.run(["infer", app, "--to", "case"]).output)
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var elements = try #require(object["elements"] as? [[String: Any]])
    for index in elements.indices {
      guard let id = elements[index]["id"] as? String, id.hasPrefix("cell 0.") else { continue }
      var frame = try #require(elements[index]["frame"] as? [Double])
      elements[index]["unscrolledFrame"] = frame
      frame[0] -= scrolled
      elements[index]["frame"] = frame
    }
    object["elements"] = elements
    let recording = try Self.file(
      String(decoding: JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    for operands in [[recording, found], [found, recording]] {
      let answer = CommandTests.run(["diff"] + operands)
      #expect(answer.status == .success, "\(answer.output)\(answer.errors)")
      #expect(answer.output.hasSuffix("equal, 20 elements\n"), "\(answer.output)")
    }
  }
}
