import CompositionalDocuments
import CompositionalSimulation
import Foundation
import Testing

@testable import PlaygroundKit

/// Flow layouts as documents of `explain`, `simulate` and `step`.
@Suite struct FlowVerbTests {
  /// Three columns of 96 points in 304, with gaps of 8; a section of 32 + 8 + 33 · 88 + 80 + 8 points.
  private static let flow = """
    {"name": "photos", "flowLayout": {"itemSize": [96, 80], "minimumLineSpacing": 8,
      "minimumInteritemSpacing": 8, "headerReferenceSize": [0, 32],
      "sectionHeadersPinToVisibleBounds": true,
      "sectionInset": {"top": 8, "left": 8, "bottom": 8, "right": 8}},
     "environment": {"size": [320, 480]}, "itemCounts": [100]}
    """

  private static func run(_ words: String...) -> (
    status: PlaygroundKit.ExitStatus, output: String, errors: String
  ) {
    CommandTests.run([words[0], "-"] + words.dropFirst(), input: flow)
  }

  private func json(_ text: String) throws -> JSONValue {
    try JSONParser.parse([UInt8](text.utf8))
  }

  @Test func explainListsTheSteps() throws {
    let text = Self.run("explain", "cell 0.4")
    #expect(text.status == .success, "\(text.errors)")
    #expect(text.output.hasPrefix("cell 0.4 is 96 wide and 80 high at 112, 128.\n"))
    #expect(text.output.contains("this number of cells fits into a line  [flow 2]"))
    let answer = try json(Self.run("explain", "cell 0.4", "--format", "json").output)
    #expect(answer["isComplete"] == .bool(true))
    guard case .array(let steps)? = answer["steps"] else { return #expect(Bool(false)) }
    #expect(
      steps.contains {
        $0["rule"] == .string("flow 3")
          && $0["link"] == .string("Documentation/FlowLayout.md#the-rules")
      })
    let none = Self.run("explain", "cell 0.100")
    #expect(none.status == .usage)
    #expect(none.errors.contains("section 0 has 100 cells, cell 0.0 to cell 0.99"))
  }

  @Test func explainFollowsTheOffset() throws {
    let header = "supplementary UICollectionElementKindSectionHeader 0.0"
    let text = Self.run("explain", header, "--offset", "0,500")
    #expect(text.output.contains("is 320 wide and 32 high at 0, 500."), "\(text.output)")
    #expect(text.output.contains("pinned, so it stays in the visible part  [flow 11]"))
  }

  @Test func explainHasTheFindingsInItsDiagnostics() throws {
    let wide = #"{"flowLayout": {"itemSize": [400, 10]}, "itemCounts": [1]}"#
    let answer = CommandTests.run(
      ["explain", "-", "cell 0.0", "--format", "json"], input: wide)
    guard case .array(let findings)? = try json(answer.output)["diagnostics"] else {
      return #expect(Bool(false), "\(answer.errors)")
    }
    #expect(findings.map { $0["code"] } == [.string("itemLongerThanLine")])
    #expect(answer.errors.contains("Item 0 of section 0 is 400 points wide"))
  }

  /// The content is 3,032 points long, so that the view ends at 2,552.
  @Test func simulateScrollsToTheEnd() throws {
    let text = Self.run("simulate", "--fling", "9000")
    #expect(text.status == .success, "\(text.errors)")
    #expect(text.output.contains("photos") && text.output.contains("Timeline"))
    let answer = try json(Self.run("simulate", "--fling", "9000", "--format", "json").output)
    let summary = try #require(answer["summary"])
    #expect(summary["contentSize"] == .array([.integer(320), .integer(3032)]), "\(summary)")
    #expect(summary["isAtRest"] == .bool(true))
    #expect(answer["diagnostics"] == .array([]))
    #expect(Self.run("simulate").status == .success)
    let recorded = Self.run("simulate", "--to", "cell 0.99", "--format", "recording")
    let recording = try Recording(json: Array(recorded.output.utf8))
    #expect(recording.frames.last?.contentOffset == CGPoint(x: 0, y: 2552))
  }

  @Test func simulateRefusesOrthogonalSections() throws {
    let file = NSTemporaryDirectory() + "flow-script-" + UUID().uuidString + ".json"
    try #"[{"orthogonal": {"section": 0, "fling": 100}}]"#.write(
      toFile: file, atomically: true, encoding: .utf8)
    let answer = Self.run("simulate", "--script", file)
    #expect(answer.status == .data, "\(answer.errors)")
    #expect(answer.errors.contains("there is no section 0 that scrolls orthogonally"))
    let option = Self.run("simulate", "--orthogonal", "0=10")
    #expect(option.errors.contains("whose sections do not scroll orthogonally"))
  }

  @Test func stepListsTheSteps() throws {
    let text = Self.run("step")
    #expect(text.status == .success, "\(text.errors)")
    #expect(text.output.contains("cells seen    100 of 100"), "\(text.output)")
    #expect(text.output.contains("content size  320"))
    let answer = try json(Self.run("step", "--format", "json").output)
    guard case .array(let steps)? = answer["steps"], steps.count > 2,
      case .array(let pinned)? = steps[1]["pinned"]
    else { return #expect(Bool(false), "\(answer)") }
    #expect(
      pinned.first?["id"] == .string("supplementary UICollectionElementKindSectionHeader 0.0"))
    #expect(pinned.first?["moved"] == .integer(360))
    #expect(Self.run("step", "--to", "cell 0.50").status == .success)
  }

  @Test func stepMeasures() throws {
    let answer = CommandTests.run(
      ["step", "-", "--size", "320x250", "--counts", "40", "--measure", "100", "--format", "json"],
      input: #"{"flowLayout": {"estimatedItemSize": [320, 44], "minimumLineSpacing": 0}}"#)
    #expect(answer.status == .success, "\(answer.errors)")
    let summary = try #require(try json(answer.output)["summary"])
    #expect(summary["contentSize"] == .array([.integer(320), .integer(4000)]), "\(summary)")
  }

  @Test func renderDrawsARun() throws {
    let answer = Self.run("render", "--fling", "3000")
    #expect(answer.status == .success, "\(answer.errors)")
    #expect(answer.output.contains("4 moments"))
  }
}
