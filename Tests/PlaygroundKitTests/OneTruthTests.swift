import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// Every report of a run gives the same numbers.
@Suite struct OneTruthTests {
  private static let runs = [
    ["list", "--counts", "1000", "--fling", "3000"], ["wide-table", "--fling", "900"],
    ["discover", "--orthogonal", "0=300", "--fling", "1500"],
    ["carousel", "--orthogonal", "0=150"],
  ]

  /// The velocity along the scroll direction and the offsets of rows, by frame.
  @Test(arguments: runs) func velocitiesAndRows(run: [String]) throws {
    let answer = try SimulatingTests.Answer(run)
    let recording = try Recording(
      json: CommandTests.run(["simulate"] + run + ["--format", "recording"]).output)
    let table = CommandTests.run(["simulate"] + run + ["--format", "csv"]).output
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let velocity = try #require(table[0].firstIndex(of: "velocity"))
    let rowOffsets = try #require(table[0].firstIndex(of: "row_offsets"))
    #expect(table.count == answer.frames.count + 1)
    #expect(recording.frames.count == answer.frames.count)
    var rows = try #require(answer.object["orthogonalOffsets"] as? [String: Double])
    for (index, (frame, state)) in zip(answer.frames, recording.states).enumerated() {
      let speed = try #require(frame["velocity"] as? Double)
      #expect(abs(speed - Double(state.velocity)) <= 0.001)
      #expect(abs(speed - (Double(table[index + 1][velocity]) ?? .nan)) <= 0.001)
      rows.merge(frame["orthogonalOffsets"] as? [String: Double] ?? [:]) { $1 }
      let listed = Dictionary(
        uniqueKeysWithValues: table[index + 1][rowOffsets].split(separator: " ").map { text in
          let parts = text.split(separator: "=")
          return (String(parts[0]), Double(parts[1]) ?? .nan)
        })
      for section in Set(rows.keys).union(listed.keys) {
        let offset = rows[section] ?? 0
        #expect(abs(offset - (listed[section] ?? 0)) <= 0.001)
        let played = state.orthogonalOffsets[Int(section) ?? -1] ?? 0
        #expect(abs(offset - Double(played)) <= 0.001)
      }
    }
    #expect(answer.frames.contains { $0["velocity"] as? Double != 0 } == run.contains("--fling"))
  }

  /// `step` and `simulate` end where an element is in the middle of the uncovered area, wherever
  /// measuring moves it.
  @Test(arguments: [
    ("pinned-list", "cell:0.10"), ("split-screen", "cell:0.0"), ("messages", "cell:3.8"),
    ("wrapping-tags", "cell:3.16"), ("discover", "cell:5.15"),
  ])
  func aScrollToAnElement(name: String, target: String) throws {
    let steps = CommandTests.run(["step", name, "--to", target, "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(steps.output.utf8))
    let object = try #require(json as? [String: Any])
    let list = try #require(object["steps"] as? [[String: Any]])
    let offset = try #require(list.last?["contentOffset"] as? [Double])
    let run = try SimulatingTests.Answer([name, "--to", target])
    #expect(run.offset == offset)
    var visible: Set<String> = []
    for step in list {
      visible.subtract(step["disappeared"] as? [String] ?? [])
      visible.formUnion(step["appeared"] as? [String] ?? [])
    }
    #expect(visible.contains(target.replacing(":", with: " ")))
  }

  /// A row that never moves has a line with its one offset.
  @Test func rowsThatNeverMove() {
    let text = CommandTests.run(
      ["simulate", "discover", "--orthogonal", "0=301", "--to", "0"]
    ).output
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  row ") }
    #expect(lines.count == 3)
    #expect(lines.first?.hasSuffix("  301") == true, "\(lines)")
  }
}
