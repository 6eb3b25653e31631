import Foundation
import Testing

@testable import PlaygroundKit

/// Scrolls step by step: their offsets, reports and ends.
@Suite struct SteppingTests {
  @Test func theLastStepEndsAtTheEnd() throws {
    let plan = try ScrollPlan(from: -54, to: 100, step: 50, extent: 80)
    #expect((0..<plan.count).map(plan.offset) == [-54, -4, 46, 96, 100])
    let back = try ScrollPlan(from: 100, to: 0, step: 60, extent: 80)
    #expect((0..<back.count).map(back.offset) == [100, 40, 0])
    #expect(try ScrollPlan(from: 5, to: 5, step: nil, extent: 80).count == 1)
  }

  @Test(arguments: [1e3, 1e9, 1e15, 1e300])
  func longScrollsTakeABoundedNumberOfSteps(end: Double) throws {
    let plan = try ScrollPlan(from: 0, to: end, step: nil, extent: 800)
    #expect(plan.count <= ScrollPlan.stepsByDefault)
    #expect(plan.offset(plan.count - 1) == end)
  }

  @Test(arguments: [(0.0, 1.0), (-1, 1), (1e-9, 1e9), (1, .infinity)])
  func stepsThatNeverEndAreRefused(step: Double, end: Double) {
    #expect(throws: CommandFailure.self) {
      try ScrollPlan(from: 0, to: end, step: step, extent: 100)
    }
  }

  @Test func everyCellIsSeenOnce() {
    let answer = CommandTests.run(["step", "storefront"])
    #expect(answer.output.contains("cells seen    47 of 47"))
    #expect(answer.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(answer.output.utf8.allSatisfy { $0 < 128 })
    let back = CommandTests.run(["step", "storefront", "--from", "1628", "--to", "0"])
    #expect(back.output.contains("cells seen    47 of 47"))
  }

  /// A target behind the end is the end, for steps as for a simulated view.
  @Test(arguments: ["100000", "0,100000"]) func aTargetBehindTheEnd(target: String) throws {
    func lastOffset(_ verb: String) throws -> [Double]? {
      let answer = CommandTests.run(
        [verb, "storefront", "--to", target, "--format", "json"])
      #expect(answer.status == .success)
      let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
      let list = (json as? [String: Any])?[verb == "step" ? "steps" : "frames"]
      return (list as? [[String: Any]])?.last?["contentOffset"] as? [Double]
    }
    let (stepped, simulated) = (try lastOffset("step"), try lastOffset("simulate"))
    #expect(stepped == simulated)
    #expect(stepped?.last ?? 0 > 1_000)
  }

  @Test func aBillionRowsAreScrolledInBoundedSteps() {
    let answer = CommandTests.run(["step", "list", "--counts", "1000000000"])
    #expect(answer.output.contains("more steps"))
    #expect(answer.output.split(separator: "\n").count < 80)
  }

  /// The elements that appear and disappear turn those of a step into those of the next.
  @Test func theAnswerForProgramsAddsUp() throws {
    let answer = CommandTests.run(
      ["step", "pinned-headers", "--step", "100", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let steps = try #require(object["steps"] as? [[String: Any]])
    var visible: Set<String> = []
    for step in steps {
      visible.subtract(try #require(step["disappeared"] as? [String]))
      visible.formUnion(try #require(step["appeared"] as? [String]))
      #expect(visible.count == step["visible"] as? Int)
    }
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["steps"] as? Int == steps.count)
    #expect(summary["cellsSeen"] as? Int == summary["cells"] as? Int)
  }

  /// A view that is put at an offset has measured what it showed at the start, for steps as for queries.
  @Test func aStepMeasuresWhatAQueryDoes() throws {
    func contentSize(_ arguments: [String], _ keys: String...) throws -> [Double] {
      let answer = CommandTests.run(arguments + ["--format", "json"])
      var value: Any? = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
      for key in keys { value = (value as? [String: Any])?[key] }
      return try #require(value as? [Double])
    }
    let stepped = try contentSize(
      ["step", "messages", "--from", "500", "--to", "500"], "summary", "contentSize")
    let asked = try contentSize(["query", "messages", "--offset", "0,500"], "contentSize")
    #expect(stepped == asked)
  }

  @Test func pinnedHeadersAreReportedWhereTheySit() {
    let arguments = ["step", "pinned-headers", "--from", "100", "--to", "100"]
    #expect(CommandTests.run(arguments).output.contains("header 0.0 at 100 +100"))
  }
}
