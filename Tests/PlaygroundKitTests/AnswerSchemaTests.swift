import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// The JSON answers of all verbs match the published schema, and the page about them has every key.
@Suite struct AnswerSchemaTests {
  /// Returns what is wrong with the answer of a call; its messages if it has none.
  private static func problems(_ arguments: [String], input: String = "") throws -> [String] {
    let answer = CommandTests.run(arguments + ["--format", "json"], input: input)
    guard !answer.output.isEmpty else { return [answer.errors] }
    let value = try JSONParser.parse(Array(answer.output.utf8), limits: .init(values: 1 << 22))
    return try DocumentSchema("answers", definition: arguments[0]).problems(of: value)
  }

  private static let layouts = [
    "discover", "storefront", "pinned-headers", "carousel", "messages", "inbox", "global-header",
    "settings", "form", "background-decorations",
  ]

  @Test(arguments: layouts) func query(name: String) throws {
    for options in [
      [], ["--rect", "0,0,100,200"], ["--element", "cell:0.0"], ["--measure", "80"],
    ] {
      #expect(try Self.problems(["query", name] + options) == [])
    }
  }

  @Test(arguments: layouts) func explain(name: String) throws {
    #expect(try Self.problems(["explain", name, "cell 0.0", "--measure", "40-90"]) == [])
  }

  @Test(arguments: ["cell 0.1/texts", "cell 0.1/texts/top/sender", "cell 0.0/icon"])
  func explainAPart(name: String) throws {
    #expect(try Self.problems(["explain", "inbox", name]) == [])
  }

  @Test(arguments: layouts) func stepAndSimulate(name: String) throws {
    #expect(try Self.problems(["step", name, "--to", "900"]) == [])
    #expect(try Self.problems(["simulate", name, "--duration", "4", "--hz", "30"]) == [])
  }

  @Test func theOthers() throws {
    #expect(try Self.problems(["gallery"]) == [])
    #expect(try Self.problems(["lint", "mosaic", "inbox", "messages"]) == [])
    #expect(try Self.problems(["lint", "mosaic"]) == [])
    #expect(try Self.problems(["diff", "grid", "inset-grid"]) == [])
    #expect(try Self.problems(["diff", "grid", "grid", "--content", "viewport"]) == [])
    for folder in ["sized", "content", "content-items"] {
      let path = RepositoryFiles.fixtures.appendingPathComponent(folder).path
      #expect(try Self.problems(["verify", path]) == [])
    }
    let wrong = Starter.case.text(named: "wrong").replacingOccurrences(of: "2190", with: "2191")
    #expect(try Self.problems(["verify", "-"], input: wrong) == [])
    #expect(try Self.problems(["verify", "-"], input: "[") == [])
    let results = RepositoryFiles.root.appendingPathComponent("Documentation/Examples/results.json")
    #expect(try Self.problems(["settle", results.path]) == [])
    let sized = RepositoryFiles.fixtures.appendingPathComponent("sized").path
    #expect(try Self.problems(["settle", sized]) == [])
    let contents = RepositoryFiles.fixtures.appendingPathComponent("content")
    for file in RepositoryFiles.documents(in: contents).prefix(40) {
      #expect(try Self.problems(["solve", file.path]) == [], "\(file.lastPathComponent)")
    }
  }

  /// Answers of frames that match, of some that do not, of a flow, and of none.
  @Test func infer() throws {
    for name in Self.layouts {
      let view = CommandTests.run(["query", name, "--size", "390x844", "--measure", "80"]).output
      #expect(try Self.problems(["infer", "-"], input: view) == [], "\(name)")
    }
    let lists = [
      "[[16, 16, 173, 120], [201, 16, 173, 120], [16, 148, 173, 120]]",
      "[[0, 0, 90, 90], [100, 0, 90, 90], [0, 100, 90, 90], [33, 470, 7, 3], [0, 200, 90, 90]]",
      "[[10, 8, 150, 32], [230, 8, 150, 32], [10, 52, 200, 32], [290, 52, 90, 32], [10, 96, 90, 32]]",
      "[[0, 0, 0, 0]]",
    ]
    for list in lists {
      let text = #"{"view": [390, 844], "frames": \#(list)}"#
      #expect(try Self.problems(["infer", "-"], input: text) == [], "\(list)")
    }
  }

  @Test func linesOfASweep() throws {
    let answer = CommandTests.run([
      "sweep", "grid", "mosaic", "--devices", "iPhone 15,iPad mini", "--directions", "both",
      "--check", "lint", "--strict", "--format", "jsonl",
    ])
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 8)
    let schema = try DocumentSchema("answers", definition: "sweep")
    for line in lines {
      #expect(schema.problems(of: try JSONParser.parse(Array(line.utf8))) == [])
    }
  }

  @Test(arguments: layouts) func recordings(name: String) throws {
    let answer = CommandTests.run([
      "simulate", name, "--format", "recording", "--duration", "4", "--hz", "30",
    ])
    let value = try JSONParser.parse(Array(answer.output.utf8), limits: .init(values: 1 << 22))
    let schema = try DocumentSchema("recording")
    #expect(schema.problems(of: value) == [])
    let wrong = answer.output.replacingOccurrences(of: "\"offset\"", with: "\"ofset\"")
    let wrongValue = try JSONParser.parse(Array(wrong.utf8), limits: .init(values: 1 << 22))
    #expect(!schema.problems(of: wrongValue).isEmpty)
  }

  /// A wrong answer is noticed.
  @Test func theSchemaIsStrict() throws {
    let answer = CommandTests.run(["query", "grid", "--rect", "0,0,10,10"]).output
    let wrongs = [
      ("\"version\": 1", "\"version\": 2"), ("\"category\": \"cell\"", "\"category\": \"item\""),
      ("\"zIndex\"", "\"z\""), ("\"diagnostics\": [],", ""), ("\"cell 0.0\"", "\"cell\""),
    ]
    for (text, other) in wrongs {
      let wrong = answer.replacingOccurrences(of: text, with: other)
      #expect(wrong != answer)
      let value = try JSONParser.parse(Array(wrong.utf8))
      #expect(try !DocumentSchema("answers", definition: "query").problems(of: value).isEmpty)
    }
  }

  // MARK: The page

  private static func page() throws -> String {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Answers.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The names of all properties of a schema.
  private static func names(_ schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let values): return values.reduce(into: []) { $0.formUnion(names($1)) }
    case .object(let members):
      var found: Set<String> = []
      for member in members {
        if member.key == "properties", case .object(let properties) = member.value {
          found.formUnion(properties.map(\.key))
        }
        found.formUnion(names(member.value))
      }
      return found
    default: return []
    }
  }

  @Test func everyKeyAndColumnIsOnThePage() throws {
    let page = try Self.page()
    let names = Self.names(try DocumentSchema.json("answers"))
    #expect(names.count > 80)
    for name in names.union(Recording.csvColumns) {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
    for status in PlaygroundKit.ExitStatus.allCases {
      #expect(page.contains("| \(status.rawValue) | \(status.meaning) |"))
    }
  }
}
