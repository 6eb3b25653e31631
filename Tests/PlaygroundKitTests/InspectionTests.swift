import Foundation
import Testing

@testable import PlaygroundKit

/// `explain` and `lint`: their answers, errors and exit statuses.
@Suite struct InspectionTests {
  private static let document = """
    {"layout": {"sections": [{"group":
     {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
     "subitems": [{"type": "item", "width": {"fractionalWidth": 0.25},
     "height": {"fractionalHeight": 1}}]}}]},
     "environment": {"size": [400, 100], "displayScale": 2}, "itemCounts": [4]}
    """

  @Test func explainsInJSON() throws {
    let answer = CommandTests.run(
      ["explain", "-", "cell 0.1", "--format", "json"], input: Self.document)
    #expect(answer.status == .success)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["id"] as? String == "cell 0.1")
    #expect(object["frame"] as? [Double] == [100, 0, 100, 44])
    let steps = try #require(object["steps"] as? [[String: Any]])
    let width = try #require(steps.first { $0["of"] as? String == "group 0, subitem 0" })
    #expect(width["rule"] as? String == "2.1.4")
    #expect(width["result"] as? [String: Double] == ["width": 100])
    #expect(
      width["inputs"] as? [String: Double] == ["fraction": 0.25, "width": 400, "scale": 2])
    let last = try #require(steps.last?["result"] as? [String: Double])
    #expect(last == ["x": 100, "y": 0, "width": 100, "height": 44])
  }

  @Test(arguments: [
    ("cell 0.4", "section 0 shows 4 cells, cell 0.0 to cell 0.3"),
    ("cell", "does not name an element"),
    ("cell 0.1/title", "cell 0.1 has no known content"),
    ("supplementary x 0.0", "section 0 has no supplementary views"),
  ])
  func refusesOtherElements(name: String, part: String) {
    let answer = CommandTests.run(["explain", "-", name], input: Self.document)
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains(part), "\(answer.errors)")
  }

  /// The engine's diagnostics are findings with codes, in the answer and on standard error.
  @Test(arguments: [
    ["query", "-"], ["explain", "-", "cell", "1.0"], ["simulate", "-"], ["step", "-"],
  ])
  func diagnosticsAreReported(arguments: [String]) throws {
    let row = #"{"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44}"#
    let item = #""height": {"fractionalHeight": 1}}]}}"#
    let input = """
      {"layout": {"sections": [
       {"group": \(row), "subitems": [{"type": "item", "width": {"absolute": 401}, \(item),
       {"group": \(row), "subitems": [{"type": "item", "width": {"absolute": 400}, \(item)]},
       "environment": {"size": [400, 100]}, "itemCounts": [4, 4]}
      """
    let answer = CommandTests.run(arguments + ["--format", "json"], input: input)
    #expect(answer.status == .success, "\(answer.errors)")
    #expect(answer.errors.contains("sections[0]: error CL001"))
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let found = try #require((json as? [String: Any])?["diagnostics"] as? [[String: String]])
    #expect(found.map { $0["code"] } == ["CL001"])
    #expect(found.first?["path"] == "sections[0]")
  }

  /// A picture and a case have them too, each in its way.
  @Test func diagnosticsOfPicturesAndCases() throws {
    let input = """
      {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
       "height": {"absolute": 44}, "subitems": [{"type": "item", "width": {"absolute": 401},
       "height": {"fractionalHeight": 1}}]}}]},
       "environment": {"size": [400, 100]}, "itemCounts": [4], "expected": {"elements": []}}
      """
    for arguments in [["render", "-"], ["simulate", "-", "--format", "csv"], ["verify", "-"]] {
      let answer = CommandTests.run(arguments, input: input)
      #expect(answer.status == .success, "\(answer.errors)")
      #expect(answer.errors.contains("sections[0]: error CL001"), "\(arguments)")
    }
    for verb in ["simulate", "step"] {
      #expect(CommandTests.run([verb, "-"], input: input).output.contains("error CL001"))
    }
    let json = try JSONSerialization.jsonObject(
      with: Data(CommandTests.run(["verify", "-", "--format", "json"], input: input).output.utf8))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let found = try #require(cases.first?["diagnostics"] as? [[String: String]])
    #expect(found.map { $0["code"] } == ["CL001"])
  }

  @Test func cleanLayoutsHaveNoFindings() {
    let answer = CommandTests.run(["lint", "-", "--strict"], input: Self.document)
    #expect(answer.status == .success)
    #expect(answer.output == "no findings\n")
  }

  /// The script of a case says if items are moved.
  @Test(arguments: [(#"[{"lift": "0.0"}]"#, true), (#"[{"fling": 100}]"#, false)])
  func scriptsThatLiftMoveItems(script: String, moves: Bool) {
    let input = Self.document
      .replacingOccurrences(of: #"{"fractionalHeight": 1}"#, with: #"{"estimated": 44}"#)
      .replacingOccurrences(
        of: #""itemCounts": [4]"#, with: #""itemCounts": [4], "script": \#(script)"#)
    let answer = CommandTests.run(["lint", "-"], input: input)
    #expect(answer.output.contains("CL046") == moves)
  }

  /// A size of zero is a warning, and a subitem that does not fit an error.
  @Test(arguments: [
    (#"{"absolute": 0}"#, [], PlaygroundKit.ExitStatus.success, "CL003"),
    (#"{"absolute": 0}"#, ["--strict"], .negative, "CL003"),
    (#"{"absolute": 401}"#, [], .negative, "CL001"),
  ])
  func findingsDecideTheStatus(
    width: String, options: [String], status: PlaygroundKit.ExitStatus, code: String
  ) throws {
    let input = Self.document.replacingOccurrences(of: #"{"fractionalWidth": 0.25}"#, with: width)
    let text = CommandTests.run(["lint", "-"] + options, input: input)
    #expect(text.status == status)
    #expect(text.output.contains(code))
    let answer = CommandTests.run(["lint", "-", "--format", "json"] + options, input: input)
    #expect(answer.status == status)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let findings = try #require((json as? [String: Any])?["findings"] as? [[String: String]])
    let finding = try #require(findings.first { $0["code"] == code })
    let known = Set(["code", "severity", "path", "id", "message", "advice"])
    #expect(Set(finding.keys).isSubset(of: known))
    #expect(finding["path"]?.hasPrefix("sections[0]") == true)
  }
}
