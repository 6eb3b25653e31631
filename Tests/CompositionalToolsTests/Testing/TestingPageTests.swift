import Foundation
import Testing

/// The page about tests shows a file that is a test here, and the snapshot that it made.
@Suite struct TestingPageTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["FeedTests.swift", "Snapshots/FeedTests/everyFrame.txt"])
  func shows(file: String) throws {
    let page = try Self.text("Documentation/Testing.md")
    #expect(page.contains(try Self.text("Tests/CompositionalTestingTests/" + file)))
  }
}
