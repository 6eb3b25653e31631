import Foundation
import Testing

@testable import PlaygroundKit

/// Layouts whose sums are beyond the largest number are refused by every verb, with the place.
@Suite struct FiniteTests {
  private static func layout(width: String, height: String, item: String) -> String {
    """
    {"sections":[{"group":{"type":"horizontal","width":\(width),"height":\(height),"subitems":[
     {"type":"item","width":{"fractionalWidth":1},"height":\(item)}]}}]}
    """
  }

  /// A view of 390 points times 1e308, twenty groups of 1.7e308 points, and one that is no sum.
  private static let layouts = [
    layout(
      width: #"{"fractionalWidth":1e308}"#, height: #"{"absolute":50}"#,
      item: #"{"fractionalHeight":1}"#),
    layout(
      width: #"{"fractionalWidth":1}"#, height: #"{"estimated":1.7e308}"#,
      item: #"{"fractionalHeight":1}"#),
    layout(
      width: #"{"fractionalWidth":1}"#, height: #"{"absolute":1.7e308}"#,
      item: #"{"absolute":50}"#),
  ]

  private static let calls = [
    ["query", "-"], ["query", "-", "--format", "text"], ["render", "-"],
    ["render", "-", "--format", "svg"], ["render", "-", "--format", "html"],
    ["render", "-", "--fling", "2000"], ["explain", "-", "cell", "0.0"],
    ["explain", "-", "cell", "0.0", "--format", "json"], ["lint", "-"],
    ["lint", "-", "--format", "json"], ["step", "-"], ["step", "-", "--format", "json"],
    ["simulate", "-"], ["simulate", "-", "--format", "json"],
    ["simulate", "-", "--format", "csv"], ["simulate", "-", "--format", "recording"],
    ["sweep", "-"], ["sweep", "-", "--format", "jsonl"], ["sweep", "-", "--format", "junit"],
    ["view", "-", "--out", "/dev/null"], ["diff", "-", "list"],
    ["diff", "list", "-", "--format", "json"], ["diff", "-", "list", "--format", "svg"],
  ]

  @Test(arguments: layouts) func everyVerbRefusesThem(layout: String) {
    for call in Self.calls {
      let answer = CommandTests.run(call, input: layout)
      #expect(answer.status == .data, "\(call): \(answer.status), \(answer.errors)")
      #expect(answer.errors.contains("sections[0].group"), "\(call): \(answer.errors)")
      #expect(answer.errors.contains("beyond 10^307 points"), "\(call)")
      #expect(answer.output.isEmpty, "\(call): \(answer.output.prefix(200))")
    }
  }

  /// The group that is too wide, not the cell in it; and the item that is too high in pixels.
  @Test func thePathIsThatOfTheFirstSuchSize() {
    let wide = CommandTests.run(["lint", "-"], input: Self.layouts[0])
    #expect(wide.errors.contains("standard input: sections[0].group: the layout is too large"))
    let nested = """
      {"sections":[{"group":{"type":"horizontal","width":{"fractionalWidth":1},
       "height":{"absolute":50},"subitems":[
        {"type":"item","width":{"absolute":10},"height":{"fractionalHeight":1}},
        {"type":"vertical","width":{"absolute":10},"height":{"fractionalHeight":1e308},"count":2,
         "subitem":{"type":"item","width":{"fractionalWidth":1},"height":{"absolute":10}}}]}}]}
      """
    let deep = CommandTests.run(["query", "-"], input: nested)
    #expect(deep.errors.contains("sections[0].group.subitems[1]: "), "\(deep.errors)")
  }

  @Test func verificationRefusesThemToo() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/finite-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (index, layout) in Self.layouts.enumerated() {
      let document = """
        {"layout": \(layout), "environment": {"size": [320, 480]}, "itemCounts": [20],
         "expected": {"elements": [{"id": "cell 0.0", "frame": [0, 0, 10, 10]}]}}
        """
      for format in ["text", "json"] {
        let answer = CommandTests.run(["verify", "-", "--format", format], input: document)
        #expect(answer.status == .data, "\(answer.output)")
        #expect(answer.errors.contains("sections[0].group"))
        #expect(!answer.output.contains("inf,") && !answer.output.contains("nan"))
      }
      let path = folder + "/\(index).json"
      try layout.write(toFile: path, atomically: false, encoding: .utf8)
      #expect(CommandTests.run(["diff", path, path]).status == .data)
    }
  }

  /// A case is refused before its cells are measured, with a script and without, alone and beside others.
  @Test func verificationMeasuresNothingOfThem() {
    let layout = Self.layout(
      width: #"{"fractionalHeight":1e308}"#, height: #"{"estimated":44}"#,
      item: #"{"estimated":44}"#)
    for rest in ["", #", "script": [{"insert": ["0.0"]}], "expected": {"afterScript": true}"#] {
      let document = """
        {"layout": \(layout), "environment": {"size": [375, 2000]}, "itemCounts": [1],
         "measurement": {"contents": [{"id": "a", "size": [8, 8]}]}\(rest)}
        """
      let answer = CommandTests.run(["verify", "-"], input: document)
      #expect(answer.status == .data, "\(answer.output) \(answer.errors)")
      #expect(answer.errors.contains("sections[0].group: the layout is too large"))
    }
  }

  /// Lengths that are not bounded by a view, and headers, spacings and insets.
  @Test(arguments: [
    #"{"interSectionSpacing":1.7e308,"sections":[{@},{@},{@}]}"#,
    #"{"sections":[{@,"interGroupSpacing":1.7e308}]}"#,
    #"{"sections":[{@,"orthogonalScrollingBehavior":"continuous","interGroupSpacing":1.7e308}]}"#,
    #"{"sections":[{@,"boundarySupplementaryItems":[{"elementKind":"h","alignment":"top","width":{"fractionalWidth":1},"height":{"fractionalWidth":1e308}}]}]}"#,
  ])
  func otherSums(text: String) {
    let group = """
      "group":{"type":"horizontal","width":{"fractionalWidth":0.5},"height":{"absolute":50},
       "subitems":[{"type":"item","width":{"fractionalWidth":1},"height":{"fractionalHeight":1}}]}
      """
    let document = text.replacingOccurrences(of: "@", with: group)
    for call in [["query", "-"], ["step", "-"], ["lint", "-"]] {
      let answer = CommandTests.run(call, input: document)
      #expect(answer.status == .data, "\(call): \(answer.errors) \(answer.output.prefix(300))")
      #expect(answer.errors.contains("beyond 10^307 points"), "\(answer.errors)")
    }
  }

  /// A finite layout is drawn in numbers, however large they are.
  @Test func largeNumbersAreDrawn() {
    let large = Self.layout(
      width: #"{"absolute":1e307}"#, height: #"{"absolute":50}"#, item: #"{"fractionalHeight":1}"#)
    #expect(CommandTests.run(["query", "-"], input: large).status == .success)
    let picture = CommandTests.run(["render", "-", "--format", "svg"], input: large)
    #expect(picture.status == .success, "\(picture.errors)")
    #expect(picture.output.contains("<rect") && !picture.output.contains("\"inf\""))
    #expect(!picture.output.contains("nan"))
  }
}
