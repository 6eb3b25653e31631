import Foundation
import Testing

@testable import PlaygroundKit

/// The options of `simulate`: the actions, the output and the measurer.
@Suite struct SimulatingOptionTests {
  private typealias Answer = SimulatingTests.Answer

  /// A thousand rows of 44 points in a view of 667.
  private static let list = ["list", "--counts", "1000"]

  /// Twenty rows of about 50 points.
  private static let rows = """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
     "height": {"estimated": 50}, "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
     "height": {"estimated": 50}}]}}]}
    """

  // MARK: One action

  /// Free motion is a sum of milliseconds until 10 points per second are left: 0.998/0.002/1000 of
  /// what the speed loses.
  @Test(arguments: [500.0, 3_000, 9_000])
  func flings(velocity: Double) throws {
    let offset = try Answer(Self.list + ["--fling", "\(velocity)"]).end
    #expect(abs(offset - 0.499 * (velocity - 10)) <= 0.25)
  }

  /// The finger drags after ten points; five points a second are too slow for a fling.
  @Test func drags() throws {
    #expect(try Answer(Self.list + ["--drag", "0,-300,60"]).offset == [0, 290])
    let fast = try Answer(Self.list + ["--drag", "0,-300"]).end
    // 300 points in a quarter of a second are 1200 a second.
    #expect(abs(fast - 290 - 0.499 * 1_190) <= 0.25)
  }

  /// Row 500 begins at 22,000; its middle in the middle of the view.
  @Test func scrolls() throws {
    #expect(
      try Answer(Self.list + ["--to", "cell 0.500"]).offset == [0, 21_688.5])
    #expect(try Answer(Self.list + ["--to", "cell:0.500"]).offset == [0, 21_688.5])
    #expect(try Answer(Self.list + ["--to", "500"]).offset == [0, 500])
    #expect(try Answer(Self.list + ["--to", "120.5"]).offset == [0, 120.5])
    #expect(try Answer(Self.list + ["--to", "0,1234"]).offset == [0, 1_234])
    #expect(try Answer(Self.list + ["--to", "1e9"]).offset == [0, 44_000 - 667])
    let nowhere = CommandTests.run(["simulate", "list", "--to", "cell 3.1"])
    #expect(nowhere.status == .usage)
    #expect(nowhere.errors.contains("--to: there is no cell 3.1; the layout has 1 section, 0 to 0"))
  }

  @Test(arguments: [
    (["--fling", "fast"], "--fling: \"fast\" is not a number"),
    (["--fling", "1e99"], "--fling: 1e99 is too large"),
    (["--drag", "5"], "--drag 0,-300"), (["--drag", "1,2,3,4"], "--drag 0,-300"),
    (["--drag", "0,-300,-1"], "from 0 to 60 seconds"),
    (["--drag", "0,up"], "--drag: \"up\" is not a number"),
    (["--to", "somewhere"], "\"cell 0.12\""), (["--to", ""], "\"cell 0.12\""),
    (["--to", "cell x"], "\"cell 0.12\""), (["--to", "1,2,3"], "0,500"),
    (["--to", "5", "--fling", "5"], "cannot be combined"),
    (["--hz", "50"], "--hz must be a divisor of 120"),
    (["--hz", "0"], "--hz must be a divisor of 120"),
    (["--hz", "-60"], "--hz must be a divisor of 120"),
    (["--hz", "sixty"], "--hz must be a divisor of 120"),
    (["--duration", "-1"], "from 0 to"), (["--duration", "1e6"], "from 0 to"),
    (["--measure", "tall"], "40-300"), (["--measure", "300-40"], "40-300"),
    (["--measure", "5-"], "40-300"), (["--measure", "-5"], "40-300"),
    (["--measure", "nan"], "40-300"), (["--format", "xml"], "text or json or csv or recording"),
  ])
  func wrongValuesSayWhatToWrite(arguments: [String], words: String) {
    let answer = CommandTests.run(["simulate", "list"] + arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(words), "\(answer.errors)")
    #expect(answer.output.isEmpty)
  }

  // MARK: Files

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simulate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: ["text", "json", "csv"])
  func theFileHoldsTheAnswer(format: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("run")
      let arguments = ["simulate", "discover", "--format", format]
      let answer = CommandTests.run(arguments + ["--out", file.path])
      #expect(answer.status == .success)
      #expect(answer.output.isEmpty)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == CommandTests.run(arguments).output)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run"])
    }
  }

  @Test(arguments: [["list", "--to", "cell 7.7"], ["./nowhere.json"], ["list", "--size", "0,0"]])
  func whatFailsLeavesWhatWasThere(arguments: [String]) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("run")
      let call = ["simulate"] + arguments + ["--format", "csv", "--out", file.path]
      #expect(CommandTests.run(call).status != .success)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      try Data("before".utf8).write(to: file)
      #expect(CommandTests.run(call).status != .success)
      #expect(try String(contentsOf: file, encoding: .utf8) == "before")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run"])
    }
  }

  @Test func aFolderThatIsNotThereCannotBeWritten() throws {
    try withFolder { folder in
      let answer = CommandTests.run(["simulate", "--out", folder.path + "/none/run"])
      #expect(answer.status == .output)
      #expect(answer.errors.contains("the file cannot be written"))
      #expect(answer.output.isEmpty)
    }
  }

  // MARK: Measuring

  /// Twenty rows, all visible at some time on the way down.
  @Test func measuring() throws {
    #expect(try Answer(["-"], input: Self.rows).height == 1_000)
    #expect(try Answer(["-", "--measure", "80"], input: Self.rows).height == 1_600)
    #expect(try Answer(["-", "--measure", "12.5"], input: Self.rows).height == 250)
    #expect(try Answer(["-", "--measure", "60-60"], input: Self.rows).height == 1_200)
    let between = try Answer(["-", "--measure", "40-300"], input: Self.rows)
    let height = try #require(between.height)
    #expect(height > 20 * 40 && height < 20 * 300)
    #expect(try Answer(["discover", "--measure", "none"]).summary["measurements"] as? Int == 0)
    let text = CommandTests.run(["simulate", "discover", "--measure", "none"]).output
    #expect(!text.contains("  drift  "))
    #expect(CommandTests.run(["simulate"]).output.contains("  drift  "))
  }
}
