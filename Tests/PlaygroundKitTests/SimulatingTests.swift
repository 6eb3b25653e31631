import Foundation
import Testing

@testable import Playground
@testable import PlaygroundKit

/// `simulate` from its arguments to its answer.
@Suite struct SimulatingTests {
  /// The JSON answer of a run.
  struct Answer {
    let object: [String: Any]
    let frames: [[String: Any]]
    let summary: [String: Any]

    init(_ arguments: [String], input: String = "") throws {
      let answer = CommandTests.run(
        ["simulate"] + arguments + ["--format", "json"], input: input)
      try #require(answer.status == .success, "\(answer.errors)")
      let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
      object = try #require(json as? [String: Any])
      frames = try #require(object["frames"] as? [[String: Any]])
      summary = try #require(object["summary"] as? [String: Any])
    }

    var offset: [Double]? { summary["contentOffset"] as? [Double] }
    /// The vertical offset at the end.
    var end: Double { offset?.last ?? .nan }
    var height: Double? { (summary["contentSize"] as? [Double])?.last }
    var seconds: Double? { summary["seconds"] as? Double }

    /// Everything that happened: what, and to which section.
    var events: [(kind: String, section: Int?)] {
      frames.flatMap { $0["events"] as? [[String: Any]] ?? [] }
        .map { ($0["kind"] as? String ?? "", $0["section"] as? Int) }
    }
  }

  // MARK: Text

  @Test(arguments: [
    [], ["carousel"], ["wide-table"], ["messages"], ["list", "--counts", "1000000000"],
    ["list", "--counts", "0"], ["discover", "--size", "100000x100000"], ["list", "--drag", "0,-1"],
    ["discover", "--size", "10x10"], ["list", "--counts", "1000000000000,1000000000000"],
  ])
  func textOffATerminalIsPlainAndNarrow(arguments: [String]) {
    let answer = CommandTests.run(["simulate"] + arguments)
    #expect(answer.status == .success)
    #expect(answer.output.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
    let lines = answer.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    #expect(lines.count > 20)
  }

  @Test(arguments: ["text", "json", "csv"])
  func theSameCallGivesTheSameBytes(format: String) {
    let arguments = ["simulate", "--format", format]
    #expect(CommandTests.run(arguments).output == CommandTests.run(arguments).output)
  }

