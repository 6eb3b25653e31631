import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// Names of elements and of parts inside them, and the verbs that take them.
@Suite struct ElementNameTests {
  @Test(
    arguments: [
      ("cell 0.3", ElementID.cell(section: 0, item: 3), nil),
      ("cell:0.3", .cell(section: 0, item: 3), nil),
      ("cell 0.3/texts/title", .cell(section: 0, item: 3), "texts/title"),
      ("cell:0.3/a", .cell(section: 0, item: 3), "a"),
      ("supplementary a/b 1.0", .supplementary(kind: "a/b", section: 1), nil),
      ("supplementary:x:y:1.0", .supplementary(kind: "x:y", section: 1), nil),
      ("supplementary a/b 1.0/t", .supplementary(kind: "a/b", section: 1), "t"),
      ("decoration:background:0.0", .decoration(kind: "background", section: 0), nil),
    ] as [(String, ElementID, String?)])
  func names(text: String, id: ElementID, part: String?) throws {
    let name = try ElementName(text)
    #expect(name.id == id)
    #expect(name.part == part)
  }

  @Test(arguments: ["", "cell", "cell 0", "cell 0.3/", "/", "cell:0", ":::"])
  func otherTextIsRefused(text: String) {
    #expect(throws: CommandFailure.self) { try ElementName(text) }
  }

  /// One element is answered as among all, also out of sight.
  @Test func queryAnswersOneElement() throws {
    let one = CommandTests.run(["query", "pinned-headers", "--element", "cell:0.1"])
    #expect(one.status == .success)
    #expect(one.output.contains("\"id\": \"cell 0.1\""))
    #expect(!one.output.contains("\"id\": \"cell 0.0\""))
    let far = CommandTests.run(
      ["query", "list", "--counts", "1000000", "--element", "cell 0.999999", "--format", "text"])
    #expect(far.output.contains("cell 0.999999  0  43999956"))
    let pinned = CommandTests.run(
      ["query", "pinned-headers", "--offset", "0,100", "--element", "supplementary:header:0.0"])
    #expect(pinned.output.contains("\"frame\": [10, 100,"), "\(pinned.output)")
  }

  @Test func queryAnswersOnePart() {
    let part = CommandTests.run([
      "query", "inbox", "--element", "cell 0.3/texts", "--format", "text",
    ])
    #expect(part.output.contains("  texts "))
    #expect(!part.output.contains("texts/top"))
  }

  /// A kind without its category means the only element of this name.
  @Test(arguments: ["header 0.0", "header:0.0"])
  func shortNamesMeanTheOnlyElement(name: String) {
    for verb in [["query", "pinned-headers", "--element"], ["explain", "pinned-headers"]] {
      let full = CommandTests.run(verb + ["supplementary header 0.0"])
      let short = CommandTests.run(verb + [name])
      #expect(short.status == .success, "\(short.errors)")
      #expect(short.output == full.output)
    }
  }

  @Test(arguments: ["simulate", "step"])
  func targetsHaveShortNames(verb: String) {
    let full = CommandTests.run([verb, "pinned-headers", "--to", "supplementary header 2.0"])
    for name in ["header 2.0", "header:2.0"] {
      let short = CommandTests.run([verb, "pinned-headers", "--to", name])
      #expect(short.status == .success, "\(short.errors)")
      #expect(short.output == full.output)
    }
    let wrong = CommandTests.run([verb, "pinned-headers", "--to", "heder 2.0"])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("there is no supplementary heder 2.0"), "\(wrong.errors)")
    #expect(wrong.errors.contains("the supplementary views of section 2 are header"))
    let part = CommandTests.run([verb, "inbox", "--to", "cell 0.3/texts"])
    #expect(part.status == .usage)
    #expect(part.errors.contains("write \"cell 0.3\""), "\(part.errors)")
  }

  @Test(arguments: [
    (["query", "grid", "--element", "cells 0.3"], "no supplementary cells 0.3"),
    (["query", "inbox", "--element", "cell 9.0"], "the layout has 1 section"),
    (["query", "inbox", "--element", "cell 0.3/text"], "did you mean \"texts\"?"),
    (["query", "grid", "--element", "cell 0.3/a"], "has no known content"),
    (["query", "grid", "--element", "cell 0.3", "--rect", "0,0,1,1"], "cannot be combined"),
    (["explain", "inbox", "cell 0.3/zzzzzzzz"], "its parts are icon, texts"),
  ])
  func whatIsNotThere(arguments: [String], part: String) {
    let answer = CommandTests.run(arguments)
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains(part), "\(answer.errors)")
  }

  /// The frames of the levels are those that `query` prints, and lead from the cell to the part.
  @Test func explainLeadsToThePart() throws {
    let answer = CommandTests.run(
      ["explain", "inbox", "cell", "0.3/texts/top/sender", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let cell = try #require(json?["frame"] as? [Double])
    let part = try #require(json?["part"] as? [String: Any])
    let frame = try #require(part["frame"] as? [Double])
    let inside = try #require(part["frameInElement"] as? [Double])
    #expect(frame == [cell[0] + inside[0], cell[1] + inside[1], inside[2], inside[3]])
    let levels = try #require(part["levels"] as? [[String: Any]])
    #expect(
      levels.map { $0["path"] as? String } == ["/", "texts", "texts/top", "texts/top/sender"])
    #expect(levels.first?["frame"] as? [Double] == [0, 0, cell[2], cell[3]])
    #expect(levels.last?["frame"] as? [Double] == inside)
    let text = CommandTests.run(["explain", "inbox", "cell 0.3/texts/top/sender"]).output
    #expect(text.contains("cell 0.3 is 375 wide"))
    #expect(
      text.contains("item 1 of 3 in a horizontal stack, items 8 points apart, centered  [4.2]"))
  }

  /// The steps of a cell end with the parts inside it.
  @Test func explanationsListTheParts() throws {
    let text = CommandTests.run(["explain", "inbox", "cell 0.3"]).output
    let queried = CommandTests.run(["query", "inbox", "--element", "cell 0.3", "--format", "text"])
    #expect(text.contains("Parts of the cell; explain cell 0.3/PATH explains one:"))
    for name in ["icon", "texts", "texts/top/sender", "texts/preview"] {
      #expect(text.contains("  \(name) "), "\(name)")
      #expect(queried.output.contains("  \(name) "), "\(name)")
    }
    #expect(!CommandTests.run(["explain", "grid", "cell 0.3"]).output.contains("Parts"))
    let json = CommandTests.run(["explain", "inbox", "cell 0.3", "--format", "json"]).output
    let schema = try DocumentSchema("answers", definition: "explain")
    let value = try JSONParser.parse(Array(json.utf8))
    #expect(schema.problems(of: value) == [])
    guard case .array(let parts) = value["parts"] else {
      Issue.record("there are no parts")
      return
    }
    #expect(parts.first?["id"] == .string("cell 0.3/icon"))
  }

  /// `--measure` means the same for every verb that can meet estimates.
  @Test(arguments: [
    ["query", "messages", "--element", "cell 0.0"], ["explain", "messages", "cell 0.0"],
    ["step", "messages", "--to", "200"], ["lint", "messages"], ["render", "messages"],
  ])
  func measureIsTaken(arguments: [String]) {
    let plain = CommandTests.run(arguments)
    let measured = CommandTests.run(arguments + ["--measure", "123"])
    #expect(measured.status == plain.status)
    #expect(measured.output != plain.output || arguments[0] == "lint")
    #expect(CommandTests.run(arguments + ["--measure", "x"]).status == .usage)
  }
}
