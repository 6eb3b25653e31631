import CompositionalDocuments
import Foundation
import Testing

@testable import Playground
@testable import PlaygroundKit

/// Numbers and JSON as they are written, and the answers made of them.
@Suite struct AnswerTests {
  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0, "0"), (-0.001, "0"), (1e15, "1000000000000000"), (2.5, "2.5"),
    (110.33333333, "110.33"), (.nan, "nan"),
  ])
  func numbersAreFreeOfNoise(number: Double, text: String) {
    #expect(NumberText(number).description == text)
  }

  @Test func thousandsAreSetApart() {
    #expect(NumberText(-1_234_567.5).description == "-1234567.5")
    #expect(NumberText(count: 999).description == "999")
    #expect(NumberText(count: 1000).description == "1,000")
  }

  @Test func jsonKeepsOrderAndEscapes() {
    let value = JSONValue.object([
      .init("z", .numbers(1, 0.30000000000000004, .infinity)), .init("a", .string("\"\\\n\u{1}é")),
      .init("n", .null), .init("b", .bool(true)),
    ])
    #expect(
      value.compact
        == #"{"z": [1, 0.3, null], "a": "\"\\\n\u0001é", "n": null, "b": true}"#)
    #expect(JSONValue.array([.integer(1), .integer(2)]).pretty(width: 4) == "[\n 1,\n 2\n]")
  }

  @Test func aQueryAnswersAsDocumented() {
    let document = """
      {"layout": {"boundarySupplementaryItems": [{"elementKind": "h", "width": {"absolute": 100},
       "height": {"absolute": 10}, "alignment": "top"}], "sections": [{"group":
       {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 40},
       "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
       "height": {"fractionalHeight": 1}}]}}]},
       "environment": {"size": [100, 60]}, "itemCounts": [2], "contentOffset": [0, 5]}
      """
    let answer = CommandTests.run(["query", "-"], input: document)
    #expect(
      answer.output == """
        {
         "version": 1,
         "contentSize": [100, 90],
         "contentOffset": [0, 5],
         "visibleRect": [0, 5, 100, 60],
         "diagnostics": [],
         "elements": [
          {"id": "cell 0.0", "category": "cell", "kind": null, "section": 0, "item": 0, \
        "frame": [0, 10, 100, 40], "zIndex": 0, "alpha": 1, "isHidden": false},
          {"id": "cell 0.1", "category": "cell", "kind": null, "section": 0, "item": 1, \
        "frame": [0, 50, 100, 40], "zIndex": 0, "alpha": 1, "isHidden": false},
          {"id": "supplementary h 0.max", "category": "supplementary", "kind": "h", \
        "section": 0, "item": "max", "frame": [0, 0, 100, 10], "zIndex": 1, "alpha": 1, \
        "isHidden": false}
         ]
        }

        """)
  }

  @Test func everyGalleryDocumentSaysWhatTheTableSays() throws {
    for entry in BuiltInGallery.entries {
      guard case .document(let document) = entry.content else { continue }
      let json = try JSONSerialization.jsonObject(with: Data(document))
      #expect((json as? [String: Any])?["name"] as? String == entry.summary)
      #expect(CommandTests.run(["gallery", entry.name]).output.utf8.elementsEqual(document))
    }
  }

  /// Documents that cannot be read neither pass nor fail, and standard error says why.
  @Test func badDocumentsAreNotCounted() {
    let answer = CommandTests.run(["verify", "./nowhere.json", "-"], input: "{")
    #expect(answer.status == .noInput)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("./nowhere.json: the file does not exist."))
    #expect(CommandTests.run(["verify", "-"], input: "{").status == .data)
  }

  @Test func colorsFollowTheEnvironment() {
    let utf8 = ["LANG": "C.UTF-8", "TERM": "xterm"]
    #expect(Terminal(environment: utf8, isTerminal: true).usesColor)
    #expect(Terminal(environment: utf8, isTerminal: true).usesUnicode)
    #expect(!Terminal(environment: utf8, isTerminal: false).usesUnicode)
    #expect(
      !Terminal(environment: ["LC_ALL": "C", "LANG": "C.UTF-8"], isTerminal: true).usesUnicode)
    let refusing = utf8.merging(["NO_COLOR": "1"]) { $1 }
    #expect(!Terminal(environment: refusing, isTerminal: true).usesColor)
    #expect(Terminal(environment: ["COLUMNS": "-5"], isTerminal: false).columns == 80)
    #expect(Terminal(environment: ["COLUMNS": "9999999999"], isTerminal: false).columns == 1000)
  }
}
