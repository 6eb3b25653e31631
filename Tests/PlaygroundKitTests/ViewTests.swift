import Foundation
import Testing

@testable import PlaygroundKit

/// Pages with layouts in them.
@Suite struct ViewTests {
  private static let document = """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
     "height": {"absolute": 44}, "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
     "height": {"fractionalHeight": 1}}]}}]}
    """

  private func page(_ arguments: [String], input: String = "") throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("compositional-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = CommandTests.run(arguments + ["--out", path], input: input)
    try #require(answer.status == .success, "\(answer.errors)")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: [
    ["view", "storefront"], ["view", "-"], ["render", "grid", "--format", "html"],
  ])
  func pagesAreWritten(arguments: [String]) throws {
    let html = try page(arguments, input: Self.document)
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.contains("data-state=\"1."))
  }

  /// The name of the file chooses the format.
  @Test func renderingToAnHTMLFile() throws {
    #expect(try page(["render", "grid"]).hasPrefix("<!doctype html>"))
  }

  @Test(arguments: ["recording", "json"])
  func pagesOfRecordings(format: String) throws {
    let run = CommandTests.run(["simulate", "grid", "--fling", "500", "--format", format])
    try #require(run.status == .success)
    let html = try page(["view", "-"], input: run.output)
    #expect(html.hasPrefix("<!doctype html>"))
    let broken = CommandTests.run(
      ["view", "-", "--out", "/dev/null"],
      input: #"{"version": 1, "framesPerSecond": 60, "frames": 3}"#)
    #expect(broken.status == .data)
    #expect(broken.errors.contains("displayScale"), "\(broken.errors)")
  }

  @Test func brokenDocumentsAreErrors() {
    let answer = CommandTests.run(["view", "-", "--out", "/dev/null"], input: "{\"section\": []}")
    #expect(answer.status == .data)
    #expect(answer.errors.contains("did you mean \"sections\"?"))
  }
}
