import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// The reader accepts the documented examples of scripts and recordings.
@Suite struct SimulationDocumentationTests {
  private static func page() throws -> String {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Simulation.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The actions in the first column of the tables.
  private static func actions() throws -> [String] {
    try page().split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `{") else { return nil }
      return line.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  @Test func everyActionOfTheTablesIsOne() throws {
    let schema = try DocumentSchema("script")
    var keys: Set<String> = []
    for action in try Self.actions() {
      let script = try ScrollScript(json: "[\(action)]")
      #expect(script.actions.count == 1)
      #expect(try ScrollScript(json: script.jsonText()) == script)
      let value = try JSONParser.parse(Array("[\(action)]".utf8))
      #expect(schema.problems(of: value).isEmpty)
      guard case .array(let actions) = value, case .object(let members)? = actions.first else {
        continue
      }
      keys.formUnion(members.map(\.key))
    }
    #expect(keys == Set(ScrollAction.DocumentKey.allCases.map(\.rawValue)))
  }

  /// The Swift below each table is the JSON in it, action by action, and is what this test compiles.
  @Test func eachActionIsShownInSwift() throws {
    let source = RepositoryFiles.root.appendingPathComponent(
      "Tests/CompositionalDocumentsTests/Schema/SimulationPageActions.swift")
    let compiled = String(decoding: try Data(contentsOf: source), as: UTF8.self)
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    var shown = 0
    for (heading, script) in SimulationPageActions.all {
      let part = try #require(
        Self.page().components(separatedBy: "### \(heading)\n").dropFirst().first?
          .components(separatedBy: "\n##").first)
      let json = part.split(separator: "\n").filter { $0.hasPrefix("| `{") }
        .compactMap { $0.split(separator: "`").dropFirst().first }.joined(separator: ", ")
      #expect(try ScrollScript(json: "[\(json)]") == script, "\(heading)")
      let lines = part.split(separator: "\n").filter { $0.hasPrefix("  .") }
      #expect(lines.count == script.actions.count, "\(heading)")
      for line in lines { #expect(compiled.contains(line.drop { $0 == " " }), "\(line)") }
      shown += lines.count
    }
    #expect(try shown == Self.actions().count)
  }

  @Test func blocksAreScriptsAndRecordings() throws {
    let blocks = try Self.page().components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 2)
    let script = try ScrollScript(json: blocks[0])
    #expect(script.actions.count == 4)
    let recording = try Recording(json: blocks[1])
    #expect(recording.frames.count == 2)
    #expect(Array(recording.states).map(\.elements.count) == [2, 3])
  }

  @Test func theErrorIsTheOneThatIsSaid() throws {
    let error = #expect(throws: DocumentError.self) {
      try ScrollScript(json: #"[{"wait": 600}, {"wait": 1}]"#)
    }
    #expect(try Self.page().contains("\n\(error?.description ?? "-")\n"))
  }
}
