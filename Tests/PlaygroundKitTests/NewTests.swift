import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// `new`: files to start from.
@Suite struct NewTests {
  /// Runs a test with a folder of its own.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("new-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// Each file works with the calls that `new` names.
  @Test(arguments: ["layout", "case", "script", "content"])
  func whatItNamesWorks(kind: String) throws {
    try inFolder { folder in
      let answer = CommandTests.run(["new", folder + "/feed", "--kind", kind])
      #expect(answer.status == .success)
      #expect(answer.errors.isEmpty)
      let calls = answer.output.split(separator: "\n").dropFirst()
      #expect(answer.output.hasPrefix("wrote \(folder)/feed.json; next:\n"))
      #expect(calls.count >= 1)
      for call in calls {
        let words = call.split(separator: " ").map(String.init)
        #expect(words.first == "playground")
        let next = CommandTests.run(Array(words.dropFirst()))
        #expect(next.status == .success, "\(call): \(next.errors)")
        #expect(!next.output.isEmpty)
      }
    }
  }

  /// The documents match the schemas, have no findings, and are as the formatter writes them.
  @Test func documentsAreValid() throws {
    let pairs = [
      ("layout", Starter.layout), ("case", .case), ("script", .script), ("content", .content),
    ]
    for (name, starter) in pairs {
      let value = try JSONParser.parse(Array(starter.text(named: "fe\"ed").utf8))
      #expect(try DocumentSchema(name).problems(of: value).isEmpty, "\(name)")
    }
    let lint = CommandTests.run(["lint", "-", "--strict"], input: Starter.layout.text(named: "x"))
    #expect(lint.status == .success, "\(lint.output)")
    let verified = CommandTests.run(["verify", "-"], input: Starter.case.text(named: "x"))
    #expect(verified.output == "pass  x\n1 passed, 0 failed\n")
  }

  @Test func nothingIsOverwritten() throws {
    try inFolder { folder in
      let path = folder + "/feed.json"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      for name in ["/feed", "/feed.json"] {
        let answer = CommandTests.run(["new", folder + name])
        #expect(answer.status == .usage)
        #expect(answer.errors.contains("exists"))
      }
      #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
      // A link that leads nowhere is a file too.
      let link = folder + "/link.json"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder + "/none.json")
      #expect(CommandTests.run(["new", link]).status == .usage)
      #expect(!FileManager.default.fileExists(atPath: folder + "/none.json"))
      #expect(CommandTests.run(["new", folder + "/no/feed"]).status == .output)
    }
  }

  @Test func testsAreSwift() throws {
    try inFolder { folder in
      let answer = CommandTests.run(["new", folder + "/photo-grid", "--kind", "test"])
      #expect(answer.status == .success)
      let bytes = FileManager.default.contents(atPath: folder + "/photo-gridTests.swift")
      #expect(String(decoding: bytes ?? Data(), as: UTF8.self).contains("struct PhotoGridTests {"))
    }
    #expect(CommandTests.run(["new", "-"]).output == Starter.layout.text(named: "feed"))
    #expect(CommandTests.run(["new", "x", "--kind", "layuot"]).errors.contains("\"layout\"?"))
    #expect(Starter.typeName("2;x\"") == "XTests")
    #expect(Starter.typeName("é") == "FeedTests")
  }
}

extension NewTests {
  /// The test to start from is one of this package, which runs it.
  @Test func theTestToStartFromRuns() throws {
    let file = RepositoryFiles.root
      .appendingPathComponent("Tests/CompositionalDSLTests/StarterTests.swift")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(Starter.test.text(named: "Starter") == text)
  }
}
