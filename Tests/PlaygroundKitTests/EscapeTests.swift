import Foundation
import Testing

@testable import PlaygroundKit

/// What a document, an argument or a file name contains never steers the terminal.
@Suite struct EscapeTests {
  /// A title of the terminal, a cleared screen, a color, a row of its own, C1, DEL and bidi controls.
  private static let evil =
    "h\u{1B}]0;pwn\u{7}\u{1B}[2J\u{1B}[31m\r\nforged 0 0\t\u{9B}2J\u{7F}\u{202E}\u{2066}\u{2028}end"

  private static var quoted: String {
    let data = try? JSONSerialization.data(
      withJSONObject: evil, options: .fragmentsAllowed)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static let document = """
    {"name": \(quoted), "layout": {"sections":[{"group":{"type":"horizontal",
     "width":{"fractionalWidth":1},"height":{"absolute":44},"subitems":[{"type":"item",
     "width":{"fractionalWidth":0.3},"height":{"fractionalHeight":1},
     "supplementaryItems":[{"elementKind":\(quoted),"width":{"absolute":10},"height":{"absolute":0},
     "containerAnchor":{"edges":["top"]}}]}]},
     "boundarySupplementaryItems":[
      {"elementKind":\(quoted),"width":{"fractionalWidth":1},"height":{"absolute":44},
       "alignment":"top","pinToVisibleBounds":true},
      {"elementKind":\(quoted),"width":{"fractionalWidth":1},"height":{"absolute":44},
       "alignment":"top"}],
     "decorationItems":[{"elementKind":\(quoted)}]}]},
     "environment":{"size":[320,480]},"itemCounts":[40],
     "expected":{"elements":[{"id":"cell 0.0","frame":[0,0,1,1]}],"elementsAreComplete":true}}
    """

  /// Returns true for what a terminal obeys, or what changes the order of a line.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  private static func check(_ text: String, _ call: [String]) {
    let found = text.unicodeScalars.filter(isHarmful)
    #expect(found.isEmpty, "\(call): \(found.map { String($0.value, radix: 16) })")
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(!lines.contains { $0.hasPrefix("forged") }, "\(call)")
  }

  @Test(arguments: [
    ["query", "-"], ["query", "-", "--format", "text"], ["step", "-"],
    ["step", "-", "--format", "json"], ["simulate", "-"], ["simulate", "-", "--format", "json"],
    ["simulate", "-", "--format", "csv"], ["simulate", "-", "--format", "recording"],
    ["lint", "-"], ["lint", "-", "--format", "json"], ["sweep", "-"],
    ["sweep", "-", "--strict", "--check", "lint"], ["sweep", "-", "--format", "jsonl"],
    ["sweep", "-", "--format", "junit"], ["diff", "-", "list"],
    ["diff", "-", "list", "--format", "json"], ["diff", "-", "list", "--format", "svg"],
    ["verify", "-"], ["verify", "-", "--format", "json"], ["render", "-"],
    ["render", "-", "--format", "svg"], ["render", "-", "--fling", "3000"],
    ["explain", "-", "cell", "0.0"], ["explain", "-", "supplementary h 9.9"],
    ["convert", "-", "--to", "dsl"], ["convert", "-", "--to", "uikit"],
    ["convert", "-", "--to", "json"],
  ])
  func documents(call: [String]) {
    let answer = CommandTests.run(call, input: Self.document)
    #expect(answer.status == .success || answer.status == .negative || answer.status == .usage)
    #expect(!answer.output.isEmpty || !answer.errors.isEmpty)
    Self.check(answer.output, call)
    Self.check(answer.errors, call)
  }

  /// The answer of a machine still says what the kind is.
  @Test func jsonKeepsTheKind() throws {
    let answer = CommandTests.run(["query", "-"], input: Self.document)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let elements = try #require(object["elements"] as? [[String: Any]])
    #expect(elements.contains { $0["kind"] as? String == Self.evil })
  }

  @Test func arguments() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/escape-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/" + Self.evil
    try Self.document.write(toFile: file, atomically: false, encoding: .utf8)
    let broken = folder + "/broken\n\u{1B}[31m.json"
    try "{\"\u{85}\": 1".write(toFile: broken, atomically: false, encoding: .utf8)
    for call in [
      ["query", "gr\u{1B}[31mid"], ["gr\u{1B}[31mid"], ["query", "grid", "--si\u{1B}ze", "1x1"],
      ["query", "grid", "--size", Self.evil], ["query", "grid", "--element", Self.evil],
      ["query", folder + "/no\u{1B}[2J.json"], ["lint", file, "grid"], ["verify", file, folder],
      ["diff", file, "list"], ["sweep", file], ["query", broken], ["verify", broken],
      ["query", "grid", "--out", folder + "/no/\u{1B}[2J"], ["explain", file, "cell", "77.0"],
      ["simulate", "list", "--script", file], ["new", folder + "/a\nforged \u{1B}"],
      ["convert", file, "--to", "dsl"], ["solve", file], ["query", Self.evil + ".swift"],
    ] {
      let answer = CommandTests.run(call)
      Self.check(answer.output, call)
      Self.check(answer.errors, call)
    }
  }

  /// The program's own colors and lines stay.
  @Test func ownColorsStay() {
    let color = CommandTests.run(["query", "list", "--format", "text", "--color", "always"])
    #expect(color.output.contains("\u{1B}[1m"))
    let swift = CommandTests.run(["query", "x.swift"])
    #expect(swift.errors.contains("\n  import CompositionalDSL\n"))
  }
}
