import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// `convert`: its answers, notes and errors.
@Suite struct ConvertTests {
  /// The page shows what the command prints.
  @Test(arguments: ["dsl", "uikit"]) func thePageIsTrue(form: String) throws {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Convert.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let answer = CommandTests.run(["convert", "two-columns", "--to", form])
    #expect(answer.status == .success)
    #expect(answer.errors.isEmpty)
    let block = "$ playground convert two-columns --to \(form)\n\(answer.output)```\n"
    #expect(page.contains(block))
  }

  /// The page of platforms has the same code for an app, after its own import.
  @Test func thePageOfPlatformsIsTrue() throws {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Platforms.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let answer = CommandTests.run(["convert", "two-columns", "--to", "uikit"]).output
    let start = try #require(answer.range(of: "@MainActor")).lowerBound
    #expect(page.contains("import UIKit\n\n\(answer[start...])```\n"))
  }

  @Test func whatIsLeftOutIsReported() {
    let answer = CommandTests.run(["convert", "inbox", "--to", "uikit"])
    #expect(answer.status == .success)
    #expect(answer.errors.contains("contents of the cells are left out"))
    #expect(answer.output.contains("// The contents of the cells are left out"))
    let dsl = CommandTests.run(["convert", "inbox", "--to", "dsl"])
    #expect(dsl.errors.isEmpty)
    #expect(dsl.output.contains("func makeInboxContents() -> [ContentElement]"))
  }

  /// A document is written so that it reads as the same.
  @Test(arguments: ["grid", "inbox", "carousel"]) func documentsAreFormatted(name: String) {
    let answer = CommandTests.run(["convert", name, "--to", "json"])
    let again = CommandTests.run(["convert", "-", "--to", "json"], input: answer.output)
    #expect(answer.status == .success)
    #expect(again.output == answer.output)
    let one = CommandTests.run(["query", name]).output
    #expect(one == CommandTests.run(["query", "-"], input: answer.output).output)
  }

  @Test func contentIsConverted() {
    let text = Starter.content.text(named: "message")
    let answer = CommandTests.run(["convert", "-", "--to", "dsl"], input: text)
    #expect(answer.status == .success)
    #expect(answer.output.contains("func makeContents() -> [ContentElement] {"))
    #expect(
      answer.output.contains("Leaf(\"icon\", width: 24, height: 24).hugging(horizontal: 1000)"))
    #expect(CommandTests.run(["convert", "-", "--to", "uikit"], input: text).status == .usage)
    let json = CommandTests.run(["convert", "-", "--to", "json"], input: text)
    #expect(json.output.contains("\"proposal\": {\"width\": 375}"))
  }

  @Test(arguments: [
    (["convert", "grid"], "needs --to"), (["convert", "grid", "--to", "swift"], "must be dsl"),
    (["convert", "grid", "--to", "dls"], "did you mean \"dsl\"?"),
    (["convert", "gird", "--to", "dsl"], "did you mean \"grid\"?"),
  ])
  func wrongCalls(arguments: [String], part: String) {
    let answer = CommandTests.run(arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(part))
  }

  /// A Swift file is refused with the way to do it, by every verb that reads a file.
  @Test(arguments: [
    ["layout.swift"], ["query", "layout.swift"], ["simulate", "a/b.swift"], ["verify", "x.swift"],
    ["solve", "x.swift"], ["convert", "x.swift", "--to", "dsl"], ["lint", "x.swift"],
    ["explain", "x.swift", "cell 0.0"], ["render", "x.swift"], ["step", "x.swift"],
    ["simulate", "list", "--script", "x.swift"],
  ])
  func swiftFilesAreRefused(arguments: [String]) {
    let answer = CommandTests.run(arguments)
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty || arguments[0] == "verify")
    #expect(answer.errors.contains("Playground.main(gallery: ["), "\(answer.errors)")
    #expect(answer.errors.contains("Documentation/PlaygroundKit.md"))
  }
}
