import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// The examples of the documentation of scripts and recordings are what the reader takes.
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
