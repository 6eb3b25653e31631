import Foundation
import Testing

@testable import PlaygroundKit

/// Arguments that mean the same for several verbs.
@Suite struct SharedOptionTests {
  @Test(arguments: [["simulate", "-", "--script", "-"], ["verify", "-", "-"]])
  func standardInputIsReadOnce(arguments: [String]) {
    let answer = CommandTests.run(arguments, input: "[]")
    #expect(answer.status == .usage)
    #expect(answer.errors.contains("standard input"))
  }

  /// Row 500 of 44 points begins at 22,000; its middle, at 22,022, is in the middle of a view of 667.
  @Test(arguments: [
    ("cell 0.500", 21_688.5), ("500", 500), ("0,500", 500), ("120.5", 120.5),
  ])
  func toIsOnePlace(place: String, offset: Double) throws {
    let run = try SimulatingTests.Answer(["list", "--counts", "1000", "--to", place])
    #expect(run.offset == [0, offset])
    let steps = CommandTests.run(
      ["step", "list", "--counts", "1000", "--to", place, "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(steps.output.utf8)) as? [String: Any]
    let last = (json?["steps"] as? [[String: Any]])?.last
    #expect(last?["contentOffset"] as? [Double] == [0, offset])
  }

  @Test(arguments: ["simulate", "step"]) func whatIsNotThereIsRefused(verb: String) {
    for place in ["cell 7.7", "cell 0.1000000", "supplementary none 0.0", "cell 0.99999999999"] {
      let answer = CommandTests.run([verb, "list", "--to", place])
      #expect(answer.status == .usage)
      #expect(answer.output.isEmpty)
      #expect(answer.errors.contains("--to: there is no \(place); "), "\(answer.errors)")
    }
    #expect(CommandTests.run([verb, "list", "--to", "somewhere"]).status == .usage)
  }

  @Test func toIsAlongTheAxis() throws {
    let run = try SimulatingTests.Answer(["wide-table", "--to", "100"])
    #expect(run.offset?.first == 100)
  }

  @Test func aLandscapeSizeTurnsTheDevice() throws {
    let document = """
      {"layout": {"contentInsetsReference": "safeArea", "sections": [{"group":
       {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
       "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
       "height": {"fractionalHeight": 1}}]}}]},
       "environment": {"device": "iphone 15"}, "itemCounts": [3]}
      """
    let answer = CommandTests.run(["query", "-", "--size", "852x393"], input: document)
    #expect(answer.output.contains("\"frame\": [59, 0, 734, 44]"), "\(answer.output)")
  }

  /// Half of 1194 points without the divider of 10, in either spelling; one row of the list is as wide.
  @Test(arguments: [
    ["--device", "iPad Pro 11", "--landscape", "--split", "half"],
    ["--device", "iPad Pro 11 landscape split half"],
    ["--device", "iPad Pro 11 half", "--landscape"],
  ])
  func aSplitViewIsPartOfTheScreen(arguments: [String]) {
    let answer = CommandTests.run(["query", "list", "--counts", "1"] + arguments)
    #expect(answer.status == .success)
    #expect(answer.output.contains("\"visibleRect\": [0, -24, 592, 834]"), "\(answer.output)")
  }

  @Test func velocitiesAndRows() throws {
    let run = try SimulatingTests.Answer(["list", "--counts", "1000", "--fling", "3000"])
    #expect(run.frames.contains { ($0["velocity"] as? Double ?? 0) > 2_000 })
    #expect(run.frames.allSatisfy { $0["velocity"] is Double })
    let rows = try SimulatingTests.Answer(["discover", "--orthogonal", "0=300"])
    #expect((rows.object["orthogonalOffsets"] as? [String: Double])?["0"] ?? 0 > 0)
  }
}