  /// The tour of the default layout covers many kinds of events in 8 to 15 seconds.
  @Test func theDefaultTourCoversManyEvents() throws {
    let answer = try Answer([])
    let seconds = try #require(answer.seconds)
    #expect((8...15).contains(seconds))
    let kinds = Set(answer.events.map(\.kind))
    #expect(
      kinds.isSuperset(of: ["touched", "dragBegan", "released", "scrolled", "rested", "passedEnd"]))
    let rested = Set(answer.events.filter { $0.kind == "rested" }.map(\.section))
    #expect(rested == [nil, 0, 1, 2])
    let offsets = answer.frames.compactMap { $0["contentOffset"] as? [Double] }
    let lowest = try #require(offsets.map { $0[1] }.max())
    let height = try #require(answer.height)
    // A phone of 812 points whose bottom 34 are covered; a bounce and a pull pass the end.
    #expect(lowest > height + 34 - 812 + 50)
    #expect(height > 4_000)
    #expect(try #require(answer.summary["measurements"] as? Int) >= 34)
    #expect(answer.offset == [0, -50])
  }

  // MARK: Every layout

  @Test(arguments: BuiltInGallery.names)
  func everyTourGoesWell(name: String) throws {
    let answer = try Answer([name, "--hz", "30"])
    #expect((answer.object["diagnostics"] as? [[String: String]])?.isEmpty == true)
    #expect(answer.summary["isAtRest"] as? Bool == true)
    #expect(answer.offset == answer.frames.first?["contentOffset"] as? [Double])
    let kinds = answer.events.map(\.kind)
    #expect(!kinds.contains { ["jumped", "unsettled", "ignored"].contains($0) })
    // A list of 10,000 rows takes the longest.
    #expect(try #require(answer.seconds) < 20)
    // Every gesture of the tour moves something.
    let moves = answer.frames.contains {
      $0["orthogonalOffsets"] != nil || $0["velocity"] as? Double != 0
    }
    #expect(moves != kinds.isEmpty)
    #expect(kinds.filter { $0 == "touched" }.count == kinds.filter { $0 == "dragBegan" }.count)
  }

  @Test(arguments: ["0x0", "1x1", "20x2000", "2000x20"], ["discover", "carousel", "wide-table"])
  func noSizeIsTooSmall(size: String, name: String) {
    #expect(CommandTests.run(["simulate", name, "--size", size]).status == .success)
  }

  // MARK: Formats

  /// In each frame, the elements that appeared minus those that disappeared are visible.
  @Test(arguments: [["discover"], ["carousel"], ["list", "--counts", "1000000000"]])
  func theFramesAddUp(arguments: [String]) throws {
    let answer = try Answer(arguments)
    #expect(answer.object["version"] as? Int == 1)
    #expect(answer.summary["frames"] as? Int == answer.frames.count)
    var visible: Set<String> = []
    var inUse = 0
    for frame in answer.frames {
      let gone = try #require(frame["disappeared"] as? [String])
      let come = try #require(frame["appeared"] as? [String])
      #expect(visible.isSuperset(of: gone))
      visible.subtract(gone)
      #expect(visible.isDisjoint(with: come))
      visible.formUnion(come)
      #expect(visible.count == frame["visible"] as? Int)
      let created = try #require(frame["created"] as? Int)
      let reused = try #require(frame["reused"] as? Int)
      inUse += created + reused - (try #require(frame["returned"] as? Int))
      #expect(inUse == visible.count)
    }
  }

  @Test(arguments: [["discover"], ["wide-table"], ["list", "--fling", "500"]])
  func everyRowHasTheColumnsOfTheHeading(arguments: [String]) throws {
    let answer = CommandTests.run(["simulate"] + arguments + ["--format", "csv"])
    #expect(answer.output.hasSuffix("\n"))
    let lines = answer.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let heading = try #require(lines.first)
    #expect(Set(heading).count == heading.count)
    #expect(heading.last == "events")
    #expect(lines.allSatisfy { $0.count == heading.count })
    // All but the offsets of rows and the kinds of events are numbers.
    let rows = try #require(heading.firstIndex(of: "row_offsets"))
    let numbers = lines.dropFirst().map { line in
      line.indices.dropLast().filter { $0 != rows }.compactMap { Double(line[$0]) }
    }
    #expect(numbers.allSatisfy { $0.count == heading.count - 2 })
    let frames = try Answer(arguments).frames.count
    #expect(numbers.count == frames)
    #expect(numbers.first?.first == 0)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0[0] < $1[0] })
  }

  // MARK: Time

  @Test(arguments: ["discover", "carousel"])
  func framesASecondChangeNothingElse(name: String) throws {
    let all = try Answer([name])
    let ticks = Int((try #require(all.seconds) * 120).rounded())
    #expect(all.frames.count == ticks + 1)
    for hz in [60, 30] {
      let some = try Answer([name, "--hz", "\(hz)"])
      // The last frame may be a shorter one.
      let each = 120 / hz
      #expect(some.frames.count == (ticks + each - 1) / each + 1)
      for key in ["contentOffset", "contentSize", "seconds", "cellsCreated", "cellsReused"] {
        #expect(some.summary[key] as? NSObject == all.summary[key] as? NSObject, "\(key)")
      }
      #expect(some.events.map(\.kind) == all.events.map(\.kind))
    }
  }

  @Test func durationCuts() throws {
    let answer = try Answer(["--duration", "1.5"])
    #expect(answer.seconds == 1.5)
    #expect(answer.frames.count == 181)
    let arguments = ["list", "--counts", "1000", "--fling", "3000", "--duration", "0.5"]
    #expect(try Answer(arguments).summary["isAtRest"] as? Bool == false)
    #expect(
      CommandTests.run(["simulate"] + arguments).output.contains("something was still moving"))
  }
}
