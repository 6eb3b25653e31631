import Foundation
import Testing

@testable import PlaygroundKit

/// `render`: its formats, its options, and what it refuses.
@Suite struct RenderTests {
  /// Runs the command and returns its bytes.
  private func png(_ arguments: [String]) -> [UInt8] {
    let output = MemoryOutput()
    let console = Console(
      program: "playground", output: output, errors: MemoryOutput(), input: { Data() },
      terminal: Terminal())
    #expect(PlaygroundCommand(program: .playground, console: console).run(arguments) == .success)
    return output.bytes
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test func pngFollowsTheSizeAndTheScale() {
    for (scale, size) in [("1", (390, 844)), ("0.5", (195, 422)), ("3", (1170, 2532))] {
      let bytes = png(["render", "grid", "--size", "390x844", "--format", "png", "--scale", scale])
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(number(bytes[16..<20]) == size.0 && number(bytes[20..<24]) == size.1)
    }
    let wide = png(["render", "grid", "--device", "iPhone-15", "--landscape", "--format", "png"])
    #expect(number(wide[16..<20]) == 1704 && number(wide[20..<24]) == 786)
  }

  @Test func aRunIsAnAnimationOrAStrip() {
    let animation = png([
      "render", "grid", "--fling", "2000", "--scale", "0.2", "--format", "png", "--counts", "500",
    ])
    #expect(String(decoding: animation[37..<41], as: UTF8.self) == "acTL")
    let run = ["render", "grid", "--size", "100x100", "--fling", "2000", "--film", "3"]
    let strip = png(run + ["--format", "png"])
    // Three views of 100 points and two gaps of 16.
    #expect(number(strip[16..<20]) == 332)
    let svg = CommandTests.run(run + ["--format", "svg"])
    #expect(svg.output.contains("viewBox=\"-1 -1 334 102\""))
    let text = CommandTests.run(run)
    #expect(text.output.contains("3 moments of"))
  }

  @Test func theNameOfTheFileChoosesTheFormat() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, start) in [("a.png", "\u{FFFD}PNG"), ("a.svg", "<svg"), ("a.txt", "Cells")] {
      let path = folder.appendingPathComponent(name).path
      let answer = CommandTests.run(["render", "grid", "--out", path])
      #expect(answer.status == .success && answer.output.isEmpty)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(5)
      let text = String(decoding: bytes, as: UTF8.self)
      if name != "a.txt" { #expect(text.hasPrefix(start)) } else { #expect(!text.isEmpty) }
    }
  }

  @Test(arguments: [(80, 24), (120, 50), (20, 10), (40, 200)])
  func textFitsTheScreen(columns: Int, rows: Int) {
    for layout in ["discover", "mosaic", "pinned-headers", "wide-table"] {
      for extra in [[], ["--content", "whole"], ["--fling", "900"], ["--guides", "all"]] {
        let answer = CommandTests.run(
          ["render", layout, "--columns", "\(columns)", "--rows", "\(rows)"] + extra)
        let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        #expect(answer.status == .success, "\(layout) \(extra) \(answer.errors)")
        // The prompt needs a line.
        #expect(lines.count < rows, "\(layout) \(extra)")
        #expect(lines.allSatisfy { $0.count <= columns }, "\(layout) \(extra)")
      }
    }
  }

  @Test(arguments: [
    (["--content", "all"], "viewport or whole"),
    (["--guides", "group"], "did you mean \"groups\"?"),
    (["--labels", "no"], "on or off"),
    (["--scale", "2"], "add --format png"),
    (["--scale", "0", "--format", "png"], "above 0"),
    (["--scale", "1e9", "--format", "png"], "at most 100"),
    (["--scale", "100", "--format", "png"], "--scale"),
    (["--content", "whole", "--counts", "1000000000"], "--counts"),
    (["--content", "whole", "--fling", "3"], "cannot be combined"),
    (["--offset", "0,3", "--fling", "3"], "cannot be combined"),
    (["--film", "3"], "needs a run"),
    (["--film", "0", "--fling", "100"], "from 1 to 24"),
    (["--device", "iPhone 155"], "did you mean"),
    (["--device", "iphone pro max 15"], "did you mean \"iPhone 15 Pro Max\"?"),
    (["--device", "iPhone 15", "--split", "half"], "iPhone 15 is not an iPad"),
    (["--device", "iPad mini half third"], "two parts"),
    (["--device", "iPad mini third", "--split", "half"], "remove one"),
    (["--split", "half"], "--device"), (["--split", "hlaf"], "half"),
    (["--device", "iPad mini", "--split", "half", "--size", "3x3"], "cannot be combined"),
    (["--size", "3x3", "--landscape"], "cannot be combined"),
    (["--rows", "3"], "from 10 to 1000"),
    (["--appearance", "gray"], "light or dark"),
  ])
  func whatCannotBeDrawnIsRefused(arguments: [String], text: String) {
    let answer = CommandTests.run(["render", "grid"] + arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(text), "\(answer.errors)")
    #expect(answer.output.isEmpty)
  }

  @Test func aTerminalTakesNoPNG() {
    let output = MemoryOutput()
    let errors = MemoryOutput()
    let console = Console(
      program: "playground", output: output, errors: errors, input: { Data() },
      terminal: Terminal(environment: [:], isTerminal: true))
    let status = PlaygroundCommand(program: .playground, console: console)
      .run(["render", "grid", "--format", "png"])
    #expect(status == .usage && output.bytes.isEmpty)
    #expect(errors.text.contains("--out picture.png"))
  }

  @Test func linesLimitThePicture() {
    #expect(Terminal(environment: ["LINES": "30"], isTerminal: false).rows == 30)
    #expect(Terminal(environment: [:], isTerminal: false).rows == nil)
    #expect(Terminal(environment: ["LINES": "1"], isTerminal: false).rows == 10)
  }
}
