import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// Documents of another kind than a verb takes: each says what it is, and what takes it.
@Suite struct WrongKindTests {
  private static let layout = """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
     "height": {"absolute": 44}, "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
     "height": {"fractionalHeight": 1}}]}}]}
    """

  private static let texts = [
    "layout": layout,
    "case": #"{"layout": \#(layout), "environment": {"size": [320, 480]}, "itemCounts": [1]}"#,
    "flow": #"{"flowLayout": {"itemSize": [50, 50]}}"#,
    "content": #"{"content": {"size": [40, 20]}}"#,
    "results": #"{"results": {}}"#,
    "recording": #"{"version": 1, "framesPerSecond": 60}"#,
    "script": #"{"script": [{"wait": 1}]}"#,
    "frames": #"{"view": [100, 100], "frames": [[0, 0, 1, 1]]}"#,
    "answer": #"{"version": 1, "visibleRect": [0, 0, 1, 1], "elements": []}"#,
    "findings": #"{"version": 1, "findings": []}"#,
  ]

  /// What each verb says of documents that it does not take.
  static let refusals: [(arguments: [String], document: String, message: String)] = [
    (["verify"], "layout", "this is a compositional layout, not a case; a case has it as its"),
    (["verify"], "recording", "this is a recording, not a case; play and view show it"),
    (["settle"], "answer", "this is an answer of query, not a file of results; diff and infer"),
    (["settle"], "case", "this is a case, not a file of results; verify checks it"),
    (["settle"], "layout", "this is a compositional layout, not a file of results"),
    (["step"], "recording", "this is a recording, not a compositional layout; play and view"),
    (["query"], "results", "this is a file of results, not a compositional layout; use settle"),
    (["lint"], "recording", "this is a recording, not a compositional layout"),
    (["explain", "cell 0.0"], "content", "this is content, not a compositional layout; use solve"),
    (["simulate"], "script", "this is a script, not a compositional layout; use it with --script"),
    (["simulate", "--script"], "case", "this is a case, not a script"),
    (["sweep"], "answer", "this is an answer of query, not a compositional layout"),
    (["sweep"], "flow", "this is a flow layout, not a compositional layout; query, render"),
    (["solve"], "layout", "this is a compositional layout, not content; use render, query"),
    (["solve"], "findings", "this is an answer of the command, not content; it is for other"),
    (["convert", "--to", "dsl"], "flow", "this is a flow layout, not a compositional layout"),
    (["convert", "--to", "dsl"], "frames", "this is a list of frames, not a compositional layout"),
    (["infer"], "layout", "this is a compositional layout, not an answer of query; use render"),
    (["diff", "grid"], "content", "this is content, not a compositional layout"),
    (["view"], "script", "this is a script, not a compositional layout"),
    (["render"], "frames", "this is a list of frames, not a compositional layout; infer takes it"),
  ]

  @Test(arguments: refusals)
  func aVerbSaysWhatTheDocumentIs(arguments: [String], document: String, message: String) throws {
    let text = try #require(Self.texts[document])
    let words =
      arguments == ["simulate", "--script"]
      ? ["simulate", "grid", "--script", "-"] : [arguments[0], "-"] + arguments.dropFirst()
    let answer = CommandTests.run(words, input: text)
    #expect(answer.status == .data)
    #expect(answer.errors.contains(message), "\(answer.errors)")
    #expect(!answer.errors.contains("unknown key"))
  }

  private static func folder(_ names: [String]) throws -> String {
    let folder = NSTemporaryDirectory() + "kinds-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in names {
      try texts[name]?.write(
        toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
    }
    return folder
  }

  /// A folder of everything: each verb takes what it can, and names the rest.
  @Test func foldersAreSorted() throws {
    let folder = try Self.folder(Array(Self.texts.keys))
    let sweep = CommandTests.run(["sweep", folder])
    #expect(sweep.status == .success, "\(sweep.errors)")
    #expect(sweep.output.hasSuffix("2 passed, 0 failed\n"), "\(sweep.output)")
    #expect(
      sweep.errors.contains("/answer.json: skipped; this is an answer of query, not a compos"))
    #expect(sweep.errors.split(separator: "\n").count == 8)
    let lint = CommandTests.run(["lint", folder])
    #expect(lint.status == .success, "\(lint.output)\(lint.errors)")
    #expect(lint.errors.split(separator: "\n").count == 6, "\(lint.errors)")
    let verify = CommandTests.run(["verify", try Self.folder(["case", "layout", "script"])])
    #expect(verify.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(verify.errors.split(separator: "\n").count == 2)
    let none = CommandTests.run(["sweep", try Self.folder(["answer", "script"])])
    #expect(none.status == .data)
    #expect(none.errors.contains("no document of the folder can be used"))
  }

  /// lint checks the documents after a bad one, and the first bad one decides the exit status.
  @Test func lintGoesOn() throws {
    let folder = try Self.folder(["layout", "recording"])
    let files = ["\(folder)/none.json", "\(folder)/recording.json", "\(folder)/layout.json"]
    let answer = CommandTests.run(["lint"] + files + ["list"])
    #expect(answer.status == .noInput)
    #expect(answer.errors.contains("none.json: the file does not exist."))
    #expect(answer.errors.contains("recording.json: this is a recording"))
    #expect(answer.output == "no findings\n")
    let second = CommandTests.run(["lint"] + files.dropFirst() + ["--format", "json"])
    #expect(second.status == .data)
    #expect(second.output.contains("\"findings\": []"))
    #expect(CommandTests.run(["lint", files[0]]).output.isEmpty)
  }

  /// A missing document neither passes nor fails.
  @Test func verifyCountsOnlyWhatItReads() throws {
    let folder = try Self.folder(["case"])
    let missing = CommandTests.run(["verify", "\(folder)/none.json"])
    #expect(missing.status == .noInput)
    #expect(missing.output.isEmpty)
    #expect(missing.errors.contains("none.json: the file does not exist."))
    let both = CommandTests.run(["verify", "\(folder)/none.json", "\(folder)/case.json"])
    #expect(both.status == .noInput)
    #expect(both.output.hasSuffix("\n1 passed, 0 failed, 1 not checked\n"), "\(both.output)")
  }

  /// Every error of a document has a line of its own, with the name of the document.
  @Test func everyErrorHasALine() {
    let text = #"{"sections": [{"gruop": 1, "interGroupSpacing": "x"}], "quirk": []}"#
    for words in [["query", "-"], ["lint", "-"], ["convert", "-", "--to", "dsl"]] {
      let answer = CommandTests.run(words, input: text)
      #expect(answer.status == .data)
      let lines = answer.errors.split(separator: "\n")
      #expect(lines.count == 3, "\(answer.errors)")
      #expect(lines.allSatisfy { $0.hasPrefix("playground: standard input: line 1, column ") })
    }
  }
}
